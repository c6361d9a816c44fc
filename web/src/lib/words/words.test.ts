import { describe, expect, it } from "vitest";
import { runs, Words } from "./words";

const words = new Words("en", [
  `
none = none
nobody = nobody
chance = Chance
common-times = { $count } × { $item }
common-why-not-now = This is not possible now.
fair-card = the { $colour } card
fair-log-draw = { $card } is drawn at { $place }.
fair-log-draw-many = { $count } cards are drawn at { $place }: { $items }.
fair-log-draw-item = { $card }
fair-log-take = { $who } takes { $cards }.
fair-log-turn = a wheel turns.
fair-why-poor = Costs { $price }, you have { $coins }.
`,
]);
const card = (colour: string) => ({ is: "card", colour });
const draw = (colour: string, place: string | number = "A") => ({
  actor: -1,
  entry: { do: "draw", card: card(colour), place },
});

describe("log lines", () => {
  it("start with a capital, but names stay as they are", () => {
    expect(words.log("fair", -1, draw("red").entry, [])).toBe("The red card is drawn at A.");
    expect(words.log("fair", -1, { do: "turn" }, [])).toBe("A wheel turns.");
    const taken = { do: "take", cards: [card("red")] };
    expect(words.log("fair", 0, taken, ["eva"])).toBe("eva takes the red card.");
  });

  it("of chance with one verb become one line, with equal items counted", () => {
    const lines = [draw("red"), draw("blue"), draw("red"), { actor: -1, entry: { do: "turn" } }];
    const found = runs(words, "fair", lines);
    expect(found.map((run) => [run.first, run.lines.length])).toEqual([
      [0, 3],
      [3, 1],
    ]);
    expect(words.logRun("fair", found[0]!.lines, [])).toBe(
      "3 cards are drawn at A: 2 × the red card, the blue card.",
    );
  });

  it("of players and of verbs without a message for many stay apart", () => {
    const turn = { actor: -1, entry: { do: "turn" } };
    const drawn = { ...draw("red"), actor: 0 };
    expect(runs(words, "fair", [turn, turn, drawn, drawn])).toHaveLength(4);
    expect(runs(words, "fair", [draw("red"), { ...draw("red"), step: true }])).toHaveLength(2);
  });

  it("have parts to draw, with their words", () => {
    const entry = { do: "take", cards: [card("red"), card("blue")] };
    expect(words.logParts("fair", [{ actor: 0, entry }], ["Eva"], new Set(["card"]))).toEqual([
      "Eva takes ",
      { piece: card("red"), text: "the red card" },
      ", ",
      { piece: card("blue"), text: "the blue card" },
      ".",
    ]);
    expect(words.logParts("fair", [draw("red")], [], new Set(["card"]))[0]).toEqual({
      piece: card("red"),
      text: "The red card",
    });
    expect(words.logParts("fair", [{ actor: 0, entry }], ["Eva"], new Set())).toEqual([
      "Eva takes the red card, the blue card.",
    ]);
  });

  it("count equal items also where they are drawn", () => {
    const parts = words.logParts("fair", [draw("red"), draw("red")], [], new Set(["card"]));
    expect(parts).toEqual([
      "2 cards are drawn at A: 2 × ",
      { piece: card("red"), text: "the red card" },
      ".",
    ]);
  });
});

describe("reasons", () => {
  it("are the game's own, or the general ones of all games", () => {
    const poor = { id: "poor", values: { price: 4, coins: 3 } };
    expect(words.why("fair", poor, [])).toBe("Costs 4, you have 3.");
    expect(words.why("fair", { id: "not-now" }, [])).toBe("This is not possible now.");
  });
});

describe("a refused box", () => {
  it("is told by the shared message, else by the game's own", () => {
    const words = new Words("de", [
      "badbox-sum = Zusammen sind es { $found }; { $known }.",
      "figs-badbox-mix = Anders: { $faults }.\nfigs-badbox-one = { $tile } { $found }-mal",
    ]);
    const shared = { id: "sum", values: { found: 3, known: ["a", "b"] } };
    expect(words.badbox("figs", shared)).toBe("Zusammen sind es 3; a, b.");
    const faults = [{ is: "badbox-one", tile: "x", found: 2 }];
    expect(words.badbox("figs", { id: "mix", values: { faults } })).toBe("Anders: x 2-mal.");
    expect(words.badbox("figs", { id: "unheard" })).toBe("figs-badbox-unheard");
  });
});
