/** The areas of a tile as outlines in a square of 100, after turning. */

import type { Tile } from "$gen/carpe-diem";
import { KINDS, kindOf } from "./kinds";

export interface Area {
  kind: string;
  /** The outline before turning and by how many quarter turns it is turned. */
  path: string;
  turn: number;
  /** Where its sign is drawn, after turning. */
  x: number;
  y: number;
  /** Whether it is one opening at an edge, where there is less room for signs. */
  end: boolean;
}

type Form = "end" | "straight" | "bend" | "three";

/** Outlines with their openings north; north and south; north and east; north, east and south. */
const PATHS: Record<string, Record<Form, string>> = {
  landscape: {
    end: "M18 0C16 24 30 42 50 42S84 24 82 0Z",
    straight: "M18 0C24 20 10 34 15 50S22 82 18 100H82C78 82 90 68 85 50S76 20 82 0Z",
    bend: "M18 0C14 50 44 88 100 82V18C90 20 80 10 82 0Z",
    three: "M18 0C24 30 14 60 18 100H82C78 90 90 80 100 82V18C90 20 80 10 82 0Z",
  },
  dwelling: {
    end: "M22 0V13L50 42L78 13V0Z",
    straight: "M22 0V100H78V0Z",
    bend: "M22 0V78H100V22H78V0Z",
    three: "M22 0V100H78V78H100V22H78V0Z",
  },
  villa: {
    end: "M16 0V12L34 36H66L84 12V0Z",
    straight: "M16 0V100H84V0Z",
    bend: "M16 0V84H100V16H84V0Z",
    three: "M16 0V100H84V84H100V16H84V0Z",
  },
};
const ANCHORS: Record<Form, readonly [number, number]> = {
  end: [50, 17],
  straight: [50, 50],
  bend: [58, 42],
  three: [50, 50],
};

/** A tile's sides after quarter turns clockwise. */
export function turned(sides: string, turn: number): string {
  return [0, 1, 2, 3].map((side) => sides[(side - turn + 4) % 4] ?? ".").join("");
}

function rotate(x: number, y: number, turn: number): [number, number] {
  let [a, b] = [x, y];
  for (let i = 0; i < turn; i++) [a, b] = [100 - b, a];
  return [a, b];
}

/** The form of an area with these openings, and how far it is turned. */
function formOf(openings: readonly number[]): [Form, number] {
  const [first = 0, second = 0] = openings;
  if (openings.length === 1) return ["end", first];
  if (openings.length === 2) {
    if (second - first === 2) return ["straight", first];
    return ["bend", second - first === 1 ? first : second];
  }
  const shut = [0, 1, 2, 3].find((side) => !openings.includes(side)) ?? 3;
  return ["three", (shut + 1) % 4];
}

/** What a tile shows, turned: its areas, none for meadows with a single building. */
export function areasOf(tile: Tile, turn: number): Area[] {
  const sides = turned(tile.sides, turn);
  const openings = new Map<string, number[]>();
  for (let side = 0; side < 4; side++) {
    const kind = kindOf(sides[side] ?? ".");
    if (kind) openings.set(kind, [...(openings.get(kind) ?? []), side]);
  }
  return [...openings].map(([kind, at]) => {
    const [form, turns] = formOf(at);
    const [x, y] = rotate(...ANCHORS[form], turns);
    const path = PATHS[KINDS[kind]?.family ?? "landscape"]?.[form] ?? "";
    return { kind, path, turn: turns, x, y, end: form === "end" };
  });
}

/** The single building of a tile surrounded by meadow, if it is one. */
export function buildingOf(tile: Tile): string | undefined {
  return tile.shape === "building" ? tile.areas[0]?.of : undefined;
}
