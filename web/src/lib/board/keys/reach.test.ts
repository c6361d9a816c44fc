import { describe, expect, it } from "vitest";
import { nearest } from "./reach";

const row = [
  { x: 10, y: 0 },
  { x: 20, y: 0 },
  { x: 0, y: 10 },
  { x: -10, y: 3 },
];

describe("nearest", () => {
  it("goes to the next piece in a direction", () => {
    expect(nearest({ x: 0, y: 0 }, row, [1, 0])).toBe(0);
    expect(nearest({ x: 0, y: 0 }, row, [0, 1])).toBe(2);
    expect(nearest({ x: 0, y: 0 }, row, [-1, 0])).toBe(3);
  });
  it("stays where there is nothing", () => {
    expect(nearest({ x: 0, y: 0 }, row, [0, -1])).toBe(-1);
    expect(nearest({ x: 0, y: 0 }, [], [1, 0])).toBe(-1);
  });
  it("prefers what lies straight ahead", () => {
    const spots = [
      { x: 8, y: 7 },
      { x: 14, y: 0 },
    ];
    expect(nearest({ x: 0, y: 0 }, spots, [1, 0])).toBe(1);
  });
});
