/** The order of money cards, and the groups of laid cards. */

import type { Card, Certificate, Opening } from "$gen/palazzo";
import { same } from "$lib/board/narrow";

export type Money = Card | Certificate;

export const CURRENCIES = ["brown", "green", "blue"];
/** The value of a group of three, for display only. */
export const THREE = 15;
const CERTIFICATE = 2;

/** A group of three laid cards, or a single card. */
export interface Group {
  cards: Money[];
  together: boolean;
}

/** Whether the certificate that opens an auction is part of a bid. */
export function opens(laid: readonly (Money | Opening)[]): boolean {
  return laid.some((card) => card.is === "opening");
}

/** The cards of a bid without the certificate that opened the auction. */
export function withoutOpening(laid: readonly (Money | Opening)[]): Money[] {
  return laid.filter((card) => card.is !== "opening");
}

/** By currency, then by value; certificates last. */
export function sorted(cards: readonly Money[]): Money[] {
  const rank = (card: Money) =>
    card.is === "card" ? CURRENCIES.indexOf(card.currency) * 10 + card.value : 99;
  return [...cards].sort((a, b) => rank(a) - rank(b));
}

/** The hand in fans: one for each currency, one for the certificates. */
export function fans(cards: readonly Money[]): Money[][] {
  const kinds = [...CURRENCIES, "certificate"];
  const of = (card: Money) => (card.is === "card" ? card.currency : "certificate");
  return kinds
    .map((kind) => sorted(cards).filter((card) => of(card) === kind))
    .filter((fan) => fan.length > 0);
}

/** A fan with its laid cards marked: the last of equal ones. */
export function spread(
  fan: readonly Money[],
  laid: readonly Money[],
): { card: Money; out: boolean }[] {
  const left = [...laid];
  return fan
    .toReversed()
    .map((card) => {
      const at = left.findIndex((one) => same(one, card));
      if (at >= 0) left.splice(at, 1);
      return { card, out: at >= 0 };
    })
    .toReversed();
}

/** The values of all triples: one card of this value in each currency. */
function triples(cards: readonly Money[]): number[] {
  const found: number[] = [];
  const values = new Set(cards.map((card) => (card.is === "card" ? card.value : 0)));
  for (const value of [...values].filter(Boolean).sort()) {
    const copies = CURRENCIES.map(
      (currency) =>
        cards.filter(
          (card) => card.is === "card" && card.currency === currency && card.value === value,
        ).length,
    );
    for (let n = 0; n < Math.min(...copies); n++) found.push(value);
  }
  return found;
}

/** The number of groups of three certificates if all are laid at once. */
export function threes(cards: readonly Money[]): number {
  return Math.floor(cards.filter((card) => card.is === "certificate").length / 3);
}

/** The number of groups of three certificates in a bid laid in several steps, from its value. */
export function threesWorth(cards: readonly Money[], worth: number): number {
  const found = triples(cards);
  const flat = cards.reduce(
    (sum, card) => sum + (card.is === "card" ? card.value : CERTIFICATE),
    found.reduce((sum, value) => sum + THREE - 3 * value, 0),
  );
  return Math.max(
    0,
    Math.min(threes(cards), Math.round((worth - flat) / (THREE - 3 * CERTIFICATE))),
  );
}

/** The groups of laid cards; `together` of them are three certificates. */
export function groups(cards: readonly Money[], together: number): Group[] {
  const left = sorted(cards);
  const found: Group[] = triples(cards).map((value) => ({
    together: true,
    cards: CURRENCIES.map((currency) => {
      const at = left.findIndex(
        (card) => card.is === "card" && card.currency === currency && card.value === value,
      );
      return left.splice(at, 1)[0]!;
    }),
  }));
  for (let n = 0; n < together; n++) found.push({ cards: left.splice(-3), together: true });
  return [...found, ...left.map((card) => ({ cards: [card], together: false }))];
}
