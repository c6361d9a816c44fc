/** One viewer's WebSocket to a table; reconnects and resumes automatically. */

import type {
  AnyCommand,
  AnyMessage,
  Ack,
  Because,
  ChatMessage,
  Line,
  Patch,
  Presence,
  TableMessage,
  You,
} from "$gen/server";
import { Refusal } from "./api";
import { patched } from "./patches";
import type { Json } from "$lib/words/json";

/** A command without the fields that the connection adds. */
export type Command = { do: AnyCommand["do"]; seat?: number; [field: string]: unknown };
export type Status = "connecting" | "open" | "waiting" | "closed";

interface Pending {
  command: Command;
  again: boolean;
  resolve: (answer: Ack | Because) => void;
  reject: (why: Refusal) => void;
}

const PING_EVERY = 25_000;
const PATIENCE = 10_000;
const LONGEST_WAIT = 8_000;

export interface News {
  message: TableMessage;
  /** The lines that are new to this viewer; empty after a full resend. */
  lines: Line[];
  /** A full resend: the first message, unless the connection was resumed. */
  first: boolean;
}

export class Connection {
  readonly table: string;
  readonly seat: number;
  status: Status = $state("connecting");
  message: TableMessage | null = $state.raw(null);
  you: You | null = $state.raw(null);
  presence: Presence | null = $state.raw(null);
  chat: ChatMessage[] = $state.raw([]);
  /** The log from line `logFrom` on. */
  log: Line[] = $state.raw([]);
  logFrom = $state(0);
  /** The error if the table cannot be watched. */
  refusal: Refusal | null = $state.raw(null);

  onnews: (news: News) => void = () => undefined;
  onyou: (you: You) => void = () => undefined;
  /** Called when the visitor lost the seat. */
  onlost: () => void = () => undefined;
  onsaid: (lines: ChatMessage[]) => void = () => undefined;

  #socket: WebSocket | null = null;
  #pending = new Map<number, Pending>();
  #number = 0;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #lastReceived = 0;
  #fresh = true;
  #resumed = false;
  /** Whether the whole state was asked for, because a difference did not fit. */
  #asked = false;

  constructor(table: string, seat: number) {
    this.table = table;
    this.seat = seat;
  }

  open(): void {
    addEventListener("online", this.#now);
    document.addEventListener("visibilitychange", this.#now);
    this.#ping = setInterval(() => this.#check(), PING_EVERY / 5);
    this.#connect();
  }

  close(): void {
    this.status = "closed";
    removeEventListener("online", this.#now);
    document.removeEventListener("visibilitychange", this.#now);
    clearTimeout(this.#timer);
    clearInterval(this.#ping);
    this.#socket?.close();
    this.#socket = null;
    for (const one of this.#pending.values()) one.reject(new Refusal("offline", "closed"));
    this.#pending.clear();
  }

  /** Send a command; resolves with the server's ack or rejects with a Refusal. */
  send(command: Command): Promise<Ack> {
    return this.#request(command) as Promise<Ack>;
  }

  /** Ask why something cannot be done; resolves with the answer or rejects with a Refusal. */
  why(what: Json): Promise<Because> {
    return this.#request({ do: "why", what }) as Promise<Because>;
  }

  #request(command: Command): Promise<Ack | Because> {
    return new Promise((resolve, reject) => {
      const id = ++this.#number;
      this.#pending.set(id, { command, again: false, resolve, reject });
      if (this.status === "open") this.#send(id, command);
      else if (this.status === "closed") reject(new Refusal("offline", "closed"));
    });
  }

  /** Prepend older log lines. */
  earlier(from: number, lines: Line[]): void {
    if (from + lines.length !== this.logFrom) return;
    this.log = [...lines, ...this.log];
    this.logFrom = from;
  }

  #now = (): void => {
    if (this.status === "waiting" && !document.hidden) this.#connect();
  };

  #connect(): void {
    clearTimeout(this.#timer);
    this.status = "connecting";
    this.#fresh = true;
    this.#resumed = false;
    this.#asked = false;
    this.#lastReceived = Date.now();
    const secure = location.protocol === "https:" ? "wss" : "ws";
    const path = `/api/tables/${encodeURIComponent(this.table)}/socket`;
    const socket = new WebSocket(`${secure}://${location.host}${path}?${this.#query()}`);
    this.#socket = socket;
    socket.onopen = () => {
      if (socket !== this.#socket) return;
      this.status = "open";
      // Resend commands without an answer: `seq` prevents a move from being played twice.
      for (const [id, one] of this.#pending) {
        one.again = true;
        this.#send(id, one.command);
      }
    };
    socket.onmessage = (event) => {
      if (socket !== this.#socket) return;
      this.#lastReceived = Date.now();
      this.#hear(JSON.parse(String(event.data)) as AnyMessage);
    };
    socket.onclose = (event) => {
      if (socket === this.#socket) this.#closed(event.code);
    };
  }

  /** The query of the socket: the seat, and the log lines and `seq` already received. */
  #query(): string {
    const query = new URLSearchParams({ patches: "1" });
    if (this.seat >= 0) query.set("seat", String(this.seat));
    if (this.message) {
      query.set("have", String(this.logFrom + this.log.length));
      query.set("seq", String(this.message.seq));
    }
    return query.toString();
  }

  #closed(code: number): void {
    this.#socket = null;
    if (this.status === "closed") return;
    if (code === 4403 && this.seat >= 0 && this.refusal?.code !== "banned") {
      this.onlost();
      return;
    }
    if (this.refusal) {
      this.status = "closed";
      return;
    }
    this.status = "waiting";
    const wait = Math.min(LONGEST_WAIT, 250 * 2 ** this.#failures);
    this.#failures++;
    this.#timer = setTimeout(() => this.#connect(), wait * (0.75 + Math.random() / 2));
  }

  #check(): void {
    if (this.status !== "open") return;
    const silence = Date.now() - this.#lastReceived;
    if (silence > PING_EVERY + PATIENCE) this.#socket?.close();
    else if (silence > PING_EVERY) this.#socket?.send(JSON.stringify({ do: "ping" }));
  }

  #send(id: number, command: Command): void {
    this.#socket?.send(JSON.stringify({ ...command, id }));
  }

  #hear(message: AnyMessage): void {
    switch (message.type) {
      case "table":
        this.#failures = 0;
        this.#asked = false;
        this.#take(message);
        break;
      case "patch":
        this.#patch(message);
        break;
      case "you":
        if (this.#fresh) this.#resumed = message.resumed;
        this.you = message;
        this.onyou(message);
        break;
      case "presence":
        this.presence = message;
        break;
      case "chat": {
        const known = new Set(this.chat.map((line) => line.id));
        const lines = message.lines.filter((line) => !known.has(line.id));
        this.chat = [...this.chat, ...lines];
        if (!this.#fresh) this.onsaid(lines);
        break;
      }
      case "ack":
      case "because": {
        this.#answered(message.id)?.resolve(message);
        break;
      }
      case "error": {
        const one = this.#answered(message.id);
        const why = new Refusal(message.code, message.text);
        // A resent move is stale if the server had received it before the connection broke.
        if (one?.again && message.code === "stale") {
          one.resolve({ type: "ack", id: message.id, seq: this.message?.seq ?? 0, table: "" });
        } else if (one) one.reject(why);
        else if (message.id === null) this.refusal = why;
        break;
      }
      case "bye":
        if (message.reason === "reload") this.#failures = 0;
        if (message.reason === "banned") this.refusal = new Refusal("banned", "banned");
        break;
      case "pong":
        break;
    }
  }

  #answered(id: number | string | null): Pending | undefined {
    const one = this.#pending.get(Number(id));
    this.#pending.delete(Number(id));
    return one;
  }

  #patch(patch: Patch): void {
    if (this.#asked || !this.message) return;
    const message = patched(this.message, patch);
    if (message) {
      this.#take(message);
    } else {
      this.#asked = true;
      this.#socket?.send(JSON.stringify({ do: "whole" }));
    }
  }

  #take(message: TableMessage): void {
    const { start, lines } = message.log;
    const end = this.logFrom + this.log.length;
    const first = this.#fresh && !this.#resumed;
    if (first || start > end || start < this.logFrom) {
      this.logFrom = start;
      this.log = lines;
    } else {
      this.log = [...this.log.slice(0, start - this.logFrom), ...lines];
    }
    this.#fresh = false;
    this.message = message;
    this.onnews({ message, lines: first ? [] : lines, first });
  }
}
