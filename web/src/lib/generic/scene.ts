/** The context that all parts of the generic board share. */

import type { Picker } from "$lib/board/picker.svelte";
import type { Values } from "./match";
import { text, type Tagged } from "./shape";
import type { Texts } from "./text";

export interface Scene {
  texts: Texts;
  picker: Picker;
  /** The values in the legal actions. */
  values: Values;
  /** Colours of words, learned from the pieces in the view: a fig is purple. */
  colours: ReadonlyMap<string, string>;
  highlight: ReadonlySet<string>;
  names: readonly string[];
}

/** The place of a piece, for animations and highlights. */
export function placeOf(piece: Tagged): string {
  return `piece-${text(piece)}`;
}
