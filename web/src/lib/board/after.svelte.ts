/**
 * Plays a second step as soon as the first one is confirmed: a click on a block that also decides
 * not to turn the wheel, a tile dropped on a city.
 */

import { untrack } from "svelte";
import type { Form } from "$lib/board/narrow";
import type { Picker } from "$lib/board/picker.svelte";

export interface After {
  /** Play this action in the next decision, if it is legal there. */
  play(form: Form): void;
}

/** To be called while a component is created. */
export function after(picker: () => Picker, refused?: (form: Form) => void): After {
  let waiting: { form: Form; since: unknown } | null = null;
  $effect(() => {
    const { legal } = picker();
    if (!waiting || legal.length === 0 || legal === waiting.since) return;
    const { form } = waiting;
    waiting = null;
    untrack(() => (picker().can(form) ? picker().playForm(form) : refused?.(form)));
  });
  return { play: (form) => (waiting = { form, since: untrack(() => picker().legal) }) };
}
