/** Chooses one action, click by click; boards query which elements can be clicked. */

import {
  complete,
  matches,
  narrow,
  type Choice,
  type Form,
  type Offer,
  type Json,
  type Pattern,
} from "./narrow";
import type { Message } from "$lib/words/words";

/** What a picker can do besides playing; without them, as in lessons, it does not offer it. */
export interface Services {
  /** Take a step of the draft out again. */
  withdraw?: (form: Form) => void;
  /** Show at an element why something cannot be done. */
  why?: (what: Json, element: Element) => void;
  /** The reason why something cannot be done; null if it can. */
  reason?: (what: Json) => Promise<Message | null>;
  /** What an action destroys, as a sentence; null if nothing. */
  loss?: (offer: Offer) => string | null;
}

export class Picker {
  /** The legal actions of the viewer; empty while others decide or a request is pending. */
  legal: Offer[] = $state.raw([]);
  /** The clicks so far. */
  choices: Choice[] = $state.raw([]);
  /** The pattern under the pointer, for previews. */
  hovered: Pattern | null = $state.raw(null);
  /** The target under the pointer. */
  over: Element | null = $state.raw(null);
  /** The element under the pointer that plays several steps, of which the last is final. */
  warned: Element | null = $state.raw(null);
  /** The steps of the viewer's draft that can be taken out again. */
  draft: Form[] = $state.raw([]);
  /** The actions still possible. */
  remaining: Offer[] = $derived(narrow(this.legal, this.choices));
  /** Called with the chosen action and the clicks that led to it. */
  #play: (offer: Offer, choices: readonly Choice[]) => void;
  #services: Services;
  /** The elements of the board that cannot be used now, with what they stand for. */
  #unusable = new Map<Element, Json>();

  constructor(play: (offer: Offer, choices: readonly Choice[]) => void, services: Services = {}) {
    this.#play = play;
    this.#services = services;
  }

  /** Start a decision, by default without choices. */
  reset(legal: Offer[], draft: Form[] = [], choices: readonly Choice[] = []): void {
    this.legal = legal;
    this.draft = draft;
    this.choices = [...choices];
    this.#leave();
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
    const { choices } = this;
    this.choices = [];
    this.#leave();
    this.#play(offer, choices);
  }

  /** What an action destroys, as a sentence; null if nothing. */
  loss(offer: Offer): string | null {
    return this.#services.loss?.(offer) ?? null;
  }

  /** Tell at an element that what it plays cannot be undone; null ends it. */
  warn(element: Element | null): void {
    this.warned = element;
  }

  #leave(): void {
    this.hovered = null;
    this.warned = null;
    this.over = null;
  }

  /** Play the action with this JSON form, if it is legal. */
  playForm(form: Form): void {
    const offer = this.legal.find((one) => matches(one.action, form) && matches(form, one.action));
    if (offer) this.play(offer);
  }

  /** The step of the draft that a click on a laid piece takes out, or null. */
  withdrawable(pattern: Pattern): Form | null {
    if (!this.#services.withdraw) return null;
    return this.draft.find((form) => matches(form, pattern)) ?? null;
  }

  /** Take a step of the draft out again. */
  withdraw(form: Form): void {
    this.choices = [];
    this.#leave();
    this.#services.withdraw?.(form);
  }

  /** Whether the viewer has to decide and can ask for reasons. */
  get asks(): boolean {
    return this.#services.why !== undefined && this.legal.length > 0;
  }

  /** Show at an element why something cannot be done. */
  why(what: Json, element: Element): void {
    this.#services.why?.(what, element);
  }

  /** Remember an element that cannot be used now; returns a function that forgets it. */
  unusable(element: Element, what: Json): () => void {
    this.#unusable.set(element, what);
    return () => {
      if (this.#unusable.get(element) === what) this.#unusable.delete(element);
    };
  }

  /** The elements that cannot be used now, for a list that can be read. */
  get refused(): [Element, Json][] {
    return [...this.#unusable].filter(([element]) => element.isConnected);
  }

  /** What cannot be used at an element, inside or around it; null if there is no such thing. */
  refusedAt(element: Element): Json | null {
    for (let one: Element | null = element; one; one = one.parentElement) {
      if (one.classList.contains("target")) return null;
      const what = this.#unusable.get(one);
      if (what !== undefined) return what;
    }
    return null;
  }

  /** Ask for a reason as text; null if the thing can be used or the game names no reason. */
  async reason(what: Json): Promise<Message | null> {
    return (await this.#services.reason?.(what)) ?? null;
  }

  /** Undo all choices. */
  clear(): void {
    this.choices = [];
  }
}
