import { describe, expect, it } from "vitest";
import type { Form } from "$lib/board/narrow";
import { flights, places } from "./moves";

const who = (seat: number) => ({ is: "seat", seat });
const castle = { is: "the_tile", tile: "castle" };
const farm = {
  is: "agriculture",
  shows: [
    { is: "goods", goods: "pigs" },
    { is: "goods", goods: "vines" },
  ],
};

describe("flights", () => {
  it("shows others' cards by their backs only", () => {
    const [flight] = flights({ actor: -1, entry: { do: "drew_hidden", to: who(2) } });
    expect(flight).toEqual({ piece: { is: "card" }, from: "deck", to: "hand-2" });
  });
  it("takes a tile from where it lay", () => {
    const [flight] = flights({ actor: 1, entry: { do: "take", tile: farm } });
    expect(flight).toEqual({ piece: farm, from: "open-pigs-vines", to: "storage-1" });
  });
  it("pays, lays and counts", () => {
    const entry: Form = {
      do: "placed",
      item: castle,
      field: "b2",
      colour: "dark_green",
      points: 3,
      gains: [
        { is: "green_gain", points: 3, parts: [] },
        { is: "gift", gift: "marble", amount: 2 },
      ],
      paid: [
        { is: "workers", count: 1 },
        { is: "cards", colour: "red", count: 2 },
      ],
    };
    expect(flights({ actor: 0, entry }).map(({ from, to }) => [from, to])).toEqual([
      ["workers-0", null],
      ["hand-0", "discard"],
      ["stored-0-castle", "field-0-b2"],
      ["field-0-b2", "green"],
      [null, "marble-0"],
    ]);
  });
  it("gives 2 red points for a surplus hexagon", () => {
    const entry = {
      do: "yield",
      by: who(3),
      yield: { is: "yield", gives: [{ is: "gift", gift: "hexagon", amount: 1 }] },
      surplus: 1,
      points: 2,
    };
    expect(flights({ actor: -1, entry }).at(-1)).toEqual({
      piece: { is: "points", track: "red", count: 2 },
      from: "seat-3",
      to: "red",
    });
  });
});

describe("places", () => {
  it.each([
    [{ do: "placed", field: "c3" }, ["field-1-c3"]],
    [{ do: "bonus", bonus: { is: "bonus", bonus: "storage" } }, ["bonus-storage", "bonuses-1"]],
    [{ do: "skip_castle" }, ["seat-1"]],
    [{ do: "refill", by: who(0), tile: castle }, ["display", "stack-0"]],
  ])("%j", (entry, expected) => {
    expect(places({ actor: 1, entry })).toEqual(expected);
  });
});
