/**
 * Drag and drop as a second way to click: dragging a piece chooses it, dropping it on a target of
 * the board clicks that target. It contains no rules and adds no actions.
 */

import type { Attachment } from "svelte/attachments";
import { clicked } from "./caution";
import type { Choice, Form, Pattern } from "./narrow";
import type { Picker } from "./picker.svelte";

/** Pixels after which a press becomes a drag. */
const PULLED = 8;
/** The element on which a drop would go, and the piece that is being dragged. */
const OVER = "drop-over";
const CARRIED = "carried";
const TARGET = ".target[data-target]:not(.laid)";

interface CarryOptions {
  /** A drop on an element with one of these `data-drop` plays what a click on the piece would. */
  onto?: string | readonly string[] | undefined;
  /** A step of the draft that this piece shows: a drop on `onto` takes it out again. */
  out?: Pattern | undefined;
  /** Called before that with the element dropped on, and the innermost one under the pointer. */
  dropped?: ((on: Element, at: Element) => void) | undefined;
}

interface Carried {
  picker: Picker;
  key: string;
  pattern: Pattern;
  /** The selector of the elements on which the piece may be dropped beside targets. */
  onto: string;
  /** The step of the draft that a drop takes out. */
  step: Form | null;
  dropped: CarryOptions["dropped"];
  source: Element;
  x: number;
  y: number;
  /** Where the piece was when it was pressed: the page may scroll before it is lifted. */
  box: DOMRect;
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
  { onto = [], dropped, out }: CarryOptions = {},
): Attachment<Element> {
  const selector = [onto]
    .flat()
    .map((name) => `[data-drop=${name}]`)
    .join(", ");
  return (element) => {
    const step = out === undefined ? null : picker.withdrawable(out);
    if (!step && !picker.chosen(key) && !picker.can(pattern)) return;
    element.classList.add("carry");
    const down = (event: Event) => {
      if (!(event instanceof PointerEvent) || event.button !== 0 || !event.isPrimary) return;
      const { clientX: x, clientY: y } = event;
      const before = picker.choices;
      carried = {
        ...{ picker, key, pattern, onto: selector, step, dropped },
        ...{ source: element, x, y, box: element.getBoundingClientRect(), before, ghost: null },
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

/** Whether a piece is being dragged: the board must not scroll below it. */
export const carrying = (): boolean => Boolean(carried?.ghost);

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
function lift({ source, x, y, box }: Carried): HTMLElement {
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
  const { x, y, picker, key, pattern, step } = carried;
  if (!carried.ghost) {
    if (Math.hypot(event.clientX - x, event.clientY - y) < PULLED) return;
    carried.ghost = lift(carried);
    carried.source.classList.add(CARRIED);
    if (!step && !picker.chosen(key)) picker.choices = [...carried.before, { key, pattern }];
  }
  carried.ghost.style.transform = `translate(${event.clientX}px, ${event.clientY}px)`;
  mark(goal(event));
}

/** Whether the piece can be dropped on a target: not on itself or on a piece beside it. */
function takes(found: Element): boolean {
  if (!carried || carried.step || found.getAttribute("data-target") === carried.key) return false;
  const place = found.closest("[data-place]");
  return place === null || place !== carried.source.closest("[data-place]");
}

/**
 * The element under the pointer on which the piece can be dropped: the only proposed place
 * (`data-goal`) of an area with `data-catch`, a target, the only target of such an area, or one of
 * `onto`.
 */
function goal(event: PointerEvent): Element | null {
  if (!carried) return null;
  const at = document.elementFromPoint(event.clientX, event.clientY);
  const found = at?.closest(TARGET);
  const area = at?.closest("[data-catch]");
  const inside = [...(area?.querySelectorAll(TARGET) ?? [])].filter(takes);
  const proposed = inside.filter((one) => one.hasAttribute("data-goal"));
  if (proposed.length === 1) return proposed[0]!;
  if (found && takes(found)) return found;
  if (inside.length === 1) return inside[0]!;
  return (carried.onto && at?.closest(carried.onto)) || null;
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
  const { pointerType } = event;
  if (to?.hasAttribute("data-target") && !done.step) {
    // The type of the pointer decides whether an action that cannot be undone asks first.
    to.dispatchEvent(new PointerEvent("click", { bubbles: true, cancelable: true, pointerType }));
    return;
  }
  done.picker.choices = done.before;
  if (!to) return;
  clicked(event, to);
  if (done.step) {
    done.picker.withdraw(done.step);
    return;
  }
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
  carried?.source.classList.remove(CARRIED);
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
