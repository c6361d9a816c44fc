/** Drawn pieces say what they show, so that a piece in flight is not drawn at its goal as well. */

import type { ActionReturn } from "svelte/action";
import type { Flight } from "$lib/board/board";
import { same } from "$lib/board/narrow";
import type { Json } from "$lib/words/json";

const MARK = "data-piece";
/** `theme.css` hides elements with this attribute. */
const HIDDEN = "data-in-flight";

/** `<svg use:depicts={card}>`: the element shows this piece; null for a proposal or an empty place. */
export function depicts(element: Element, piece: Json): ActionReturn<Json> {
  const update = (next: Json) => {
    if (next === null) element.removeAttribute(MARK);
    else element.setAttribute(MARK, JSON.stringify(next));
  };
  update(piece);
  return { update };
}

type Fields = { [key: string]: Json };

/** Log lines name some pieces with their article: `the_tile` is a `tile`. */
const kind = (piece: Fields) => String(piece.is).replace(/^the_/, "");

/** Whether two descriptions are of equal pieces: the fields that both have are equal. */
export function alike(a: Json, b: Json): boolean {
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b) || kind(a) !== kind(b)) return false;
  return Object.keys(a).every((key) => key === "is" || !(key in b) || same(a[key], b[key]));
}

/** The visible element with a place of the board, or null. */
export function placeElement(root: Element | null, place: string | null): Element | null {
  if (place === null || !root) return null;
  for (const element of root.querySelectorAll(`[data-place="${CSS.escape(place)}"]`)) {
    const box = element.getBoundingClientRect();
    if (box.width > 0 && box.height > 0) return element;
  }
  return null;
}

function meet(a: DOMRect, b: DOMRect): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** The elements at a place that show such a piece; a figure stands on its place, not inside it. */
function drawn(root: Element | null, { piece, to }: Flight): Element[] {
  const place = placeElement(root, to);
  if (!root || !place) return [];
  const box = place.getBoundingClientRect();
  return [...root.querySelectorAll(`[${MARK}]`)].filter(
    (element) =>
      alike(JSON.parse(element.getAttribute(MARK)!) as Json, piece) &&
      (place.contains(element) || meet(element.getBoundingClientRect(), box)),
  );
}

/** Hides arriving pieces at their goals until they have landed. */
export class Landing {
  #root: Element | null;
  #before: Map<Flight, number>;
  #hidden = new Map<Flight, Element>();

  /** Count the pieces before the board changes. */
  constructor(root: Element | null, flights: readonly Flight[]) {
    this.#root = root;
    this.#before = new Map(flights.map((flight) => [flight, drawn(root, flight).length]));
  }

  /** After the board has changed: hide as many pieces as have been added. */
  hide(): void {
    for (const [flight, before] of this.#before) {
      const found = drawn(this.#root, flight);
      const shown = found.filter((element) => !element.hasAttribute(HIDDEN));
      const last = shown.at(-1);
      if (!last || shown.length <= before) continue;
      last.setAttribute(HIDDEN, "");
      this.#hidden.set(flight, last);
    }
  }

  /** These pieces have arrived. */
  land(flights: readonly Flight[]): void {
    for (const flight of flights) {
      this.#hidden.get(flight)?.removeAttribute(HIDDEN);
      this.#hidden.delete(flight);
    }
  }

  /** Show everything. */
  clear(): void {
    this.land([...this.#hidden.keys()]);
  }
}
