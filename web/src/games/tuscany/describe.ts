/** The table of The Castles of Tuscany in words. */

import type { Player, TuscanyView } from "$gen/tuscany";
import { counted, others, verbs, type Area, type Told } from "$lib/board/areas";
import type { Json } from "$lib/board/narrow";
import {
  aboutBonus,
  aboutColourBonus,
  aboutField,
  aboutMarble,
  aboutOpen,
  aboutStored,
  aboutWorkers,
  label,
} from "./pieces/about";
import { COLOURS } from "./pieces/kinds";

const GAME = "tuscany";

/** All areas: open tiles, piles, supplies, points, own map and things, the others. */
export default function describe(told: Told<TuscanyView>): Area[] {
  const { view, seat, names, words } = told;
  const text = (id: string, values: Record<string, string | number> = {}) =>
    words.text(`web-tuscany-${id}`, values);
  const list = (pieces: readonly unknown[]) =>
    counted(
      words,
      pieces.map((piece) => words.value(GAME, piece as Json)),
    );
  const main = Math.max(0, seat);
  const arranging = view.phase === "arranging";

  function map(player: Player, name: string): string[] {
    if (player.arranging) {
      return player.arranging.map(
        (board) =>
          `${board.board}: ${board.colours.map((colour) => text("colour", { colour })).join(", ")}`,
      );
    }
    const found = player.map;
    if (!found) return [text("arranging", { name })];
    return found.fields.map((field) => label(aboutField(words, found, field)));
  }
  function points(player: Player, at: number): string[] {
    return [
      ...(view.start === at ? [text("start-player")] : []),
      `${text("green")}: ${player.green}`,
      `${text("red")}: ${player.red}`,
      words.text("tuscany-about-clock-value", {
        left: 21 - player.laid_out,
        next: player.to_next_scoring,
      }),
    ];
  }
  function things(player: Player): string[] {
    const cards = text("hand", { count: player.hand_size });
    const bonus = Object.entries(player.bonus).filter(([, count]) => count > 0);
    return [
      player.hand
        ? `${cards}: ${player.hand.map((one) => words.value(GAME, { ...one })).join(", ")}`
        : cards,
      ...player.storage.map((item, i) => label(aboutStored(words, item, i, player))),
      label(aboutWorkers(words, player.workers)),
      label(aboutMarble(words, player.marble)),
      ...bonus.map(([kind, count]) => label(aboutBonus(words, kind, count, true))),
    ];
  }

  const areas: Area[] = [];
  if (!arranging) {
    areas.push(
      {
        title: text("display"),
        lines: view.display.map((item, i) => label(aboutOpen(words, item, i, view.players[main]))),
        can: verbs("take", "exchange", "castle_take"),
      },
      {
        title: text("piles"),
        lines: [
          text("deck-tip", { count: view.deck }),
          `${text("discards")}: ${view.discards.length > 0 ? list(view.discards) : 0}`,
          `${text("yields")}: ${view.yields}`,
          `${text("neutral")}: ${view.neutral}`,
          `${text("aside")}: ${view.aside.reduce((sum, one) => sum + one.count, 0)}`,
        ],
        can: verbs("draw"),
      },
      {
        title: text("bonus-tiles"),
        lines: Object.entries(view.bonus_left).map(([bonus, left]) =>
          label(aboutBonus(words, bonus, left, false)),
        ),
        can: verbs("bonus"),
      },
      {
        title: text("colour-bonuses"),
        lines: COLOURS.map((colour) =>
          label(
            aboutColourBonus(
              words,
              colour,
              view.colour_bonus.find((one) => one.colour === colour),
            ),
          ),
        ),
      },
      {
        title: text("tracks"),
        lines: view.players.map((player, i) => [names[i], ...points(player, i)].join("; ")),
      },
    );
  }
  const me = view.players[seat];
  if (me) {
    const { draft } = view;
    const paid = draft ? draft.laid.map((one) => words.value(GAME, { ...one })).join(", ") : "";
    const paying = draft
      ? text("payment", { item: words.value(GAME, { ...draft.item } as Json), field: draft.field })
      : "";
    areas.push(
      {
        title: me.arranging ? text("arranger") : text("map-of", { name: names[seat] ?? "" }),
        lines: map(me, names[seat] ?? ""),
        can: verbs("arrange", "shift", "start_castle", "place", "castle_place"),
      },
      {
        title: words.text("tuscany-describe-mine"),
        lines: [
          ...(draft ? [paid ? `${paying}: ${paid}` : paying] : []),
          ...points(me, seat),
          ...things(me),
        ],
        can: verbs("pay", "marble", "end_turn", "skip_castle"),
      },
    );
  }
  for (const other of others(view.players.length, seat)) {
    const player = view.players[other]!;
    const name = names[other] ?? "";
    areas.push({
      title: name,
      lines: [...points(player, other), ...things(player), ...map(player, name)],
    });
  }
  return areas;
}
