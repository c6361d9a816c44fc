/** Highlights the elements that lead to an action, for hints. */

import { same, type Form } from "./narrow";
import type { Picker } from "./picker.svelte";

const CLASS = "lit";

/**
 * Mark the elements to click for an action, and mark them anew when a control changes what it leads
 * to; returns a function that removes the marks.
 */
export function light(
  root: HTMLElement | undefined,
  picker: Picker,
  form: Form | null,
): () => void {
  const at = form ? picker.legal.findIndex((offer) => same(offer.action, form)) : -1;
  // Every click changes which elements have to be marked.
  void picker.choices;
  if (!root || at < 0) return () => undefined;
  let marked: Element[] = [];
  const clear = () => marked.forEach((element) => element.classList.remove(CLASS));
  const mark = () => {
    clear();
    const found = [...root.querySelectorAll("[data-offers]")]
      .map((element) => ({ element, offers: element.getAttribute("data-offers")!.split(" ") }))
      .filter((one) => one.offers.includes(String(at)));
    const least = Math.min(...found.map((one) => one.offers.length));
    marked = found.filter((one) => one.offers.length === least).map((one) => one.element);
    marked.forEach((element) => element.classList.add(CLASS));
  };
  mark();
  const observer = new MutationObserver(mark);
  observer.observe(root, { subtree: true, attributeFilter: ["data-offers"] });
  return () => {
    observer.disconnect();
    clear();
  };
}
