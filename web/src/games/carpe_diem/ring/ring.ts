/** The layout of the seven displays and the half-round fields beside them, in pixels. */

export interface Spot {
  x: number;
  y: number;
}

export interface RingPlan {
  width: number;
  height: number;
  /** The side lengths of a tile and of a display of four. */
  tile: number;
  display: number;
  /** The size of figures, fields and marks, 1 beside tiles of 44 pixels. */
  scale: number;
  /** The upper left corners of the displays. */
  corners: Spot[];
  /** The centres of the half-round fields, and the angle of their flat side. */
  fields: (Spot & { angle: number })[];
  middle: Spot;
  /** The free space in the middle. */
  room: { width: number; height: number };
}

const FIELDS = 7;
const GAP = 3;

/** The layout in this width; on a desk also in this height. */
export function plan(width: number, within?: number): RingPlan {
  const tile = tileSize(width, within);
  const display = 2 * tile + 3 * GAP;
  /** The size of everything beside the tiles. */
  const scale = Math.min(2, Math.max(1, tile / 44));
  /** The distance of a figure's centre from its display. */
  const beside = 15 * scale;
  const rx = Math.min((width - display) / 2 - 1, 5.2 * tile);
  const tall = within === undefined ? (tile < 44 ? 126 : 136) : (within - display - 2) / UPRIGHT;
  const ry = Math.min(tall, within === undefined ? tall : 1.15 * rx);
  const middle = { x: width / 2, y: ry + display / 2 + 1 };
  const lowest = ry * Math.cos(Math.PI / FIELDS);
  const corners: Spot[] = [];
  const fields: (Spot & { angle: number })[] = [];
  for (let i = 0; i < FIELDS; i++) {
    const angle = -Math.PI / 2 + (2 * Math.PI * i) / FIELDS;
    const x = middle.x + rx * Math.cos(angle);
    const y = middle.y + ry * Math.sin(angle);
    corners.push({ x: x - display / 2, y: y - display / 2 });
    // Straight inwards from the nearest side: the flat side of the field is parallel to it.
    const dx = middle.x - x;
    const dy = middle.y - y;
    const level = Math.abs(dx) / rx > Math.abs(dy) / ry;
    const out = display / 2 + beside;
    const slide = display / 4;
    fields.push(
      level
        ? {
            x: x + Math.sign(dx) * out,
            y: y + Math.sign(dy) * Math.min(slide, Math.abs(dy)),
            angle: dx > 0 ? 90 : -90,
          }
        : {
            x: x + Math.sign(dx) * Math.min(slide, Math.abs(dx)),
            y: y + Math.sign(dy) * out,
            angle: dy > 0 ? 180 : 0,
          },
    );
  }
  return {
    width,
    height: middle.y + lowest + display / 2 + 1,
    tile,
    display,
    scale,
    corners,
    fields,
    middle: {
      x: middle.x,
      y: (middle.y - ry + display / 2 + (middle.y + lowest - display / 2)) / 2,
    },
    room: {
      width: 2 * rx - display - 4 * beside,
      height: ry + lowest - display - 4 * beside,
    },
  };
}

/** The height of the ring without its displays, in units of its vertical radius. */
const UPRIGHT = 1 + Math.cos(Math.PI / FIELDS);

/** The largest tiles whose displays stay apart and leave room for the fields and the middle. */
function tileSize(width: number, within: number | undefined): number {
  if (within === undefined) return width < 480 ? 35 : 44;
  const byWidth = Math.max(84, 0.225 * width);
  // Neighbours at the side are 0.678 radii apart.
  const byHeight = (0.64 * within) / (UPRIGHT + 0.64);
  return Math.floor((Math.min(byWidth, byHeight, 230) - 3 * GAP) / 2);
}

/** A smooth path through points. */
export function way(spots: readonly Spot[]): string {
  const [first, ...rest] = spots;
  if (!first) return "";
  let path = `M${first.x} ${first.y}`;
  rest.forEach((to, i) => {
    const last = i === rest.length - 1;
    const next = rest[i + 1];
    const end = last || !next ? to : { x: (to.x + next.x) / 2, y: (to.y + next.y) / 2 };
    path += rest.length === 1 ? `L${end.x} ${end.y}` : `Q${to.x} ${to.y} ${end.x} ${end.y}`;
  });
  return path;
}

/** A smooth closed path around points. */
export function loop(spots: readonly Spot[]): string {
  const middles = spots.map((spot, i) => {
    const next = spots[(i + 1) % spots.length] ?? spot;
    return { x: (spot.x + next.x) / 2, y: (spot.y + next.y) / 2 };
  });
  const start = middles[middles.length - 1];
  if (!start) return "";
  const curves = spots.map((spot, i) => {
    const end = middles[i] ?? spot;
    return `Q${spot.x} ${spot.y} ${end.x} ${end.y}`;
  });
  return `M${start.x} ${start.y}${curves.join("")}Z`;
}

/** The end of a line, shortened so that an arrow ends before its target. */
export function before(from: Spot, to: Spot, by: number): Spot {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const part = Math.max(0, length - by) / length;
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}
