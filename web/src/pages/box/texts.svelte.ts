/** The texts of the pages of boxes, a separate catalogue, and those of the game. */

import { settings } from "$lib/site/settings.svelte";
import type { BoxCheck } from "$gen/server";
import { loadWords, type Message, Words } from "$lib/words/words";
import { readable } from "$lib/generic/text";

class Texts {
  words: Words | null = $state.raw(null);
  #game = "";

  /** Load the texts in the visitor's language; of a game also those of its box. */
  async load(game = ""): Promise<void> {
    this.#game = game;
    const more = ["web-box", "badbox", ...(game ? [`badbox-${game}`] : [])];
    const words = await loadWords(settings.language, game ? [game] : [], more);
    await words.need("box", "view");
    this.words = words;
  }

  /** A text of the pages. */
  b = (id: string, values: Record<string, string | number> = {}): string =>
    this.words?.text(`web-box-${id}`, values) ?? "";

  /** What is wrong with a box, in the visitor's language; empty if nothing is. */
  fault(game: string, { text, reason }: Pick<BoxCheck, "text" | "reason">): string {
    return reason && this.words ? this.words.badbox(game, reason as Message) : text;
  }

  /** The place of an error: a line of the file, or keys separated by dots. */
  place(at: string): string {
    const line = /^line (\d+)$/.exec(at)?.[1];
    if (line) return this.words?.text("badbox-at-line", { line: Number(line) }) ?? at;
    return this.words?.text("badbox-at", { place: at }) ?? at;
  }

  /** The name of a box: published, corrected, or one that comes with the game. */
  boxName(game: string, name: string): string {
    if (name === "" || name === "published") return this.b("published");
    if (name === "corrected") return this.b("corrected");
    const id = `${game}-box-name-${name}`;
    return this.words?.has(id) ? this.words.text(id) : readable(name);
  }

  /** The name of a key of the file: `<game>-box-key-<key>`, `<game>-view-<key>`, `web-box-key-<key>`, or
   *  the key. */
  label(key: string): string {
    const game = this.#game;
    const ids = [`${game}-box-key-${key}`, `${game}-view-${key}`, `web-box-key-${key}`];
    const id = ids.find((one) => this.words?.has(one));
    return id ? (this.words?.text(id) ?? key) : readable(key);
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
