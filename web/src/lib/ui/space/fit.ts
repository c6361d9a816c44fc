/** Makes the content of a box of fixed size fit: smaller step by step, or fewer of several. */

import type { Attachment } from "svelte/attachments";

/** Call `check` at once, and after each change of the size or the content of an element. */
function watch(element: HTMLElement, check: () => void): () => void {
  check();
  const resized = new ResizeObserver(check);
  resized.observe(element);
  const changed = new MutationObserver(check);
  changed.observe(element, { childList: true, subtree: true, characterData: true });
  document.fonts.addEventListener("loadingdone", check);
  return () => {
    resized.disconnect();
    changed.disconnect();
    document.fonts.removeEventListener("loadingdone", check);
  };
}

/**
 * `<p {@attach fit(3)}>`: the attribute `data-fit` counts from 0 up to the given number until the
 * content fits; the style makes each step smaller.
 */
export function fit(steps: number): Attachment<HTMLElement> {
  return (element) =>
    watch(element, () => {
      for (let step = 0; step <= steps; step++) {
        element.dataset.fit = String(step);
        const wide = element.scrollWidth > element.clientWidth + 1;
        // The letters of some typefaces are higher than their lines.
        const high = element.scrollHeight > element.clientHeight + 4;
        // Centred buttons stick out at both edges, of which only one counts for scrolling.
        const cut = [...element.querySelectorAll<HTMLElement>(":scope > button")].some(
          (one) => one.offsetHeight > element.clientHeight,
        );
        if (!wide && !high && !cut) return;
      }
    });
}

/**
 * `<ul {@attach line}>`: a list of one line that wraps and hides its further lines, so that none of
 * its parts is cut; with `data-tight` the style makes the parts narrower. A button after it counts the
 * hidden parts, and shows the next line; reaching a part by the keyboard shows its line, so the button is for pointers and fingers alone.
 */
export const line: Attachment<HTMLElement> = (element) => {
  element.dataset.line = "";
  const more = document.createElement("button");
  more.type = "button";
  more.className = "further";
  more.tabIndex = -1;
  more.ariaHidden = "true";
  more.hidden = true;
  element.after(more);
  const parts = () => [...element.children].filter((one): one is HTMLElement => "offsetTop" in one);
  const shown = () => parts().filter((one) => !one.hidden);
  /** How far to scroll to each line. */
  const lines = () => {
    const [first, ...others] = shown();
    if (!first) return [0];
    const found = [0];
    for (const one of others) {
      const down = one.offsetTop - first.offsetTop;
      if (down > found.at(-1)! + one.offsetHeight / 2) found.push(down);
    }
    return found;
  };
  /** A part that is wider than the list would be cut: all get narrower, and it is left out at last. */
  const narrow = () => {
    const wide = () => shown().filter((one) => one.offsetWidth > element.clientWidth);
    if (wide().length > 0) element.dataset.tight = "";
    for (const one of wide()) one.hidden = true;
  };
  const count = () => {
    const at = element.scrollTop;
    // The list has more room without the button, and perhaps fewer lines.
    more.hidden = true;
    for (const one of parts()) one.hidden = false;
    delete element.dataset.tight;
    narrow();
    if (lines().length < 2) return;
    more.hidden = false;
    narrow();
    element.scrollTop = at;
    const box = element.getBoundingClientRect();
    const hidden = shown().filter((one) => {
      const { top, bottom } = one.getBoundingClientRect();
      return (top + bottom) / 2 < box.top || (top + bottom) / 2 > box.bottom;
    });
    more.textContent = `+${hidden.length}`;
    more.hidden = hidden.length === 0;
  };
  more.onclick = () => {
    element.scrollTop = lines().find((down) => down > element.scrollTop + 1) ?? 0;
    count();
  };
  element.addEventListener("scroll", count, { passive: true });
  const unwatch = watch(element, count);
  return () => {
    unwatch();
    more.remove();
  };
};
