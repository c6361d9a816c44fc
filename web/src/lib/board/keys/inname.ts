/**
 * The accessible name of a piece that can be clicked contains the text that is visible on it, so
 * that people who speak to their browser can say what they see (WCAG 2.5.3).
 */

/** Lower-case words and numbers, separated by spaces. */
function plain(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** The label, followed by the visible text unless the label already contains it. */
export function withText(label: string, visible: string): string {
  const words = plain(visible);
  // A single letter only marks a colour.
  if (words === "" || /^\p{L}$/u.test(words)) return label;
  if (` ${plain(label)} `.includes(` ${words} `)) return label;
  return `${label}. ${visible.replace(/\s+/g, " ").trim()}`;
}

/** The text on an element that a reader can see. */
export function visibleText(element: Element): string {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let found = "";
  while (texts.nextNode()) {
    const at = texts.currentNode.parentElement;
    if (!at || at.closest(".visually-hidden") || !at.checkVisibility()) continue;
    found += texts.currentNode.nodeValue ?? "";
  }
  return found;
}

/** The labels as the board gave them, and as they were extended. */
const labels = new WeakMap<Element, { given: string; full: string }>();

/** The label that an element gets while it can be clicked, or otherwise. */
export function labelFor(element: Element, usable: boolean): string | null {
  const now = element.getAttribute("aria-label");
  if (now === null) return null;
  const known = labels.get(element);
  const given = known?.full === now ? known.given : now;
  const full = usable ? withText(given, visibleText(element)) : given;
  labels.set(element, { given, full });
  return full;
}
