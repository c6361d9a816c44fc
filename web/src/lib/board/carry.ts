/**
 * Drag and drop as a second way to click: dragging a piece chooses it, dropping it on a target of
 * the board clicks that target. It contains no rules and adds no actions.
 */

import type { Attachment } from "svelte/attachments";
import type { Choice, Pattern } from "./narrow";
import type { Picker } from "./picker.svelte";

/** Pixels after which a press becomes a drag. */
const PULLED = 8;
const OVER = "drop-over";

interface CarryOptions {
  /** A drop on an element with this `data-drop` plays what a click on the piece would. */
  onto?: string | undefined;
  /** Called before that with the element dropped on, and the innermost one under the pointer. */
  dropped?: ((on: Element, at: Element) => void) | undefined;
}

interface Carried {
  picker: Picker;
  key: string;
  pattern: Pattern;
  onto: string | undefined;
  dropped: CarryOptions["dropped"];
  source: Element;
  x: number;
  y: number;
  /** The choices before the drag, for a drop elsewhere. */
  before: Choice[];
  ghost: HTMLElement | null;
}

let carried: Carried | null = null;
let over: Element | null = null;

/**
 * `<div {@attach carry(picker, "storage-0", pattern)}>` beside `target` with the same key and
 * pattern: the piece can be dragged while it is a target.
 */
export function carry(
  picker: Picker,
  key: string,
  pattern: Pattern,
  { onto, dropped }: CarryOptions = {},
): Attachment<Element> {
  return (element) => {
    if (!picker.chosen(key) && !picker.can(pattern)) return;
    element.classList.add("carry");
    const down = (event: Event) => {
      if (!(event instanceof PointerEvent) || event.button !== 0 || !event.isPrimary) return;
      const { clientX: x, clientY: y } = event;
      const before = picker.choices;
      carried = {
        ...{ picker, key, pattern, onto, dropped },
        ...{ source: element, x, y, before, ghost: null },
      };
      listen(true);
    };
    element.addEventListener("pointerdown", down);
    return () => {
      element.classList.remove("carry");
      element.removeEventListener("pointerdown", down);
    };
  };
}

function listen(on: boolean): void {
  const change = on ? window.addEventListener : window.removeEventListener;
  change("pointermove", move as EventListener);
  change("pointerup", up as EventListener);
  change("pointercancel", cancel);
}

/** A part of a drawing needs a drawing of its own. */
function drawing(source: SVGGraphicsElement, copy: Element): Element {
  if (source instanceof SVGSVGElement) return copy;
  const { x, y, width, height } = source.getBBox();
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
  copy.removeAttribute("transform");
  svg.append(copy);
  return svg;
}

/** A copy of the piece under the pointer. */
function lift({ source, x, y }: Carried): HTMLElement {
  const box = source.getBoundingClientRect();
  const ghost = document.createElement("div");
  const copy = source.cloneNode(true) as HTMLElement;
  for (const one of [copy, ...copy.querySelectorAll("[data-target], [data-place], [data-reach]")]) {
    for (const name of ["data-target", "data-offers", "data-place", "data-reach", "tabindex"]) {
      one.removeAttribute(name);
    }
  }
  copy.classList.remove("target", "chosen", "lit");
  ghost.append(source instanceof SVGGraphicsElement ? drawing(source, copy) : copy);
  ghost.className = "ghost";
  ghost.setAttribute("aria-hidden", "true");
  Object.assign(ghost.style, {
    position: "fixed",
    left: `${box.left - x}px`,
    top: `${box.top - y}px`,
    width: `${box.width}px`,
    fontSize: getComputedStyle(source).fontSize,
    zIndex: "60",
    pointerEvents: "none",
    opacity: "0.9",
    filter: "drop-shadow(0 6px 6px rgb(0 0 0 / 0.4))",
  });
  document.body.append(ghost);
  return ghost;
}

function move(event: PointerEvent): void {
  if (!carried) return;
  const { x, y, picker, key, pattern } = carried;
  if (!carried.ghost) {
    if (Math.hypot(event.clientX - x, event.clientY - y) < PULLED) return;
    carried.ghost = lift(carried);
    if (!picker.chosen(key)) picker.choices = [...carried.before, { key, pattern }];
  }
  carried.ghost.style.transform = `translate(${event.clientX}px, ${event.clientY}px)`;
  mark(goal(event));
}

/** The element under the pointer on which the piece can be dropped. */
function goal(event: PointerEvent): Element | null {
  if (!carried) return null;
  const at = document.elementFromPoint(event.clientX, event.clientY);
  const found = at?.closest(".target[data-target]");
  if (found && found.getAttribute("data-target") !== carried.key) return found;
  return (carried.onto && at?.closest(`[data-drop=${carried.onto}]`)) || null;
}

function mark(element: Element | null): void {
  if (element === over) return;
  over?.classList.remove(OVER);
  element?.classList.add(OVER);
  over = element;
}

function up(event: PointerEvent): void {
  const done = carried;
  const to = done?.ghost ? goal(event) : null;
  finish();
  if (!done?.ghost) return;
  swallow();
  if (to?.hasAttribute("data-target")) {
    to.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    return;
  }
  done.picker.choices = done.before;
  if (!to) return;
  done.dropped?.(to, document.elementFromPoint(event.clientX, event.clientY) ?? to);
  done.picker.click(done.key, done.pattern);
}

function cancel(): void {
  const done = carried;
  finish();
  if (done?.ghost) done.picker.choices = done.before;
}

function finish(): void {
  carried?.ghost?.remove();
  carried = null;
  mark(null);
  listen(false);
}

/** The click that follows a drag on the same element is none. */
function swallow(): void {
  const stop = (event: Event) => {
    if (!event.isTrusted) return;
    event.stopPropagation();
    event.preventDefault();
  };
  window.addEventListener("click", stop, { capture: true });
  setTimeout(() => window.removeEventListener("click", stop, { capture: true }), 0);
}
