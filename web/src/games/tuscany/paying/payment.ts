/** The ways to pay. The server lists them and decides which steps are legal. */

import type { Cards, Way, Workers } from "$gen/tuscany";
import type { Form, Json, Offer } from "$lib/board/narrow";

/** One card or worker of a payment. */
export interface Given {
  /** The card's colour, or null for a worker. */
  colour: string | null;
  /** Whether it is half of a pair that stands for another colour. */
  joker: boolean;
}

/** Cards and workers one by one, for a field of a colour. */
export function given(pieces: readonly (Cards | Workers)[], field: string): Given[] {
  return pieces.flatMap((piece): Given[] => {
    const colour = piece.is === "workers" ? null : piece.colour;
    const joker = colour !== null && colour !== field;
    return Array.from({ length: piece.count }, () => ({ colour, joker }));
  });
}

/** The step that lays a card of a colour, or a worker (null). */
export function step(colour: string | null): Form {
  const piece: Json = colour === null ? { is: "worker" } : { is: "card", colour };
  return { do: "pay", with: piece };
}

/** How many cards of a colour, or workers (null), are among the pieces. */
export function countOf(pieces: readonly (Cards | Workers)[], colour: string | null): number {
  return pieces
    .filter((piece) => (piece.is === "workers" ? null : piece.colour) === colour)
    .reduce((sum, piece) => sum + piece.count, 0);
}

/** How much is paid, in units of one card: a card of another colour is half a pair. */
export function units(laid: readonly (Cards | Workers)[], field: string): number {
  return given(laid, field).reduce((sum, one) => sum + (one.joker ? 0.5 : 1), 0);
}

/** The next step towards a chosen way to pay: an offer for a piece that is not laid yet. */
export function towards(
  way: Way,
  laid: readonly (Cards | Workers)[],
  legal: readonly Offer[],
): Offer | null {
  for (const { colour } of given(way.gives, "")) {
    if (countOf(laid, colour) >= countOf(way.gives, colour)) continue;
    const wanted = JSON.stringify(step(colour).with);
    const offer = legal.find(
      ({ action }) => action.do === "pay" && JSON.stringify(action.with) === wanted,
    );
    if (offer) return offer;
  }
  return null;
}
