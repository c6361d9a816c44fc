/** Measures how much of the lower edge of the screen fixed elements cover, in pixels. */

/** The outermost fixed ancestor of an element. */
function fixed(element: Element): Element | null {
  let found: Element | null = null;
  for (let one: Element | null = element; one; one = one.parentElement) {
    if (getComputedStyle(one).position === "fixed") found = one;
  }
  return found;
}

/** Counts bars and bubbles at the lower edge; ignores dialogs that cover most of the screen. */
export function covered(board: Element): number {
  for (const element of document.elementsFromPoint(innerWidth / 2, innerHeight - 9)) {
    const bar = board.contains(element) ? null : fixed(element);
    const top = bar?.getBoundingClientRect().top ?? 0;
    if (top > innerHeight * 0.4) return innerHeight - top;
  }
  return 0;
}
