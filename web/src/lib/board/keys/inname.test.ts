import { describe, expect, it } from "vitest";
import { withText } from "./inname";

describe("withText", () => {
  it("leaves a label that contains the visible text", () => {
    expect(withText("Biblioteca 2: value 2, urban", "Biblioteca 2")).toBe(
      "Biblioteca 2: value 2, urban",
    );
    expect(withText("Lérici: no building yet", " Lérici ")).toBe("Lérici: no building yet");
    expect(withText("Coins: 3", "3")).toBe("Coins: 3");
  });
  it("adds visible text that is missing, in another order or only part of a word", () => {
    expect(withText("Biblioteca 2: value 2", "2  Biblioteca")).toBe(
      "Biblioteca 2: value 2. 2 Biblioteca",
    );
    expect(withText("Lérici: 1 coin", "Lérici ×2")).toBe("Lérici: 1 coin. Lérici ×2");
    expect(withText("Supply: 13", "3")).toBe("Supply: 13. 3");
  });
  it("needs no signs and no single letters", () => {
    expect(withText("Take out", "×")).toBe("Take out");
    expect(withText("Yellow block", "Y")).toBe("Yellow block");
    expect(withText("Nothing", "")).toBe("Nothing");
  });
});
