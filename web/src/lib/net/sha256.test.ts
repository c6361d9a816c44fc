import { expect, it } from "vitest";
import { fromHex, sha256 } from "./sha256";

it.each([0, 1, 31, 32, 55, 56, 63, 64, 65, 200])("is right for %i bytes", async (length) => {
  const data = Uint8Array.from({ length }, (_, i) => (i * 37 + length) & 255);
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", data));
  expect([...fromHex(sha256(data))]).toEqual([...digest]);
});

it("reads seeds", () => {
  expect([...fromHex("00ff10")]).toEqual([0, 255, 16]);
});
