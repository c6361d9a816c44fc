/** The layout of the wheel, and its rotation between two views. */

import type { Blocks, Location } from "$gen/carrara";

export const CENTRE = 250;
export const RIM = 213;
export const HUB = 42;
export const STATUES = 94;

/** The angle of a location's centre; I is at the top, the others follow clockwise. */
export function angle(location: number): number {
  return -90 + location * 60;
}

export function polar(radius: number, degrees: number): { x: number; y: number } {
  const turn = (degrees * Math.PI) / 180;
  return { x: CENTRE + radius * Math.cos(turn), y: CENTRE + radius * Math.sin(turn) };
}

/** A ring segment around the centre of a location. */
export function wedge(inner: number, outer: number, location: number, gap = 0.8): string {
  const from = angle(location) - 30 + gap;
  const to = angle(location) + 30 - gap;
  const [a, b] = [polar(outer, from), polar(outer, to)];
  const [c, d] = [polar(inner, to), polar(inner, from)];
  return `M${a.x} ${a.y}A${outer} ${outer} 0 0 1 ${b.x} ${b.y}L${c.x} ${c.y}A${inner} ${inner} 0 0 0 ${d.x} ${d.y}Z`;
}

/** The rows of blocks in a segment; the outer row leaves room for a decoration. */
const MANY = [
  { radius: 147, degrees: [-6, 6, -18, 18] },
  { radius: 115, degrees: [0, -15, 15] },
  { radius: 177, degrees: [-11, 11, -21, 21] },
];
/** Few blocks are drawn larger. */
const SOME = [
  { radius: 150, degrees: [-9, 9] },
  { radius: 111, degrees: [0] },
  { radius: 184, degrees: [-18, 18] },
];
const places = (rows: typeof MANY) =>
  rows.flatMap((row) => row.degrees.map((degrees) => ({ ...row, degrees })));
const LAYOUTS = [
  { most: 5, scale: 1.5, places: places(SOME) },
  { most: 11, scale: 1.17, places: places(MANY) },
];

export interface Laid {
  colour: string;
  number: number;
  x: number;
  y: number;
  /** Its size as a multiple of 24. */
  scale: number;
}

/** Every block of a segment with its position. */
export function laid(blocks: readonly Blocks[], location: number): Laid[] {
  const single = blocks.flatMap((one) =>
    Array.from({ length: one.count }, (_, number) => ({ colour: one.colour, number })),
  );
  const { scale, places } = LAYOUTS.find((one) => single.length <= one.most) ?? LAYOUTS[1]!;
  return single.reverse().map((block, i) => {
    const place = places[i % places.length]!;
    return { ...block, scale, ...polar(place.radius, angle(location) + place.degrees) };
  });
}

function within(small: readonly Blocks[], large: readonly Blocks[]): boolean {
  return small.every(
    (one) => (large.find((other) => other.colour === one.colour)?.count ?? 0) >= one.count,
  );
}

/**
 * By how many segments the large wheel has turned. Blocks are only added at the first location,
 * after a turn: the smallest turn that explains the blocks at the other locations is the right one.
 */
export function turned(before: readonly Location[], after: readonly Location[]): number {
  const n = after.length;
  const kinds = (list: readonly Location[]) => list.map((one) => one.decoration?.kind ?? "");
  const [old, now] = [kinds(before), kinds(after)];
  for (let k = 0; k < n; k++) {
    const explains = now[0]
      ? now.every((kind, i) => kind === old[(i - k + n) % n])
      : after.every((one, i) => i < k || within(one.blocks, before[(i - k + n) % n]!.blocks));
    if (explains) return k;
  }
  return 0;
}

/** By how many segments the statue wheel has turned. */
export function statuesTurned(before: readonly Location[], after: readonly Location[]): number {
  const n = after.length;
  const first = after[0]?.statue?.colour;
  const was = before.findIndex((one) => one.statue?.colour === first);
  return first === undefined || was < 0 ? 0 : (n - was) % n;
}
