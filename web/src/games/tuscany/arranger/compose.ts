/** A map being arranged: order, rotation and shifts of the three boards before confirmation. */

import type { Attachment } from "svelte/attachments";
import type { RegionBoard, Shape } from "$gen/tuscany";
import { matches, type Offer, type Pattern } from "$lib/board/narrow";
import type { Picker } from "$lib/board/picker.svelte";
import { STEPS } from "../map/hex";

export const PLACES = ["left", "middle", "right"] as const;
export type Shift = "up" | "level" | "down";

export interface Composition {
  /** The letters of the boards from left to right. */
  order: string[];
  /** The letters of the boards that are turned. */
  turned: string[];
  middle: Shift;
  right: Shift;
}

/** Whether A lies left of C, as the server stores maps. */
export function stands(made: Composition): boolean {
  return made.order.indexOf("A") < made.order.indexOf("C");
}

/**
 * The same map with A left of C: rotates the whole map by 180° if necessary. The rotation swaps the
 * outer boards and turns every board. Each shift between neighbours stays the same, but the two
 * shifts change places.
 */
export function canonical(made: Composition): Composition {
  if (stands(made)) return made;
  return {
    order: [...made.order].reverse(),
    turned: made.order.filter((letter) => !made.turned.includes(letter)),
    middle: made.right,
    right: made.middle,
  };
}

/** Moves a board to another place; the boards between move up. */
export function moved(made: Composition, from: number, to: number): Composition {
  const order = [...made.order];
  const [letter] = order.splice(from, 1);
  if (letter !== undefined) order.splice(to, 0, letter);
  return { ...made, order };
}

export function turned(made: Composition, letter: string): Composition {
  const rest = made.turned.filter((one) => one !== letter);
  return { ...made, turned: rest.length < made.turned.length ? rest : [...rest, letter] };
}

/** The shifts of the box from the highest to the lowest. */
export function shifts(shape: Shape): Shift[] {
  return [...shape.shifts].sort((a, b) => a.down - b.down).map((one) => one.shift as Shift);
}

/** The next shift in a direction, or null at the end. */
export function beside(shape: Shape, shift: Shift, step: 1 | -1): Shift | null {
  const all = shifts(shape);
  return all[all.indexOf(shift) + step] ?? null;
}

/** The shift in which boards lie at first: level if they can. */
export function firstShift(shape: Shape): Shift {
  const all = shifts(shape);
  return all.includes("level") ? "level" : (all.at(-1) ?? "level");
}

function lower(shape: Shape, shift: Shift): number {
  return shape.shifts.find((one) => one.shift === shift)?.down ?? 0;
}

/** The shift nearest to a board that was dragged this many half hexagons down. */
export function dragged(shape: Shape, shift: Shift, halves: number): Shift {
  const wanted = lower(shape, shift) + halves;
  const gap = (one: Shift) => Math.abs(lower(shape, one) - wanted);
  return shifts(shape).reduce((best, one) => (gap(one) < gap(best) ? one : best), shift);
}

/** The orientation of the board in a place. */
export function turnAt(made: Composition, place: number): "upright" | "turned" {
  return made.turned.includes(made.order[place] ?? "") ? "turned" : "upright";
}

export interface Cell {
  name: string;
  place: number;
  q: number;
  r: number;
  colour: string;
  area: number;
}

/** The fields of the placed boards, each with the number of its area. */
export function cells(shape: Shape, boards: RegionBoard[], between: Shift[]): Cell[] {
  const result: Cell[] = [];
  const first = (shape.columns[0]?.[0] ?? 0) % 2;
  let down = 0;
  boards.forEach((board, place) => {
    if (place > 0) down += lower(shape, between[place - 1] ?? "level");
    let i = 0;
    shape.columns.forEach((heights, x) => {
      const q = place * shape.columns.length + x;
      heights.forEach((height, row) => {
        const colour = board.colours[i++] ?? "grey";
        const name = `${String.fromCharCode(97 + q)}${row + 1}`;
        result.push({ name, place, q, r: (height - first + down - q) / 2, colour, area: -1 });
      });
    });
  });
  let areas = 0;
  for (const cell of result) if (cell.area < 0) spread(result, cell, areas++);
  return result;
}

/** Numbers the connected fields of one colour. */
function spread(all: Cell[], cell: Cell, area: number): void {
  cell.area = area;
  for (const [dq, dr] of STEPS) {
    const other = all.find((one) => one.q === cell.q + dq && one.r === cell.r + dr);
    if (other?.area === -1 && other.colour === cell.colour) spread(all, other, area);
  }
}

/** The total of an arrangement's areas, computed by the server. */
export interface Worth {
  middle: Shift;
  right: Shift;
  total: number;
}

/** The totals of all arrangements that an offer allows, with their shifts. */
export function worths(offer: Offer): Worth[] {
  const { action, preview } = offer;
  if (!preview) return [];
  if (action.do === "arrange") return preview.shifts as unknown as Worth[];
  if (action.do !== "shift") return [];
  const total = Number(preview.total);
  return [{ middle: action.middle as Shift, right: action.right as Shift, total }];
}

/**
 * A control that changes the composition. It does not narrow the legal actions, because everything
 * can be changed until confirmation; `data-offers` lists the actions it leads to.
 */
export function control(
  picker: Picker,
  key: string,
  pattern: Pattern,
  act: () => void,
): Attachment<Element> {
  return (element) => {
    const places = picker.legal.flatMap((offer, i) => (matches(offer.action, pattern) ? [i] : []));
    if (places.length === 0) return;
    element.classList.add("target");
    element.setAttribute("data-target", key);
    element.setAttribute("data-offers", places.join(" "));
    element.addEventListener("click", act);
    return () => {
      element.classList.remove("target");
      element.removeAttribute("data-target");
      element.removeAttribute("data-offers");
      element.removeEventListener("click", act);
    };
  };
}
