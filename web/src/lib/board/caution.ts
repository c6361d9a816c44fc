/** When to ask before an action that cannot be undone. */

import type { Careful } from "$lib/site/settings.svelte";
import type { Offer } from "./narrow";

/** Whether to ask before an action. `loss` is what it destroys, if anything. */
export function asks(careful: Careful, offer: Offer, loss: string | null, touch: boolean): boolean {
  if (careful === "never") return false;
  if (careful === "always" || touch) return !!offer.final || loss !== null;
  return loss !== null;
}

/** Where a click went, and whether it was made by a finger. */
export interface Clicked {
  box: DOMRect | null;
  touch: boolean;
}

let last: Clicked & { at: number } = { box: null, touch: false, at: 0 };
/** The milliseconds for which a click counts as the cause of what follows. */
const RECENT = 400;

/** Remember a click, for the question that it may lead to. */
export function clicked(event: Event, element: Element | null): void {
  const touch = "pointerType" in event && event.pointerType === "touch";
  last = { box: element?.getBoundingClientRect() ?? null, touch, at: performance.now() };
}

/** The click just now; without one, as by the keyboard, the question has no place of its own. */
export function lastClick(): Clicked {
  if (performance.now() - last.at < RECENT) return last;
  return { box: null, touch: matchMedia("(pointer: coarse)").matches };
}
