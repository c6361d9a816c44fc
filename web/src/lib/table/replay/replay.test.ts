import { expect, it } from "vitest";
import { opened, turnEnds } from "./replay.svelte";

it("takes from the others what a view does not show of the players", () => {
  const mine = { turn: 1, players: [{ hand: ["a"] }, { hand: null }], draft: null };
  const his = { turn: 1, players: [{ hand: null }, { hand: ["b", "c"] }], draft: { value: 3 } };
  expect(opened(mine, [mine, his])).toEqual({
    turn: 1,
    players: [{ hand: ["a"] }, { hand: ["b", "c"] }],
    // Another player's draft is not mine.
    draft: null,
  });
  expect(opened(his, [mine, his])).toMatchObject({ draft: { value: 3 } });
});

it("never changes what a view does show", () => {
  expect(opened({ a: 0, b: [1, 2], c: "" }, [{ a: 9, b: [7, 8, 9], c: "x" }])).toEqual({
    a: 0,
    b: [1, 2],
    c: "",
  });
});

it("ends a turn where the next player acts; chance belongs to the move before it", () => {
  const actors = [-1, -1, 0, 0, -1, 1, 1, 0];
  const lines = actors.map((actor) => ({ actor, entry: { do: "x" } }));
  expect(turnEnds(lines)).toEqual([1, 4, 6, 7]);
  expect(turnEnds([])).toEqual([]);
  expect(turnEnds(lines.slice(2, 4))).toEqual([1]);
});
