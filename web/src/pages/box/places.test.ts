import { expect, test } from "vitest";
import { at, nearest, tables, total } from "./places";

const box = {
  money: { source: "rulebook", copies: 3 },
  stack: { "1": { source: "reconstructed", brick: ["1/2", "1/3"] } },
  cards: { source: "reconstructed", red: 2, blue: 5 },
};

test("values are found by their place", () => {
  expect(at(box, "stack.1.brick.1")).toBe("1/3");
  expect(at(box, "")).toBe(box);
  expect(at(box, "stack.2.brick")).toBeUndefined();
  expect(at(box, "money.copies.x")).toBeUndefined();
});

test("an error about a missing value is shown at the nearest place", () => {
  expect(nearest(box, "stack.1.brick.7")).toBe("stack.1.brick");
  expect(nearest(box, "stack.3.marble")).toBe("stack");
  expect(nearest(box, "line 3")).toBe("");
});

test("counts add up", () => {
  expect(total(box.cards)).toBe(7);
  expect(total(box.stack["1"].brick)).toBe(2);
  expect(total(box.money)).toBeNull();
  expect(total(box.stack["1"])).toBeNull();
});

test("tables are the objects that name their source", () => {
  expect(tables(box)).toEqual(["money", "stack.1", "cards"]);
  expect(tables({ deck: { copies: 2 }, size: 3 })).toEqual(["deck"]);
});
