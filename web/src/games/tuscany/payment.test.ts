import { describe, expect, it } from "vitest";
import type { Offer } from "$lib/board/narrow";
import { cheapestFirst, given, uses } from "./payment";

const pay = (...units: { is: string; count?: number; colour?: string }[]): Offer => ({
  action: { do: "pay", with: units },
});
const own = pay({ is: "own_cards", count: 2 });
const worker = pay({ is: "workers", count: 1 }, { is: "own_cards", count: 1 });
const pairs = pay({ is: "pair", colour: "red" }, { is: "pair", colour: "red" });

describe("given", () => {
  it("tells a payment card by card", () => {
    expect(given(worker.action, "yellow")).toEqual([
      { colour: null, joker: false },
      { colour: "yellow", joker: false },
    ]);
    expect(given(pairs.action, "yellow")).toHaveLength(4);
    expect(given({ do: "draw" }, "yellow")).toEqual([]);
  });
});

describe("uses", () => {
  it("finds the payments with a colour or with workers", () => {
    expect(uses(own.action, "yellow", "yellow")).toBe(true);
    expect(uses(own.action, "red", "yellow")).toBe(false);
    expect(uses(pairs.action, "red", "yellow")).toBe(true);
    expect(uses(worker.action, null, "yellow")).toBe(true);
    expect(uses(own.action, null, "yellow")).toBe(false);
  });
});

describe("cheapestFirst", () => {
  it("puts the fewest cards first and a worker behind a card of the colour", () => {
    expect(cheapestFirst([pairs, worker, own], "yellow")).toEqual([own, worker, pairs]);
  });
});
