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
        if (!wide && !high) return;
      }
    });
}

/**
 * `<ul {@attach line}>`: a list of one line that wraps and hides its further lines, so that none of
 * its parts is cut. `data-more` on its parent counts the hidden parts; reaching one by the keyboard
 * shows its line.
 */
export const line: Attachment<HTMLElement> = (element) => {
  element.dataset.line = "";
  return watch(element, () => {
    const parts = [...element.children].filter((one): one is HTMLElement => "offsetTop" in one);
    const first = parts[0]?.offsetTop ?? 0;
    const hidden = parts.filter((one) => one.offsetTop > first + one.offsetHeight / 2).length;
    const around = element.parentElement;
    if (!around) return;
    if (hidden > 0) around.dataset.more = `+${hidden}`;
    else delete around.dataset.more;
  });
};
