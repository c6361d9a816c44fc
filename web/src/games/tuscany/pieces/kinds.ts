/** The eight colours and their tiles: names, symbols and order. */

import type { Agriculture, Hexagon, Tile } from "$gen/tuscany";

export const COLOURS = [
  "dark_green",
  "red",
  "turquoise",
  "grey",
  "orange",
  "yellow",
  "beige",
  "light_green",
] as const;

export type Item = Tile | Agriculture | Hexagon;

const KINDS: Record<string, string> = {
  dark_green: "castle",
  red: "city",
  turquoise: "estate",
  grey: "quarry",
  orange: "village",
  yellow: "monastery",
  beige: "cart",
  light_green: "agriculture",
};

/** The symbol of a tile's effect. */
const EFFECTS: Record<string, string> = {
  castle: "placing",
  city: "bonus",
  estate: "hexagon",
  quarry: "marble",
  village: "worker",
  monastery: "cards",
  cart: "yield",
};

export const BONUSES = ["card", "storage", "marble", "worker", "yield"] as const;

/** The symbol of a bonus tile. */
export const BONUS_SYMBOLS: Record<string, string> = {
  card: "card",
  storage: "storage",
  marble: "marble",
  worker: "worker",
  yield: "yield",
};

export function kindOf(colour: string): string {
  return KINDS[colour] ?? "castle";
}

export function effectOf(kind: string): string | null {
  return EFFECTS[kind] ?? null;
}

/** The colour of a tile; a wooden hexagon has none of its own. */
export function colourOf(item: Item): string {
  if (item.is === "hexagon") return "wood";
  if (item.is === "agriculture") return "light_green";
  const found = Object.entries(KINDS).find(([, kind]) => kind === item.tile);
  return found?.[0] ?? "wood";
}

/** The goods on an agriculture tile. */
export function goodsOf(item: Item): string[] {
  return item.is === "agriculture" ? item.shows.map((one) => one.goods) : [];
}

/** An item without the article that log lines give it (`the_tile`). */
export function plain(item: Item): Item {
  return { ...item, is: item.is.replace(/^the_/u, "") } as Item;
}

/** The key of an item in names of places. */
export function keyOf(named: Item): string {
  const item = plain(named);
  if (item.is === "tile") return item.tile;
  return item.is === "hexagon" ? "hexagon" : goodsOf(item).join("-");
}
