/** Letters on coloured pieces, localised and optional. */

import { settings } from "$lib/site/settings.svelte";
import type { Words } from "$lib/words/words";

/** The letter of a colour, unless the visitor has switched letters off: veins tell it too. */
export function letter(words: Words, colour: string): string {
  return settings.letters ? words.text("web-carrara-letter", { colour }) : "";
}
