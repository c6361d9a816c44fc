/** How many games wait for the visitor: in the header, the title and the icon of the app. */

import type { WaitingCount } from "$gen/server";
import { api } from "$lib/net/api";

const EVERY = 30_000;
const PREFIX = /^\(\d+\) /;

class Waiting {
  count = $state(0);
  #asking: Promise<void> | null = null;

  /** Ask the server; a failure leaves the number as it is. */
  refresh(): Promise<void> {
    this.#asking ??= api
      .get<WaitingCount>("/api/me/waiting")
      .then(
        ({ waiting }) => this.set(waiting),
        () => undefined,
      )
      .finally(() => (this.#asking = null));
    return this.#asking;
  }

  set(count: number): void {
    this.count = count;
    this.#mark();
    // Browsers without an installed app lack these, or refuse them.
    const badge = navigator as { setAppBadge?: (count: number) => Promise<void> };
    void badge.setAppBadge?.(count).catch(() => undefined);
  }

  /** Keep the number up to date while the page is open; returns the end of it. */
  follow(): () => void {
    void this.refresh();
    const look = () => !document.hidden && void this.refresh();
    const timer = setInterval(look, EVERY);
    document.addEventListener("visibilitychange", look);
    // Pages set their own titles.
    const titles = new MutationObserver(() => this.#mark());
    titles.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
      titles.disconnect();
    };
  }

  #mark(): void {
    const plain = document.title.replace(PREFIX, "");
    const wanted = this.count > 0 ? `(${this.count}) ${plain}` : plain;
    if (document.title !== wanted) document.title = wanted;
  }
}

export const waiting = new Waiting();
