/** Animations and board places of log lines. */

import type { CarraraView } from "$gen/carrara";
import type { Flight, Line, Position } from "$lib/board/board";
import { same, type Form, type Json } from "$lib/board/narrow";
import { itemKey, offerPlace, tileKey, type TileJson } from "./pieces/pieces";

type Piece = { [key: string]: Json };

const SHARED_FIELDS = /^(lerici|massa|viareggio|lucca|pisa|livorno|money_low|money_high)$/;

/** The place of a scoring field, on the main board or on a player's board. */
function fieldPlace(seat: number, field: Json | undefined): string {
  const name = String((field as Piece | undefined)?.name);
  return SHARED_FIELDS.test(name) ? `field-${name}` : `seat-${seat}-field-${name}`;
}

function tilePlace(tile: Json | undefined): string {
  return tileKey(tile as unknown as TileJson);
}

function offered(tile: Json | undefined): string {
  return offerPlace(tile as unknown as TileJson);
}

function cityPlace(seat: number, city: Json | undefined): string {
  return `seat-${seat}-city-${String((city as Piece | undefined)?.name)}`;
}

function supplyPlace(item: Json | undefined): string {
  return `supply-${itemKey(item as unknown as Parameters<typeof itemKey>[0])}`;
}

/** The field of the Royal Court from which a stone was taken. */
function courtPlace(entry: Form, actor: number, view: CarraraView): string {
  const visited = view.court.findIndex((one) => one.visited);
  if (visited >= 0) return `court-${visited}`;
  const at = view.court.findIndex(
    (one) => one.stones.includes(actor) && same(one.bonus as unknown as Json, entry.bonus),
  );
  return at >= 0 ? `court-${at}` : "court";
}

function coins(count: Json | undefined): Piece {
  return { is: "coins", count: Number(count ?? 0) };
}

export function flights(line: Line, position: Position<CarraraView>): Flight[] {
  const { actor, entry } = line;
  const area = `seat-${actor}`;
  const stone = { is: "stone", seat: actor };
  const view = position.view;
  switch (entry.do) {
    case "pass":
    case "show":
      return [{ piece: coins(entry.coins), from: null, to: area }];
    case "score":
    case "follow": {
      const from = courtPlace(entry, actor, view);
      return [
        { piece: stone, from, to: area },
        { piece: entry.bonus ?? null, from, to: area },
      ];
    }
    case "forgo": {
      const from = courtPlace(entry, actor, view);
      const boxed = entry.boxed === "yes" ? [{ piece: entry.bonus ?? null, from, to: null }] : [];
      return [{ piece: stone, from, to: "court-open" }, ...boxed];
    }
    case "score_open":
      return [{ piece: stone, from: "court-open", to: area }];
    case "scored":
      return [
        { piece: stone, from: area, to: fieldPlace(actor, entry.field) },
        { piece: entry.reward ?? null, from: fieldPlace(actor, entry.field), to: area },
      ];
    case "claimed":
      return [{ piece: stone, from: area, to: fieldPlace(actor, entry.field) }];
    case "bought":
      return (entry.blocks as Json[]).map((piece) => ({
        piece,
        from: `loc-${String(entry.location)}`,
        to: area,
      }));
    case "built":
    case "upgraded":
      return [
        ...(entry.blocks as Json[]).map((piece) => ({ piece, from: area, to: "bag" })),
        {
          piece: entry.building ?? null,
          from: offered(entry.building),
          to: cityPlace(actor, entry.city),
        },
      ];
    case "improve": {
      const city = String((entry.improvement as Piece).city);
      const piece = entry.reward ?? null;
      return [{ piece, from: `improvement-${city}`, to: `seat-${actor}-city-${city}` }];
    }
    case "take":
      return [{ piece: entry.item ?? null, from: supplyPlace(entry.item), to: area }];
    case "store":
      return [{ piece: entry.item ?? null, from: area, to: `${area}-store` }];
    case "set":
      return [{ piece: entry.item ?? null, from: area, to: tilePlace(entry.building) }];
    case "unstored":
      return [{ piece: entry.item ?? null, from: `${area}-store`, to: tilePlace(entry.building) }];
    case "purchased":
      return [
        { piece: entry.item ?? null, from: supplyPlace(entry.item), to: tilePlace(entry.building) },
      ];
    case "discard": {
      const gold = (entry.item as Piece).colour === "gold";
      const store = `${area}-store`;
      return [
        { piece: entry.item ?? null, from: store, to: gold ? null : supplyPlace(entry.item) },
        { piece: entry.for ?? null, from: area, to: store },
      ];
    }
    case "leave_gold":
      return [{ piece: { is: "statue", colour: "gold" }, from: area, to: null }];
    case "draw":
      return [{ piece: entry.block ?? null, from: "bag", to: "loc-I" }];
    case "lay":
      return [{ piece: entry.building ?? null, from: "stack", to: offered(entry.building) }];
    default:
      return [];
  }
}

export function places(line: Line): string[] {
  const { actor, entry } = line;
  const area = `seat-${actor}`;
  switch (entry.do) {
    case "keep":
    case "turn":
    case "turn_both":
    case "wheel":
      return ["wheel"];
    case "turn_statues":
      return ["statue-wheel"];
    case "starter":
    case "ending":
      return [`seat-${String((entry.seat as Piece).seat)}`];
    case "draw":
      return ["loc-I"];
    case "lay":
      return [offered(entry.building)];
    case "score":
    case "follow":
      return ["court", area];
    case "forgo":
    case "score_open":
      return ["court-open"];
    case "scored":
    case "claimed":
      return [fieldPlace(actor, entry.field)];
    case "bought":
      return [`loc-${String(entry.location)}`, area];
    case "built":
    case "upgraded":
      return [tilePlace(entry.building), cityPlace(actor, entry.city)];
    case "improve":
      return [`seat-${actor}-city-${String((entry.improvement as Piece).city)}`];
    case "take":
      return [supplyPlace(entry.item), area];
    case "store":
    case "discard":
      return [`${area}-store`];
    case "set":
    case "unstored":
    case "purchased":
      return [tilePlace(entry.building)];
    default:
      return actor >= 0 ? [area] : [];
  }
}
