/** Textures and shapes, each computed once as one path. */

export type Material = "brick" | "sandstone" | "marble";

/** The size of a tile in SVG units. */
export const TILE_WIDTH = 120;
export const TILE_HEIGHT = 48;

/** The joints of a wall: every second row is shifted by half a block. */
export function joints(block: number, row: number): string {
  let path = "";
  for (let y = row, n = 0; y <= TILE_HEIGHT; y += row, n++) {
    if (y < TILE_HEIGHT) path += `M0 ${y}H${TILE_WIDTH}`;
    for (let x = n % 2 ? block : block / 2; x < TILE_WIDTH; x += block)
      path += `M${x} ${y - row}v${row}`;
  }
  return path;
}

/** The joints of brick and sandstone, the veins of marble. */
export const TEXTURES: Record<Material, string> = {
  brick: joints(12, 6),
  sandstone: joints(30, 16),
  marble:
    "M-2 14C14 6 20 20 36 12S58 2 66 8 88 22 122 6M-2 38C10 30 22 44 40 36S70 26 84 34 106 46 122 36" +
    "M48 48C52 40 60 42 64 34M20 0C24 6 30 6 32 12M98 18C102 24 110 22 116 28",
};

/** The centres of the windows. */
export function windowPlaces(windows: number): number[] {
  return { 1: [60], 2: [45, 75], 3: [37, 60, 83] }[windows] ?? [];
}

/** The coin of each currency; its outline distinguishes it without colour. */
export const COINS: Record<string, string> = {
  brown: "M0 -10A10 10 0 1 1 0 10A10 10 0 1 1 0 -10Z",
  green: "M0 -11.5 11.5 0 0 11.5 -11.5 0Z",
  blue: "M-6 -10H6L11.5 0 6 10H-6L-11.5 0Z",
};

/** The pattern behind a card's value, different for each currency. */
export const GROUNDS: Record<string, string> = {
  brown: "M4 16H56M4 26H56M4 36H56M4 46H56M4 56H56M4 66H56",
  green: "M4 26 26 4M4 46 46 4M4 66 56 14M8 80 56 32M28 80 56 52M48 80 56 72",
  blue: "M4 14q6.5 -6 13 0t13 0 13 0 13 0M4 30q6.5 -6 13 0t13 0 13 0 13 0M4 46q6.5 -6 13 0t13 0 13 0 13 0M4 62q6.5 -6 13 0t13 0 13 0 13 0M4 77q6.5 -6 13 0t13 0 13 0 13 0",
};
