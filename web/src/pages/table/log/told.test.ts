import { expect, it } from "vitest";
import { saying } from "./told";

const before = (count: number) => `${count} before.`;

it("says what happened, then the prompt", () => {
  expect(saying(["A.", "B."], "Your turn.", before)).toBe("A. B. Your turn.");
  expect(saying([], "Your turn.", before)).toBe("Your turn.");
});

it("names the last lines only and counts the others", () => {
  expect(saying(["A.", "B.", "C.", "D.", "E."], "", before)).toBe("2 before. C. D. E.");
});
