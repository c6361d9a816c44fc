import { expect, it } from "vitest";
import { modeOf, timesOf, type OwnClock } from "./clock";

const own: OwnClock = { minutes: 20, increment: 15, amount: 3, unit: "day" };

it("makes seconds of an own time control", () => {
  expect(timesOf("bank", own)).toEqual({ per_move: 0, bank: 1200, increment: 15 });
  expect(timesOf("move", own)).toEqual({ per_move: 259_200, bank: 0, increment: 0 });
  expect(timesOf("none", own)).toEqual({ per_move: 0, bank: 0, increment: 0 });
});

it("keeps it within bounds", () => {
  const wild = { minutes: 1e9, increment: -5, amount: NaN, unit: "hour" as const };
  expect(timesOf("bank", wild)).toEqual({ per_move: 0, bank: 86_400, increment: 0 });
  expect(timesOf("move", wild).per_move).toBe(3600);
});

it("plays slow games turn by turn", () => {
  expect(modeOf(timesOf("move", own))).toBe("turn_based");
  expect(modeOf(timesOf("daily", own))).toBe("turn_based");
  expect(modeOf(timesOf("move", { ...own, unit: "minute" }))).toBe("live");
  expect(modeOf(timesOf("bank", own))).toBe("live");
});
