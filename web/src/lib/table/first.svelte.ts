/**
 * The first game: each new kind of decision is explained once on this device. A kind is the id of
 * the prompt; its text is the message `first-<game>-<prompt>`. Kinds without one are not explained.
 */

import { recall, remember, settings } from "$lib/site/settings.svelte";
import type { Words } from "$lib/words/words";

const KEY = "contrada-explained";

export class FirstGame {
  #seen: Record<string, string[]> = $state(recall<Record<string, string[]>>(KEY) ?? {});

  /** The explanation of a kind of decision that was not explained before, or null. */
  text(words: Words, game: string, kind: string): string | null {
    const id = `first-${game}-${kind}`;
    if (!settings.first || !words.has(id) || this.#seen[game]?.includes(kind)) return null;
    return words.text(id);
  }

  /** The player has read it. */
  done(game: string, kind: string): void {
    const known = this.#seen[game] ?? [];
    if (known.includes(kind)) return;
    this.#seen[game] = [...known, kind];
    remember(KEY, $state.snapshot(this.#seen));
  }
}
