/** Finds the legal actions that a part of the view stands for, which makes it clickable. */

import { same, type Offer, type Pattern } from "$lib/board/narrow";
import type { Json } from "$lib/words/json";
import {
  identity,
  isFields,
  isTagged,
  pieceWithFacts,
  type Cell,
  type Fields,
  type Tagged,
} from "./shape";

/** One value of one field, as it occurs in the legal actions of one verb. */
interface Named {
  verb: string;
  field: string;
  value: Json;
}

/** The values that occur in the fields of the legal actions. */
export class Values {
  #all: Named[] = [];
  /** Lists of the view that hold every piece a field of a verb can have, by verb and field. */
  #sources = new Map<string, Set<Json>>();
  /** The grid cells, by `row` and `column`, that occur in the legal actions. */
  readonly cells: { row: number; column: number }[] = [];

  /** `areas`: the parts of the view in which pieces can be clicked. */
  constructor(legal: readonly Offer[], areas: readonly Json[] = []) {
    const seen = new Set<string>();
    for (const { action } of legal) {
      for (const [field, value] of Object.entries(action)) {
        const key = `${action.do} ${field} ${JSON.stringify(value)}`;
        if (field === "do" || seen.has(key)) continue;
        seen.add(key);
        this.#all.push({ verb: action.do, field, value });
      }
      const { row, column } = action;
      if (typeof row === "number" && typeof column === "number") {
        if (!this.cells.some((one) => one.row === row && one.column === column)) {
          this.cells.push({ row, column });
        }
      }
    }
    const lists = areas.flatMap(listsIn);
    for (const { verb, field } of this.#all) {
      const key = `${verb} ${field}`;
      if (this.#sources.has(key)) continue;
      const wanted = this.#all.filter((one) => one.verb === verb && one.field === field);
      const holding = lists.filter(({ pieces }) =>
        wanted.every(({ value }) =>
          pieces.some((piece) => isTagged(value) && covers(piece, value)),
        ),
      );
      this.#sources.set(key, new Set(holding.map(({ list }) => list)));
    }
    const all = [...this.#sources.values()];
    const only = new Set(all.filter(({ size }) => size === 1).flatMap((lists) => [...lists]));
    for (const [key, lists] of this.#sources) {
      // A list that another verb needs is the less likely source of this one.
      const own = [...lists].filter((list) => !only.has(list));
      if (own.length > 0) this.#sources.set(key, new Set(own));
    }
  }

  /**
   * Any action that names this piece in one of its fields.
   *
   * Equal pieces may lie in two lists, such as a display and a hand. Where only some lists hold all
   * pieces that a verb can name, a piece outside of these lists does not stand for the verb.
   */
  ofPiece(piece: Tagged, list: Json = null): Pattern | null {
    const found = this.#all.filter(({ verb, field, value }) => {
      if (!isTagged(value) || !covers(piece, value)) return false;
      const sources = this.#sources.get(`${verb} ${field}`);
      return !sources?.size || sources.has(list);
    });
    if (found.length === 0) return null;
    return found.map(({ verb, field, value }) => ({ do: verb, [field]: value }));
  }

  /**
   * Any action that names this item of a list: `{location: "III"}` or
   * `{city: {is: "city", name: "pisa"}}` for an item of `locations` or `cities`.
   */
  ofItem(list: string, fields: Fields): Pattern | null {
    const id = identity(fields);
    if (id === null) return null;
    const one = singular(list);
    return this.#pattern(({ field, value }) => {
      if (isTagged(value)) return value.is === one && identity(value) === id;
      return field === one && value === id;
    });
  }

  /** Any action that names this cell of a grid, or the item in it. */
  ofCell(list: string, cell: Cell, hex: boolean): Pattern | null {
    const item = this.ofItem(list, cell.fields);
    if (item || hex) return item;
    const { x: column, y: row } = cell;
    return this.cells.some((one) => one.row === row && one.column === column)
      ? { row, column }
      : null;
  }

  #pattern(stands: (named: Named) => boolean): Pattern | null {
    const found = this.#all.filter(stands);
    return found.length > 0 ? found.map(({ field, value }) => ({ [field]: value })) : null;
  }
}

/** Whether an action names a piece of the view; the piece may have further fields. */
function covers(piece: Tagged, named: Tagged): boolean {
  return Object.entries(named).every(([key, value]) => same(piece[key], value));
}

/** The lists of pieces within a value; a piece that is a field by itself is a list of one. */
function listsIn(value: Json): { list: Json; pieces: Tagged[] }[] {
  if (!isFields(value) && !Array.isArray(value)) return [];
  if (isTagged(value)) return [{ list: value, pieces: [value] }];
  if (!Array.isArray(value)) return Object.values(value).flatMap(listsIn);
  const items = value.filter(isFields);
  const pieces = items.map((item) => (isTagged(item) ? item : pieceWithFacts(item)?.piece));
  if (items.length > 0 && pieces.every((piece) => piece !== undefined)) {
    return [{ list: value, pieces }];
  }
  return value.flatMap(listsIn);
}

/** `cities` → `city`, `locations` → `location`. */
export function singular(list: string): string {
  if (list.endsWith("ies")) return `${list.slice(0, -3)}y`;
  return list.endsWith("s") ? list.slice(0, -1) : list;
}

/** All tagged objects within a value, such as a log line. */
export function piecesIn(value: Json): Tagged[] {
  if (Array.isArray(value)) return value.flatMap(piecesIn);
  if (!isFields(value)) return [];
  if (isTagged(value)) return value.is === "seat" ? [] : [value];
  return Object.values(value).flatMap(piecesIn);
}
