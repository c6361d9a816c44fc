import { describe, expect, it } from "vitest";
import type { RegionBoard, Shape } from "$gen/tuscany";
import {
  beside,
  canonical,
  cells,
  dragged,
  firstShift,
  moved,
  turnAt,
  turned,
  worths,
  type Composition,
} from "./compose";

const shape: Shape = {
  columns: [
    [0, 2, 4, 6, 8],
    [1, 3, 5, 7, 9],
  ],
  shifts: [
    { shift: "up", down: -2 },
    { shift: "level", down: 0 },
    { shift: "down", down: 2 },
  ],
  area_points: [0, 1, 3, 6],
};
const first: Shape = {
  columns: [
    [1, 3, 5],
    [0, 2, 4, 6],
    [1, 3, 5],
  ],
  shifts: [
    { shift: "up", down: -1 },
    { shift: "down", down: 1 },
  ],
  area_points: [0, 1, 3, 6],
};

const dealt: Composition = { order: ["A", "B", "C"], turned: ["B"], middle: "down", right: "up" };

describe("canonical", () => {
  it("leaves a map with A left of C as it is", () => {
    expect(canonical(dealt)).toBe(dealt);
  });
  it("turns the whole map by half where C lies left of A", () => {
    const made = canonical({ ...dealt, order: ["C", "B", "A"] });
    expect(made).toEqual({
      order: ["A", "B", "C"],
      turned: ["C", "A"],
      middle: "up",
      right: "down",
    });
  });
  it("is the same map: every field keeps its neighbours", () => {
    const board = (letter: string, flip: boolean): RegionBoard => {
      const colours = Array.from({ length: 10 }, (_, i) => `${letter}${i}`);
      if (flip) colours.reverse();
      return { board: letter, turned: flip ? "turned" : "upright", colours };
    };
    const pairs = (box: Shape, made: Composition) => {
      const boards = made.order.map((letter) => board(letter, made.turned.includes(letter)));
      const all = cells(box, boards, [made.middle, made.right]);
      expect(all.every(({ q, r }) => Number.isInteger(q) && Number.isInteger(r))).toBe(true);
      const touching = all.flatMap((a) =>
        all
          .filter((b) => {
            const [dq, dr] = [b.q - a.q, b.r - a.r];
            return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr)) === 1;
          })
          .map((b) => `${a.colour}-${b.colour}`),
      );
      return touching.sort();
    };
    for (const middle of ["up", "level", "down"] as const) {
      for (const right of ["up", "level", "down"] as const) {
        const made = { order: ["B", "C", "A"], turned: ["C"], middle, right };
        expect(pairs(shape, canonical(made))).toEqual(pairs(shape, made));
        if (middle !== "level" && right !== "level") {
          expect(pairs(first, canonical(made))).toEqual(pairs(first, made));
        }
      }
    }
  });
});

describe("moved", () => {
  it("reaches every order and leaves the boards as they lie", () => {
    const orders = new Set<string>();
    let made = dealt;
    for (const [from, to] of [
      [0, 1],
      [1, 2],
      [0, 1],
      [1, 2],
      [0, 1],
      [1, 2],
    ] as const) {
      made = moved(made, from, to);
      orders.add(made.order.join(""));
      expect(made.turned).toEqual(dealt.turned);
    }
    expect(orders.size).toBe(6);
  });
});

describe("shifts", () => {
  it("go from the highest to the lowest, level first", () => {
    expect(firstShift(shape)).toBe("level");
    expect(firstShift(first)).toBe("down");
    expect(beside(shape, "level", -1)).toBe("up");
    expect(beside(shape, "up", -1)).toBeNull();
    expect(beside(first, "up", 1)).toBe("down");
  });
  it("follow a board that is dragged", () => {
    expect(dragged(shape, "level", 1.6)).toBe("down");
    expect(dragged(shape, "level", 0.4)).toBe("level");
    expect(dragged(shape, "up", 4)).toBe("down");
  });
});

describe("areas", () => {
  it("are connected fields of one colour", () => {
    const colours = ["red", "red", "grey", "red", "grey", "red", "grey", "grey", "grey", "grey"];
    const board = { board: "A1", turned: "upright", colours };
    const all = cells(shape, [board], []);
    const area = (name: string) => all.find((cell) => cell.name === name)?.area;
    expect(area("a1")).toBe(area("a2"));
    expect(area("b1")).toBe(area("a1"));
    expect(area("a4")).not.toBe(area("a1"));
  });
});

describe("turned", () => {
  it("turns a board and turns it back", () => {
    const once = turned(dealt, "A");
    expect(turnAt(once, 0)).toBe("turned");
    expect(turnAt(turned(once, "A"), 0)).toBe("upright");
  });
});

describe("worths", () => {
  it("reads both kinds of previews", () => {
    const shift = { middle: "up", right: "down", total: 41 };
    const arrange = { action: { do: "arrange" }, preview: { best: 41, shifts: [shift] } };
    expect(worths(arrange)).toEqual([shift]);
    const action = { do: "shift", middle: "up", right: "down" };
    expect(worths({ action, preview: { total: 41, areas: [] } })).toEqual([shift]);
    expect(worths({ action })).toEqual([]);
  });
});
