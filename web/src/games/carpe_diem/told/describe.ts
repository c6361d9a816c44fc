/** The areas of the table in words, for everyone who does not see them. */

import type { CarpeDiemView, Cell, Player, Tile } from "$gen/carpe-diem";
import type { Picker } from "$lib/board/picker.svelte";
import type { Words } from "$lib/words/words";
import { offersOf, previewOf, type Scored } from "../moves/offers";

type Values = Record<string, string | number>;

const GAME = "carpe-diem";

function say(words: Words, id: string, values: Values = {}): string {
  return words.text(`web-carpe-diem-told-${id}`, values);
}

function cells(words: Words, found: readonly Cell[]): string {
  return found.map((cell) => words.value(GAME, { ...cell })).join("; ");
}

/** Every display with its tiles, who stands there, and whether the viewer can go there. */
export function ringText(
  view: CarpeDiemView,
  words: Words,
  names: readonly string[],
  picker: Picker,
): string[] {
  return view.displays.map((row, i) => {
    const field = i + 1;
    const tiles = row.filter((tile) => tile !== null).map((tile) => words.value(GAME, tile));
    const parts = [
      say(words, "field", { field, tiles: tiles.join("; ") || say(words, "no-tiles") }),
      ...view.players.flatMap((player, p) =>
        player.figure === field ? [say(words, "stands", { who: names[p] ?? "" })] : [],
      ),
    ];
    if (picker.can({ do: "walk", field })) parts.push(say(words, "walk"));
    else if (picker.can({ do: "rush", field })) parts.push(say(words, "rush"));
    else if (picker.can({ do: "enter", field })) parts.push(say(words, "enter"));
    return parts.join(" ");
  });
}

export function sealsText(seals: readonly (Tile | null)[], words: Words): string[] {
  const left = seals.filter((tile) => tile !== null);
  return left.length > 0 ? left.map((tile) => words.value(GAME, tile)) : [say(words, "no-tiles")];
}

/** A district: its tiles, what is finished and what is open, banderoles, dead fields, tasks. */
export function districtText(player: Player, words: Words): string[] {
  const lines = player.laid.map(({ row, column, tile }) =>
    say(words, "tile", {
      where: words.value(GAME, { is: "cell", row, column }),
      tile: words.value(GAME, { ...tile }),
    }),
  );
  for (const feature of player.features) {
    const what = words.value(GAME, { is: "finished", of: feature.of, tiles: feature.cells.length });
    lines.push(
      feature.finished
        ? say(words, "finished", { what })
        : say(words, "open", { what, where: cells(words, feature.open_to) }),
    );
  }
  if (player.banderoles.length > 0)
    lines.push(say(words, "banderoles", { where: cells(words, player.banderoles) }));
  if (player.unfillable.length > 0)
    lines.push(say(words, "unfillable", { where: cells(words, player.unfillable) }));
  for (const task of player.tasks) {
    const line = words.text(`web-carpe-diem-line-${task.column ? "column" : "row"}`, {
      number: task.row ?? task.column ?? 0,
    });
    const what = words.value(GAME, { is: "kind", of: task.task.of });
    lines.push(words.text(`web-carpe-diem-task-${task.status}`, { line, what, vp: task.task.vp }));
  }
  return lines;
}

/** The cards in their slots, and the circles between them. */
export function cardsText(
  view: CarpeDiemView,
  words: Words,
  names: readonly string[],
  picker: Picker,
): string[] {
  const worth = new Map(
    offersOf(picker, "circle").map((offer) => [
      Number(offer.action.circle),
      previewOf<Scored>(offer)?.vp ?? 0,
    ]),
  );
  const slots = view.slots.map((slot) =>
    say(words, "slot", { number: slot.number, card: words.value(GAME, slot.card as never) }),
  );
  const circles = view.circles.map(({ number, cards: [first = 0, second = 0], disc }) => {
    const vp = worth.get(number);
    const state =
      disc !== null
        ? say(words, "disc", { who: names[disc] ?? "" })
        : vp !== undefined
          ? say(words, "worth", { vp })
          : say(words, "free");
    return say(words, "circle", { number, first, second, state });
  });
  return [...slots, ...circles];
}

/** The track in scoring order. */
export function trackText(view: CarpeDiemView, words: Words, names: readonly string[]): string[] {
  const order = view.players.map((player, p) => ({ player, p }));
  order.sort((a, b) => a.player.track_place - b.player.track_place);
  return order.map(({ player, p }) =>
    say(words, "track", { who: names[p] ?? "", space: player.track, place: player.track_place }),
  );
}
