import { describe, expect, it } from "vitest";
import { row } from "./track";

describe("markers on a track", () => {
  it("stand above each other at the same value, and nowhere else", () => {
    expect([0, 1, 2, 3].map((seat) => row([0, 0, 0, 0], seat, 20))).toEqual([-1.5, -0.5, 0.5, 1.5]);
  });
  it("stand on the track where they are alone", () => {
    expect([0, 1].map((seat) => row([3, 12], seat, 20))).toEqual([0, 0]);
  });
});
