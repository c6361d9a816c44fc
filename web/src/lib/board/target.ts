/** Makes elements of a board clickable. */

import type { Attachment } from "svelte/attachments";
import { clicked } from "./caution";
import { matches, type Json, type Offer, type Pattern } from "./narrow";
import type { Picker } from "./picker.svelte";
import { describedAt } from "$lib/ui/about";

export interface TargetOptions {
  /**
   * What the element stands for, where its pattern does not tell: an action, a part of one or a
   * piece with its tag. A click on an element that is no target now asks why it cannot be used.
   */
  what?: Json | undefined;
  /** A step of the draft that this element shows: a click takes it out again. */
  out?: Pattern | undefined;
  /** The element is smaller than a finger, and a larger one offers the same actions. */
  small?: boolean | undefined;
}

/**
 * `<g {@attach target(picker, "card-3", { do: "take_card", card })}>`: while a remaining action
 * matches the pattern, the element has the class `target`, reacts to clicks and the pointer, and
 * lists in `data-offers` the indices of the legal actions that a click leaves. A chosen element has
 * the class `chosen`; a second click undoes the choice. An element that is no target while the
 * viewer decides has the class `asks`: a click or a long press shows the reason. Keyboards and
 * screen readers use the list of actions, which also names the pieces that cannot be used; elements
 * are not in the tab order.
 */
export function target(
  picker: Picker,
  key: string,
  pattern: Pattern,
  options: TargetOptions = {},
): Attachment<Element> {
  return (element) => {
    const chosen = picker.chosen(key);
    const left = picker.remaining.filter((offer) => matches(offer.action, pattern));
    element.classList.toggle("chosen", chosen);
    if (chosen || left.length > 0) {
      element.setAttribute("data-target", key);
      if (!chosen && !options.small) listOffers(element, picker, left);
      return listen(element, picker, pattern, () => picker.click(key, pattern));
    }
    const step = options.out === undefined ? null : picker.withdrawable(options.out);
    if (step) {
      element.setAttribute("data-target", key);
      element.classList.add("laid");
      const off = listen(element, picker, options.out!, () => picker.withdraw(step));
      return () => {
        element.classList.remove("laid");
        off();
      };
    }
    const what = options.what ?? meant(pattern);
    if (what !== null && picker.asks) return askable(element, picker, what);
    return () => element.classList.remove("chosen");
  };
}

/** A laid piece: a click takes its step out of the draft again, while that is possible. */
export function laid(picker: Picker, key: string, out: Pattern): Attachment<Element> {
  return target(picker, key, () => false, { out });
}

/** What a pattern asks about: its parts of actions with a verb; null if it cannot be sent. */
export function meant(pattern: Pattern): Json {
  const parts = (Array.isArray(pattern) ? pattern : [pattern]).filter(
    (one) => typeof one === "object" && !Array.isArray(one) && "do" in one,
  );
  return parts.length > 0 ? (parts.slice(0, 8) as Json) : null;
}

/** Clicks that an element has answered; elements around it leave them alone. */
const answered = new WeakSet<Event>();

/** Milliseconds after which a touch is a long press, and pixels that it may move meanwhile. */
const LONG = 500;
const SLACK = 10;

/**
 * A click or a long press shows why the element cannot be used now; returns a function that removes
 * this.
 */
function askable(element: Element, picker: Picker, what: Json): () => void {
  element.classList.add("asks");
  const forget = picker.unusable(element, what);
  /** Whether an event concerns this element; a click on a part of a target belongs to the target. */
  const mine = (event: Event): boolean => {
    const from = event.target instanceof Element ? event.target : element;
    const control = from.closest("button, a, input, select, textarea, summary");
    const inside = control !== null && control !== element && element.contains(control);
    if (answered.has(event) || inside || element.closest(".target")) return false;
    answered.add(event);
    return true;
  };
  const held = longPress(() => picker.why(what, element), mine);
  const click = (event: Event) => {
    if (mine(event) && !held.fired()) picker.why(what, element);
  };
  element.addEventListener("click", click);
  const off = held.on(element);
  return () => {
    element.classList.remove("asks", "chosen");
    element.removeEventListener("click", click);
    off();
    forget();
  };
}

/** Calls `then` when a finger rests on an element; `fired` tells a click that it was a long press. */
function longPress(then: () => void, mine: (event: Event) => boolean) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let at = { x: 0, y: 0 };
  let long = false;
  const end = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const down = (event: Event) => {
    end();
    long = false;
    if (!(event instanceof PointerEvent) || event.pointerType !== "touch") return;
    // The card "What is this?" opens instead; it contains the reason.
    if (describedAt(event.target) || !mine(event)) return;
    at = { x: event.clientX, y: event.clientY };
    timer = setTimeout(() => {
      timer = undefined;
      long = true;
      then();
    }, LONG);
  };
  const move = (event: Event) => {
    if (!(event instanceof PointerEvent)) return;
    if (Math.hypot(event.clientX - at.x, event.clientY - at.y) > SLACK) end();
  };
  /** The menu of a long press would cover the reason. */
  const menu = (event: Event) => {
    if (long || timer !== undefined) event.preventDefault();
  };
  const handlers: [string, (event: Event) => void][] = [
    ["pointerdown", down],
    ["pointermove", move],
    ["pointerup", end],
    ["pointercancel", end],
    ["contextmenu", menu],
  ];
  return {
    fired: () => long,
    on: (element: Element) => {
      for (const [name, handler] of handlers) element.addEventListener(name, handler);
      return () => {
        end();
        for (const [name, handler] of handlers) element.removeEventListener(name, handler);
      };
    },
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
    clicked(event, element);
    onclick();
  };
  const enter = () => {
    picker.hovered = pattern;
    picker.over = element;
  };
  const leave = () => {
    if (picker.over !== element) return;
    picker.hovered = null;
    picker.over = null;
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
