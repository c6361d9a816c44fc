/** The texts of the operator's page, a separate catalogue that other pages do not load. */

import { settings } from "$lib/site/settings.svelte";
import { loadWords, Words } from "$lib/words/words";

class Texts {
  words: Words | null = $state.raw(null);

  async load(): Promise<void> {
    this.words = await loadWords(settings.language, undefined, ["web-operator"]);
  }

  /** A text of the page. */
  o = (id: string, values: Record<string, string | number> = {}): string =>
    this.words?.text(`web-operator-${id}`, values) ?? "";
}

export const texts = new Texts();
export const o = texts.o;
