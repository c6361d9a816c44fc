import { describe, expect, it } from "vitest";
import type { Palazzo, PalazzoView, Tile, Way } from "$gen/palazzo";
import type { Position } from "$lib/board/board";
import { narrow, type Choice, type Form, type Offer } from "$lib/board/narrow";
import { pairing } from "./market/choosing";
import { change, signed } from "./pieces/counted";
import { listed, rows } from "./players/facade";
import { flights, places } from "./flights";
import { Plan } from "./dock/plan";

/** `B3/1` is the brick tile of floor 3 with one window. */
const tile = (text: string): Tile => ({
  is: "tile",
  material: { B: "brick", S: "sandstone", M: "marble" }[text[0]!]!,
  floor: Number(text[1]),
  windows: Number(text[3]),
});
const house = (text: string): Palazzo => ({ floors: text.split(" ").map(tile), points: 0 });
const offer = (action: Form, points?: number): Offer => ({
  action,
  preview: points === undefined ? {} : { points },
});

describe("pairing", () => {
  const VERBS = ["buy", "buy_two", "tile"] as const;
  const [a, b] = [tile("B1/1"), tile("S2/2")];
  const pieces = [a, b, a];
  const legal: Offer[] = [
    offer({ do: "buy", tile: a }),
    offer({ do: "buy", tile: b }),
    offer({ do: "buy_two", tile: a, and: a }),
    offer({ do: "buy_two", tile: a, and: b }),
    offer({ do: "auction" }),
  ];
  const click = (...places: number[]): Form[] => {
    const choices: Choice[] = [];
    for (const at of places)
      choices.push({ key: `w-${at}`, pattern: pairing(pieces, at, "w-", choices, VERBS) });
    return narrow(legal, choices).map(({ action }) => action);
  };

  it("leaves one piece and the pairs with it after one click", () => {
    expect(click(1)).toEqual([
      { do: "buy", tile: b },
      { do: "buy_two", tile: a, and: b },
    ]);
  });
  it("leaves a pair after two clicks, in either order", () => {
    expect(click(0, 1)).toEqual([{ do: "buy_two", tile: a, and: b }]);
    expect(click(1, 2)).toEqual([{ do: "buy_two", tile: a, and: b }]);
  });
  it("asks for both of two equal pieces when both are clicked", () => {
    expect(click(2, 0)).toEqual([{ do: "buy_two", tile: a, and: a }]);
  });
});

describe("a facade", () => {
  const palazzi = [house("B1/1 S3/2"), house("B2/1"), house("B1/1 S3/2")];

  it("stands under the number of the first equal one", () => {
    expect([0, 1, 2].map((at) => listed(palazzi, at))).toEqual([1, 2, 1]);
  });
  it("shows possible floors in their place, with what they bring", () => {
    const offers = [
      offer({ do: "put_in", tile: tile("B2/1"), palazzo: 1 }, 8),
      offer({ do: "build_on", tile: tile("M4/1"), palazzo: 1 }, 4),
    ];
    const found = rows(palazzi, 2, offers, 3);
    expect(found.map((row) => [row.tile.floor, row.ghost, row.points])).toEqual([
      [1, false, null],
      [2, true, 8],
      [3, false, null],
      [4, true, 4],
    ]);
  });
  it("shows no possible floors where there are too many", () => {
    const offers = [1, 2].map((n) => offer({ do: "put_in", tile: tile(`M2/${n}`), palazzo: 1 }, 8));
    expect(rows(palazzi, 0, offers, 1).some((row) => row.ghost)).toBe(false);
    // Once a tile is chosen or dragged, its own floor is shown, and no row changes its key.
    const chosen = rows(palazzi, 0, offers, 1, [offers[1]!]);
    expect(chosen.map((row) => row.key)).toEqual(["floor-0", "new-1", "floor-1"]);
  });
  it("lets either of two floors stand for taking one out", () => {
    const out = offer({ do: "take_out", palazzo: 1, floor: 3 }, -10);
    expect(rows(palazzi, 0, [out], 3).map((row) => row.points)).toEqual([-10, -10]);
    expect(rows(palazzi, 0, [out], 3)[0]!.pattern).toEqual(out.action);
  });
  it("gives a pattern to a single tile, and none to a floor that stays", () => {
    expect(rows(palazzi, 1, [], 3)[0]!.pattern).toContainEqual({ do: "scrap", tile: tile("B2/1") });
    expect(rows(palazzi, 0, [], 3)[0]!.pattern).toBeNull();
  });
});

describe("a plan", () => {
  const card = { is: "card", currency: "blue", value: 7 } as const;
  const steps: Form[] = [
    { do: "lay_triple", value: 4 },
    { do: "lay_card", card },
    { do: "confirm" },
  ];
  const way: Way = { cards: [], total: 22, steps };
  const offers = steps.map((step) => offer(step));

  it("plays its steps while the cards lie as expected", () => {
    const plan = new Plan(way, 0);
    expect([0, 3, 4].map((laid) => plan.next(offers, laid)?.action)).toEqual(steps);
    expect(plan.done).toBe(true);
  });
  it("stops when something has come between", () => {
    const plan = new Plan(way, 0);
    plan.next(offers, 0);
    expect(plan.next(offers, 1)).toBeNull();
    expect(plan.done).toBe(true);
  });
  it("stops when its step is not offered", () => {
    expect(new Plan(way, 0).next(offers.slice(1), 0)).toBeNull();
  });
});

describe("flights", () => {
  const view = {
    builder: 2,
    next_stack: 1,
    players: [{ palazzi: [house("B1/1"), house("S2/2 M3/1")] }, { palazzi: [] }],
  } as unknown as PalazzoView;
  const position = { view } as Position<PalazzoView>;
  const card = { is: "card", currency: "blue", value: 7 };

  it("lead a built tile to the palazzo where it stands", () => {
    const entry: Form = { do: "rebuilt_put_in", card, tile: tile("M3/1"), palazzo: 3 };
    expect(flights({ actor: 0, entry }, position)).toEqual([
      { piece: card, from: "seat-0-hand", to: "discards" },
      { piece: tile("M3/1"), from: "seat-0-site", to: "seat-0-palazzo-2" },
    ]);
  });
  it("bring a lot to its winner and his cards to the discards", () => {
    const winner = { is: "seat", seat: 1 };
    const entry: Form = {
      do: "pass_and_won",
      winner,
      total: 7,
      cards: [card],
      tiles: [tile("B1/1")],
    };
    expect(flights({ actor: 0, entry }, position).map(({ from, to }) => [from, to])).toEqual([
      ["seat-1-bid", "discards"],
      ["quarry-3", "seat-1-site"],
    ]);
    expect(places({ actor: 0, entry })).toEqual(["seat-0", "seat-0-bid", "seat-1"]);
  });
  it("show nothing for what moves nothing", () => {
    expect(flights({ actor: 0, entry: { do: "take_money" } }, position)).toEqual([]);
    expect(places({ actor: -1, entry: { do: "reveal_rider", riders: 1, of: 5 } })).toEqual([
      "riders",
    ]);
  });
});

describe("points", () => {
  it("have real signs", () => {
    expect([-5, 0, 3].map(signed)).toEqual(["−5", "0", "3"]);
    expect([-5, 0, 3].map(change)).toEqual(["−5", "±0", "+3"]);
  });
});
