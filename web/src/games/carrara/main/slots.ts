/**
 * Keeps each tile of the display in its slot while others change, also when the page is loaded
 * again: the view lists the tiles without an order.
 */

import { tileKey, type TileJson } from "../pieces/pieces";

export function arrange(
  before: readonly (TileJson | null)[],
  display: readonly TileJson[],
  places: number,
): (TileJson | null)[] {
  const shown = new Map(display.map((tile) => [tileKey(tile), tile]));
  const out: (TileJson | null)[] = Array.from({ length: places }, (_, i) => {
    const old = before[i];
    const key = old ? tileKey(old) : "";
    const still = shown.get(key) ?? null;
    shown.delete(key);
    return still;
  });
  for (const tile of shown.values()) {
    const free = out.indexOf(null);
    if (free < 0) out.push(tile);
    else out[free] = tile;
  }
  return out;
}

function key(): string {
  return `carrara-display:${location.pathname}`;
}

/** The slots that this page showed before it was loaded again. */
export function keptSlots(): (TileJson | null)[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key()) ?? "[]");
    return Array.isArray(kept) ? (kept as (TileJson | null)[]) : [];
  } catch {
    return [];
  }
}

export function keepSlots(slots: readonly (TileJson | null)[]): void {
  try {
    sessionStorage.setItem(key(), JSON.stringify(slots));
  } catch {
    return; // private windows may refuse storage
  }
}
