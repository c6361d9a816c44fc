/** The texts of puzzles. */

import type { PuzzleOption } from "$gen/server";
import { Catalogue } from "$lib/site/catalogue.svelte";
import type { Form, Json } from "$lib/words/json";
import type { Words } from "$lib/words/words";

export const texts = new Catalogue("puzzles");
export const p = texts.text;

/** The options of a variant in words, such as "advanced"; empty for the usual ones. */
export function variant(
  words: Words | null | undefined,
  game: string,
  options: Record<string, unknown>,
): string {
  return Object.entries(options)
    .map(([name, value]) => words?.optionValue(game, name, value as Json) ?? "")
    .join(", ");
}

/** The steps of an option in words. */
export function optionWords(
  option: PuzzleOption,
  words: Words,
  game: string,
  names: readonly string[],
): string {
  return (option.forms as Form[]).map((form) => words.action(game, form, names)).join("; ");
}
