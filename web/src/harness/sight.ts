/** Measures what a player sees at a decision: targets and means in sight, nothing moving or cut. */

import { tick } from "svelte";
import type { Picker } from "$lib/board/picker.svelte";
import { desk } from "$lib/frame/desk";
import { band } from "$lib/frame/sight";

/** The pixels by which something may move between two clicks of one decision. */
const STILL = 4;
/** The pixels by which something may be cut. */
const SLACK = 4;
/** How many targets of a position are clicked, and how many are pointed at. */
const CLICKS = 3;
const POINTS = 4;

export interface Seen {
  faults: string[];
  targets: number;
  /** The targets that are not visible but counted at an edge. */
  beyond: number;
  /** The targets that cannot be taken back and say so. */
  warned: number;
}

type Places = Map<string, DOMRect>;
const one = (selector: string) => document.querySelector<HTMLElement>(selector);
const all = (selector: string, within: ParentNode = document) => [
  ...within.querySelectorAll<HTMLElement>(selector),
];

/** After drawing, and after the typefaces that the drawing needs have arrived. */
async function settled(): Promise<void> {
  await tick();
  for (let i = 0; i < 3; i++) await new Promise((done) => requestAnimationFrame(done));
  if (document.fonts.status === "loaded") return;
  await document.fonts.ready;
  for (let i = 0; i < 2; i++) await new Promise((done) => requestAnimationFrame(done));
}

function scene() {
  const found = {
    area: one("[data-area]") ?? undefined,
    atTop: one(".at-top") ?? undefined,
    atBottom: one(".at-bottom") ?? undefined,
    desk: desk.current,
  };
  return found;
}

/** The elements between an element and the frame that cut what overflows. */
function cutting(element: Element): Element[] {
  const found: Element[] = [];
  for (let up = element.parentElement; up && up.tagName !== "MAIN"; up = up.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(up);
    if (overflowX !== "visible" || overflowY !== "visible") found.push(up);
  }
  return found;
}

function middleInside(element: Element, box: { top: number; bottom: number }): boolean {
  const at = element.getBoundingClientRect();
  const x = at.left + at.width / 2;
  const y = at.top + at.height / 2;
  if (y < box.top || y > box.bottom || x < 0 || x > innerWidth) return false;
  return cutting(element).every((up) => {
    const edge = up.getBoundingClientRect();
    return x >= edge.left && x <= edge.right && y >= edge.top && y <= edge.bottom;
  });
}

/** Whether a click on an element, near its middle, would reach it. */
function reached(element: Element): boolean {
  const box = element.getBoundingClientRect();
  return [0.5, 0.3, 0.7].some((dy) =>
    [0.5, 0.3, 0.7].some((dx) => {
      const hit = document.elementFromPoint(box.left + box.width * dx, box.top + box.height * dy);
      return hit !== null && (element.contains(hit) || hit.contains(element));
    }),
  );
}

const name = (element: Element) => element.getAttribute("data-target") ?? element.className;

/** Where targets and sections are, independent of scrolling. */
function places(): Places {
  const found: Places = new Map();
  const { area } = scene();
  const add = (key: string, element: HTMLElement) => {
    const box = element.getBoundingClientRect();
    if (box.width === 0 || found.has(key)) return;
    let x = box.x;
    let y = box.y;
    for (const up of cutting(element)) {
      x += up.scrollLeft;
      y += up.scrollTop;
    }
    if (!desk.current && area?.contains(element)) y += scrollY;
    found.set(key, new DOMRect(x, y, box.width, box.height));
  };
  for (const part of all("[data-section]")) add(`section ${part.dataset.section}`, part);
  // Chosen pieces may be lifted, laid pieces moved.
  for (const part of all("[data-stage] .target:not(.chosen):not(.laid)")) {
    if (part.getAnimations().length === 0) add(`target ${name(part)}`, part);
  }
  return found;
}

function moved(before: Places, after: Places, when: string): string[] {
  const faults: string[] = [];
  for (const [key, was] of before) {
    const now = after.get(key);
    if (!now) continue;
    const by = Math.max(Math.abs(was.x - now.x), Math.abs(was.y - now.y));
    if (by > STILL) faults.push(`${key} moves by ${by.toFixed(0)} pixels ${when}`);
  }
  return faults;
}

/** Targets and means in sight. */
function inSight(seen: Seen): void {
  const { area, atBottom } = scene();
  if (!area) return;
  const view = band(scene());
  const shown = (part: HTMLElement) => part.getBoundingClientRect().width > 0;
  const targets = all(".target:not(.chosen):not(.laid)", area).filter(shown);
  const hidden = targets.filter((part) => !middleInside(part, view));
  for (const part of targets) {
    if (!hidden.includes(part) && !reached(part)) seen.faults.push(`${name(part)} is covered`);
  }
  seen.targets += targets.length;
  seen.beyond += hidden.length;
  if (hidden.length > 0) {
    if (hidden.length === targets.length) seen.faults.push("no target is in sight");
    const told = all("[data-beyond]").reduce((sum, at) => sum + parseInt(at.innerText), 0);
    if (told < hidden.length) seen.faults.push(`${hidden.length} targets are hidden, ${told} told`);
    // The frame scrolls to the section with the most targets; others may be visible in part.
    const count = (part: Element) => targets.filter((target) => part.contains(target)).length;
    const section = targets
      .filter((part) => !hidden.includes(part))
      .flatMap((part) => part.closest("[data-section]") ?? [])
      .reduce<Element | null>(
        (most, part) => (most && count(most) >= count(part) ? most : part),
        null,
      );
    const box = section?.getBoundingClientRect();
    if (!box) seen.faults.push("the targets in sight have no section");
    else if (box.height <= view.bottom - view.top && !within(box, view)) {
      seen.faults.push(`section ${section?.getAttribute("data-section")} is not whole in sight`);
    }
  }
  const dock = one("[data-dock]");
  if (!dock) return;
  const box = dock.getBoundingClientRect();
  if (box.height === 0 || box.bottom > innerHeight + 1) seen.faults.push("the dock is cut");
  if (dock.scrollHeight > dock.clientHeight + SLACK) {
    seen.faults.push(`the dock hides ${dock.scrollHeight - dock.clientHeight} pixels below`);
  }
  const limit = { top: 0, bottom: atBottom?.getBoundingClientRect().bottom ?? innerHeight };
  const lost = all(".target", dock).filter((part) => shown(part) && !middleInside(part, limit));
  const told = all("[data-beyond]", dock).reduce((sum, at) => sum + parseInt(at.innerText), 0);
  if (lost.length > told) seen.faults.push(`${lost.length} targets in the dock are hidden`);
}

function within(box: DOMRect, view: { top: number; bottom: number }): boolean {
  return box.top >= view.top - SLACK && box.bottom <= view.bottom + SLACK;
}

/** Nothing overlaps, nothing is cut. */
function whole(faults: string[]): void {
  const wide = document.documentElement.scrollWidth;
  if (wide > innerWidth) faults.push(`the page is ${wide} pixels wide`);
  if (desk.current && document.documentElement.scrollHeight > innerHeight + 1) {
    faults.push("the page scrolls");
  }
  const sections = all("[data-section]").filter((part) => part.getClientRects().length > 0);
  for (const [i, a] of sections.entries()) {
    for (const b of sections.slice(i + 1)) {
      if (a.contains(b) || b.contains(a)) continue;
      const p = a.getBoundingClientRect();
      const q = b.getBoundingClientRect();
      const x = Math.min(p.right, q.right) - Math.max(p.left, q.left);
      const y = Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top);
      if (x > SLACK && y > SLACK) {
        faults.push(`sections ${a.dataset.section} and ${b.dataset.section} overlap`);
      }
    }
  }
  const texts = document.createTreeWalker(one("main")!, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const holder = text.parentElement;
    if (!holder || !text.textContent?.trim() || holder.closest(".visually-hidden, [aria-hidden]"))
      continue;
    const style = getComputedStyle(holder);
    if (style.visibility === "hidden" || style.textOverflow === "ellipsis") continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    if (box.width === 0) continue;
    const scrolls = (up: Element) =>
      ["auto", "scroll"].includes(getComputedStyle(up).overflowX) ||
      ["auto", "scroll"].includes(getComputedStyle(up).overflowY);
    for (const up of cutting(holder)) {
      const edge = up.getBoundingClientRect();
      if (scrolls(up)) break;
      if (box.left < edge.left - SLACK || box.right > edge.right + SLACK) {
        faults.push(`"${text.textContent.trim().slice(0, 30)}" is cut`);
        break;
      }
    }
  }
}

/** Every target whose click cannot be taken back says so under the pointer. */
async function warned(picker: Picker, seen: Seen): Promise<void> {
  let left = POINTS;
  for (const part of all("[data-stage] [data-offers], .bar [data-offers]")) {
    const offers = part.getAttribute("data-offers")!.split(" ").map(Number);
    if (offers.length !== 1 || !picker.legal[offers[0]!]?.final || left-- <= 0) continue;
    part.dispatchEvent(new PointerEvent("pointerenter"));
    await tick();
    const note = one("[role=tooltip]");
    if (note?.innerText.trim()) seen.warned++;
    else seen.faults.push(`${name(part)} cannot be taken back and does not say so`);
    part.dispatchEvent(new PointerEvent("pointerleave"));
    await tick();
  }
}

/**
 * Measure the position that is shown. `next` shows the position after one step of the same decision,
 * if there is one.
 */
export async function sight(
  picker: Picker,
  takePlayed: () => unknown,
  next: (() => Promise<void>) | null,
): Promise<Seen> {
  const seen: Seen = { faults: [], targets: 0, beyond: 0, warned: 0 };
  await settled();
  inSight(seen);
  whole(seen.faults);
  await warned(picker, seen);
  const before = places();
  for (const part of all("[data-stage] [data-offers]").slice(0, CLICKS)) {
    part.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    await settled();
    if (takePlayed() === null) {
      seen.faults.push(...moved(before, places(), `when ${name(part)} is clicked`));
      whole(seen.faults);
    }
    picker.clear();
    await settled();
  }
  seen.faults.push(...moved(before, places(), "when the clicks are taken back"));
  if (next) {
    await next();
    await settled();
    seen.faults.push(...moved(before, places(), "after a step of the decision"));
    inSight(seen);
  }
  seen.faults = [...new Set(seen.faults)];
  return seen;
}
