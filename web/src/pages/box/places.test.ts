import { describe, expect, it, test } from "vitest";
import { at, fresh, KEY, nearest, tables, total, type Value } from "./places";

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
  const rows: Value[] = [
    { worker: 1, count: 4 },
    { marble: 1, count: 3 },
  ];
  expect(total(rows)).toBe(7);
  expect(total(rows[0])).toBeNull();
});

test("tables are the objects that name their source", () => {
  expect(tables(box)).toEqual(["money", "stack.1", "cards"]);
  expect(tables({ deck: { copies: 2 }, size: 3 })).toEqual(["deck"]);
});

describe("new entries of a table", () => {
  it("are of the same kind as the last one", () => {
    expect(fresh({ source: "rulebook", red_points: 2, count: 5 })).toBe(1);
    expect(fresh({ source: "rulebook" })).toBe(1);
    const pair = [2, 1];
    const copied = fresh({ red: pair });
    expect(copied).toEqual([2, 1]);
    expect(copied).not.toBe(pair);
  });
  it("have names that a file can hold", () => {
    expect(KEY.test("green_points")).toBe(true);
    for (const name of ["", "two words", "a.b", "x".repeat(81)]) expect(KEY.test(name)).toBe(false);
  });
});
