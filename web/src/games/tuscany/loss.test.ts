import { describe, expect, it } from "vitest";
import type { TuscanyView } from "$gen/tuscany";
import type { Position } from "$lib/board/board";
import type { Words } from "$lib/words/words";
import { loss } from "./loss";

const words = {
  value: (_game: string, value: { tile: string }) => value.tile,
  text: (id: string, { item }: { item: string }) => `${id} ${item}`,
} as unknown as Words;
const position = {} as Position<TuscanyView>;
const quarry = { is: "tile", tile: "quarry" };

describe("loss", () => {
  it("names the stored tile that a taken one removes", () => {
    const action = { do: "exchange", tile: { is: "tile", tile: "city" }, for: quarry };
    expect(loss({ action }, position, words)).toBe("web-tuscany-discards-loss Quarry");
  });
  it("is nothing for other actions", () => {
    expect(loss({ action: { do: "take", tile: quarry } }, position, words)).toBeNull();
    expect(loss({ action: { do: "draw" } }, position, words)).toBeNull();
  });
});
