import { expect, it } from "vitest";
import type { Analysis, Decision } from "$gen/server";
import { lineBefore, momentsOf, nextMoment, shownOptions } from "./moments";

function decision(first: number, kind: Decision["kind"], loss: number, played = 1): Decision {
  const candidates = [0, 1, 2, 3, 4].map((i) => ({
    actions: [i],
    forms: [{ do: `take-${i}` }],
    win: 0.6 - loss * i,
    points: 40 - i,
    lead: 2,
    behind: loss * i,
    error: 0.01,
  }));
  const last = first + 1;
  const rest = { options: 5, worlds: 9, loss_points: 1, error: 0.01 };
  return { first, last, seat: 0, candidates, played, loss, kind, ...rest };
}

function analysis(): Analysis {
  const draws = [
    { first: 0, last: 2, win: [0.05, -0.05] },
    { first: 5, last: 5, win: [-0.01, 0.01] },
    { first: 9, last: 9, win: [-0.2, 0.2] },
  ].map((one) => ({ ...one, points: [0, 0], outcomes: 1, exact: true, error: 0 }));
  const decisions = [decision(3, "blunder", 0.3), decision(6, "good", 0)];
  return { decisions, events: draws } as unknown as Analysis;
}

it("finds the line at which a ply is about to be played", () => {
  const plies = [0, 2, 3, 7];
  expect([0, 1, 2, 3, 4, 7, 8].map((ply) => lineBefore(plies, ply))).toEqual([0, 0, 0, 1, 2, 2, 3]);
  expect(lineBefore([], 4)).toBe(0);
});

it("lists errors before them and draws after them, without what changed little", () => {
  const found = momentsOf(analysis(), [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(found.map(({ kind, line, seat }) => [kind, line, seat])).toEqual([
    ["luck", 2, 0],
    ["blunder", 2, 0],
    ["luck", 9, 1],
  ]);
});

it("steps through the moments from a line, or from the one that is open", () => {
  const found = momentsOf(analysis(), [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(nextMoment(found, null, 4, 1)).toBe(found[2]);
  expect(nextMoment(found, null, 4, -1)).toBe(found[1]);
  expect(nextMoment(found, found[0]!, 2, 1)).toBe(found[1]);
  expect(nextMoment(found, found[0]!, 2, -1)).toBeNull();
  expect(nextMoment(found, found[2]!, 9, 1)).toBeNull();
});

it("shows the best options and the one played", () => {
  expect(shownOptions(decision(0, "blunder", 0.1, 1))).toEqual([0, 1, 2]);
  expect(shownOptions(decision(0, "blunder", 0.1, 4))).toEqual([0, 1, 2, 4]);
});
