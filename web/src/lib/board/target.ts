/** Makes elements of a board clickable. */

import type { Attachment } from "svelte/attachments";
import { matches, type Offer, type Pattern } from "./narrow";
import type { Picker } from "./picker.svelte";

/**
 * `<g {@attach target(picker, "card-3", { do: "take_card", card })}>`: while a remaining action
 * matches the pattern, the element has the class `target`, reacts to clicks and the pointer, and
 * lists in `data-offers` the indices of the legal actions that a click leaves. A chosen element has
 * the class `chosen`; a second click undoes the choice. Keyboards and screen readers use the list
 * of actions, so elements are not in the tab order.
 */
export function target(picker: Picker, key: string, pattern: Pattern): Attachment<Element> {
  return (element) => {
    const chosen = picker.chosen(key);
    const left = picker.remaining.filter((offer) => matches(offer.action, pattern));
    element.classList.toggle("chosen", chosen);
    if (!chosen && left.length === 0) return () => element.classList.remove("chosen");
    element.setAttribute("data-target", key);
    if (!chosen) listOffers(element, picker, left);
    return listen(element, picker, pattern, () => picker.click(key, pattern));
  };
}

/** Set `data-offers`: the indices of the legal actions that a click leaves. */
export function listOffers(element: Element, picker: Picker, left: readonly Offer[]): void {
  const places = left.map((offer) => picker.legal.indexOf(offer));
  element.setAttribute("data-offers", places.join(" "));
}

/** Listen to clicks and the pointer; returns a function that removes listeners and marks. */
export function listen(
  element: Element,
  picker: Picker,
  pattern: Pattern,
  onclick: () => void,
): () => void {
  element.classList.add("target");
  const click = (event: Event) => {
    event.stopPropagation();
    onclick();
  };
  const enter = () => (picker.hovered = pattern);
  const leave = () => {
    if (picker.hovered === pattern) picker.hovered = null;
  };
  element.addEventListener("click", click);
  element.addEventListener("pointerenter", enter);
  element.addEventListener("pointerleave", leave);
  return () => {
    element.classList.remove("target", "chosen");
    element.removeAttribute("data-target");
    element.removeAttribute("data-offers");
    element.removeEventListener("click", click);
    element.removeEventListener("pointerenter", enter);
    element.removeEventListener("pointerleave", leave);
  };
}
