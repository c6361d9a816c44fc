/** The sizes of the parts of the board on a desk, by the size of the area for the board. */

export interface DeskPlan {
  /** The width of the viewer's district. */
  district: number;
  /** The width of ring and seal spaces, or of the cards during a scoring. */
  main: number;
  /** The width of the column with everything else; 0 if that is below. */
  side: number;
  height: number;
}

export const GAP = 14;
/** The height of a heading above a section. */
export const HEAD = 28;
/** The largest height of the banderole track, with its heading and the gap above. */
export const TRACK = 94;
/** In a lower area, or before the area is measured, the parts have the sizes of this height. */
export const LOWEST = 320;
/** From this width on everything else has its own column. */
const WITH_SIDE = 1200;
const LARGEST_DISTRICT = 980;
const LARGEST_MAIN = 1100;

export function deskPlan(width: number, height: number, scoring: boolean): DeskPlan {
  const side = width >= WITH_SIDE ? Math.min(520, Math.round(0.2 * width)) : 0;
  const room = width - GAP - (side ? side + GAP : 0);
  const share = scoring ? 0.42 : side ? 0.53 : 0.5;
  const district = Math.floor(Math.min(height - HEAD, share * room, LARGEST_DISTRICT));
  const main = Math.floor(Math.min(room - district, LARGEST_MAIN));
  return { district, main, side: side ? width - district - main - 2 * GAP : 0, height };
}

/** The smallest side of a seal space that a finger can hit, with its border. */
const SMALLEST_SEAL = 42;
const SEALS = 11;

/** The seal spaces in this width: how many in a row, their size, and the height with a heading. */
export function sealPlan(width: number): { perRow: number; size: number; height: number } {
  const each = (n: number) => Math.min(80, Math.floor((width - 3 * (n - 1)) / n));
  const perRow = each(SEALS) >= SMALLEST_SEAL ? SEALS : Math.ceil(SEALS / 2);
  const side = Math.min(each(perRow), perRow === SEALS ? 80 : 56);
  const rows = Math.ceil(SEALS / perRow);
  return { perRow, size: side - 6, height: 22 + rows * (side + 3) };
}
