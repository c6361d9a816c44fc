/** How much of the screen's lower edge the page has covered with something fixed, in pixels. */

/** The outermost fixed element that an element belongs to. */
function fixed(element: Element): Element | null {
  let found: Element | null = null;
  for (let one: Element | null = element; one; one = one.parentElement) {
    if (getComputedStyle(one).position === "fixed") found = one;
  }
  return found;
}

/** A bar or a bubble at the lower edge counts; what covers most of the screen is on top of it all. */
export function covered(board: Element): number {
  for (const element of document.elementsFromPoint(innerWidth / 2, innerHeight - 9)) {
    const bar = board.contains(element) ? null : fixed(element);
    const top = bar?.getBoundingClientRect().top ?? 0;
    if (top > innerHeight * 0.4) return innerHeight - top;
  }
  return 0;
}
