/** Scrolls to the section of a board in which the viewer has to decide. */

/** The parts of the frame that scrolling needs to know. */
export interface Scene {
  /** The part with the board; it scrolls itself on a desk. */
  area: HTMLElement | undefined;
  /** What stays at the top and at the bottom edge of a phone. */
  atTop: HTMLElement | undefined;
  atBottom: HTMLElement | undefined;
  desk: boolean;
}

/** The part of the window, from top to bottom, in which the board is visible. */
export function band({ area, atTop, atBottom, desk }: Scene): { top: number; bottom: number } {
  if (desk && area) {
    const box = area.getBoundingClientRect();
    return { top: box.top, bottom: box.bottom };
  }
  const top = atTop ? atTop.getBoundingClientRect().height : 0;
  const bottom = atBottom ? atBottom.getBoundingClientRect().height : 0;
  return { top, bottom: innerHeight - bottom };
}

/** The elements that a click of this decision can go to. */
export function targets(within: Element): HTMLElement[] {
  return [...within.querySelectorAll<HTMLElement>(".target:not(.chosen):not(.laid)")].filter(
    (one) => {
      const box = one.getBoundingClientRect();
      return box.width > 0 && box.height > 0;
    },
  );
}

/** The pixels that may be cut from an element that counts as visible. */
const SLACK = 2;
/** The space left between a section and the edges. */
const GAP = 6;

interface Span {
  top: number;
  bottom: number;
}

const inside = (box: Span, view: Span) =>
  box.top >= view.top - SLACK && box.bottom <= view.bottom + SLACK;

/**
 * Scroll to the section with the most targets, unless all targets are visible. Within a decision
 * (`fresh` is false) it moves only if no target is visible.
 */
export function follow(scene: Scene, fresh: boolean, motion: boolean): void {
  const { area } = scene;
  if (!area) return;
  const found = targets(area);
  for (const one of found) sideways(one, area);
  const view = band(scene);
  if (found.length === 0) {
    // All targets are in the bar and the dock: show what the decision is about.
    const about = fresh && area.querySelector<HTMLElement>("[data-deciding]");
    if (about) found.push(about);
    else return;
  }
  const seen = found.filter((one) => inside(one.getBoundingClientRect(), view));
  if (seen.length === found.length || (!fresh && seen.length > 0)) return;
  const by = distance(found, view);
  if (Math.abs(by) < 1) return;
  const scroller = scene.desk ? area : document.scrollingElement;
  scroller?.scrollBy({ top: by, behavior: motion ? "smooth" : "instant" });
}

/** How far to scroll so that the targets, or as much of their section as fits, are visible. */
function distance(found: readonly HTMLElement[], view: Span): number {
  const section = busiest(found);
  const within = section ? found.filter((one) => section.contains(one)) : found.slice(0, 1);
  const room = view.bottom - view.top - 2 * GAP;
  const whole = section?.getBoundingClientRect() ?? around(within);
  const box = whole.bottom - whole.top <= room ? whole : around(within);
  if (inside(box, view)) return 0;
  if (box.bottom - box.top > room || box.top < view.top) return box.top - view.top - GAP;
  return box.bottom - view.bottom + GAP;
}

/** The section with the most targets; the first of several. */
function busiest(found: readonly Element[]): Element | null {
  const counts = new Map<Element, number>();
  for (const one of found) {
    const section = one.closest("[data-section]");
    if (section) counts.set(section, (counts.get(section) ?? 0) + 1);
  }
  let best: Element | null = null;
  for (const [section, count] of counts) {
    if (best === null || count > counts.get(best)!) best = section;
  }
  return best;
}

function around(elements: readonly Element[]): Span {
  const boxes = elements.map((one) => one.getBoundingClientRect());
  return {
    top: Math.min(...boxes.map((box) => box.top)),
    bottom: Math.max(...boxes.map((box) => box.bottom)),
  };
}

/** Scroll the boxes between an element and the board that scroll sideways, if it is cut there. */
function sideways(element: Element, area: Element): void {
  for (let up = element.parentElement; up && up !== area; up = up.parentElement) {
    if (up.scrollWidth <= up.clientWidth + 1) continue;
    if (!["auto", "scroll"].includes(getComputedStyle(up).overflowX)) continue;
    const box = element.getBoundingClientRect();
    const view = up.getBoundingClientRect();
    const any = targets(up).some((one) => {
      const at = one.getBoundingClientRect();
      return at.left >= view.left - SLACK && at.right <= view.right + SLACK;
    });
    if (!any) up.scrollLeft += box.left - view.left - GAP;
  }
}
