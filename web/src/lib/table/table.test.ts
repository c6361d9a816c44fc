import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Table } from "./table.svelte";

/** A socket whose messages the test sends. */
class FakeSocket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly url: string) {
    sockets.push(this);
  }
  hear(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  you(...seats: number[]): void {
    this.hear({ type: "you", seats, host: true, watching: 0, resumed: false });
  }
  table(): void {
    const log = { start: 0, lines: [] };
    this.hear({ type: "table", seq: 1, table: { seats: [] }, game: null, log, clocks: null });
  }
  close(): void {
    this.onclose?.({ code: 1000 });
  }
}

let sockets: FakeSocket[] = [];
let kept = new Map<string, string>();

beforeEach(() => {
  sockets = [];
  kept = new Map();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("location", { protocol: "http:", host: "here" });
  vi.stubGlobal("document", Object.assign(new EventTarget(), { hidden: false }));
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("removeEventListener", () => undefined);
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

it("shows the spectator's position until the seat's has arrived", () => {
  const table = new Table("t1");
  sockets[0]!.you();
  sockets[0]!.table();
  sockets[0]!.hear({ type: "chat", lines: [{ id: 7, seat: 1, name: "B", at: 0, text: "hi" }] });
  sockets[0]!.you(0);
  expect(table.info).not.toBeNull();
  // The seat's own connection names the seats again before it has a position.
  sockets[1]!.you(0);
  expect(table.info).not.toBeNull();
  expect(table.seat).toBe(-1);
  sockets[1]!.table();
  expect(table.seat).toBe(0);
  expect(table.connections.map((one) => one.seat)).toEqual([0]);
  expect(table.main?.chat.map((line) => line.id)).toEqual([7]);
  table.close();
});

it("returns to the spectator's position when the seat is lost", () => {
  const table = new Table("t2");
  sockets[0]!.you(0);
  sockets[0]!.table();
  sockets[1]!.you(0);
  sockets[1]!.table();
  sockets[1]!.onclose?.({ code: 4403 });
  expect(table.info).not.toBeNull();
  sockets[2]!.you();
  sockets[2]!.table();
  expect(table.seat).toBe(-1);
  expect(kept.get("contrada-seats-t2")).toBe("[]");
  table.close();
});
