/** Animations and board places of log lines. */

import type { PalazzoView } from "$gen/palazzo";
import type { Flight, Line, Position } from "$lib/board/board";
import { same, type Form, type Json } from "$lib/board/narrow";

const list = (value: Json | undefined): Json[] => (Array.isArray(value) ? value : []);
const seatOf = (value: Json | undefined): number => Number((value as { seat: number }).seat);

/** The same flight for several pieces. */
function all(pieces: Json[], from: string | null, to: string | null): Flight[] {
  return pieces.map((piece) => ({ piece, from, to }));
}

export const hand = (seat: number) => `seat-${seat}-hand`;
export const bid = (seat: number) => `seat-${seat}-bid`;
export const site = (seat: number) => `seat-${seat}-site`;
export const palazzo = (seat: number, place: number) => `seat-${seat}-palazzo-${place}`;

/** The place of a revealed tile: a quarry, or 0 for the warehouse. */
function market(entry: Form): string {
  return Number(entry.quarry) === 0 ? "warehouse" : `quarry-${entry.quarry}`;
}

/** The place of a tile in a player's area; the newest palazzo if several contain it. */
function standing(view: PalazzoView, seat: number, tile: Json): string {
  const row = view.players[seat]?.palazzi ?? [];
  const at = row.findLastIndex(({ floors }) => floors.some((one) => same(one, tile)));
  return palazzo(seat, at + 1);
}

/**
 * The position is the one after the line: pieces fly from their previous place to their current
 * one.
 */
export function flights({ actor, entry }: Line, position: Position<PalazzoView>): Flight[] {
  const { view } = position;
  const stack = `stack-${view.next_stack}`;
  const tile = entry.tile ?? null;
  switch (entry.do) {
    case "deal":
      return all([entry.card ?? null], "deck", hand(seatOf(entry.to)));
    case "deal_hidden":
      return all([{ is: "hidden_card" }], "deck", hand(seatOf(entry.to)));
    case "reveal_card":
      return all([entry.card ?? null], "deck", "display");
    case "reveal_last_card":
      return [
        ...all([entry.card ?? null], "deck", "display"),
        ...all([{ is: "hidden_card" }], "discards", "deck"),
      ];
    case "set_up":
    case "reveal_tile":
      return all([tile], stack, market(entry));
    case "reveal_rider":
      return all([{ is: "rider" }], "stack-3", "riders");
    case "take_cards":
      return all(list(entry.cards), "display", hand(actor));
    case "bought":
    case "bought_free":
      return [
        ...all(list(entry.cards), hand(actor), "discards"),
        ...all(list(entry.tiles), "warehouse", site(actor)),
      ];
    case "auction":
    case "share_out":
      return all([{ is: "builder" }], "builder", `quarry-${entry.quarry}`);
    case "bid":
    case "raise":
      return all(list(entry.cards), hand(actor), bid(actor));
    case "pass_and_won":
    case "pass_and_free": {
      const winner = seatOf(entry.winner);
      return [
        ...all(list(entry.cards), bid(winner), "discards"),
        ...all(list(entry.tiles), `quarry-${view.builder + 1}`, site(winner)),
      ];
    }
    case "take_tile":
      return all([tile], `quarry-${view.builder + 1}`, site(actor));
    case "build_new":
    case "build_on":
      return [
        ...all([tile], site(actor), standing(view, actor, tile)),
        ...all(list(entry.left), `quarry-${view.builder + 1}`, null),
      ];
    case "discard_tile":
      return all([tile], site(actor), null);
    case "rebuilt_take_out":
      return [
        ...all([entry.card ?? null], hand(actor), "discards"),
        ...all([tile], palazzo(actor, Number(entry.palazzo)), standing(view, actor, tile)),
      ];
    case "rebuilt_put_in":
      return [
        ...all([entry.card ?? null], hand(actor), "discards"),
        ...all([tile], site(actor), standing(view, actor, tile)),
      ];
    case "rebuilt_scrap":
      return [
        ...all([entry.card ?? null], hand(actor), "discards"),
        ...all([tile], site(actor), null),
      ];
    default:
      return [];
  }
}

/** The places of an entry, besides the player's area. */
function spots(actor: number, entry: Form): string[] {
  switch (entry.do) {
    case "deal":
    case "deal_hidden":
      return [hand(seatOf(entry.to))];
    case "starter":
      return [`seat-${seatOf(entry.seat)}`];
    case "reveal_card":
    case "reveal_last_card":
    case "take_cards":
      return ["display"];
    case "take_money":
      return ["deck"];
    case "reveal":
      return ["stacks"];
    case "set_up":
    case "reveal_tile":
      return [market(entry)];
    case "bought":
    case "bought_free":
      return ["warehouse"];
    case "auction":
    case "share_out":
      return [`quarry-${entry.quarry}`];
    case "reveal_rider":
      return ["riders"];
    case "bid":
    case "raise":
    case "pass":
      return [bid(actor)];
    case "pass_and_won":
    case "pass_and_free":
      return [bid(actor), `seat-${seatOf(entry.winner)}`];
    case "build_on":
    case "rebuilt_take_out":
    case "rebuilt_put_in":
      return [palazzo(actor, Number(entry.palazzo))];
    default:
      return [];
  }
}

export function places({ actor, entry }: Line): string[] {
  return actor >= 0 ? [`seat-${actor}`, ...spots(actor, entry)] : spots(actor, entry);
}
