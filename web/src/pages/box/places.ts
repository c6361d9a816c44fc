/** Places in the components of a box: keys and indices separated by dots, as the server names them. */

export type Value = string | number | boolean | Value[] | { [key: string]: Value };

/** The value at a place, or undefined. */
export function at(components: Value, place: string): Value | undefined {
  let value: Value | undefined = components;
  for (const part of place === "" ? [] : place.split(".")) {
    if (typeof value !== "object") return undefined;
    value = Array.isArray(value) ? value[Number(part)] : value[part];
    if (value === undefined) return undefined;
  }
  return value;
}

/** The deepest existing place on the way to a place: errors about missing values are shown there. */
export function nearest(components: Value, place: string): string {
  const parts = place === "" ? [] : place.split(".");
  while (parts.length > 0 && at(components, parts.join(".")) === undefined) parts.pop();
  return parts.join(".");
}

/** The number of copies that a row of a table has, or null if it has none. */
function copies(row: Value): number | null {
  if (typeof row !== "object" || Array.isArray(row)) return null;
  return typeof row.count === "number" ? row.count : null;
}

/** Whether a list has rows with a number of copies each, so that their sum counts. */
export function counted(value: Value): boolean {
  return Array.isArray(value) && value.length > 0 && value.every((row) => copies(row) !== null);
}

/** The number of pieces that a list or table of numbers counts, or null if it counts none. */
export function total(value: Value | undefined): number | null {
  if (value === undefined || typeof value !== "object" || copies(value) !== null) return null;
  if (counted(value)) return (value as Value[]).reduce<number>((sum, row) => sum + copies(row)!, 0);
  if (Array.isArray(value)) return value.length;
  const numbers = Object.entries(value).filter(([key]) => key !== "source");
  const sum = numbers.reduce((all, [, one]) => all + (typeof one === "number" ? one : NaN), 0);
  return numbers.length > 1 && !Number.isNaN(sum) ? sum : null;
}

/** The places of the objects that name their source. */
function marked(value: Value, place: string): string[] {
  if (typeof value !== "object" || Array.isArray(value)) return [];
  if (typeof value.source === "string") return [place];
  return Object.entries(value).flatMap(([key, inner]) => marked(inner, `${place}.${key}`));
}

/** The tables of a box: objects that name their source, and others that contain none of these. */
export function tables(components: { [key: string]: Value }): string[] {
  return Object.entries(components).flatMap(([key, value]) => {
    const found = marked(value, key);
    return found.length === 0 && typeof value === "object" ? [key] : found;
  });
}

/** What an entry of a table can be called in the file. */
export const KEY = /^[A-Za-z0-9_-]{1,80}$/;

/** The value of a new entry of a table: of the same kind as its last one, numbers at 1. */
export function fresh(table: { [key: string]: Value }): Value {
  const others = Object.entries(table).filter(([key]) => key !== "source");
  const last = others.at(-1)?.[1];
  if (last === undefined || typeof last === "number") return 1;
  return JSON.parse(JSON.stringify(last)) as Value;
}
