/** Typed access to the legal actions of Carpe Diem and their previews. */

import type { Amount, Cell, FountainCard, Player, Task, Use } from "$gen/carpe-diem";
import { matches, same, type Form, type Json, type Offer, type Pattern } from "$lib/board/narrow";
import type { Picker } from "$lib/board/picker.svelte";

export interface Finished {
  is: "finished";
  of: string;
  tiles: number;
}

/** The preview of building. */
export interface Built {
  finishes: Finished[];
  gains: Amount[];
  tasks: Task[];
  villa_vp: number;
  unfillable: Cell[];
}

/** The preview of a circle. */
export interface Scored {
  vp: number;
  steps: number;
  cards: { card: number; automatic: number; times: number; gains: Amount[]; penalty: number }[];
  others: { seat: number; vp: number }[];
}

/** The preview of a payment. */
export interface Paid {
  gains: Amount[];
  gives: Amount[];
}

/** The actions that fulfil the card of a slot. */
export function cardPattern(card: number): Pattern {
  return ["breads", "pay", "pay_set"].map((verb) => ({ do: verb, card }));
}

/** The actions that give a ware, coin or bread; a function, because only previews tell. */
export function givingPattern(picker: Picker, of: string): Pattern {
  const given = picker.legal
    .filter((offer) => (previewOf<Paid>(offer)?.gives ?? []).some((amount) => amount.of === of))
    .map((offer) => offer.action);
  return (form) => given.some((one) => same(one as Json, form as Json));
}

export function previewOf<T>(offer: Offer | null | undefined): T | null {
  const preview = offer?.preview;
  return preview && Object.keys(preview).length > 0 ? (preview as unknown as T) : null;
}

/** All legal actions of a verb, regardless of the choices so far. */
export function offersOf(picker: Picker, verb: string): Offer[] {
  return picker.legal.filter((offer) => offer.action.do === verb);
}

/** The legal actions under the pointer, regardless of the choices so far. */
export function pointedAt(picker: Picker): Offer[] {
  const pattern = picker.hovered;
  return pattern === null ? [] : picker.legal.filter((offer) => matches(offer.action, pattern));
}

export function cellKey(cell: { row: number; column: number }): string {
  return `${cell.row}-${cell.column}`;
}

/** The offers to build the tile by cell, one for each orientation. */
export function buildsByCell(picker: Picker): Map<string, Offer[]> {
  const found = new Map<string, Offer[]>();
  for (const offer of offersOf(picker, "build")) {
    const key = `${offer.action.row}-${offer.action.column}`;
    found.set(key, [...(found.get(key) ?? []), offer]);
  }
  return found;
}

/** The cells on which the tiles of some offers fit. */
export function fittingCells(offers: readonly Offer[]): Set<string> {
  const found = new Set<string>();
  for (const offer of offers) {
    const cells = (offer.preview?.cells ?? []) as unknown as Cell[];
    for (const cell of cells) found.add(cellKey(cell));
  }
  return found;
}

/** The kinds that a fountain card for a family counts. */
const FAMILIES: Record<string, readonly string[]> = {
  landscape: ["pond", "vineyard", "chicken_yard", "herb_garden"],
  dwelling: ["merchant", "baker", "administrator", "craftsman"],
};

/** The points of a fountain card in a player's district now. */
export function cardWorth(card: FountainCard, player: Player): number {
  const kinds = FAMILIES[card.of] ?? [card.of];
  const done = player.counts
    .filter((one) => kinds.includes(one.of))
    .reduce((sum, one) => sum + one.number, 0);
  return card.vp * done;
}

/** The action that a use was played with. */
export function stepOf(use: Use): Form {
  if (use.do === "pay") return { do: "pay", card: use.card, coins: use.coins };
  if (use.do === "breads") return { do: "breads", card: use.card };
  return { do: "pay_set", card: use.card, coins_for: use.coins_for as unknown as Json };
}
