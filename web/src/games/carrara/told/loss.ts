/** What an action gives away for nothing, told before it is played. */

import type { CarraraView } from "$gen/carrara";
import type { Position } from "$lib/board/board";
import type { Offer } from "$lib/board/narrow";
import type { Words } from "$lib/words/words";

export function loss(
  { action }: Offer,
  position: Position<CarraraView>,
  words: Words,
): string | null {
  switch (action.do) {
    case "forgo":
      // With nothing to score there is no choice.
      return position.legal.some((one) => one.action.do === "follow")
        ? words.text("web-carrara-forgo-warning")
        : null;
    case "leave":
      return position.legal.some((one) => one.action.do === "take")
        ? words.text("web-carrara-loss-leave")
        : null;
    case "leave_gold":
      return words.text("web-carrara-loss-gold");
    case "discard": {
      const item = words.value("carrara", action.item ?? null);
      return words.text("web-carrara-loss-discard", { item });
    }
    default:
      return null;
  }
}
