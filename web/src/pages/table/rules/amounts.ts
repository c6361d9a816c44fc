/**
 * Amounts in rules texts, taken from a box.
 *
 * A paragraph `{{ yields }}` becomes the list of the pieces of that table of the box, with their
 * numbers; `{{ yields.count }}` within a sentence becomes the number of all its pieces.
 */

import type { BoxTable } from "$gen/server";
import type { Json } from "$lib/words/json";

const LIST = /<p>\{\{ ([a-z0-9-]+) \}\}<\/p>/g;
const COUNT = /\{\{ ([a-z0-9-]+)\.count \}\}/g;

/** How a list is worded: a piece, and a piece with the number of its copies. */
export interface Wording {
  piece(piece: Json): string;
  times(count: number, item: string): string;
}

/** Whether a section names amounts of a box. */
export function namesAmounts(html: string): boolean {
  return html.includes("{{ ");
}

/** The HTML of a section with the amounts of a box; nothing stands for an unknown table. */
export function filled(html: string, tables: readonly BoxTable[], wording: Wording): string {
  const byId = new Map(tables.map((table) => [table.id, table]));
  return html
    .replace(LIST, (_, id: string) => list(byId.get(id), wording))
    .replace(COUNT, (_, id: string) => {
      const rows = byId.get(id)?.rows;
      return rows ? String(rows.reduce((sum, row) => sum + row.count, 0)) : "";
    });
}

function list(table: BoxTable | undefined, wording: Wording): string {
  if (!table) return "";
  const several = table.rows.some((row) => row.count !== 1);
  const lines = table.rows.map(({ piece, count }) => {
    const { is, key, value } = piece as { is: string; key: string; value: string };
    if (is === "entry") return `${key}: ${value}`;
    const item = wording.piece(piece);
    return several ? wording.times(count, item) : item;
  });
  return `<ul>${lines.map((line) => `<li>${escaped(line)}</li>`).join("")}</ul>`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
