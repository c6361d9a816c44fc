/** Which letter is drawn, by the visitor's settings. */

import { settings } from "$lib/site/settings.svelte";
import { LETTERS } from "./letters";

/** The letter of a kind; empty if the visitor wants none. */
export function letterOf(kind: string): string {
  return settings.letters ? (LETTERS[settings.language][kind] ?? "") : "";
}
