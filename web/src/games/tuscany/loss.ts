/** What an action destroys. */

import type { TuscanyView } from "$gen/tuscany";
import type { Position } from "$lib/board/board";
import type { Offer } from "$lib/board/narrow";
import type { Words } from "$lib/words/words";

/** A tile taken with full storage removes a stored one from the game; null for other actions. */
export function loss(
  { action }: Offer,
  _position: Position<TuscanyView>,
  words: Words,
): string | null {
  if (action.do !== "exchange" || action.for === undefined) return null;
  const item = String(words.value("tuscany", action.for));
  return words.text("web-tuscany-discards-loss", {
    item: item.charAt(0).toLocaleUpperCase() + item.slice(1),
  });
}
