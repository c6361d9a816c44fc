/** The choosing of one action, click by click; boards ask it what can be clicked. */

import {
  complete,
  matches,
  narrow,
  type Choice,
  type Form,
  type Offer,
  type Pattern,
} from "./narrow";

export class Picker {
  /** The legal actions of the viewer's decision; empty while others decide or an answer is awaited. */
  legal: Offer[] = $state.raw([]);
  /** What has been clicked so far. */
  choices: Choice[] = $state.raw([]);
  /** The pattern under the pointer, for previews. */
  hovered: Pattern | null = $state.raw(null);
  /** The actions still possible. */
  remaining: Offer[] = $derived(narrow(this.legal, this.choices));
  /** Called with the action when it is chosen. */
  #play: (offer: Offer) => void;

  constructor(play: (offer: Offer) => void) {
    this.#play = play;
  }

  /** A new decision: nothing is chosen. */
  reset(legal: Offer[]): void {
    this.legal = legal;
    this.choices = [];
    this.hovered = null;
  }

  /** The remaining actions that a pattern leaves: empty if there is nothing to click. */
  offers(pattern: Pattern): Offer[] {
    return this.remaining.filter((offer) => matches(offer.action, pattern));
  }

  /** Whether something with this pattern can be clicked now. */
  can(pattern: Pattern): boolean {
    return this.remaining.some((offer) => matches(offer.action, pattern));
  }

  /** Whether this has been clicked on the way to an action. */
  chosen(key: string): boolean {
    return this.choices.some((choice) => choice.key === key);
  }

  /** The first offer under the pointer, for showing what it would bring. */
  get preview(): Offer | null {
    return this.hovered === null ? null : (this.offers(this.hovered)[0] ?? null);
  }

  /** Click: choose it, or take it and everything after it back; the last choice plays the action. */
  click(key: string, pattern: Pattern): void {
    const at = this.choices.findIndex((choice) => choice.key === key);
    if (at >= 0) {
      this.choices = this.choices.slice(0, at);
      return;
    }
    const left = this.offers(pattern);
    if (left.length === 0) return;
    if (left.length === 1 && left[0]) {
      this.play(left[0]);
      return;
    }
    this.choices = [...this.choices, { key, pattern }];
  }

  /** Actions that are fully named although others remain: "only this one". */
  get finished(): Offer[] {
    if (this.choices.length === 0) return [];
    return this.remaining.filter((offer) => complete(offer.action, this.choices));
  }

  /** Play an action outright. */
  play(offer: Offer): void {
    this.choices = [];
    this.hovered = null;
    this.#play(offer);
  }

  /** Play the action of a form, if it is legal. */
  playForm(form: Form): void {
    const offer = this.legal.find((one) => matches(one.action, form) && matches(form, one.action));
    if (offer) this.play(offer);
  }

  /** Take back the clicks. */
  clear(): void {
    this.choices = [];
  }
}
