/** Animations and board places of log lines. */

import type { Amount, CarpeDiemView } from "$gen/carpe-diem";
import type { Flight, Line, Position } from "$lib/board/board";
import { same, type Json } from "$lib/board/narrow";

type Fields = { [key: string]: Json };

function seatOf(value: Json | undefined): number {
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? Number(value.seat)
    : -1;
}

function amounts(value: Json | undefined): Amount[] {
  return Array.isArray(value) ? (value as unknown as Amount[]) : [];
}

/** Gains fly from their source to the player; payments fly off the table. */
function exchanged(entry: Fields, seat: number, from: string | null): Flight[] {
  const piece = (amount: Amount): Json => ({ ...amount });
  const goal = (amount: Amount) => (amount.of === "step" ? `disc-${seat}` : `goods-${seat}`);
  return [
    ...amounts(entry.gives).map((one) => ({ piece: piece(one), from: `goods-${seat}`, to: null })),
    ...amounts(entry.gains).map((one) => ({ piece: piece(one), from, to: goal(one) })),
  ];
}

function tileOf(entry: Fields): Fields {
  return { ...(entry.tile as Fields), turn: entry.turn ?? 0 };
}

/** The slot of a card; log lines contain the card, not the slot. */
function slotOf(card: Json | undefined, view: CarpeDiemView | undefined): string | null {
  const found = view?.slots.find((slot) => same(slot.card as unknown as Json, card));
  return found ? `slot-${found.number}` : null;
}

/** A scoring turn: goods fly to the cards they were given for, gains back, penalties away. */
function finished(entry: Fields, actor: number, view: CarpeDiemView | undefined): Flight[] {
  const uses = (Array.isArray(entry.uses) ? entry.uses : []) as Fields[];
  const given = uses.flatMap((use) =>
    amounts(use.gives).map((one) => ({
      piece: { ...one } as Json,
      from: `goods-${actor}`,
      to: slotOf(use.card, view),
    })),
  );
  const from = uses.length > 0 ? slotOf(uses[0]?.card, view) : null;
  const lost = Number(entry.lost);
  const penalty = { is: "amount", of: "vp", number: -lost };
  return [
    ...given,
    ...exchanged({ gains: entry.gains ?? null }, actor, from),
    ...(lost > 0 ? [{ piece: penalty, from: `goods-${actor}`, to: null }] : []),
  ];
}

export function flights(line: Line, position: Position<CarpeDiemView>): Flight[] {
  const { actor, entry } = line;
  const cell = `cell-${actor}-${entry.row}-${entry.column}`;
  switch (entry.do) {
    case "enter":
      return [
        { piece: { is: "figure", seat: actor }, from: `seat-${actor}`, to: `half-${entry.field}` },
      ];
    case "build":
      return [
        {
          piece: { is: "figure", seat: actor },
          from: `figure-${actor}`,
          to: `half-${entry.field}`,
        },
        { piece: tileOf(entry), from: `field-${entry.field}`, to: cell },
        ...exchanged(entry, actor, cell),
      ];
    case "build_fetched":
      return [{ piece: tileOf(entry), from: "seals", to: cell }, ...exchanged(entry, actor, cell)];
    case "store":
      return [
        {
          piece: { is: "figure", seat: actor },
          from: `figure-${actor}`,
          to: `half-${entry.field}`,
        },
        { piece: entry.tile ?? null, from: `field-${entry.field}`, to: `seat-${actor}` },
        ...exchanged(entry, actor, `seat-${actor}`),
      ];
    case "store_fetched":
      return [
        { piece: entry.tile ?? null, from: "seals", to: `seat-${actor}` },
        ...exchanged(entry, actor, `seat-${actor}`),
      ];
    case "draw":
      return [{ piece: entry.fountain_card ?? null, from: null, to: `goods-${seatOf(entry.to)}` }];
    case "draw_hidden":
      return [{ piece: { is: "fountain-back" }, from: null, to: `goods-${seatOf(entry.to)}` }];
    case "return":
      return [
        { piece: entry.fountain_card ?? null, from: `goods-${actor}`, to: null },
        ...exchanged(entry, actor, `seat-${actor}`),
      ];
    case "return_hidden":
      return [
        { piece: { is: "fountain-back" }, from: `goods-${actor}`, to: null },
        ...exchanged(entry, actor, `seat-${actor}`),
      ];
    case "circle":
      return [
        { piece: { is: "disc", seat: actor }, from: `seat-${actor}`, to: `circle-${entry.circle}` },
        ...exchanged(entry, actor, `circle-${entry.circle}`),
      ];
    case "finish":
      return finished(entry, actor, position.view);
    case "lay_display":
      return [{ piece: entry.tile ?? null, from: null, to: `field-${entry.field}` }];
    case "lay_seal":
      return [{ piece: entry.tile ?? null, from: null, to: "seals" }];
    case "card":
      return [{ piece: entry.card ?? null, from: null, to: `slot-${entry.slot}` }];
    default:
      return [];
  }
}

/** The places of a log line; also of an action, which hints use. */
export function places(line: Line): string[] {
  const { actor, entry } = line;
  const cell = `cell-${actor}-${entry.row}-${entry.column}`;
  switch (entry.do) {
    case "enter":
    case "walk":
    case "rush":
    case "lay_display":
      return [`field-${entry.field}`];
    case "build":
      return entry.field === undefined ? [cell] : [`field-${entry.field}`, cell];
    case "build_fetched":
      return ["seals", cell];
    case "store":
      return entry.field === undefined
        ? [`seat-${actor}`]
        : [`field-${entry.field}`, `seat-${actor}`];
    case "store_fetched":
      return ["seals", `seat-${actor}`];
    case "lay_seal":
      return ["seals"];
    case "circle":
      return [`circle-${entry.circle}`];
    case "breads":
    case "pay":
    case "pay_set":
    case "close":
      return typeof entry.card === "number" ? [`slot-${entry.card}`] : [`goods-${actor}`];
    case "return":
    case "return_hidden":
    case "finish":
      return [`goods-${actor}`];
    case "draw":
    case "draw_hidden":
      return [`goods-${seatOf(entry.to)}`];
    case "starter":
      return [`seat-${seatOf(entry.seat)}`];
    case "tableau":
    case "frame":
      return [`seat-${seatOf(entry.to)}`];
    case "card":
      return [`slot-${entry.slot}`];
    default:
      return [];
  }
}
