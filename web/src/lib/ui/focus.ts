/** Returns the keyboard focus after a dialog. */

/** Focus an element again; if it is gone or cannot be used, the prompt of the table or the page. */
export function giveBack(before: HTMLElement | null): void {
  if (before !== document.body) before?.focus?.({ preventScroll: true });
  if (document.activeElement && document.activeElement !== document.body) return;
  const next =
    document.querySelector<HTMLElement>("[data-prompt]") ?? document.getElementById("main");
  if (!next) return;
  if (!next.hasAttribute("tabindex")) next.tabIndex = -1;
  next.focus({ preventScroll: true });
}
