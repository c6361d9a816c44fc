/** Board and targets stay where they are between two clicks of one decision. */

import { desk } from "$lib/frame/desk";
import { all, Cuts, name, one, scene } from "./page";

/** The pixels by which something may move. */
const STILL = 4;

export type Places = ReadonlyMap<string, DOMRect>;

/**
 * Where the parts of the frame, the sections and the targets are. What scrolls by itself is measured
 * independent of that: rows that scroll sideways, and the page of a phone.
 */
export function places(): Places {
  const found = new Map<string, DOMRect>();
  const { area } = scene();
  const cuts = new Cuts();
  const add = (key: string, element: HTMLElement | null) => {
    if (!element) return;
    const box = element.getBoundingClientRect();
    if (box.width === 0 || found.has(key)) return;
    let x = box.x;
    let y = box.y;
    for (const up of cuts.around(element)) {
      if (up === area) continue;
      x += up.scrollLeft;
      y += up.scrollTop;
    }
    if (!desk.current && area?.contains(element)) y += scrollY;
    found.set(key, new DOMRect(x, y, box.width, box.height));
  };
  add("the bar", one(".bar"));
  add("the dock", one("[data-dock]"));
  add("the board", one(".sheet > *"));
  for (const part of all("[data-section]")) add(`section ${part.dataset.section}`, part);
  // Chosen pieces may be lifted, laid pieces moved, boards that are being arranged shifted.
  for (const part of all("[data-stage] .target:not(.chosen, .laid, [data-moves])")) {
    if (part.getAnimations().length === 0) add(`target ${name(part)}`, part);
  }
  return found;
}

export function moved(before: Places, after: Places, when: string): string[] {
  const faults: string[] = [];
  for (const [key, was] of before) {
    const now = after.get(key);
    if (!now) continue;
    const by = Math.max(Math.abs(was.x - now.x), Math.abs(was.y - now.y));
    if (by > STILL) faults.push(`${key} moves by ${by.toFixed(0)} pixels ${when}`);
    const grows = ["the bar", "the dock"].includes(key) ? now.height - was.height : 0;
    if (Math.abs(grows) > STILL) faults.push(`${key} grows by ${grows.toFixed(0)} pixels ${when}`);
  }
  return faults;
}
