/** The letters of colours. */

import { settings } from "$lib/site/settings.svelte";
import type { Words } from "$lib/words/words";

/** The letters of a colour in the reader's language; empty if the reader wants none. */
export function letters(words: Words, colour: string): string {
  return settings.letters ? words.text("web-tuscany-letters", { colour }) : "";
}
