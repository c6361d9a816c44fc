/** Counts the targets beyond the edges of a part that scrolls. */

import { band, targets, type Scene } from "./sight";

export type Edge = "above" | "below" | "left" | "right";
export type Counts = Readonly<Record<Edge, number>>;

export const NONE: Counts = { above: 0, below: 0, left: 0, right: 0 };

/** A target counts as beyond an edge if its middle is. */
export function count(scene: Scene & { area: HTMLElement }): Counts {
  const counts = { ...NONE };
  const { top, bottom } = band(scene);
  const { left, right } = scene.area.getBoundingClientRect();
  for (const one of targets(scene.area)) {
    const box = one.getBoundingClientRect();
    const x = box.left + box.width / 2;
    const y = box.top + box.height / 2;
    if (y < top) counts.above++;
    else if (y > bottom) counts.below++;
    else if (x < left) counts.left++;
    else if (x > right) counts.right++;
  }
  return counts;
}
