/**
 * Keeps the keyboard focus when the element that has it disappears or can no longer be used: it
 * goes to the same element drawn anew, else to the nearest usable one of its area, else to the
 * prompt, or to the heading of the end.
 */

import type { Attachment } from "svelte/attachments";

/** Parts of the frame within which a neighbour takes the focus. */
const PARTS = "[data-section], [data-dock], section[aria-label], [role=group]";
const USABLE =
  "button:not(:disabled), a[href], input:not(:disabled), select:not(:disabled), summary, [tabindex]";
/** Milliseconds until the focus moves: the answer to a click mostly arrives before. */
const REST = 150;

interface Held {
  element: Element;
  /** The keys that the element drawn anew would have. */
  keys: [name: string, value: string][];
  parts: Element[];
  x: number;
  y: number;
}

function hold(element: Element): Held {
  const keys = ["data-target", "data-place", "id", "aria-label"].flatMap((name) => {
    const value = element.getAttribute(name);
    return value ? [[name, value] as [string, string]] : [];
  });
  const parts: Element[] = [];
  for (let up = element.parentElement; up; up = up.parentElement) {
    if (up.matches(PARTS) && !up.matches(".bar")) parts.push(up);
  }
  const box = element.getBoundingClientRect();
  return { element, keys, parts, x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Whether an element can have the focus and is visible. */
function usable(element: Element): boolean {
  return element.isConnected && element.matches(USABLE) && element.checkVisibility();
}

function nearest(found: readonly Element[], { x, y }: Held): Element | null {
  let best: Element | null = null;
  let least = Infinity;
  for (const one of found) {
    const box = one.getBoundingClientRect();
    const far = Math.hypot(box.x + box.width / 2 - x, box.y + box.height / 2 - y);
    if (far < least) [best, least] = [one, far];
  }
  return best;
}

/** Where the focus goes when an element has lost it. */
function successor(root: Element, held: Held): Element | null {
  for (const [name, value] of held.keys) {
    const again = root.querySelector(`[${name}="${CSS.escape(value)}"]`);
    if (again && usable(again)) return again;
  }
  for (const part of held.parts) {
    if (!part.isConnected) continue;
    const found = [...part.querySelectorAll(USABLE)].filter(
      (one) =>
        usable(one) &&
        (one.matches("button, a, input, summary, .target") || one.getAttribute("tabindex") === "0"),
    );
    const near = nearest(found, held);
    if (near) return near;
  }
  return root.querySelector("[data-prompt]") ?? root.querySelector("h1");
}

/** `<div {@attach keepFocus}>` around everything that a player uses. */
export const keepFocus: Attachment<Element> = (root) => {
  let held: Held | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const lost = () => {
    const at = document.activeElement;
    if (!held || (at && at !== document.body) || usable(held.element)) return;
    const next = successor(root, held);
    if (!(next instanceof HTMLElement || next instanceof SVGElement)) return;
    if (!next.matches(USABLE)) next.tabIndex = -1;
    next.focus({ preventScroll: true });
  };
  const check = () => {
    if (!held || usable(held.element)) return;
    clearTimeout(timer);
    timer = setTimeout(lost, REST);
  };
  const focusin = (event: Event) => {
    held = hold(event.target as Element);
  };
  const focusout = (event: Event) => {
    const { relatedTarget } = event as FocusEvent;
    // The player has clicked beside everything: the focus is not lost but given up.
    if (relatedTarget === null && document.hasFocus() && held && usable(held.element)) {
      requestAnimationFrame(() => {
        if (document.activeElement === document.body && held && usable(held.element)) held = null;
      });
    } else if (relatedTarget instanceof Element && !root.contains(relatedTarget)) {
      // A dialog gives it back, if the element is still there.
      if (!relatedTarget.closest("dialog")) held = null;
    }
    check();
  };
  const observer = new MutationObserver(check);
  observer.observe(root, {
    childList: true,
    subtree: true,
    attributeFilter: ["disabled", "tabindex"],
  });
  root.addEventListener("focusin", focusin);
  root.addEventListener("focusout", focusout);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    root.removeEventListener("focusin", focusin);
    root.removeEventListener("focusout", focusout);
  };
};
