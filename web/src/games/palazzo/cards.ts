/** Money cards in order, and the groups in which laid cards lie. */

import type { Card, Certificate } from "$gen/palazzo";

export type Money = Card | Certificate;

export const CURRENCIES = ["brown", "green", "blue"];

/** Laid cards as they lie: three of a kind together, or a card by itself. */
export interface Group {
  cards: Money[];
  together: boolean;
}

/** By currency, then by value; certificates last. */
export function sorted(cards: readonly Money[]): Money[] {
  const rank = (card: Money) =>
    card.is === "card" ? CURRENCIES.indexOf(card.currency) * 10 + card.value : 99;
  return [...cards].sort((a, b) => rank(a) - rank(b));
}

/** The hand as it is held: one fan for each currency, one for the certificates. */
export function fans(cards: readonly Money[]): Money[][] {
  const kinds = [...CURRENCIES, "certificate"];
  const of = (card: Money) => (card.is === "card" ? card.currency : "certificate");
  return kinds
    .map((kind) => sorted(cards).filter((card) => of(card) === kind))
    .filter((fan) => fan.length > 0);
}

/**
 * The groups in which cards were laid. `worth` is what they count together: it tells how many of
 * the certificates, which may have come one by one, lie as threes.
 */
export function groups(cards: readonly Money[], worth: number): Group[] {
  const left = sorted(cards);
  const found: Group[] = [];
  const take = (currency: string, value: number): Card | undefined => {
    const at = left.findIndex(
      (card) => card.is === "card" && card.currency === currency && card.value === value,
    );
    return at < 0 ? undefined : (left.splice(at, 1)[0] as Card);
  };
  for (const { value } of left.filter((card) => card.is === "card")) {
    const has = (currency: string) =>
      left.some((card) => card.is === "card" && card.currency === currency && card.value === value);
    if (CURRENCIES.every(has)) {
      found.push({ cards: CURRENCIES.map((one) => take(one, value)!), together: true });
    }
  }
  const certificates = left.filter((card) => card.is === "certificate");
  const singles = left.filter((card) => card.is === "card");
  const rest =
    worth -
    found.length * THREE -
    singles.reduce((sum, card) => sum + card.value, 0) -
    certificates.length * 2;
  const threes = Math.max(
    0,
    Math.min(Math.floor(certificates.length / 3), Math.floor(rest / (THREE - 3 * 2))),
  );
  for (let n = 0; n < threes; n++) {
    found.push({ cards: certificates.splice(0, 3), together: true });
  }
  return [
    ...found,
    ...singles.map((card) => ({ cards: [card], together: false })),
    ...certificates.map((card) => ({ cards: [card], together: false })),
  ];
}

/** What three of a kind count, as printed on the overview. */
const THREE = 15;
