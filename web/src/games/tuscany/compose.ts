/** A map being arranged: order, rotation and shifts of the three boards before confirmation. */

import type { Attachment } from "svelte/attachments";
import type { RegionBoard } from "$gen/tuscany";
import { matches, type Offer, type Pattern } from "$lib/board/narrow";
import type { Picker } from "$lib/board/picker.svelte";
import { CELLS } from "./hex";

export const PLACES = ["left", "middle", "right"] as const;
export type Shift = "down" | "up";

export interface Composition {
  /** The letters of the boards from left to right. */
  order: string[];
  /** The letters of the boards that are turned. */
  turned: string[];
  middle: Shift;
  right: Shift;
}

/**
 * The same map with A left of C: rotates the whole map by 180° if necessary. The rotation swaps the
 * outer boards and turns every board. Each shift between neighbours stays the same, but the two
 * shifts change places.
 */
export function canonical(made: Composition): Composition {
  if (made.order.indexOf("A") < made.order.indexOf("C")) return made;
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
  return canonical({ ...made, order });
}

export function turned(made: Composition, letter: string): Composition {
  const rest = made.turned.filter((one) => one !== letter);
  return { ...made, turned: rest.length < made.turned.length ? rest : [...rest, letter] };
}

export function opposite(shift: Shift): Shift {
  return shift === "up" ? "down" : "up";
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

export interface Valued {
  colour: string;
  fields: string[];
  points: number;
}

/** The fields of the placed boards, each with the number of its area. */
export function cells(boards: RegionBoard[], shifts: Shift[], areas: Valued[]): Cell[] {
  const result: Cell[] = [];
  let down = 0;
  boards.forEach((board, place) => {
    if (place > 0) down -= shifts[place - 1] === "up" ? 2 : 1;
    const rows = [0, 0, 0];
    CELLS.forEach(([x, y], i) => {
      rows[x] = (rows[x] ?? 0) + 1;
      const name = `${"abcdefghi"[place * 3 + x]}${rows[x]}`;
      const area = areas.findIndex((one) => one.fields.includes(name));
      const alone = areas.length + result.length;
      const colour = board.colours[i] ?? "grey";
      const at = { name, place, q: place * 3 + x, r: down + y, colour };
      result.push({ ...at, area: area < 0 ? alone : area });
    });
  });
  return result;
}

/** The value of an arrangement's areas, computed by the server. */
export interface Worth {
  total: number;
  areas: Valued[];
}

type Shifted = { middle: Shift; right: Shift } & Worth;

/** The values of all arrangements that an offer allows, with their shifts. */
export function worths(offer: Offer): Shifted[] {
  const { action, preview } = offer;
  if (!preview) return [];
  if (action.do === "arrange") return preview.shifts as unknown as Shifted[];
  if (action.do !== "shift") return [];
  const worth = preview as unknown as Worth;
  return [{ middle: action.middle as Shift, right: action.right as Shift, ...worth }];
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
