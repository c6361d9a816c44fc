/** Measures what a player sees at a decision: targets and means in sight, nothing moving or cut. */

import { settings } from "$lib/site/settings.svelte";
import type { Turn } from "$lib/table/turn.svelte";
import { needed, type Needed } from "./needed";
import { all, name, settled } from "./page";
import { moved, places } from "./still";
import { warned } from "./warned";
import { whole } from "./whole";

export interface Seen extends Needed {
  faults: string[];
  /** The clicks that cannot be taken back, and say so. */
  warned: number;
}

/** How many targets of a position are clicked, and how many irreversible actions are followed. */
export interface Extent {
  clicks: number;
  final: number;
}

/**
 * Measure the position that is shown. `next` shows the position after one step of the same decision,
 * if there is one.
 */
export async function sight(
  turn: Turn,
  takePlayed: () => unknown,
  next: (() => Promise<void>) | null,
  extent: Extent,
): Promise<Seen> {
  const faults: string[] = [];
  await settled();
  const first = needed(faults);
  whole(faults);
  const before = places();
  // Clicks here measure what moves; the questions have their own check.
  settings.careful = "never";
  const parts = all("[data-stage] [data-offers]");
  const step = Math.max(1, parts.length / extent.clicks);
  for (let i = 0; i < parts.length; i += step) {
    const part = parts[Math.floor(i)]!;
    if (!part.isConnected || !part.hasAttribute("data-offers")) continue;
    part.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    await settled(2);
    if (takePlayed() === null) {
      faults.push(...moved(before, places(), `when ${name(part)} is clicked`));
      whole(faults);
    }
    turn.picker.clear();
  }
  await settled();
  faults.push(...moved(before, places(), "when the clicks are taken back"));
  settings.careful = "auto";
  const said = await warned(turn, takePlayed, extent.final, faults);
  if (next) {
    await next();
    await settled();
    faults.push(...moved(before, places(), "after a step of the decision"));
    needed(faults);
    whole(faults);
  }
  return { ...first, faults: [...new Set(faults)], warned: said };
}
