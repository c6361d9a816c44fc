/** A proposal being played: each step is played as soon as it is offered. */

import type { Way } from "$gen/palazzo";
import { same, type Form, type Offer } from "$lib/board/narrow";

export class Plan {
  #steps: Form[];
  /** The number of laid cards expected before the next step. */
  #laid: number;

  constructor(way: Way, laid: number) {
    this.#steps = way.steps as Form[];
    this.#laid = laid;
  }

  get done(): boolean {
    return this.#steps.length === 0;
  }

  /** The next step among the offers. Null ends the plan: the position is not as expected. */
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
