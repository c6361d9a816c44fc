/** The places of markers on a track. */

/** Markers closer than this share of a track would cover each other. */
const NEAR = 0.05;

/** The markers that stand above each other at the place of one, that one among them. */
function column(values: readonly number[], seat: number, length: number): number[] {
  const here = values[seat] ?? 0;
  return values.flatMap((value, i) => (Math.abs(value - here) / length < NEAR ? [i] : []));
}

/**
 * The row of a marker, 0 on the track itself, in steps of half markers: every marker stands exactly
 * at its value, and those with nearly the same value stand above each other.
 */
export function row(values: readonly number[], seat: number, length: number): number {
  const group = column(values, seat, length);
  return group.indexOf(seat) - (group.length - 1) / 2;
}
