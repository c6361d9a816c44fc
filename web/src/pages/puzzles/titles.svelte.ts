/** The titles of games in a list, with the names of their variants. */

import type { Json } from "$lib/words/json";
import { settings } from "$lib/site/settings.svelte";
import { site } from "$lib/site/site.svelte";
import { loadWords, type Words } from "$lib/words/words";
import { variant } from "./texts.svelte";

interface Listed {
  game: string;
  options: { [name: string]: Json };
}

export class Titles {
  #words: Record<string, Words> = $state.raw({});

  /** Load the texts that the titles of these need: only the names of variants are in them. */
  load(list: readonly Listed[]): void {
    const { language } = settings;
    for (const { game, options } of list) {
      if (Object.keys(options).length === 0) continue;
      void loadWords(language, game).then(
        (found) => (this.#words = { ...this.#words, [game]: found }),
      );
    }
  }

  of({ game, options }: Listed): string {
    const name = variant(this.#words[game], game, options);
    return site.title(game) + (name ? ` (${name})` : "");
  }
}
