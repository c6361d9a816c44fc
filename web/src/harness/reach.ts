/** Tries to reach every legal action by clicking only elements that a player could click. */

import { tick } from "svelte";
import { same, type Offer } from "$lib/board/narrow";
import type { Picker } from "$lib/board/picker.svelte";

/** The smallest size of a touch target, in pixels. */
const SMALLEST = 32;
const MOST_CLICKS = 12;

export interface Reached {
  /** The legal actions that no sequence of clicks reaches. */
  missing: string[];
  /** Faults of clickable elements: too small, covered, or outside of the screen. */
  faults: string[];
  clicks: number;
}

/** Why a person could not click an element, or null. */
function fault(element: Element): string | null {
  element.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
  const box = element.getBoundingClientRect();
  const name = element.getAttribute("data-target");
  if (box.width < SMALLEST || box.height < SMALLEST) {
    return `${name} is ${box.width.toFixed(0)} × ${box.height.toFixed(0)} pixels`;
  }
  if (box.left < 0 || box.right > innerWidth + 0.5) return `${name} is beside the screen`;
  if (box.top < 0 || box.bottom > innerHeight + 0.5) return `${name} is above or below the screen`;
  const hit = point(element);
  if (!hit) return `${name} is covered`;
  return null;
}

/** The topmost element at the centre of an element, or near it. */
function point(element: Element): Element | null {
  const box = element.getBoundingClientRect();
  for (const [dx, dy] of [
    [0.5, 0.5],
    [0.5, 0.25],
    [0.5, 0.75],
    [0.25, 0.5],
    [0.75, 0.5],
  ] as const) {
    const hit = document.elementFromPoint(box.left + box.width * dx, box.top + box.height * dy);
    if (hit && element.contains(hit)) return hit;
  }
  return null;
}

export async function reachable(picker: Picker, takePlayed: () => Offer | null): Promise<Reached> {
  const faults = new Set<string>();
  const missing: string[] = [];
  let clicks = 0;
  for (const [wanted, offer] of picker.legal.entries()) {
    picker.clear();
    await tick();
    let reached = false;
    const clicked = new Set<string>();
    for (let step = 0; step < MOST_CLICKS && !reached; step++) {
      // Click the element that leaves the fewest other actions.
      const candidates = [...document.querySelectorAll("[data-offers]")]
        .map((element) => ({
          element,
          key: element.getAttribute("data-target") ?? "",
          offers: (element.getAttribute("data-offers") ?? "").split(" ").map(Number),
        }))
        .filter((one) => one.offers.includes(wanted) && !clicked.has(one.key))
        .sort((a, b) => a.offers.length - b.offers.length);
      let advanced = false;
      for (const { element, key } of candidates) {
        const wrong = fault(element);
        if (wrong) {
          faults.add(`${wrong} (for ${JSON.stringify(offer.action)})`);
          continue;
        }
        clicked.add(key);
        clicks++;
        point(element)!.dispatchEvent(new MouseEvent("click", { bubbles: true }));
        await tick();
        advanced = true;
        break;
      }
      if (!advanced) break;
      const played = takePlayed();
      if (played) {
        reached = same(played.action, offer.action);
        break;
      }
    }
    if (!reached) missing.push(JSON.stringify(offer.action));
  }
  picker.clear();
  return { missing, faults: [...faults], clicks };
}
