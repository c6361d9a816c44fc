/** Scrolls to clickable elements: on a small screen a board is longer than the screen. */

const SMALL = 900;

/** Whether the centre of an element is visible and not covered. */
function inSight(element: Element): boolean {
  const box = element.getBoundingClientRect();
  const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return hit !== null && element.contains(hit);
}

/** Scroll to the first of some elements, unless one of them is visible or the screen is large. */
export function bringIntoSight(root: Element | undefined, selector: string, motion: boolean): void {
  if (innerWidth >= SMALL || !root) return;
  const found = [...root.querySelectorAll(selector)];
  if (found.some(inSight)) return;
  found[0]?.scrollIntoView({ block: "center", behavior: motion ? "smooth" : "instant" });
}
