/** Labels of the fields in a view, from the game's catalogue if present. */

import type { Json } from "$lib/words/json";
import type { Words } from "$lib/words/words";
import { isTagged, type Tagged } from "./shape";

/** A readable form of an identifier: `hand_size` → "Hand size". */
export function readable(name: string): string {
  const plain = name.replaceAll(/[_-]+/g, " ").trim();
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}

/** The texts of one game at one table. */
export class Texts {
  readonly words: Words;
  readonly game: string;
  readonly names: readonly string[];

  constructor(words: Words, game: string, names: readonly string[]) {
    this.words = words;
    this.game = game;
    this.names = names;
  }

  /** The label of a field: `<game>-view-<field>`, else `web-view-<field>`, else its name. */
  label(field: string): string {
    for (const id of [`${this.game}-view-${field}`, `web-view-${field}`]) {
      if (this.words.has(id)) return this.words.text(id);
    }
    return readable(field);
  }

  /** The text of a value: `<game>-view-<field>-<value>`, else the value itself. */
  value(field: string, value: Json): string {
    if (typeof value === "number") return String(value);
    if (typeof value === "boolean") return this.words.text(value ? "web-yes" : "web-no");
    if (value === null) return "–";
    if (typeof value === "string") {
      const id = `${this.game}-view-${field}-${value}`.toLowerCase();
      if (this.words.has(id)) return this.words.text(id);
      return readable(value);
    }
    if (Array.isArray(value)) return value.map((one) => this.value(field, one)).join(", ");
    return isTagged(value) ? this.piece(value) : JSON.stringify(value);
  }

  /** A piece in words, from the game's catalogue or from its fields. */
  piece(piece: Tagged): string {
    if (piece.is === "seat" || this.words.has(`${this.game}-${piece.is}`)) {
      return this.words.value(this.game, piece, this.names);
    }
    const fields = Object.entries(piece).filter(([key]) => key !== "is");
    const values = fields.map(([key, value]) => this.value(key, value));
    return values.length > 0 ? values.join(" ") : readable(piece.is);
  }
}
