/** The areas of a tile as outlines in a 100 × 100 box, after rotation. */

import type { Tile } from "$gen/carpe-diem";
import { KINDS, kindOf } from "./kinds";

export interface Area {
  kind: string;
  /** The outline, and the walls without openings, before rotation. */
  path: string;
  walls: string;
  /** Quarter turns clockwise. */
  turn: number;
  /** The position of its icon, after rotation. */
  x: number;
  y: number;
  /** Whether it has a single opening, which leaves less room for icons. */
  end: boolean;
}

type Form = "end" | "straight" | "bend" | "three";

/**
 * Walls by openings: north; north and south; north and east; north, east and south. The parts of a
 * wall run from opening to opening, clockwise around the area. Joined along the tile's edges they
 * form its outline.
 */
const WALLS: Record<string, Record<Form, readonly string[]>> = {
  landscape: {
    end: ["82 0C84 24 70 42 50 42S16 24 18 0"],
    straight: ["82 0C76 20 90 34 85 50S78 82 82 100", "18 100C22 82 10 68 15 50S24 20 18 0"],
    bend: ["82 0C80 10 90 20 100 18", "100 82C44 88 14 50 18 0"],
    three: ["82 0C80 10 90 20 100 18", "100 82C90 80 80 90 82 100", "18 100C14 70 24 30 18 0"],
  },
  dwelling: {
    end: ["78 0V13L50 42L22 13V0"],
    straight: ["78 0V100", "22 100V0"],
    bend: ["78 0V22H100", "100 78H22V0"],
    three: ["78 0V22H100", "100 78H78V100", "22 100V0"],
  },
  villa: {
    end: ["84 0V12L66 36H34L16 12V0"],
    straight: ["84 0V100", "16 100V0"],
    bend: ["84 0V16H100", "100 84H16V0"],
    three: ["84 0V16H100", "100 84H84V100", "16 100V0"],
  },
};
const ANCHORS: Record<Form, readonly [number, number]> = {
  end: [50, 17],
  straight: [50, 50],
  bend: [58, 42],
  three: [50, 50],
};

/** A tile's sides after a number of clockwise quarter turns. */
export function turned(sides: string, turn: number): string {
  return [0, 1, 2, 3].map((side) => sides[(side - turn + 4) % 4] ?? ".").join("");
}

function rotate(x: number, y: number, turn: number): [number, number] {
  let [a, b] = [x, y];
  for (let i = 0; i < turn; i++) [a, b] = [100 - b, a];
  return [a, b];
}

/** The form of an area with these openings, and its rotation. */
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

/** The areas of a rotated tile; none for a meadow with a single building. */
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
    const pieces = WALLS[KINDS[kind]?.family ?? "landscape"]?.[form] ?? [];
    const path = `M${pieces.join("L")}Z`;
    const walls = pieces.map((piece) => `M${piece}`).join("");
    return { kind, path, walls, turn: turns, x, y, end: form === "end" };
  });
}

/** The building of a tile that has a single building and meadow. */
export function buildingOf(tile: Tile): string | undefined {
  return tile.shape === "building" ? tile.areas[0]?.of : undefined;
}
