import { expect, it } from "vitest";
import { rulesSections } from "$lib/installed/markdown";
import { filled, namesAmounts } from "./amounts";

const WORDING = {
  piece: (piece: unknown) => String((piece as { name: string }).name),
  times: (count: number, item: string) => `${count} × ${item}`,
};
const table = (id: string, rows: [string, number][]) => ({
  id,
  source: "reconstructed",
  rows: rows.map(([name, count]) => ({ piece: { is: "fruit", name }, count })),
});
const html = (text: string) => rulesSections(`## A\n\n${text}\n`)[0]?.html ?? "";

it("lists the pieces of a table of the box and counts them", () => {
  const text = html("There are {{ fruit.count }} of them:\n\n{{ fruit }}\n\nThat is all.");
  expect(namesAmounts(text)).toBe(true);
  const box = [
    table("fruit", [
      ["fig", 3],
      ["melon", 1],
    ]),
  ];
  expect(filled(text, box, WORDING)).toBe(
    "<p>There are 4 of them:</p>\n<ul><li>3 × fig</li><li>1 × melon</li></ul>\n<p>That is all.</p>\n",
  );
});

it("counts nothing where every piece is there once", () => {
  expect(filled(html("{{ a-b }}"), [table("a-b", [["fig", 1]])], WORDING)).toContain(
    "<li>fig</li>",
  );
});

it("leaves no placeholder of a table that the box does not have", () => {
  expect(filled(html("x {{ no.count }}\n\n{{ no }}"), [], WORDING)).toBe("<p>x </p>\n\n");
});

it("lets no markup of a box through", () => {
  const box = [table("fruit", [["<img src=x onerror=alert(1)>", 2]])];
  expect(filled(html("{{ fruit }}"), box, WORDING)).not.toContain("<img");
});

it("does not change a text without amounts", () => {
  const text = html("Pay *at once*.");
  expect(namesAmounts(text)).toBe(false);
  expect(filled(text, [], WORDING)).toBe(text);
});
