/** Highlights the elements that lead to an action, for hints. */

import { same, type Form } from "./narrow";
import type { Picker } from "./picker.svelte";

const CLASS = "lit";

/**
 * Mark the elements to click for an action, and mark them anew when a control changes what it leads
 * to; returns a function that removes the marks. With `follow`, the first one is scrolled into view.
 */
export function light(
  root: HTMLElement | undefined,
  picker: Picker,
  form: Form | null,
  follow = false,
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
    if (follow && marked[0] && !inWindow(marked[0])) marked[0].scrollIntoView({ block: "center" });
  };
  mark();
  const observer = new MutationObserver(mark);
  observer.observe(root, { subtree: true, attributeFilter: ["data-offers"] });
  return () => {
    observer.disconnect();
    clear();
  };
}

/** Whether the middle of an element is in the window. */
function inWindow(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const hit = document.elementFromPoint(x, y);
  return hit !== null && (element.contains(hit) || hit.contains(element));
}
