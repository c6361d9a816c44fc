/** Animations and board places of log lines. */

import type { Flight, Line } from "$lib/board/board";
import type { Form, Json } from "$lib/board/narrow";
import { keyOf, type Item } from "./kinds";

const BACK: Json = { is: "card" };

function seatOf(value: Json | undefined): number {
  return value && typeof value === "object" && !Array.isArray(value) ? Number(value.seat) : -1;
}

/** The place of an open tile. */
function open(tile: Json | undefined): string {
  return `open-${keyOf(tile as unknown as Item)}`;
}

function stored(seat: number, item: Json | undefined): string {
  return `stored-${seat}-${keyOf(item as unknown as Item)}`;
}

/** Green points that fly to their track. */
function green(entry: Form, from: string): Flight[] {
  const count = Number(entry.points ?? 0);
  return count > 0 ? [{ piece: { is: "points", track: "green", count }, from, to: "green" }] : [];
}

function yielded(entry: Form): Flight[] {
  const to = seatOf(entry.by);
  const card = entry.yield as { gives: string };
  const amount = entry.amount ?? 1;
  const opened: Flight = {
    piece: { is: "yield", gives: card.gives, amount },
    from: "yield",
    to: `seat-${to}`,
  };
  switch (card.gives) {
    case "red_points":
      return [
        opened,
        { piece: { is: "points", track: "red", count: amount }, from: `seat-${to}`, to: "red" },
      ];
    case "green_points":
      return [
        opened,
        { piece: { is: "points", track: "green", count: amount }, from: `seat-${to}`, to: "green" },
      ];
    case "worker":
      return [opened, { piece: { is: "workers", count: amount }, from: null, to: `workers-${to}` }];
    case "marble":
      return [opened, { piece: { is: "marble", count: amount }, from: null, to: `marble-${to}` }];
    case "hexagon":
      return entry.surplus === "yes"
        ? [
            opened,
            { piece: { is: "points", track: "red", count: 2 }, from: `seat-${to}`, to: "red" },
          ]
        : [opened, { piece: { is: "hexagon" }, from: null, to: `storage-${to}` }];
    default:
      return [opened];
  }
}

/** The effect of a placed tile: the goods fly to the player. */
function effect(item: Json | undefined, colour: Json | undefined, actor: number): Flight[] {
  const kind = (item as { tile?: string } | undefined)?.tile;
  if (kind === "quarry" || colour === "grey") {
    return [{ piece: { is: "marble" }, from: null, to: `marble-${actor}` }];
  }
  if (kind === "village" || colour === "orange") {
    return [{ piece: { is: "workers" }, from: null, to: `workers-${actor}` }];
  }
  if (kind === "estate" || colour === "turquoise") {
    return [{ piece: { is: "hexagon" }, from: null, to: `storage-${actor}` }];
  }
  return [];
}

export function flights({ actor, entry }: Line): Flight[] {
  const field = `field-${actor}-${entry.field}`;
  switch (entry.do) {
    case "deal":
    case "drew":
      return [{ piece: entry.card ?? BACK, from: "deck", to: `hand-${seatOf(entry.to)}` }];
    case "deal_hidden":
    case "drew_hidden":
      return [{ piece: BACK, from: "deck", to: `hand-${seatOf(entry.to)}` }];
    case "open_tile":
      return [{ piece: entry.tile ?? null, from: "neutral", to: open(entry.tile) }];
    case "refill":
      return [
        {
          piece: entry.tile ?? null,
          from: `stack-${seatOf(entry.by)}`,
          to: open(entry.tile),
        },
      ];
    case "take":
      return [{ piece: entry.tile ?? null, from: open(entry.tile), to: `storage-${actor}` }];
    case "exchange":
      return [
        { piece: entry.for ?? null, from: stored(actor, entry.for), to: null },
        { piece: entry.tile ?? null, from: open(entry.tile), to: `storage-${actor}` },
      ];
    case "placed": {
      const paid = (entry.paid as Json[]).map((piece): Flight => {
        const worker = (piece as { is: string }).is === "workers";
        return worker
          ? { piece, from: `workers-${actor}`, to: null }
          : { piece, from: `hand-${actor}`, to: "discard" };
      });
      const laid: Flight = {
        piece: entry.item ?? null,
        from: stored(actor, entry.item),
        to: field,
      };
      return [...paid, laid, ...green(entry, field), ...effect(entry.item, entry.colour, actor)];
    }
    case "castle_take":
      return [{ piece: entry.tile ?? null, from: open(entry.tile), to: `seat-${actor}` }];
    case "castle_placed":
      return [
        { piece: entry.item ?? null, from: `seat-${actor}`, to: field },
        ...green(entry, field),
        ...effect(entry.item, undefined, actor),
      ];
    case "bonus": {
      const { bonus } = entry.bonus as { bonus: string };
      const taken: Flight = {
        piece: entry.bonus ?? null,
        from: `bonus-${bonus}`,
        to: `bonuses-${actor}`,
      };
      const two: Flight = {
        piece: { is: "points", track: "green", count: 2 },
        from: `bonuses-${actor}`,
        to: "green",
      };
      return bonus === "storage" ? [taken, two] : [taken];
    }
    case "marble":
      return [{ piece: { is: "marble" }, from: `marble-${actor}`, to: null }];
    case "yield":
      return yielded(entry);
    case "scoring":
    case "final_scoring":
      return (entry.gains as Json[]).map((gain) => {
        const { who, green: count, left } = gain as { who: Json; green: number; left: number };
        return {
          piece: { is: "points", track: "red", count: count + left },
          from: `seat-${seatOf(who)}`,
          to: "red",
        };
      });
    default:
      return [];
  }
}

export function places({ actor, entry }: Line): string[] {
  const seat = `seat-${actor}`;
  switch (entry.do) {
    case "starter":
      return [`seat-${seatOf(entry.seat)}`];
    case "deal":
    case "drew":
    case "deal_hidden":
    case "drew_hidden":
      return ["deck", `hand-${seatOf(entry.to)}`];
    case "deal_board":
    case "deal_board_hidden":
      return [`seat-${seatOf(entry.to)}`];
    case "revealed":
      return (entry.maps as Json[]).map((map) => `seat-${seatOf((map as { who: Json }).who)}`);
    case "open_tile":
      return ["display", "neutral"];
    case "refill":
      return ["display", `stack-${seatOf(entry.by)}`];
    case "take":
    case "exchange":
      return ["display", `storage-${actor}`];
    case "placed":
    case "castle_placed":
      return [`field-${actor}-${entry.field}`];
    case "castle_take":
      return ["display", seat];
    case "bonus":
      return [`bonus-${(entry.bonus as { bonus: string }).bonus}`, `bonuses-${actor}`];
    case "marble":
      return [`marble-${actor}`];
    case "draw":
      return ["deck", `hand-${actor}`];
    case "yield":
      return ["yield", `seat-${seatOf(entry.by)}`];
    case "scoring":
    case "final_scoring":
      return ["green", "red", "clock"];
    default:
      return actor >= 0 ? [seat] : [];
  }
}
