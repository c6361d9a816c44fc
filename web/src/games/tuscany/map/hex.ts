/** The geometry of flat-top hexagons: every hexagon is drawn with the radius RADIUS. */

export const RADIUS = 20;
export const HALF = (RADIUS * Math.sqrt(3)) / 2;

export interface Point {
  x: number;
  y: number;
}

/** The neighbours' steps in axial coordinates, in the order of the edges below. */
export const STEPS = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
] as const;

export function centre(q: number, r: number): Point {
  return { x: 1.5 * RADIUS * q, y: 2 * HALF * (r + q / 2) };
}

function corner(i: number, radius: number): Point {
  const angle = (Math.PI / 3) * i;
  return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
}

/** The corners of a hexagon for `points`. */
export function hexagon(radius: number = RADIUS): string {
  return Array.from({ length: 6 }, (_, i) => {
    const { x, y } = corner(i, radius);
    return `${x.toFixed(2)},${y.toFixed(2)}`;
  }).join(" ");
}

interface Cell {
  q: number;
  r: number;
  area: number;
}

/** The borders of areas as one path. */
export function borders(cells: readonly Cell[]): string {
  const at = new Map(cells.map((cell) => [`${cell.q},${cell.r}`, cell]));
  let path = "";
  for (const cell of cells) {
    const middle = centre(cell.q, cell.r);
    STEPS.forEach(([dq, dr], i) => {
      const other = at.get(`${cell.q + dq},${cell.r + dr}`);
      if (other?.area === cell.area) return;
      const from = corner(i, RADIUS);
      const to = corner((i + 1) % 6, RADIUS);
      path += `M${(middle.x + from.x).toFixed(2)} ${(middle.y + from.y).toFixed(2)}`;
      path += `L${(middle.x + to.x).toFixed(2)} ${(middle.y + to.y).toFixed(2)}`;
    });
  }
  return path;
}

/** The position of an area's value: on an edge between two of its fields. */
export function between(cells: readonly Cell[]): Point | null {
  for (const one of cells) {
    for (const [dq, dr] of STEPS) {
      if (cells.some((cell) => cell.q === one.q + dq && cell.r === one.r + dr)) {
        const a = centre(one.q, one.r);
        const b = centre(one.q + dq, one.r + dr);
        // Fields above one another: beside their letters.
        return { x: (a.x + b.x) / 2 + (dq === 0 ? 9 : 0), y: (a.y + b.y) / 2 };
      }
    }
  }
  return null;
}

/** The frame around cells, with a margin. */
export function frame(cells: readonly { q: number; r: number }[], margin: number) {
  const middles = cells.map((cell) => centre(cell.q, cell.r));
  const left = Math.min(...middles.map((p) => p.x)) - RADIUS - margin;
  const right = Math.max(...middles.map((p) => p.x)) + RADIUS + margin;
  const top = Math.min(...middles.map((p) => p.y)) - HALF - margin;
  const bottom = Math.max(...middles.map((p) => p.y)) + HALF + margin;
  return { left, top, width: right - left, height: bottom - top };
}
