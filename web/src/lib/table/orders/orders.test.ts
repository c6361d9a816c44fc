import { describe, expect, it } from "vitest";
import type { Order } from "$gen/server";
import type { Form, Json } from "$lib/board/narrow";
import { filled, firstOf, recognised, actionsOf } from "./orders";

const PRESET: Json = {
  while: { id: "wait", values: { phase: "bidding" } },
  uses: 0,
  rules: [
    {
      when: { id: "bidding" },
      finish: [{ do: "confirm" }],
      preview: { total: { max: { input: "most" } } },
    },
  ],
};

describe("standing orders", () => {
  it("take the player's number and are recognised by it", () => {
    const order = filled(PRESET, { most: 17 });
    expect(JSON.stringify(order)).toContain('"max":17');
    expect(recognised(PRESET, order)).toEqual({ most: 17 });
  });

  it("are not taken for others", () => {
    const other = { ...(filled(PRESET, { most: 17 }) as object), uses: 3 };
    expect(recognised(PRESET, other)).toBeNull();
    const more = { ...(filled(PRESET, { most: 17 }) as object), extra: 1 };
    expect(recognised(PRESET, more)).toBeNull();
    expect(actionsOf(filled(PRESET, { most: 17 }) as unknown as Order)).toBeNull();
  });

  it("list what to try first and what else", () => {
    const actions: Form[] = [{ do: "take", card: 3 }, { do: "pass" }];
    expect(actionsOf(firstOf("turn", actions))).toEqual({ prompt: "turn", actions });
  });
});
