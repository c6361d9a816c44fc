/** Every click that cannot be taken back says so under the pointer, and asks a finger. */

import { tick } from "svelte";
import type { Offer } from "$lib/board/narrow";
import type { Turn } from "$lib/table/turn.svelte";
import { all, name, one } from "./page";

const MOST_CLICKS = 12;

const offersOf = (element: Element) =>
  (element.getAttribute("data-offers") ?? "").split(" ").map(Number);

/** The element whose click leaves the fewest actions beside the wanted one. */
function nearest(wanted: number, clicked: ReadonlySet<string>): HTMLElement | null {
  return all("[data-offers]")
    .filter((part) => offersOf(part).includes(wanted) && !clicked.has(name(part)))
    .reduce<HTMLElement | null>(
      (best, part) => (best && offersOf(best).length <= offersOf(part).length ? best : part),
      null,
    );
}

function touch(part: Element): void {
  part.dispatchEvent(new PointerEvent("click", { bubbles: true, pointerType: "touch" }));
}

/**
 * Check a click that leaves one action: with a pointer above it, and with a finger. Returns false if
 * it does not play that action: a laid tile waits for its tick.
 */
async function check(
  part: HTMLElement,
  turn: Turn,
  takePlayed: () => unknown,
  faults: string[],
): Promise<boolean> {
  part.dispatchEvent(new PointerEvent("pointerenter"));
  await tick();
  const says = one("[role=tooltip]")?.innerText.trim();
  part.dispatchEvent(new PointerEvent("pointerleave"));
  touch(part);
  await tick();
  const box = one("dialog[role=alertdialog]")?.getBoundingClientRect();
  if (!box && takePlayed() === null) return false;
  if (!says) faults.push(`${name(part)} cannot be taken back and does not say so`);
  if (!box) faults.push(`${name(part)} cannot be taken back and does not ask a finger`);
  else if (box.top < 0 || box.bottom > innerHeight || box.left < 0 || box.right > innerWidth) {
    faults.push(`the question of ${name(part)} is cut`);
  }
  turn.reconsider();
  await tick();
  return true;
}

/**
 * Follow the clicks to each irreversible action, at most to `most` of them; returns how many clicks
 * said so.
 */
export async function warned(
  turn: Turn,
  takePlayed: () => unknown,
  most: number,
  faults: string[],
): Promise<number> {
  const { picker } = turn;
  const final = picker.legal.flatMap((offer: Offer, at) => (offer.final ? [at] : []));
  const step = Math.max(1, final.length / most);
  const checked = new Set<string>();
  for (let i = 0; i < final.length; i += step) {
    const wanted = final[Math.floor(i)]!;
    const clicked = new Set<string>();
    const way: string[] = [];
    let reached = false;
    for (let clicks = 0; clicks < MOST_CLICKS; clicks++) {
      const part = nearest(wanted, clicked);
      if (!part) break;
      clicked.add(name(part));
      way.push(name(part));
      if (offersOf(part).length === 1) {
        reached = checked.has(way.join(" ")) || (await check(part, turn, takePlayed, faults));
        if (!reached) continue;
        checked.add(way.join(" "));
        break;
      }
      part.dispatchEvent(new MouseEvent("click", { bubbles: true }));
      await tick();
    }
    if (!reached) faults.push(`no clicks lead to ${JSON.stringify(picker.legal[wanted]!.action)}`);
    picker.clear();
    await tick();
  }
  return checked.size;
}
