/** The sum to show: of the field under the pointer, or of the last scoring for some seconds. */

import { untrack } from "svelte";
import type { CarraraView } from "$gen/carrara";
import type { Picker } from "$lib/board/picker.svelte";
import { justScored, sumOf, type Sum } from "./sums";

/** Milliseconds for which the last scoring stays visible. */
const READING = 7000;

export class Scored {
  #last: Sum | null = $state.raw(null);
  #view: () => CarraraView;
  #seat: () => number;
  #picker: () => Picker;
  /** The sum of the field under the pointer. */
  pointed: Sum | null = $derived.by(() => {
    const offer = this.#picker().preview;
    if (offer?.action.do !== "field" || this.#seat() < 0) return null;
    return sumOf(this.#view(), this.#seat(), String((offer.action.field as { name: string }).name));
  });
  sum: Sum | null = $derived(this.pointed ?? this.#last);

  /** To be created while a component is. */
  constructor(view: () => CarraraView, seat: () => number, picker: () => Picker) {
    this.#view = view;
    this.#seat = seat;
    this.#picker = picker;
    let before = untrack(view);
    $effect(() => {
      const now = this.#view();
      const old = before;
      before = now;
      if (old !== now) this.#last = justScored(old, now) ?? untrack(() => this.#last);
    });
    $effect(() => {
      if (!this.#last) return;
      const timer = setTimeout(() => (this.#last = null), READING);
      return () => clearTimeout(timer);
    });
  }
}
