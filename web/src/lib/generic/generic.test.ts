import { describe, expect, it } from "vitest";
import { matches, type Offer } from "$lib/board/narrow";
import { Words } from "$lib/words/words";
import { hash, learnColours, named, tint } from "./colour";
import { piecesIn, Values } from "./match";
import { headed, pieceWithFacts, sections, shapeOf, type Fields } from "./shape";
import { readable, Texts } from "./text";
import { common, groups } from "./verbs";

const olive = { is: "card", kind: "olive" };
const fig = { is: "card", kind: "fig" };
const SEATS = 3;
const as = (value: Fields[string], key = "x") => shapeOf(key, value, SEATS).as;

describe("shapeOf", () => {
  it("draws tagged objects as pieces, and counts equal neighbours", () => {
    const shape = shapeOf("hand", [olive, { kind: "olive", is: "card" }, null, fig], SEATS);
    expect(shape).toEqual({
      as: "pieces",
      pieces: [
        { piece: olive, count: 2 },
        { piece: null, count: 1 },
        { piece: fig, count: 1 },
      ],
    });
  });
  it.each([
    ["nothing", []],
    ["nothing", null],
    ["scalars", [1, 2, null]],
    ["counts", { fig: 2, olive: 0 }],
    ["counts", [{ colour: "red", coins: 3 }]],
    ["lists", [[fig], []]],
    ["grid", [{ row: 1, column: 2, tile: fig }]],
    ["grid", [{ is: "cell", row: 1, column: 2 }]],
    ["grid", [{ q: 0, r: -1, colour: "red" }]],
    ["table", [{ name: "pisa", minimum: 3, taken: false }]],
    ["items", [{ name: "pisa", accepts: ["red"] }]],
    ["actions", [{ do: "lay", card: fig }, { do: "confirm" }]],
    ["record", { tile: fig, open: true }],
  ])("draws as %s: %j", (wanted, value) => {
    expect(as(value as Fields[string])).toBe(wanted);
  });
  it("knows seats by the name of a field", () => {
    expect(shapeOf("claimed_by", 1, SEATS)).toEqual({ as: "seat", seat: 1 });
    expect(as(-1, "holder")).toBe("nothing");
    expect(as(1, "price")).toBe("number");
  });
  it("makes one piece of a piece with facts", () => {
    expect(pieceWithFacts({ item: fig, count: 2 })).toEqual({ piece: fig, badges: { count: 2 } });
    expect(pieceWithFacts({ item: fig, list: [1] })).toBeNull();
  });
  it("heads an item with its name, else with its first word", () => {
    expect(headed({ size: 2, city: "pisa" })).toEqual({
      title: ["city", "pisa"],
      rest: { size: 2 },
    });
    expect(headed({ city: "pisa", number: 4 }).title).toEqual(["number", 4]);
  });
});

describe("sections", () => {
  it("finds the seats, the mover, facts and panels", () => {
    const view = {
      phase: "a",
      to_move: 2,
      seats: [{}, {}, {}],
      deck: 9,
      display: [fig],
      held: null,
    };
    expect(sections(view, SEATS)).toEqual({
      seats: [{}, {}, {}],
      draft: null,
      facts: [["deck", 9]],
      panels: [["display", [fig]]],
      mover: 2,
    });
  });
  it("draws a list that is not of the seats as a panel", () => {
    expect(sections({ players: [{ a: 1 }] }, SEATS).seats).toEqual([]);
  });
});

const legal: Offer[] = [
  { action: { do: "sell", card: fig, stall: 2 } },
  { action: { do: "show", what: olive } },
  { action: { do: "build", row: 1, column: 4 } },
  { action: { do: "go", city: { is: "city", name: "pisa" } } },
];

describe("learnColours", () => {
  it("takes the colour of a word from a piece that has both", () => {
    const known = new Map<string, string>();
    const card = { is: "card", fruit: "fig", colour: "purple", value: 2 };
    learnColours({ hand: [card, { is: "flag", of: "x", on: "y", colour: "red" }] }, known);
    expect([...known]).toEqual([["fig", "purple"]]);
  });
});

describe("Values", () => {
  const values = new Values(legal);
  const left = (pattern: ReturnType<typeof values.ofPiece>) =>
    legal
      .filter(({ action }) => pattern && matches(action, pattern))
      .map(({ action }) => action.do);

  it("finds the actions that name a piece, of which the view may say more", () => {
    expect(left(values.ofPiece(fig))).toEqual(["sell"]);
    expect(left(values.ofPiece({ ...olive, price: 3 }))).toEqual(["show"]);
    expect(values.ofPiece({ is: "card", kind: "lemon" })).toBeNull();
  });

  it("tells equal pieces in a hand and in a display apart", () => {
    const display = [fig, olive];
    const hand = [fig, { is: "card", kind: "lemon" }];
    const offers = [
      { action: { do: "take", card: fig } },
      { action: { do: "take", card: olive } },
      { action: { do: "sell", card: fig } },
    ];
    const both = new Values(offers, [display, { hand, hand_size: 2 }]);
    expect(both.ofPiece(fig, display)).toEqual([{ do: "take", card: fig }]);
    expect(both.ofPiece(fig, hand)).toEqual([{ do: "sell", card: fig }]);
    const more = { action: { do: "sell", card: { is: "card", kind: "lemon" } } };
    const apart = new Values([...offers, more], [display, { hand, hand_size: 2 }]);
    expect(apart.ofPiece(fig, display)).toEqual([{ do: "take", card: fig }]);
    expect(apart.ofPiece(fig, hand)).toEqual([{ do: "sell", card: fig }]);
  });
  it("finds the actions that name an item of a list", () => {
    expect(left(values.ofItem("stalls", { number: 2 }))).toEqual(["sell"]);
    expect(left(values.ofItem("cities", { name: "pisa" }))).toEqual(["go"]);
    expect(values.ofItem("piles", { number: 2 })).toBeNull();
  });
  it("finds the actions that name a place", () => {
    const cell = (x: number, y: number) => ({ x, y, fields: {} });
    expect(left(values.ofCell("laid", cell(4, 1), false))).toEqual(["build"]);
    expect(values.ofCell("laid", cell(1, 4), false)).toBeNull();
  });
  it("finds the pieces of a log line", () => {
    expect(piecesIn({ do: "x", to: { is: "seat", seat: 1 }, cards: [fig, { at: olive }] })).toEqual(
      [fig, olive],
    );
  });
});

describe("groups", () => {
  const say = ({ action }: Offer) => `Take ${String(action.card)} from the market`;
  const offers = (count: number): Offer[] =>
    Array.from({ length: count }, (_, i) => ({ action: { do: "take", card: i % 7, to: i } }));

  it("gives a group what its texts have in common, and a button the rest", () => {
    const [group] = groups(offers(2), say);
    expect(group?.title).toBe("Take … from the market");
    expect(group?.buttons.map((one) => one.text)).toEqual(["0", "1"]);
    expect(groups(offers(1), say)[0]).toMatchObject({
      title: "",
      buttons: [{ text: "Take 0 from the market" }],
    });
  });
  it("leaves every text a word of its own", () => {
    expect(common(["take one", "take one"])).toEqual([1, 0]);
    expect(common(["pass"])).toEqual([0, 0]);
  });
  it("splits a large group by the first field that leaves fewer", () => {
    expect(groups(offers(14), say)[0]?.split).toEqual({
      field: "card",
      values: [0, 1, 2, 3, 4, 5, 6],
    });
    const each: Offer[] = Array.from({ length: 20 }, (_, i) => ({ action: { do: "go", to: i } }));
    expect(groups(each, say)[0]?.split).toBeNull();
  });
  it("leaves verbs without fields to the prompt line", () => {
    expect(groups([{ action: { do: "pass" } }], say)).toEqual([]);
  });
  it("shows the points of a preview unless all are the same", () => {
    const with_ = (points: number[]): Offer[] =>
      points.map((n, i) => ({ action: { do: "take", card: i }, preview: { cost: 1, points: n } }));
    const gains = (points: number[]) =>
      groups(with_(points), say)[0]?.buttons.map((one) => one.gain?.[1] ?? null);
    expect(gains([2, 5])).toEqual([2, 5]);
    expect(gains([2, 2])).toEqual([null, null]);
  });
});

describe("texts and colours", () => {
  const words = new Words("en", ["fiera-view-pool = Cards left\nfiera-card = { $kind } card\n"]);
  const texts = new Texts(words, "fiera", []);

  it("takes the words of the game, else the names of the view", () => {
    expect(texts.label("pool")).toBe("Cards left");
    expect(texts.label("hand_size")).toBe("Hand size");
    expect(texts.piece(fig)).toBe("fig card");
    expect(texts.piece({ is: "coin", metal: "gold", worth: 3 })).toBe("Gold 3");
    expect(readable("taking-money")).toBe("Taking money");
  });
  it("gives every word a colour, always the same", () => {
    expect(named("dark_green")).toEqual(named("dark-green"));
    expect(named("fig")).toBeNull();
    expect(tint("fig")).toEqual(tint("fig"));
    expect(new Set(["fig", "olive", "lemon", "saffron"].map(hash)).size).toBe(4);
  });
});
