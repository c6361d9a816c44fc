import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { charactersIn, unicodeRange } from "./typefaces";

it("joins neighbours in a range", () => {
  expect(unicodeRange([32, 33, 34, 0xe4, 0x2212])).toBe("U+20-22, U+E4, U+2212");
});

it("finds the characters of texts, and not those of tests and of the command line", async () => {
  const folder = await mkdtemp(join(tmpdir(), "contrada-"));
  const files = { "web.ftl": "größer", "cli.ftl": "ł", "a.test.ts": "ø", "a.svelte": "→" };
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  const found = String.fromCodePoint(...(await charactersIn([folder])));
  expect(found).toContain("0123456789");
  expect(found.replace(/[ -~\u00a0]/g, "")).toBe("ßö→");
});
