/** Differences between two states of a table: see docs/protocol.md. */

import type { Patch, TableMessage } from "$gen/server";

type Value = unknown;
type Fields = Record<string, Value>;

/** A JSON value after a change; parts that stay the same are shared with the old value. */
export function applied(value: Value, change: Value): Value {
  if (Array.isArray(change)) {
    if (change.length === 1) return change[0];
    if (change.length !== 3 || !Array.isArray(value)) throw new Error("no change of this value");
    const [start, removed, items] = change as [number, number, Value[]];
    return [...value.slice(0, start), ...items, ...value.slice(start + removed)];
  }
  if (typeof value !== "object" || value === null) throw new Error("no change of this value");
  if (Array.isArray(value)) {
    const items = [...(value as Value[])];
    for (const [key, part] of Object.entries(change as Fields)) {
      items[Number(key)] = applied(items[Number(key)], part);
    }
    return items;
  }
  const fields: Fields = { ...(value as Fields) };
  for (const [key, part] of Object.entries(change as Fields)) {
    if (Array.isArray(part) && part.length === 0) delete fields[key];
    else fields[key] = applied(fields[key], part);
  }
  return fields;
}

/** JSON with sorted keys and without spaces. */
function canonical(value: Value): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  const fields = value as Fields;
  const keys = Object.keys(fields).sort();
  return `{${keys.map((key) => `${JSON.stringify(key)}:${canonical(fields[key])}`).join(",")}}`;
}

const TABLE = Uint32Array.from({ length: 256 }, (_, number) => {
  let rest = number;
  for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1;
  return rest;
});

/** CRC-32 of values in canonical JSON, one after the other. */
export function checksum(...values: Value[]): number {
  let sum = 0xffffffff;
  for (const byte of new TextEncoder().encode(values.map(canonical).join(""))) {
    sum = TABLE[(sum ^ byte) & 255]! ^ (sum >>> 8);
  }
  return (sum ^ 0xffffffff) >>> 0;
}

/**
 * The whole message after a difference, or null if it does not fit: then ask for the whole. The log
 * of the result has the lines that are new; without any it starts after the last line.
 */
export function patched(message: TableMessage, patch: Patch): TableMessage | null {
  try {
    const table = patch.table ? applied(message.table, patch.table) : message.table;
    const game = patch.game ? applied(message.game, patch.game) : message.game;
    if (typeof patch.sum === "number" && checksum(table, game) !== patch.sum) return null;
    const after = { ...message, seq: patch.seq, table, game } as TableMessage;
    after.log = patch.log ?? { start: after.game?.ply ?? 0, lines: [] };
    after.clocks = patch.clocks ?? null;
    return after;
  } catch {
    return null;
  }
}
