/** Lets the keyboard scroll an element while its content does not fit. */

import type { Attachment } from "svelte/attachments";

/** `<p {@attach scrollable}>`: a stop of the Tab key, so that arrow keys scroll it. */
export const scrollable: Attachment<HTMLElement> = (element) => {
  const check = () => {
    const beyond =
      element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth;
    if (beyond) element.tabIndex = 0;
    // An element that has the focus keeps it.
    else if (element === document.activeElement) element.tabIndex = -1;
    else element.removeAttribute("tabindex");
  };
  check();
  const resized = new ResizeObserver(check);
  resized.observe(element);
  const changed = new MutationObserver(check);
  changed.observe(element, { childList: true, subtree: true, characterData: true });
  return () => {
    resized.disconnect();
    changed.disconnect();
  };
};
