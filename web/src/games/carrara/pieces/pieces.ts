/** How pieces look, and their names on the board. Contains no rules. */

import type { Json } from "$lib/board/narrow";
import type { Words } from "$lib/words/words";
import type { Building, Monument } from "$gen/carrara";

/** The colours of marble, most expensive first, in the order of the cities on a board. */
export const DEAR_FIRST = ["white", "yellow", "red", "green", "blue", "purple"] as const;
export const CITIES_DEAR_FIRST = [
  "livorno",
  "pisa",
  "lucca",
  "viareggio",
  "massa",
  "lerici",
] as const;

interface Marble {
  fill: string;
  /** Colour of edges and veins. */
  dark: string;
  light: string;
  ink: string;
  /** Veins that distinguish the marble without colour, in a 24 × 24 box. */
  veins: string;
}

export const MARBLE: Record<string, Marble> = {
  purple: {
    fill: "#6d4a92",
    dark: "#43295f",
    light: "#a487c4",
    ink: "#ffffff",
    veins: "M-2 8 8-2M-2 16 16-2M-2 24 24-2M6 26 26 6M14 26 26 14",
  },
  blue: {
    fill: "#2d66a0",
    dark: "#173f6b",
    light: "#7aaddd",
    ink: "#ffffff",
    veins: "M0 5q3-4 6 0t6 0 6 0 6 0M0 20q3-4 6 0t6 0 6 0 6 0",
  },
  green: {
    fill: "#3d7340",
    dark: "#214723",
    light: "#86ba83",
    ink: "#ffffff",
    veins: "M5 4h.1M12 4h.1M19 4h.1M5 20h.1M12 20h.1M19 20h.1M3 12h.1M21 12h.1",
  },
  red: {
    fill: "#a8382b",
    dark: "#6d1d14",
    light: "#e08d7c",
    ink: "#ffffff",
    veins: "M4 0v24M20 0v24",
  },
  yellow: {
    fill: "#e8c04c",
    dark: "#94701a",
    light: "#b98d22",
    ink: "#33260a",
    veins: "M2 5l5-4 5 4 5-4 5 4M2 23l5-4 5 4 5-4 5 4",
  },
  white: {
    fill: "#f4f1ea",
    dark: "#7d766a",
    light: "#b9b2a6",
    ink: "#33302b",
    veins: "M1 7q5-1 7-6M16 23q1-6 7-8",
  },
  gold: {
    fill: "#d9ab3a",
    dark: "#7d5a10",
    light: "#f6e3a4",
    ink: "#33260a",
    veins: "M12 1v4M12 19v4M1 12h4M19 12h4",
  },
};

export function marble(colour: string): Marble {
  return MARBLE[colour] ?? MARBLE.white!;
}

/** The defaults of a type, for animations and the log, which have no view. */
export const TYPES: Record<string, { landscape: string; decoration: string }> = {
  biblioteca: { landscape: "urban", decoration: "book" },
  palazzo: { landscape: "urban", decoration: "crown" },
  porta: { landscape: "urban", decoration: "gate" },
  cattedrale: { landscape: "urban", decoration: "cup" },
  castello: { landscape: "rural", decoration: "flag" },
  villa: { landscape: "rural", decoration: "shield" },
};

export type TileJson = Building | Monument;

export const MONUMENT_VALUE = 8;

export function valueOf(tile: TileJson): number {
  return tile.is === "monument" ? MONUMENT_VALUE : tile.value;
}

export function tileKey(tile: TileJson): string {
  return tile.is === "monument"
    ? `monument-${tile.type}`
    : `tile-${tile.type}-${tile.value}-${tile.copy}`;
}

export function cityName(words: Words, city: string): string {
  return words.value("carrara", { is: "city", name: city });
}

export function typeName(words: Words, type: string): string {
  return words.value("carrara", { is: "field", name: type });
}

const CITY_COLOURS: Record<string, string> = Object.fromEntries(
  CITIES_DEAR_FIRST.map((city, i) => [city, DEAR_FIRST[i] ?? "white"]),
);

/** The own colour of a city. */
export function cityColour(city: string): string {
  return CITY_COLOURS[city] ?? "white";
}

/** An item's key: decorations by kind, statues by colour. */
export function itemKey(
  item: { is: "decoration"; kind: string } | { is: "statue"; colour: string },
) {
  return item.is === "decoration" ? `decoration-${item.kind}` : `statue-${item.colour}`;
}

/** Casts an object of a view to JSON. */
export function json(value: unknown): Json {
  return value as Json;
}

/** The place of a tile on offer; the place of a built tile is its key. */
export function offerPlace(tile: TileJson): string {
  return `offer-${tileKey(tile)}`;
}
