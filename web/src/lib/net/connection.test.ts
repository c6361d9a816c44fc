import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Line, TableMessage, You } from "$gen/server";
import { Connection, type News } from "./connection.svelte";

const TAIL = 5;

/** A fake server with one table, per docs/protocol.md: a log that grows and is truncated. */
class Server {
  log: Line[] = [];
  /** The `seq` at which each line was sent. */
  sentAt: number[] = [];
  seq = 1;
  /** Whether it can resume a connection. */
  remembers = true;
  sockets: FakeSocket[] = [];
  /** How often the whole was asked for. */
  asked = 0;

  happen(lines: number, cut = 0): void {
    this.seq++;
    const start = this.log.length - cut;
    this.log.splice(start);
    this.sentAt.splice(start);
    for (let i = 0; i < lines; i++) {
      this.log.push({ actor: 0, entry: { line: `${this.seq}.${i}` } });
      this.sentAt.push(this.seq);
    }
    for (const socket of this.sockets) socket.hear(this.#message(start));
  }

  join(socket: FakeSocket): void {
    const query = new URL(socket.url).searchParams;
    const have = query.get("have");
    const resumed = have !== null && this.remembers;
    let start = Math.max(0, this.log.length - TAIL);
    if (resumed) {
      start = Math.min(Number(have), this.log.length);
      while (start > 0 && (this.sentAt[start - 1] ?? 0) > Number(query.get("seq"))) start--;
    }
    this.sockets.push(socket);
    const you: You = { type: "you", seats: [0], host: true, watching: 0, resumed };
    socket.hear(you);
    socket.hear(this.#message(start));
  }

  /** A difference: one more line, which a wrong checksum makes useless. */
  patch(sum?: number): void {
    this.seq++;
    const start = this.log.length;
    this.log.push({ actor: 0, entry: { line: `${this.seq}` } });
    this.sentAt.push(this.seq);
    const log = { start, lines: this.log.slice(start) };
    for (const socket of this.sockets) {
      socket.hear({ type: "patch", seq: this.seq, log, ...(sum === undefined ? {} : { sum }) });
    }
  }

  whole(socket: FakeSocket): void {
    this.asked++;
    socket.hear(this.#message(Math.max(0, this.log.length - TAIL)));
  }

  fall(): void {
    for (const socket of this.sockets.splice(0)) socket.onclose?.({ code: 1012 });
  }

  #message(start: number): TableMessage {
    const log = { start, lines: this.log.slice(start) };
    return { type: "table", seq: this.seq, table: {}, game: null, log, clocks: null } as never;
  }
}

class FakeSocket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly url: string) {
    queueMicrotask(() => {
      this.onopen?.();
      server.join(this);
    });
  }
  hear(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  send(text: string): void {
    if (text.includes('"whole"')) server.whole(this);
  }
  close(): void {}
}

let server: Server;
let connection: Connection;
let news: News[];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("location", { protocol: "http:", host: "here" });
  vi.stubGlobal("document", Object.assign(new EventTarget(), { hidden: false }));
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("removeEventListener", () => undefined);
  server = new Server();
  news = [];
  connection = new Connection("t", 0);
  connection.onnews = (one) => news.push(one);
});

afterEach(() => {
  connection.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Disconnect, run a callback, and reconnect. */
async function away(meanwhile: () => void): Promise<void> {
  server.fall();
  meanwhile();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(connection.status).toBe("open");
}

function holds(): void {
  expect(connection.log).toEqual(server.log.slice(connection.logFrom));
  expect(connection.logFrom + connection.log.length).toBe(server.log.length);
}

async function open(): Promise<void> {
  connection.open();
  await vi.advanceTimersByTimeAsync(0);
}

it("tells every line once, however often the connection breaks off", async () => {
  await open();
  for (let round = 0; round < 30; round++) {
    server.happen(round % 3);
    await away(() => {
      for (let i = 0; i < round % 4; i++) server.happen(1 + (i % 2));
    });
    holds();
  }
  expect(connection.logFrom).toBe(0);
  expect(news.filter((one) => one.first)).toHaveLength(1);
  expect(news.flatMap((one) => one.lines)).toEqual(server.log);
});

it("asks only for what it does not have", async () => {
  await open();
  server.happen(4);
  const seq = server.seq;
  await away(() => server.happen(2));
  expect(server.sockets[0]?.url).toBe(
    `ws://here/api/tables/t/socket?patches=1&seat=0&have=4&seq=${seq}`,
  );
  expect(news.at(-1)?.lines).toEqual(server.log.slice(4));
});

it("drops the lines that were taken back meanwhile", async () => {
  await open();
  server.happen(6);
  await away(() => server.happen(2, 3));
  holds();
  expect(news.at(-1)?.message.log.start).toBe(3);
  await away(() => server.happen(3, 5));
  holds();
});

it("forgets what it has where the server does not know it any more", async () => {
  await open();
  server.happen(8);
  server.remembers = false;
  await away(() => server.happen(4, 6));
  holds();
  expect(connection.logFrom).toBe(server.log.length - TAIL);
  expect(news.at(-1)).toMatchObject({ first: true, lines: [] });
});

it("keeps the earlier lines that were asked for", async () => {
  server.happen(20);
  await open();
  expect(connection.logFrom).toBe(20 - TAIL);
  connection.earlier(10, server.log.slice(10, 15));
  await away(() => server.happen(1));
  expect(connection.logFrom).toBe(10);
  holds();
  await away(() => server.happen(1, 15));
  holds();
});

it("applies differences, and asks for the whole where one does not fit", async () => {
  await open();
  server.happen(3);
  server.patch();
  server.patch();
  holds();
  expect(server.asked).toBe(0);
  expect(news.at(-1)).toMatchObject({ message: { seq: server.seq }, first: false });
  server.patch(1);
  expect(server.asked).toBe(1);
  holds();
  server.patch();
  holds();
  expect(connection.message?.seq).toBe(server.seq);
});
