/** The cards and workers that a payment uses. The server decides which payments are legal. */

import type { Form, Json, Offer } from "$lib/board/narrow";

type Unit = { is: string; count?: number; colour?: string };

/** One card or worker of a payment. */
export interface Given {
  /** The card's colour, or null for a worker. */
  colour: string | null;
  /** Whether it is half of a pair that stands for another colour. */
  joker: boolean;
}

function units(form: Form): Unit[] {
  return form.do === "pay" ? (form.with as Json as Unit[]) : [];
}

/** The cards and workers of a payment for a field of a colour. */
export function given(form: Form, colour: string): Given[] {
  return units(form).flatMap((unit): Given[] => {
    const count = unit.count ?? 2;
    if (unit.is === "pair") {
      return Array.from({ length: 2 }, () => ({ colour: unit.colour ?? null, joker: true }));
    }
    const own = unit.is === "own_cards" ? colour : null;
    return Array.from({ length: count }, () => ({ colour: own, joker: false }));
  });
}

/** Whether a payment uses cards of this colour, or workers (null). */
export function uses(form: Form, colour: string | null, field: string): boolean {
  return given(form, field).some((one) => one.colour === colour);
}

/** A worker is worth more than the card it replaces. */
const WORKER = 1.5;

function cost(form: Form, field: string): number {
  return given(form, field).reduce((sum, one) => sum + (one.colour === null ? WORKER : 1), 0);
}

/** The payments, the fewest cards first. */
export function cheapestFirst(offers: readonly Offer[], field: string): Offer[] {
  return offers
    .filter((offer) => offer.action.do === "pay")
    .sort((a, b) => cost(a.action, field) - cost(b.action, field));
}
