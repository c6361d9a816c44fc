import { describe, expect, it } from "vitest";
import { fans, groups, sorted, threes, threesWorth, type Money } from "./cards";

/** `b4` is the brown 4, `2` a certificate. */
const cards = (text: string): Money[] =>
  text.split(" ").map((word) =>
    word === "2"
      ? { is: "certificate" }
      : {
          is: "card",
          currency: { b: "brown", g: "green", u: "blue" }[word[0]!]!,
          value: Number(word[1]),
        },
  );
const text = (some: readonly Money[]): string =>
  some.map((card) => (card.is === "card" ? card.currency[0]! + card.value : "2")).join(" ");

describe("sorted", () => {
  it("goes by currency and value, certificates last", () => {
    expect(sorted(cards("2 g3 b7 u4 b3 g7"))).toEqual(cards("b3 b7 g3 g7 u4 2"));
  });
});

describe("fans", () => {
  it("holds each currency and the certificates apart", () => {
    expect(fans(cards("2 g3 b7 2 b3")).map(text)).toEqual(["b3 b7", "g3", "2 2"]);
  });
});

describe("groups", () => {
  it("puts three equal values of three currencies together", () => {
    const found = groups(cards("b4 g4 g4 u4 g6"), 0);
    expect(found.map((group) => group.together)).toEqual([true, false, false]);
    expect(found.map((group) => group.cards.length)).toEqual([3, 1, 1]);
    expect(found.slice(1).map((group) => text(group.cards))).toEqual(["g4", "g6"]);
  });
  it("finds a triple twice", () => {
    const found = groups(cards("b4 g4 u4 b4 g4 u4 b5"), 0);
    expect(found.map((group) => group.cards.length)).toEqual([3, 3, 1]);
  });
  it("puts so many certificates together as are said to be", () => {
    expect(groups(cards("2 2 2 2"), 1).map((group) => group.cards.length)).toEqual([3, 1]);
    expect(groups(cards("2 2 2"), 0).map((group) => group.cards.length)).toEqual([1, 1, 1]);
  });
});

describe("threes of certificates", () => {
  it("are counted at one time", () => {
    expect(threes(cards("2 2 2 2 b3"))).toBe(1);
  });
  it("are told by what a bid counts", () => {
    expect(threesWorth(cards("2 2 2"), 15)).toBe(1);
    expect(threesWorth(cards("2 2 2"), 6)).toBe(0);
    expect(threesWorth(cards("b4 g4 u4 g6 2 2 2"), 36)).toBe(1);
    expect(threesWorth(cards("b4 g4 u4 g6 2 2 2"), 27)).toBe(0);
  });
});
