/** What a decision needs: its targets or their section, and the player's means. */

import { band } from "$lib/frame/sight";
import { desk } from "$lib/frame/desk";
import { all, Cuts, name, one, scene, shown, SLACK, type Span } from "./page";

export interface Needed {
  targets: number;
  /** The targets that are not visible but counted at an edge. */
  beyond: number;
}

const told = (within: ParentNode = document) =>
  all("[data-beyond]", within).reduce((sum, at) => sum + parseInt(at.innerText), 0);

/** Whether a click on an element, near its middle, would reach it. */
function reached(element: Element): boolean {
  const box = element.getBoundingClientRect();
  return [0.5, 0.3, 0.7].some((dy) =>
    [0.5, 0.3, 0.7].some((dx) => {
      const hit = document.elementFromPoint(box.left + box.width * dx, box.top + box.height * dy);
      return hit !== null && element.contains(hit);
    }),
  );
}

/** The targets, or the section with the most of them, are in sight. */
export function needed(faults: string[]): Needed {
  const { area } = scene();
  if (!area) return { targets: 0, beyond: 0 };
  const cuts = new Cuts();
  const view = band(scene());
  const targets = all(".target:not(.chosen):not(.laid)", area).filter(shown);
  const hidden = targets.filter((part) => !cuts.middleInside(part, view));
  for (const part of targets) {
    if (!hidden.includes(part) && !reached(part)) faults.push(`${name(part)} is covered`);
  }
  if (hidden.length > 0) {
    if (hidden.length === targets.length) faults.push("no target is in sight");
    const count = told();
    if (count < hidden.length) faults.push(`${hidden.length} targets are hidden, ${count} told`);
  }
  const deciding = section(targets);
  for (const part of targets) {
    const away = hidden.includes(part) || (!desk.current && !deciding?.contains(part));
    const lost = cuts.lost(part, view);
    if (!away && lost > SLACK) faults.push(`${name(part)} is cut by ${lost.toFixed(0)} pixels`);
  }
  if (hidden.length > 0 && !deciding) faults.push("the targets have no section");
  if (hidden.length > 0 && deciding) sectionWhole(deciding, view, faults);
  means(cuts, faults);
  bar(faults);
  return { targets: targets.length, beyond: hidden.length };
}

/** The section with the most targets. */
function section(targets: readonly Element[]): Element | null {
  const count = (part: Element) => targets.filter((target) => part.contains(target)).length;
  return targets
    .flatMap((part) => part.closest("[data-section]") ?? [])
    .reduce<Element | null>(
      (most, part) => (most && count(most) >= count(part) ? most : part),
      null,
    );
}

function sectionWhole(section: Element, view: Span, faults: string[]): void {
  const box = section.getBoundingClientRect();
  const title = `section ${section.getAttribute("data-section")}`;
  const room = view.bottom - view.top;
  if (box.height > room + 2 * SLACK) {
    faults.push(`${title} is ${(box.height - room).toFixed(0)} pixels higher than its place`);
  } else if (box.top < view.top - SLACK || box.bottom > view.bottom + SLACK) {
    faults.push(`${title} is not whole in sight`);
  }
}

/** The dock is whole, and hides nothing that it does not count. */
function means(cuts: Cuts, faults: string[]): void {
  const dock = one("[data-dock]");
  if (!dock) return;
  const box = dock.getBoundingClientRect();
  if (box.height === 0 || box.bottom > innerHeight + 1) faults.push("the dock is cut");
  for (const part of [dock, ...all("*", dock)]) {
    if (!cuts.scrolls(part) || !shown(part)) continue;
    const below = part.scrollHeight - part.clientHeight;
    const beside = part.scrollWidth - part.clientWidth;
    if (below > SLACK) faults.push(`${name(part)} in the dock hides ${below} pixels below`);
    if (beside > SLACK) faults.push(`${name(part)} in the dock hides ${beside} pixels beside`);
  }
  const { atBottom } = scene();
  const limit = { top: 0, bottom: atBottom?.getBoundingClientRect().bottom ?? innerHeight };
  const targets = all(".target", dock).filter(shown);
  const lost = targets.filter((part) => !cuts.middleInside(part, limit));
  if (lost.length > told(dock)) faults.push(`${lost.length} targets in the dock are hidden`);
  for (const part of targets) {
    if (!lost.includes(part) && !reached(part)) faults.push(`${name(part)} in the dock is covered`);
  }
}

/** The prompt can be read, and the buttons beside it are all there. */
function bar(faults: string[]): void {
  for (const part of all(".bar .prompt, .bar .choices")) {
    const below = part.scrollHeight - part.clientHeight;
    const beside = part.scrollWidth - part.clientWidth;
    if (below > SLACK) faults.push(`${name(part)} in the bar hides ${below} pixels below`);
    if (beside > SLACK) faults.push(`${name(part)} in the bar hides ${beside} pixels beside`);
  }
}
