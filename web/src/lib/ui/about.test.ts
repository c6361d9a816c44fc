import { describe, expect, it } from "vitest";
import { beside } from "./about";

const SCREEN = { width: 1000, height: 600 };
const CARD = { width: 300, height: 120 };

function overlaps(
  a: { left: number; top: number; width: number; height: number },
  b: { left: number; top: number; width: number; height: number },
): boolean {
  return (
    a.left < b.left + b.width &&
    b.left < a.left + a.width &&
    a.top < b.top + b.height &&
    b.top < a.top + a.height
  );
}

describe("the place of the card", () => {
  it.each([
    { left: 10, top: 10, width: 40, height: 40 },
    { left: 950, top: 10, width: 40, height: 40 },
    { left: 480, top: 550, width: 40, height: 40 },
    { left: 200, top: 500, width: 600, height: 60 },
    { left: 200, top: 10, width: 600, height: 60 },
  ])("is on the screen and beside the piece: %o", (box) => {
    const spot = { ...beside(box, CARD, SCREEN), ...CARD };
    expect(spot.left).toBeGreaterThanOrEqual(0);
    expect(spot.top).toBeGreaterThanOrEqual(0);
    expect(spot.left + spot.width).toBeLessThanOrEqual(SCREEN.width);
    expect(spot.top + spot.height).toBeLessThanOrEqual(SCREEN.height);
    expect(overlaps(spot, box)).toBe(false);
  });

  it("stays on the screen where a piece fills it", () => {
    const spot = beside({ left: 0, top: 0, width: 1000, height: 600 }, CARD, SCREEN);
    expect(spot.top).toBeGreaterThanOrEqual(0);
    expect(spot.left + CARD.width).toBeLessThanOrEqual(SCREEN.width);
  });
});
