/** Nothing overlaps, nothing is cut. */

import { desk } from "$lib/frame/desk";
import { all, Cuts, one, SLACK } from "./page";

interface Text {
  text: string;
  box: DOMRect;
  holder: Element;
}

export function whole(faults: string[]): void {
  const wide = document.documentElement.scrollWidth;
  if (wide > innerWidth) faults.push(`the page is ${wide} pixels wide`);
  if (desk.current && document.documentElement.scrollHeight > innerHeight + 1) {
    faults.push("the page scrolls");
  }
  sections(faults);
  const cuts = new Cuts();
  const seen = texts();
  const everything = { top: -Infinity, bottom: Infinity };
  for (const one of seen) cut(one, cuts, faults);
  pieces(cuts, faults);
  buttons(faults);
  // What is scrolled away lies below other parts.
  overlapping(
    seen.filter(({ holder }) => cuts.middleInside(holder, everything)),
    faults,
  );
}

const quoted = (text: string) => `"${text.slice(0, 30)}"`;

function common(p: DOMRect, q: DOMRect): { x: number; y: number } {
  return {
    x: Math.min(p.right, q.right) - Math.max(p.left, q.left),
    y: Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top),
  };
}

function sections(faults: string[]): void {
  const found = all("[data-section]").filter((part) => part.getClientRects().length > 0);
  for (const [i, a] of found.entries()) {
    for (const b of found.slice(i + 1)) {
      if (a.contains(b) || b.contains(a)) continue;
      const { x, y } = common(a.getBoundingClientRect(), b.getBoundingClientRect());
      if (x > SLACK && y > SLACK) {
        faults.push(`sections ${a.dataset.section} and ${b.dataset.section} overlap`);
      }
    }
  }
}

/** The texts that are drawn, each with its place. */
function texts(): Text[] {
  const found: Text[] = [];
  const walker = document.createTreeWalker(one("main")!, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const holder = node.parentElement;
    const text = node.textContent?.trim();
    if (!holder || !text || holder.closest(".visually-hidden, [aria-hidden], title, desc"))
      continue;
    // Texts for screen readers, cut to one pixel.
    if (holder.getBoundingClientRect().width <= 1) continue;
    if (!holder.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (box.width > 0) found.push({ text, box, holder });
  }
  return found;
}

/** A text is not cut by what is around it; what scrolls is measured elsewhere. */
function cut({ text, box, holder }: Text, cuts: Cuts, faults: string[]): void {
  const short = cuts.style(holder).textOverflow === "ellipsis";
  if (short) {
    if (holder.scrollWidth > holder.clientWidth + 1) faults.push(`${quoted(text)} is shortened`);
    return;
  }
  for (const up of cuts.around(holder)) {
    if (cuts.scrolls(up)) return;
    const edge = cuts.box(up);
    // A list of one line hides its further lines, and counts them.
    if (up.hasAttribute("data-line") && box.top > edge.bottom - SLACK) return;
    const beside = box.left < edge.left - SLACK || box.right > edge.right + SLACK;
    const below = box.top < edge.top - SLACK || box.bottom > edge.bottom + SLACK;
    if (beside || below) {
      faults.push(`${quoted(text)} is cut`);
      return;
    }
  }
}

/** No piece sticks out at the side of the board's part, nor of the window. */
function pieces(cuts: Cuts, faults: string[]): void {
  for (const part of all("[data-area] [data-place]")) {
    const { left, right, width } = cuts.box(part);
    if (width === 0) continue;
    const around = cuts.around(part);
    if (around.some((up) => ["auto", "scroll"].includes(cuts.style(up).overflowX))) continue;
    const edges = [{ left: 0, right: innerWidth }, ...around.map((up) => cuts.box(up))];
    const lost = Math.max(...edges.map((edge) => Math.max(edge.left - left, right - edge.right)));
    if (lost > SLACK) faults.push(`${part.dataset.place} is cut by ${lost.toFixed(0)} pixels`);
  }
}

/** Buttons keep their edges: above and below in the bar, beside in a list of one line. */
function buttons(faults: string[]): void {
  for (const part of all(".bar .choices > button, [data-line] > *")) {
    const edge = part.parentElement!.getBoundingClientRect();
    const { top, bottom, left, right } = part.getBoundingClientRect();
    const line = part.parentElement!.hasAttribute("data-line");
    // What lies on a further line is hidden and counted.
    if (right === left || (line && (top + bottom) / 2 > edge.bottom)) continue;
    const lost = line
      ? Math.max(edge.left - left, right - edge.right)
      : Math.max(edge.top - top, bottom - edge.bottom);
    if (lost > 2) faults.push(`${quoted(part.textContent?.trim() ?? "")} loses ${lost} pixels`);
  }
}

/** The board of a phone scrolls below the bar and the dock. */
const layer = ({ holder }: Text) => holder.closest("[data-dock], .at-top, [data-area]");

/** No text is written over another; the boxes of lines are higher than their letters. */
function overlapping(seen: readonly Text[], faults: string[]): void {
  const order = [...seen].sort((a, b) => a.box.top - b.box.top);
  for (const [i, a] of order.entries()) {
    for (const b of order.slice(i + 1)) {
      if (b.box.top > a.box.bottom) break;
      // Equal cards lie on each other.
      if (a.text === b.text) continue;
      if (layer(a) !== layer(b)) continue;
      const { x, y } = common(a.box, b.box);
      const least = Math.min(a.box.height, b.box.height);
      if (x > SLACK && y > SLACK && y > least * 0.4) {
        faults.push(`${quoted(a.text)} and ${quoted(b.text)} overlap`);
      }
    }
  }
}
