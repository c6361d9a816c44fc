/** Animations and board places of log lines. */

import type { Flight, Line } from "$lib/board/board";
import type { Form, Json } from "$lib/board/narrow";
import { keyOf, type Item } from "./pieces/kinds";

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

interface Gift {
  is: string;
  gift?: string;
  amount?: number;
}

/** Things that a player gains fly to their place. */
function gained(gifts: readonly Gift[], seat: number): Flight[] {
  return gifts.flatMap(({ gift, amount = 1 }): Flight[] => {
    switch (gift) {
      case "red_points":
      case "green_points": {
        const track = gift === "red_points" ? "red" : "green";
        return [{ piece: { is: "points", track, count: amount }, from: `seat-${seat}`, to: track }];
      }
      case "worker":
        return [{ piece: { is: "workers", count: amount }, from: null, to: `workers-${seat}` }];
      case "marble":
        return [{ piece: { is: "marble", count: amount }, from: null, to: `marble-${seat}` }];
      case "hexagon":
        return [{ piece: { is: "hexagon" }, from: null, to: `storage-${seat}` }];
      default:
        return [];
    }
  });
}

/** The gains of a placement besides green points. */
function gifts(entry: Form): Gift[] {
  return ((entry.gains ?? []) as unknown as Gift[]).filter((one) => one.is === "gift");
}

/** A yield card is shown to its player; surplus hexagons become red points. */
function yielded(entry: Form): Flight[] {
  const to = seatOf(entry.by);
  const card = entry.yield as unknown as { gives: Gift[] };
  const count = Number(entry.points ?? 0);
  const surplus = Number(entry.surplus ?? 0);
  const kept = card.gives.filter(({ gift, amount = 1 }) => gift !== "hexagon" || amount > surplus);
  const opened: Flight = { piece: entry.yield ?? null, from: "yield", to: `seat-${to}` };
  const red: Flight = {
    piece: { is: "points", track: "red", count },
    from: `seat-${to}`,
    to: "red",
  };
  return [opened, ...gained(kept, to), ...(count > 0 ? [red] : [])];
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
      return [...paid, laid, ...green(entry, field), ...gained(gifts(entry), actor)];
    }
    case "castle_take":
      return [{ piece: entry.tile ?? null, from: open(entry.tile), to: `seat-${actor}` }];
    case "castle_placed":
      return [
        { piece: entry.item ?? null, from: `seat-${actor}`, to: field },
        ...green(entry, field),
        ...gained(gifts(entry), actor),
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
