/** The texts of some pages, in a catalogue of their own (`web-<name>.ftl`), loaded when needed. */

import { settings } from "./settings.svelte";
import { loadWords, type Words } from "$lib/words/words";

export class Catalogue {
  words: Words | null = $state.raw(null);
  #name: string;

  constructor(name: string) {
    this.#name = name;
  }

  /** Load the texts in the visitor's language. */
  async load(): Promise<void> {
    const { language } = settings;
    const words = await loadWords(language, undefined, [`web-${this.#name}`]);
    if (language === settings.language) this.words = words;
  }

  /** A text of these pages; empty until it is loaded. */
  text = (id: string, values: Record<string, string | number> = {}): string =>
    this.words?.text(`web-${this.#name}-${id}`, values) ?? "";
}
