/** The texts of the pages of notifications, a separate catalogue that other pages do not load. */

import { settings } from "$lib/site/settings.svelte";
import { loadWords, Words } from "$lib/words/words";

class Texts {
  words: Words | null = $state.raw(null);

  async load(): Promise<void> {
    this.words = await loadWords(settings.language, undefined, ["web-notify"]);
  }

  /** A text of these pages. */
  n = (id: string, values: Record<string, string | number> = {}): string =>
    this.words?.text(`web-notify-${id}`, values) ?? "";
}

export const texts = new Texts();
export const n = texts.n;
