/** The texts of the page of bot accounts, a separate catalogue that other pages do not load. */

import { settings } from "$lib/site/settings.svelte";
import { loadWords, Words } from "$lib/words/words";

class Texts {
  words: Words | null = $state.raw(null);

  async load(): Promise<void> {
    this.words = await loadWords(settings.language, undefined, ["web-bots"]);
  }

  /** A text of this page. */
  b = (id: string, values: Record<string, string | number> = {}): string =>
    this.words?.text(`web-bots-${id}`, values) ?? "";
}

export const texts = new Texts();
export const b = texts.b;
