/** The table of Carpe Diem in words. */

import type { CarpeDiemView, Player } from "$gen/carpe-diem";
import { counted, others, verbs, type Area, type Told } from "$lib/board/areas";
import type { Json } from "$lib/board/narrow";
import { Picker } from "$lib/board/picker.svelte";
import { cardsText, districtText, ringText, sealsText, trackText } from "./told/describe";

const GAME = "carpe-diem";

/** All areas: ring, seal spaces, scoring cards, track, own district and things, the others. */
export default function describe(told: Told<CarpeDiemView>): Area[] {
  const { view, seat, names, words } = told;
  const text = (id: string, values: Record<string, string | number> = {}) =>
    words.text(`web-carpe-diem-${id}`, values);
  const nothing = new Picker(() => undefined);
  const list = (pieces: readonly unknown[]) =>
    counted(
      words,
      pieces.map((piece) => words.value(GAME, piece as Json)),
    );

  function means(player: Player): string[] {
    const chimneys = player.counts.find((one) => one.of === "chimney")?.number ?? 0;
    const cards = text("fountain-cards", { number: player.fountain_cards });
    const hand = player.fountain_hand ?? [];
    return [
      ...player.goods.map((good) => words.value(GAME, { ...good })),
      player.vp === null ? text("vp-hidden") : text("vp", { vp: player.vp }),
      text("chimneys", { number: chimneys }),
      hand.length > 0 ? `${cards}: ${list(hand)}` : cards,
      text("steps", { number: player.track }),
      player.stored.length > 0
        ? `${text("stored", { number: player.stored.length })}: ${list(player.stored)}`
        : text("stored", { number: 0 }),
    ];
  }

  const areas: Area[] = [
    {
      title: text("ring"),
      lines: [
        `${text("phase", { phase: view.phase })}, ${text("round", { round: view.round })}`,
        ...ringText(view, words, names, nothing),
        text("tiles-left", { light: view.light_tiles, dark: view.dark_tiles }),
      ],
      can: (form) =>
        ["enter", "walk", "rush"].includes(form.do) ||
        (form.do === "take" && view.stage !== "fetching"),
    },
    {
      title: text("seals"),
      lines: sealsText(view.seals, words),
      can: (form) => form.do === "take" && view.stage === "fetching",
    },
    {
      title: text("cards"),
      lines: cardsText(view, words, names, nothing),
      can: verbs("circle", "breads", "pay", "pay_set", "close"),
    },
    { title: text("track"), lines: trackText(view, words, names) },
  ];
  const me = view.players[seat];
  if (me) {
    const tile = view.draft?.tile;
    const uses = view.scoring?.uses ?? [];
    areas.push(
      {
        title: text("district", { who: names[seat] ?? "" }),
        lines: districtText(me, words),
        can: verbs("build"),
      },
      {
        title: text("mine"),
        lines: [
          ...(tile ? [`${text("in-hand")}: ${words.value(GAME, { ...tile })}`] : []),
          ...means(me),
          ...uses.map(
            (use) =>
              `${text("card-number", { number: use.card })}: ${text("fulfilled-times", { times: use.times })}`,
          ),
        ],
        can: verbs("store", "return", "finish"),
      },
    );
  }
  for (const other of others(view.players.length, seat)) {
    const player = view.players[other]!;
    areas.push({
      title: text("district", { who: names[other] ?? "" }),
      lines: [...districtText(player, words), ...means(player)],
    });
  }
  return areas;
}
