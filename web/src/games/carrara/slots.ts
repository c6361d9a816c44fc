/** Keeps each tile of the display in its slot while others change. */

import { tileKey, type TileJson } from "./pieces";

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
