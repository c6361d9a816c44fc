import { expect, it } from "vitest";
import { fileOf, plain } from "./words";

it("joins what is always needed together", () => {
  const games = ["carpe-diem", "palazzo"];
  const files = ["common", "web", "web-bots", "palazzo", "web-palazzo", "why-palazzo"];
  expect(files.map((name) => fileOf(name, games))).toEqual([
    "site",
    "site",
    "web-bots",
    "palazzo",
    "palazzo",
    "why-palazzo",
  ]);
  expect(fileOf("about-carpe-diem", games)).toBe("carpe-diem");
});

it("leaves comments out, and keeps the lines of a message", () => {
  const source =
    "# Title\n\na = one\n\n# Two\nb = { $n ->\n    [one] x\n   *[other] y\n}\nc =\n    p\n\n    q\n";
  expect(plain(source)).toBe(
    "a = one\nb = { $n ->\n    [one] x\n   *[other] y\n}\nc =\n    p\n\n    q",
  );
});
