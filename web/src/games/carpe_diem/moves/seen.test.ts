import { describe, expect, it } from "vitest";
import type { Offer } from "$lib/board/narrow";
import { Seen } from "./seen";

const offer = (coins: number): Offer =>
  ({ action: { do: "pay", card: 6, coins }, final: false }) as unknown as Offer;
const key = ({ action }: Offer) => JSON.stringify(action);
const coins = (offers: readonly Offer[]) => offers.map(({ action }) => action.coins);

describe("ways to pay", () => {
  it("keep their places when others are no longer offered", () => {
    const seen = new Seen();
    expect(coins(seen.with("a", [offer(0), offer(1), offer(2)], key))).toEqual([0, 1, 2]);
    expect(coins(seen.with("a", [offer(2)], key))).toEqual([0, 1, 2]);
  });

  it("come behind those known before", () => {
    const seen = new Seen();
    seen.with("a", [offer(1)], key);
    expect(coins(seen.with("a", [offer(0), offer(1)], key))).toEqual([1, 0]);
  });

  it("are the offers of now, so that they can be clicked", () => {
    const seen = new Seen();
    seen.with("a", [offer(1)], key);
    const again = offer(1);
    expect(seen.with("a", [again], key)[0]).toBe(again);
  });

  it("are forgotten in another spending", () => {
    const seen = new Seen();
    seen.with("a", [offer(0), offer(1)], key);
    expect(coins(seen.with("b", [offer(1)], key))).toEqual([1]);
  });
});
