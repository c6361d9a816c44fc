import { describe, expect, it } from "vitest";
import type { Way } from "$gen/tuscany";
import type { Offer } from "$lib/board/narrow";
import { countOf, given, step, towards, units } from "./payment";

const cards = (colour: string, count: number) => ({ is: "cards", colour, count }) as const;
const way: Way = { is: "way", gives: [cards("red", 2), { is: "workers", count: 1 }] };
const offers = (...colours: (string | null)[]): Offer[] =>
  colours.map((colour) => ({ action: step(colour) }));

describe("given", () => {
  it("tells a payment card by card", () => {
    expect(given(way.gives, "yellow")).toEqual([
      { colour: "red", joker: true },
      { colour: "red", joker: true },
      { colour: null, joker: false },
    ]);
    expect(given([cards("yellow", 1)], "yellow")).toEqual([{ colour: "yellow", joker: false }]);
  });
});

describe("countOf", () => {
  it("counts cards of a colour or workers", () => {
    expect(countOf(way.gives, "red")).toBe(2);
    expect(countOf(way.gives, null)).toBe(1);
    expect(countOf(way.gives, "grey")).toBe(0);
  });
});

describe("units", () => {
  it("counts a card of another colour as half a pair", () => {
    expect(units([], "yellow")).toBe(0);
    expect(units([cards("red", 1)], "yellow")).toBe(0.5);
    expect(units([cards("red", 2)], "yellow")).toBe(1);
    expect(units(way.gives, "yellow")).toBe(2);
    expect(units([cards("red", 2)], "red")).toBe(2);
  });
});

describe("towards", () => {
  it("lays what the way still needs and nothing else", () => {
    expect(towards(way, [], offers("grey", "red", null))?.action).toEqual(step("red"));
    expect(towards(way, [cards("red", 2)], offers("grey", null))?.action).toEqual(step(null));
    expect(towards(way, [cards("red", 2)], offers("red"))).toBeNull();
    expect(towards(way, [], [])).toBeNull();
  });
});
