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
    const stay = this.connections.filter((one) => seats.includes(one.seat));
    const go = this.connections.filter((one) => !seats.includes(one.seat));
    const come = seats
      .filter((seat) => !stay.some((one) => one.seat === seat))
      .map((seat) => this.#open(seat));
    // The old position stays visible until the new connection receives one.
    const first = come[0];
    if (first && go.length > 0 && stay.length === 0) {
      this.connections = [...go, ...come];
      const swap = first.onnews;
      first.onnews = (news) => {
        first.onnews = swap;
        this.connections = this.connections.filter((one) => !go.includes(one));
        this.seat = first.seat;
        for (const one of go) one.close();
        swap(news);
      };
    } else {
      for (const one of go) one.close();
      this.connections = [...stay, ...come].sort((a, b) => a.seat - b.seat);
      if (!seats.includes(this.seat)) this.seat = this.connections[0]?.seat ?? SPECTATOR;
    }
    for (const one of come) one.open();
  }

  #open(seat: number): Connection {
    const one = new Connection(this.id, seat);
    one.onyou = (you) => {
      keep(this.id, you.seats);
      const wanted = you.seats.length > 0 ? you.seats : [SPECTATOR];
      const have = this.connections.map((other) => other.seat);
      if (wanted.some((s) => !have.includes(s)) || have.some((s) => !wanted.includes(s))) {
        this.#watch(wanted);
      }
    };
    one.onlost = () => {
      const rest = this.connections.map((other) => other.seat).filter((s) => s !== seat);
      keep(this.id, rest.length > 0 ? rest : []);
      this.#watch(rest.length > 0 ? rest : [SPECTATOR]);
    };
    one.onnews = (news) => {
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
