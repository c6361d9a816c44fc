/** What makes an object on the board something to click. */

import type { Attachment } from "svelte/attachments";
import { matches, type Offer, type Pattern } from "./narrow";
import type { Picker } from "./picker.svelte";

/**
 * `<g {@attach target(picker, "card-3", { do: "take_card", card })}>`: while a remaining action has
 * the pattern, the element gets the class `target`, answers clicks and the pointer, and lists in
 * `data-offers` which legal actions (by their place in the list) a click leaves. A clicked one has
 * the class `chosen`, and a second click takes it back.
 *
 * The keyboard and screen readers use the list of actions, so elements are not put into the tab order.
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

/** Tell on the element which legal actions a click leaves, by their place in the list. */
export function listOffers(element: Element, picker: Picker, left: readonly Offer[]): void {
  const places = left.map((offer) => picker.legal.indexOf(offer));
  element.setAttribute("data-offers", places.join(" "));
}

/** Make an element answer clicks and the pointer; the answer undoes it, and all marks of a target. */
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
