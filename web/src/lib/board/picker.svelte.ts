/** Chooses one action, click by click; boards query which elements can be clicked. */

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
  /** The legal actions of the viewer; empty while others decide or a request is pending. */
  legal: Offer[] = $state.raw([]);
  /** The clicks so far. */
  choices: Choice[] = $state.raw([]);
  /** The pattern under the pointer, for previews. */
  hovered: Pattern | null = $state.raw(null);
  /** The actions still possible. */
  remaining: Offer[] = $derived(narrow(this.legal, this.choices));
  /** Called with the chosen action. */
  #play: (offer: Offer) => void;

  constructor(play: (offer: Offer) => void) {
    this.#play = play;
  }

  /** Start a new decision without choices. */
  reset(legal: Offer[]): void {
    this.legal = legal;
    this.choices = [];
    this.hovered = null;
  }

  /** The remaining actions that match a pattern. */
  offers(pattern: Pattern): Offer[] {
    return this.remaining.filter((offer) => matches(offer.action, pattern));
  }

  /** Whether an element with this pattern can be clicked now. */
  can(pattern: Pattern): boolean {
    return this.remaining.some((offer) => matches(offer.action, pattern));
  }

  /** Whether the element with this key is one of the choices. */
  chosen(key: string): boolean {
    return this.choices.some((choice) => choice.key === key);
  }

  /** The first offer under the pointer, for its preview. */
  get preview(): Offer | null {
    return this.hovered === null ? null : (this.offers(this.hovered)[0] ?? null);
  }

  /** Choose an element, or undo this and later choices; plays the action when one remains. */
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

  /** Actions that the choices determine completely although others remain. */
  get finished(): Offer[] {
    if (this.choices.length === 0) return [];
    return this.remaining.filter((offer) => complete(offer.action, this.choices));
  }

  /** Play an action. */
  play(offer: Offer): void {
    this.choices = [];
    this.hovered = null;
    this.#play(offer);
  }

  /** Play the action with this JSON form, if it is legal. */
  playForm(form: Form): void {
    const offer = this.legal.find((one) => matches(one.action, form) && matches(form, one.action));
    if (offer) this.play(offer);
  }

  /** Undo all choices. */
  clear(): void {
    this.choices = [];
  }
}
