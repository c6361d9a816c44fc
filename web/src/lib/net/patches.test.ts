import { expect, it } from "vitest";
import type { TableMessage } from "$gen/server";
import { applied, checksum, patched } from "./patches";

it.each([
  [1, [2], 2],
  [null, [{ a: 1 }], { a: 1 }],
  [{ a: 1, b: 2 }, { a: [3] }, { a: 3, b: 2 }],
  [{ a: 1, b: 2 }, { a: [] }, { b: 2 }],
  [{ a: 1 }, { b: [null] }, { a: 1, b: null }],
  [[1, 2, 3], { "1": [9] }, [1, 9, 3]],
  [
    [1, 2, 3],
    [1, 1, [7, 8]],
    [1, 7, 8, 3],
  ],
  [[], [0, 0, ["x"]], ["x"]],
  [{ a: [{ b: [1, 2] }] }, { a: { "0": { b: [2, 0, [3]] } } }, { a: [{ b: [1, 2, 3] }] }],
])("changes %j by %j into %j", (value, change, after) => {
  const before = JSON.stringify(value);
  expect(applied(value, change)).toEqual(after);
  expect(JSON.stringify(value)).toBe(before);
});

it("shares what stays the same", () => {
  const value = { a: { deep: [1] }, b: 1 };
  expect((applied(value, { b: [2] }) as typeof value).a).toBe(value.a);
});

it("has the checksum that the server computes, whatever the order of the fields", () => {
  // contrada.server.tables.sending.patches.checksum({"b": [1, None], "a": "é"}, None)
  expect(checksum({ b: [1, null], a: "é" }, null)).toBe(2897077533);
  expect(checksum({ a: "é", b: [1, null] }, null)).toBe(2897077533);
});

const message = {
  type: "table",
  seq: 4,
  table: { phase: "running" },
  game: { ply: 2, view: { a: 1 } },
  log: { start: 0, lines: [] },
  clocks: null,
} as unknown as TableMessage;

it("applies a difference to a message", () => {
  const game = { view: { a: [2] }, ply: [3] };
  const after = patched(message, { type: "patch", seq: 5, game });
  expect(after).toMatchObject({ seq: 5, game: { ply: 3, view: { a: 2 } } });
  expect(after?.log).toEqual({ start: 3, lines: [] });
});

it("notices a difference that does not fit", () => {
  const sum = checksum(message.table, message.game);
  expect(patched(message, { type: "patch", seq: 5, sum })?.seq).toBe(5);
  expect(patched(message, { type: "patch", seq: 5, sum: sum + 1 })).toBeNull();
  expect(patched(message, { type: "patch", seq: 5, game: { view: { a: { b: [1] } } } })).toBeNull();
});
