/** Highlights the elements that lead to an action, for hints. */

import { same, type Form } from "./narrow";
import type { Picker } from "./picker.svelte";

const CLASS = "lit";

/** Mark the elements to click for an action; returns a function that removes the marks. */
export function light(
  root: HTMLElement | undefined,
  picker: Picker,
  form: Form | null,
): () => void {
  const marked: Element[] = [];
  const at = form ? picker.legal.findIndex((offer) => same(offer.action, form)) : -1;
  // Every click changes which elements have to be marked.
  void picker.choices;
  if (root && at >= 0) {
    const found = [...root.querySelectorAll("[data-offers]")]
      .map((element) => ({ element, offers: element.getAttribute("data-offers")!.split(" ") }))
      .filter((one) => one.offers.includes(String(at)));
    const least = Math.min(...found.map((one) => one.offers.length));
    for (const one of found) {
      if (one.offers.length > least) continue;
      one.element.classList.add(CLASS);
      marked.push(one.element);
    }
  }
  return () => marked.forEach((element) => element.classList.remove(CLASS));
}
