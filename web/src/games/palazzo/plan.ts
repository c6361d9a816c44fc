/** A proposal under way: its steps are played one after the other, each when it is offered. */

import type { Way } from "$gen/palazzo";
import { same, type Form, type Offer } from "$lib/board/narrow";

export class Plan {
  #steps: Form[];
  /** How many cards must lie before the next step, if nothing has come between. */
  #laid: number;

  constructor(way: Way, laid: number) {
    this.#steps = way.steps as Form[];
    this.#laid = laid;
  }

  get done(): boolean {
    return this.#steps.length === 0;
  }

  /** The next step among what is offered; null, and the plan is over, if things are not as expected. */
  next(legal: readonly Offer[], laid: number): Offer | null {
    const [step, ...rest] = this.#steps;
    const offer = step && laid === this.#laid && legal.find(({ action }) => same(action, step));
    if (!offer) {
      this.#steps = [];
      return null;
    }
    this.#steps = rest;
    this.#laid += step.do === "lay_triple" ? 3 : 1;
    return offer;
  }
}
