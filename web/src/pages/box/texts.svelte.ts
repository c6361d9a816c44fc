/** The texts of the pages of boxes, a separate catalogue, and those of the game. */

import { settings } from "$lib/site/settings.svelte";
import { loadWords, Words } from "$lib/words/words";
import { readable } from "$lib/generic/text";

class Texts {
  words: Words | null = $state.raw(null);

  /** Load the texts in the visitor's language; of a game also those of its box. */
  async load(game = ""): Promise<void> {
    const more = game ? ["web-box", `box-${game}`] : ["web-box"];
    this.words = await loadWords(settings.language, game ? [game] : [], more);
  }

  /** A text of the pages. */
  b = (id: string, values: Record<string, string | number> = {}): string =>
    this.words?.text(`web-box-${id}`, values) ?? "";

  /** The name of a box: published, corrected, or one that comes with the game. */
  boxName(game: string, name: string): string {
    if (name === "" || name === "published") return this.b("published");
    if (name === "corrected") return this.b("corrected");
    const id = `${game}-box-name-${name}`;
    return this.words?.has(id) ? this.words.text(id) : readable(name);
  }

  /** The title of a table: `<game>-box-<id>`, else its name in the file. */
  tableTitle(game: string, id: string): string {
    const message = `${game}-box-${id}`;
    return this.words?.has(message) ? this.words.text(message) : readable(id);
  }

  /** One sentence that says why a table has its mark. */
  why(game: string, id: string, source: string): string {
    const message = `${game}-box-${id}-why`;
    if (this.words?.has(message)) return this.words.text(message);
    return source ? this.b(`why-${source}`) : "";
  }
}

export const texts = new Texts();
export const b = texts.b;
