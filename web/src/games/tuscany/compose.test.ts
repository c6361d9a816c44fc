import { describe, expect, it } from "vitest";
import type { RegionBoard } from "$gen/tuscany";
import { canonical, cells, moved, turnAt, turned, worths, type Composition } from "./compose";

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
    const pairs = (made: Composition) => {
      const boards = made.order.map((letter) => board(letter, made.turned.includes(letter)));
      const all = cells(boards, [made.middle, made.right], []);
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
    for (const middle of ["up", "down"] as const) {
      for (const right of ["up", "down"] as const) {
        const made = { order: ["B", "C", "A"], turned: ["C"], middle, right };
        expect(pairs(canonical(made))).toEqual(pairs(made));
      }
    }
  });
});

describe("moved", () => {
  it("reaches both other orders from every order with neighbours changing places", () => {
    for (const order of [
      ["A", "B", "C"],
      ["A", "C", "B"],
      ["B", "A", "C"],
    ]) {
      const reached = [0, 1].map((i) => moved({ ...dealt, order }, i, i + 1).order.join(""));
      expect(new Set([order.join(""), ...reached]).size).toBe(3);
    }
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
    const shift = { middle: "up", right: "down", total: 41, areas: [] };
    const arrange = { action: { do: "arrange" }, preview: { best: 41, shifts: [shift] } };
    expect(worths(arrange)).toEqual([shift]);
    const action = { do: "shift", middle: "up", right: "down" };
    expect(worths({ action, preview: { total: 41, areas: [] } })).toEqual([shift]);
    expect(worths({ action })).toEqual([]);
  });
});
