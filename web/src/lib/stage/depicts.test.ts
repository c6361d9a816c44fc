import { describe, expect, it } from "vitest";
import { alike } from "./depicts";

describe("alike", () => {
  const tile = { is: "tile", tile: "village" };

  it("compares the fields that both descriptions have", () => {
    expect(alike(tile, { ...tile, turn: 2 })).toBe(true);
    expect(alike(tile, { is: "tile", tile: "city" })).toBe(false);
  });
  it("knows pieces with their article", () => {
    expect(alike(tile, { is: "the_tile", tile: "village" })).toBe(true);
  });
  it("tells kinds apart, and what is no piece", () => {
    expect(alike(tile, { is: "hexagon" })).toBe(false);
    expect(alike(null, tile)).toBe(false);
  });
});
