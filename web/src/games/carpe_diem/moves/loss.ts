/** What an action destroys or gives away for nothing; such an action asks before it is played. */

import type { CarpeDiemView, FountainCard } from "$gen/carpe-diem";
import type { Position } from "$lib/board/board";
import type { Offer } from "$lib/board/narrow";
import type { Words } from "$lib/words/words";
import { cardWorth } from "./offers";

/** The points that a card not fulfilled costs (CAD-V5). */
export const PENALTY = 4;

export function loss(
  { action }: Offer,
  position: Position<CarpeDiemView>,
  words: Words,
): string | null {
  const { view } = position;
  const text = (id: string, values: Record<string, string | number> = {}) =>
    words.text(`web-carpe-diem-${id}`, values);
  const player = view.players[view.to_move];
  if (action.do === "store") {
    const builds = position.legal.some((offer) => offer.action.do === "build");
    return builds ? text("loss-store") : null;
  }
  if (action.do === "return" && player) {
    const card = action.fountain_card as unknown as FountainCard;
    const values = { card: words.value("carpe-diem", { ...card }), vp: cardWorth(card, player) };
    return text("loss-return", values);
  }
  if (action.do === "finish") {
    const due = view.scoring?.due ?? 0;
    return due > 0 ? text("finish-costs", { vp: due }) : null;
  }
  if (action.do === "close") {
    const price = closingPrice(view, Number(action.card));
    return price > 0 ? text("loss-close", { vp: price }) : null;
  }
  return null;
}

/** The points that closing a card costs now: none if it is fulfilled, and never below 0 points. */
export function closingPrice(view: CarpeDiemView, card: number): number {
  const cards = view.circles.find((one) => one.number === view.current_circle)?.cards ?? [];
  if (view.fulfilled[cards.indexOf(card)]) return 0;
  return Math.min(PENALTY, Math.max(0, view.players[view.to_move]?.vp ?? PENALTY));
}
