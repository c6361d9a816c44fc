/**
 * Reaches the pieces of one area by keyboard: the area is one stop of the Tab key, arrow keys go
 * from piece to piece by their places on the screen, Enter and the space bar click.
 */

import type { Attachment } from "svelte/attachments";
import { labelFor } from "./inname";

const PIECE = "[data-reach]";
const DIRECTIONS: Record<string, readonly [number, number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};
/** A piece aside of the direction counts as this much farther away. */
const ASIDE = 2;

export interface Spot {
  x: number;
  y: number;
}

/** The index of the nearest spot in a direction, or -1. */
export function nearest(
  from: Spot,
  spots: readonly Spot[],
  [dx, dy]: readonly [number, number],
): number {
  let best = -1;
  let least = Infinity;
  spots.forEach(({ x, y }, i) => {
    const along = (x - from.x) * dx + (y - from.y) * dy;
    const aside = Math.abs((x - from.x) * dy) + Math.abs((y - from.y) * dx);
    const far = along + ASIDE * aside;
    if (along > 1 && aside <= 2 * along && far < least) [best, least] = [i, far];
  });
  return best;
}

function set(element: Element, name: string, value: string | null): void {
  if (element.getAttribute(name) === value) return;
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

function middle(element: Element): Spot {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/**
 * `<div {@attach reach}>` around elements with `data-reach` and a name. Those that can be clicked have
 * the role of a button; if `aria-label` names them, it includes their visible text. The others have
 * the role of a picture if `aria-label` names them. Without it the name is the content: visually
 * hidden text, or the label of the picture in it.
 */
export const reach: Attachment<Element> = (root) => {
  let current: Element | null = null;
  const pieces = () => [...root.querySelectorAll(PIECE)];

  const mark = () => {
    const all = pieces();
    if (current === null || !all.includes(current)) current = all[0] ?? null;
    for (const one of all) {
      const usable = one.classList.contains("target");
      set(one, "tabindex", one === current ? "0" : "-1");
      set(one, "role", usable ? "button" : one.hasAttribute("aria-label") ? "img" : null);
      set(one, "aria-label", labelFor(one, usable));
      set(one, "aria-pressed", usable && one.classList.contains("chosen") ? "true" : null);
    }
  };
  const focusin = (event: Event) => {
    const piece = (event.target as Element).closest(PIECE);
    if (!piece) return;
    current = piece;
    mark();
  };
  const keydown = (event: Event) => {
    if (!(event instanceof KeyboardEvent) || event.ctrlKey || event.metaKey || event.altKey) return;
    const from = (event.target as Element).closest(PIECE);
    if (!from) return;
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      event.stopPropagation();
      from.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
      return;
    }
    const direction = DIRECTIONS[event.key];
    if (!direction) return;
    event.preventDefault();
    const others = pieces().filter((one) => one !== from);
    const to = others[nearest(middle(from), others.map(middle), direction)];
    if (to instanceof HTMLElement || to instanceof SVGElement) to.focus();
  };

  mark();
  const observer = new MutationObserver(mark);
  observer.observe(root, {
    childList: true,
    characterData: true,
    subtree: true,
    attributeFilter: ["class", "aria-label"],
  });
  root.addEventListener("focusin", focusin);
  root.addEventListener("keydown", keydown);
  return () => {
    observer.disconnect();
    root.removeEventListener("focusin", focusin);
    root.removeEventListener("keydown", keydown);
  };
};
