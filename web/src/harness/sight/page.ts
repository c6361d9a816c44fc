/** What the page shows now: its parts, and what cuts them. */

import { tick } from "svelte";
import { desk } from "$lib/frame/desk";
import type { Scene } from "$lib/frame/sight";

/** The pixels by which something may be cut. */
export const SLACK = 4;

export interface Span {
  top: number;
  bottom: number;
}

export const one = (selector: string) => document.querySelector<HTMLElement>(selector);
export const all = (selector: string, within: ParentNode = document) => [
  ...within.querySelectorAll<HTMLElement>(selector),
];
export const name = (element: Element) =>
  element.getAttribute("data-target") ?? element.getAttribute("class") ?? element.tagName;
export const shown = (element: Element) => element.getBoundingClientRect().width > 0;

/** After drawing, and after the typefaces that the drawing needs have arrived. */
export async function settled(frames = 3): Promise<void> {
  await tick();
  for (let i = 0; i < frames; i++) await new Promise((done) => requestAnimationFrame(done));
  if (document.fonts.status === "loaded") return;
  await document.fonts.ready;
  for (let i = 0; i < 2; i++) await new Promise((done) => requestAnimationFrame(done));
}

export function scene(): Scene {
  return {
    area: one("[data-area]") ?? undefined,
    atTop: one(".at-top") ?? undefined,
    atBottom: one(".at-bottom") ?? undefined,
    desk: desk.current,
  };
}

/** Which elements cut what overflows; asked once per element. */
export class Cuts {
  #styles = new Map<Element, CSSStyleDeclaration>();
  #boxes = new Map<Element, DOMRect>();
  #chains = new Map<Element, Element[]>();

  style(element: Element): CSSStyleDeclaration {
    let found = this.#styles.get(element);
    if (!found) this.#styles.set(element, (found = getComputedStyle(element)));
    return found;
  }

  box(element: Element): DOMRect {
    let found = this.#boxes.get(element);
    if (!found) this.#boxes.set(element, (found = element.getBoundingClientRect()));
    return found;
  }

  /** The elements around an element, up to the frame, that cut what overflows. */
  around(element: Element): Element[] {
    const known = this.#chains.get(element);
    if (known) return known;
    const up = element.parentElement;
    let chain: Element[] = [];
    if (up && up.tagName !== "MAIN") {
      const { overflowX, overflowY } = this.style(up);
      const cut = overflowX !== "visible" || overflowY !== "visible";
      chain = cut ? [up, ...this.around(up)] : this.around(up);
    }
    this.#chains.set(element, chain);
    return chain;
  }

  scrolls(element: Element): boolean {
    const { overflowX, overflowY } = this.style(element);
    return [overflowX, overflowY].some((how) => how === "auto" || how === "scroll");
  }

  /** Whether the middle of an element can be seen. */
  middleInside(element: Element, view: Span): boolean {
    const at = this.box(element);
    const x = at.left + at.width / 2;
    const y = at.top + at.height / 2;
    if (y < view.top || y > view.bottom || x < 0 || x > innerWidth) return false;
    return this.around(element).every((up) => {
      const edge = this.box(up);
      return x >= edge.left && x <= edge.right && y >= edge.top && y <= edge.bottom;
    });
  }

  /** The pixels of an element that cannot be seen, at its worst edge. */
  lost(element: Element, view: Span): number {
    const at = this.box(element);
    const edges = [{ top: view.top, bottom: view.bottom, left: 0, right: innerWidth }];
    for (const up of this.around(element)) edges.push(this.box(up));
    return Math.max(
      ...edges.map((edge) =>
        Math.max(
          edge.top - at.top,
          at.bottom - edge.bottom,
          edge.left - at.left,
          at.right - edge.right,
        ),
      ),
    );
  }
}
