/** Remembers the ways to pay that one spending has offered. */

import type { CarpeDiemView } from "$gen/carpe-diem";
import type { Offer } from "$lib/board/narrow";

/** What tells one spending from another. */
export function spendingOf(view: CarpeDiemView): string {
  return JSON.stringify([view.to_move, view.current_circle, view.circles]);
}

export class Seen {
  #of = "";
  #known: Offer[] = [];

  /**
   * The ways offered in this spending so far, in the order in which they came: those offered now, and
   * those that were offered before.
   */
  with(spending: string, offers: readonly Offer[], key: (offer: Offer) => string): Offer[] {
    if (spending !== this.#of) this.#known = [];
    this.#of = spending;
    const now = new Map(offers.map((offer) => [key(offer), offer]));
    const kept = this.#known.map((offer) => now.get(key(offer)) ?? offer);
    const known = new Set(kept.map(key));
    this.#known = [...kept, ...offers.filter((offer) => !known.has(key(offer)))];
    return this.#known;
  }
}
