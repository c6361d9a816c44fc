/** Previews of legal actions in words. */

import type { Json, Offer } from "$lib/board/narrow";
import type { Picker } from "$lib/board/picker.svelte";
import type { Words } from "$lib/words/words";

/** The preview of the element under the pointer, if it is the same for all its offers. */
export function hintOf(words: Words, picker: Picker): string {
  if (picker.hovered === null) return "";
  const lines = new Set(picker.offers(picker.hovered).map((offer) => describe(words, offer)));
  return lines.size === 1 ? ([...lines][0] ?? "") : "";
}

/** What an action brings; empty if nothing is certain. */
export function describe(words: Words, offer: Offer): string {
  const { action, preview } = offer;
  if (!preview) return "";
  if (action.do === "start_castle") {
    return words.text("web-tuscany-castle-total", { total: number(preview.total) });
  }
  if (action.do === "draw") {
    return words.text("web-tuscany-draws", { cards: number(preview.cards) });
  }
  if (preview.refill !== undefined) {
    const left = number(preview.to_next_scoring);
    return words.text("web-tuscany-taking", { refill: String(preview.refill), left });
  }
  if (preview.points === undefined) return "";
  return [points(words, preview), gifts(words, preview)].filter((text) => text).join(" · ");
}

/** The green points with their parts, and how often they count. */
function points(words: Words, preview: { [key: string]: Json }): string {
  const points = number(preview.points);
  if (points === 0) return words.text("web-tuscany-no-points");
  const counts = number(preview.counts);
  const sum = words.text("web-tuscany-points-times", { points, counts, total: points * counts });
  const parts = (preview.parts ?? []) as Json[];
  return parts.length > 0 ? `${sum} (${words.value("tuscany", parts)})` : sum;
}

/** What the effect of the placed tile gives. */
function gifts(words: Words, preview: { [key: string]: Json }): string {
  const gains = ((preview.gains ?? []) as { is: string }[]).filter((one) => one.is === "gift");
  if (gains.length === 0) return "";
  return words.text("web-tuscany-gains", {
    gains: String(words.value("tuscany", gains as unknown as Json)),
  });
}

function number(value: Json | undefined): number {
  return typeof value === "number" ? value : 0;
}
