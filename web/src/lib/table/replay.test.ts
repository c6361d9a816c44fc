import { expect, it } from "vitest";
import { merged } from "./replay.svelte";

it("takes from the others what a view does not show", () => {
  const mine = { turn: 1, players: [{ hand: ["a"] }, { hand: null }], draft: null };
  const his = { turn: 1, players: [{ hand: null }, { hand: ["b", "c"] }], draft: { value: 3 } };
  expect(merged(mine, [mine, his])).toEqual({
    turn: 1,
    players: [{ hand: ["a"] }, { hand: ["b", "c"] }],
    draft: { value: 3 },
  });
});

it("never changes what a view does show", () => {
  expect(merged({ a: 0, b: [1, 2], c: "" }, [{ a: 9, b: [7, 8, 9], c: "x" }])).toEqual({
    a: 0,
    b: [1, 2],
    c: "",
  });
});
