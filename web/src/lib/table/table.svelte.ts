/** A table on one screen: one connection for each seat played here. */

import type { Ack, Because, ChatMessage, Line, SeatInfo, TableInfo } from "$gen/server";
import type { Json } from "$lib/words/json";
import { Connection, type News, type Command } from "$lib/net/connection.svelte";

const SPECTATOR = -1;

export class Table {
  readonly id: string;
  /** The connections by seat; a spectator has one without a seat. */
  connections: Connection[] = $state.raw([]);
  /** The seat whose view is shown. */
  seat = $state(SPECTATOR);
  /** Called for messages of the shown connection. */
  onnews: (news: News) => void = () => undefined;
  onsaid: (lines: ChatMessage[]) => void = () => undefined;
  /** The seats to be connected; until one of them has a position, the former ones stay. */
  #wanted: number[] = [];

  main: Connection | undefined = $derived(
    this.connections.find((one) => one.seat === this.seat) ?? this.connections[0],
  );
  info: TableInfo | null = $derived(this.main?.message?.table ?? null);
  /** The seats played on this screen. */
  mine: number[] = $derived(this.main?.you?.seats ?? []);
  host: boolean = $derived(this.main?.you?.host ?? false);
  /** The visitor's seats that have to decide. */
  asked: number[] = $derived(
    this.connections
      .filter((one) => (one.message?.game?.legal.length ?? 0) > 0)
      .filter((one) => !this.info?.seats[one.seat]?.stand_in)
      .map((one) => one.seat),
  );
  /** How many log lines the board has shown; all, unless it is animated. */
  told = $state(Infinity);
  /** The log as far as the board has shown it. */
  log: Line[] = $derived(
    (this.main?.log ?? []).slice(0, Math.max(0, this.told - (this.main?.logFrom ?? 0))),
  );
  broken: boolean = $derived(this.main?.status === "waiting");

  constructor(id: string) {
    this.id = id;
    const known = storedSeats(id);
    this.#watch(known.length > 0 ? known : [SPECTATOR]);
  }

  /** Show another of the visitor's seats. */
  showSeat(seat: number): void {
    if (this.connections.some((one) => one.seat === seat)) this.seat = seat;
  }

  at(seat: number): Connection | undefined {
    return this.connections.find((one) => one.seat === seat);
  }

  seatInfo(seat: number): SeatInfo | undefined {
    return this.info?.seats[seat];
  }

  /** Send a command, for the shown seat unless another is given. */
  send(command: Command): Promise<Ack> {
    const over = this.at(command.seat ?? this.seat) ?? this.main;
    if (!over) return Promise.reject(new Error("no connection"));
    return over.send(command);
  }

  /** Ask for the shown seat why something cannot be done now; null without a seat. */
  why(what: Json): Promise<Because | null> {
    const over = this.at(this.seat);
    return this.seat >= 0 && over ? over.why(what) : Promise.resolve(null);
  }

  close(): void {
    for (const one of this.connections) one.close();
    this.connections = [];
  }

  /** Open and close connections so that there is one for each of these seats. */
  #watch(seats: number[]): void {
    this.#wanted = seats;
    const come = seats.filter((seat) => !this.at(seat)).map((seat) => this.#open(seat));
    this.connections = [...this.connections, ...come];
    this.#settle();
    for (const one of come) one.open();
  }

  /** Close the connections to other seats once a wanted one has a position to show. */
  #settle(): void {
    const stay = this.connections.filter((one) => this.#wanted.includes(one.seat));
    const go = this.connections.filter((one) => !this.#wanted.includes(one.seat));
    const ready = stay.find((one) => one.message);
    if (!ready && go.some((one) => one.message)) return;
    this.connections = stay.sort((a, b) => a.seat - b.seat);
    if (!this.#wanted.includes(this.seat)) {
      this.seat = (ready ?? this.connections[0])?.seat ?? SPECTATOR;
    }
    for (const one of go) one.close();
  }

  #open(seat: number): Connection {
    const one = new Connection(this.id, seat);
    one.chat = this.main?.chat ?? [];
    one.onyou = (you) => {
      keep(this.id, you.seats);
      const wanted = you.seats.length > 0 ? you.seats : [SPECTATOR];
      const have = this.#wanted;
      if (wanted.some((s) => !have.includes(s)) || have.some((s) => !wanted.includes(s))) {
        this.#watch(wanted);
      }
    };
    one.onlost = () => {
      const rest = this.#wanted.filter((other) => other !== seat && other !== SPECTATOR);
      keep(this.id, rest);
      this.#watch(rest.length > 0 ? rest : [SPECTATOR]);
    };
    one.onnews = (news) => {
      this.#settle();
      if (seat === this.seat) this.onnews(news);
    };
    one.onsaid = (lines) => {
      if (seat === this.seat) this.onsaid(lines);
    };
    return one;
  }
}

/** The visitor's seats at a table, stored so that a reload shows them immediately. */
export function storedSeats(id: string): number[] {
  try {
    return JSON.parse(sessionStorage.getItem(`contrada-seats-${id}`) ?? "[]") as number[];
  } catch {
    return [];
  }
}

function keep(id: string, seats: number[]): void {
  try {
    sessionStorage.setItem(`contrada-seats-${id}`, JSON.stringify(seats));
  } catch {
    return;
  }
}
