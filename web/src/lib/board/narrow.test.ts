import { describe, expect, it } from "vitest";
import { complete, matches, narrow, same, type Offer } from "./narrow";

const legal: Offer[] = [
  { action: { do: "pass" } },
  { action: { do: "take", card: { is: "card", value: 3 } } },
  { action: { do: "take_two", card: { is: "card", value: 3 }, and: { is: "card", value: 5 } } },
  { action: { do: "take_two", card: { is: "card", value: 4 }, and: { is: "card", value: 5 } } },
];
const three = { key: "three", pattern: { card: { is: "card", value: 3 } } };

describe("same", () => {
  it("compares by content, whatever the order of keys", () => {
    expect(same({ a: 1, b: [2, { c: null }] }, { b: [2, { c: null }], a: 1 })).toBe(true);
  });
  it.each([
    [{ a: 1 }, { a: 1, b: 2 }],
    [
      [1, 2],
      [2, 1],
    ],
    [{ 0: 1 }, [1]],
    [null, 0],
    [undefined, null],
  ])("tells %j from %j", (a, b) => {
    expect(same(a as never, b as never)).toBe(false);
  });
});

describe("matches", () => {
  it("asks for the named fields only", () => {
    expect(matches(legal[2]!.action, { do: "take_two" })).toBe(true);
    expect(matches(legal[1]!.action, { do: "take", and: { is: "card", value: 5 } })).toBe(false);
  });
  it("takes any of a list, and functions", () => {
    expect(matches(legal[0]!.action, [{ do: "take" }, { do: "pass" }])).toBe(true);
    expect(matches(legal[0]!.action, (form) => form.do === "take")).toBe(false);
  });
});

describe("narrow", () => {
  it("keeps everything without choices, and the order", () => {
    expect(narrow(legal, [])).toEqual(legal);
  });
  it("leaves what all choices have", () => {
    const five = { key: "five", pattern: { and: { is: "card", value: 5 } } };
    expect(narrow(legal, [three])).toEqual([legal[1], legal[2]]);
    expect(narrow(legal, [three, five])).toEqual([legal[2]]);
  });
});

describe("complete", () => {
  it("is an action of which every field has been clicked", () => {
    expect(complete(legal[1]!.action, [three])).toBe(true);
    expect(complete(legal[2]!.action, [three])).toBe(false);
  });
});
