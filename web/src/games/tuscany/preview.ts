/** Previews of legal actions in words. */

import type { Json, Offer } from "$lib/board/narrow";
import type { Words } from "$lib/words/words";

/** The line under the map; empty if nothing is certain. */
export function describe(words: Words, offer: Offer): string {
  const { action, preview } = offer;
  if (!preview) return "";
  if (action.do === "start_castle") {
    return words.text("web-tuscany-castle-total", { total: number(preview.total) });
  }
  if (preview.to_next_scoring !== undefined) {
    return words.text("web-tuscany-taking", { left: number(preview.to_next_scoring) });
  }
  if (preview.points === undefined) return "";
  const points = number(preview.points);
  if (points === 0) return words.text("web-tuscany-no-points");
  const counts = number(preview.counts);
  const sources = ["area", "colour", "agriculture"]
    .map((source) => [source, number(preview[`from_${source}`])] as const)
    .filter(([, worth]) => worth > 0)
    .map(([source, worth]) => words.text("web-tuscany-source", { source, points: worth }));
  const sum = words.text("web-tuscany-points-times", { points, counts, total: points * counts });
  return sources.length > 0 ? `${sum} (${sources.join(", ")})` : sum;
}

function number(value: Json | undefined): number {
  return typeof value === "number" ? value : 0;
}
