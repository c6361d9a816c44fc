import { describe, expect, it } from "vitest";
import type { Form } from "./narrow";
import { Picker } from "./picker.svelte";
import { meant } from "./target";

const fig: Form = { do: "put", fruit: "fig" };
const olive: Form = { do: "put", fruit: "olive" };

describe("a draft", () => {
  it("gives its steps back, by what the server allows", () => {
    const out: Form[] = [];
    const picker = new Picker(() => undefined, { withdraw: (form) => out.push(form) });
    picker.reset([{ action: { do: "buy" } }], [fig]);
    expect(picker.withdrawable({ do: "put", fruit: "fig" })).toEqual(fig);
    expect(picker.withdrawable({ do: "put", fruit: "olive" })).toBeNull();
    picker.withdraw(fig);
    expect(out).toEqual([fig]);
    picker.reset([]);
    expect(picker.withdrawable(fig)).toBeNull();
  });

  it("is not offered where nothing can be sent, as in lessons", () => {
    const picker = new Picker(() => undefined);
    picker.reset([{ action: olive }], [fig]);
    expect(picker.withdrawable(fig)).toBeNull();
    expect(picker.asks).toBe(false);
  });
});

describe("reasons", () => {
  it("are asked only by the player who decides", () => {
    const asked: unknown[] = [];
    const picker = new Picker(() => undefined, { why: (what) => asked.push(what) });
    expect(picker.asks).toBe(false);
    picker.reset([{ action: olive }]);
    expect(picker.asks).toBe(true);
  });

  it("are asked about what a pattern says, as far as it can be sent", () => {
    expect(meant({ do: "put", fruit: "fig" })).toEqual([fig]);
    expect(meant([{ do: "put" }, () => true, { fruit: "fig" }, { do: "buy" }])).toEqual([
      { do: "put" },
      { do: "buy" },
    ]);
    expect(meant(() => false)).toBeNull();
    expect(meant({ tile: 3 })).toBeNull();
    expect(meant(Array.from({ length: 12 }, () => fig))).toHaveLength(8);
  });
});
