/** Which legal actions something in a view stands for: what makes it clickable. */

import { same, type Offer, type Pattern } from "$lib/board/narrow";
import type { Json } from "$lib/words/json";
import { identity, isFields, isTagged, type Cell, type Fields, type Tagged } from "./shape";

/** A field of an action with one of the values it has in the legal actions. */
interface Named {
  field: string;
  value: Json;
}

/** The values that the fields of the legal actions have. */
export class Values {
  #all: Named[] = [];
  /** The places `row` and `column` that the legal actions name. */
  readonly cells: { row: number; column: number }[] = [];

  constructor(legal: readonly Offer[]) {
    const seen = new Set<string>();
    for (const { action } of legal) {
      for (const [field, value] of Object.entries(action)) {
        const key = `${field} ${JSON.stringify(value)}`;
        if (field === "do" || seen.has(key)) continue;
        seen.add(key);
        this.#all.push({ field, value });
      }
      const { row, column } = action;
      if (typeof row === "number" && typeof column === "number") {
        if (!this.cells.some((one) => one.row === row && one.column === column)) {
          this.cells.push({ row, column });
        }
      }
    }
  }

  /** Any action that names this piece in one of its fields. */
  ofPiece(piece: Tagged): Pattern | null {
    return this.#pattern(({ value }) => isTagged(value) && covers(piece, value));
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

  /** Any action that names this place of a grid, or the field that lies there. */
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

/** Whether a piece of the view is the one an action names; the view may say more about it. */
function covers(piece: Tagged, named: Tagged): boolean {
  return Object.entries(named).every(([key, value]) => same(piece[key], value));
}

/** `cities` → `city`, `locations` → `location`. */
export function singular(list: string): string {
  if (list.endsWith("ies")) return `${list.slice(0, -3)}y`;
  return list.endsWith("s") ? list.slice(0, -1) : list;
}

/** All pieces within a value, as a log line has them. */
export function piecesIn(value: Json): Tagged[] {
  if (Array.isArray(value)) return value.flatMap(piecesIn);
  if (!isFields(value)) return [];
  if (isTagged(value)) return value.is === "seat" ? [] : [value];
  return Object.values(value).flatMap(piecesIn);
}
