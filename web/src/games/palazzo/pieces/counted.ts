/** Formatting of numbers. */

/** A number of points, with a typographic minus sign. */
export function signed(points: number): string {
  return points < 0 ? `−${-points}` : String(points);
}

/** A change of points. */
export function change(points: number): string {
  return points > 0 ? `+${points}` : points < 0 ? signed(points) : "±0";
}
