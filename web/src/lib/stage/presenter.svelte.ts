/**
 * Shows the server's messages at a readable pace: one after the other, with an animation for each
 * log line. Every shown position is one that the server sent.
 */

import { tick } from "svelte";
import type { TableMessage } from "$gen/server";
import type { Flight, GameUi, Line, Position } from "$lib/board/board";
import type { News } from "$lib/net/connection.svelte";
import type { Json } from "$lib/board/narrow";
import { settings } from "$lib/site/settings.svelte";
import { sound } from "$lib/site/sound";
import { Landing, placeElement } from "./depicts";

export interface Spot {
  x: number;
  y: number;
}
export interface Flying {
  id: number;
  piece: Json;
  from: Spot | null;
  to: Spot | null;
  ms: number;
}

/** A log line with its animations. */
interface Act {
  line: Line;
  flights: Flight[];
}

/**
 * The time until everything is shown, as a number of animations: from the first message of a series
 * that leaves no pause, or from the last one, whichever ends later. At normal speed that is 2.2 and
 * 0.9 seconds. The server's bots take 2 seconds (`CONTRADA_BOT_TURN_SECONDS`), so the player decides
 * again in less than 4.
 */
const SERIES = 3.6;
const LAST = 1.45;
/**
 * The same since the player's own action: 3.2 seconds. Messages that come so late that less is left
 * are shown in 0.2 seconds.
 */
const TURN = 5.2;
const QUICK = 0.35;
/** An animation and the pause after it; a line without one is shown for a shorter time. */
const FLOWN = 1.2;
const READ = 0.8;
/** Maximum number of simultaneous animations. */
const MOST_FLIGHTS = 8;

export class Presenter {
  /** The message that is shown. */
  shown: TableMessage | null = $state.raw(null);
  /** The log line being animated, for the caption. */
  line: Line | null = $state.raw(null);
  flying: Flying[] = $state.raw([]);
  /** The places of the log line being animated. */
  places: ReadonlySet<string> = $state.raw(new Set<string>());
  busy = $state(false);
  /** How many lines of the log the board has shown, or is showing. */
  told = $state(0);
  ui: GameUi | null = null;
  /** The element that contains the board. */
  root: Element | null = null;

  #queue: News[] = [];
  #running = false;
  #hurry = false;
  #linesShown = 0;
  /** When the first message of the series arrived, and the time by which all should be shown. */
  #began = 0;
  #due = 0;
  /** When the player acted last. */
  #acted = -Infinity;
  #number = 0;
  #wake: (() => void) | null = null;

  /** Queue a message. */
  feed(news: News): void {
    this.#queue.push(news);
    const now = performance.now();
    if (!this.#running) this.#began = now;
    this.#due = this.#deadline(now);
    if (news.first || !this.ui || !settings.motion || document.hidden) this.flush();
    else if (!this.#running) void this.#run();
  }

  /** The player has acted, and waits from now on. */
  acted(): void {
    this.#acted = performance.now();
  }

  /** The time by which everything that has arrived until now should be shown. */
  #deadline(now: number): number {
    const { flight } = settings;
    const due = Math.max(this.#began + SERIES * flight, now + LAST * flight);
    const turn = this.#acted + TURN * flight;
    // A player who acted long ago waits for other people, not for bots.
    if (now - this.#acted > 2 * TURN * flight) return due;
    return Math.min(due, Math.max(turn, now + QUICK * flight));
  }

  /** Skip the queued animations. */
  flush(): void {
    this.#hurry = true;
    this.#wake?.();
    const last = this.#queue.at(-1);
    this.#queue = [];
    if (last) this.#put(last.message);
    this.told = this.#linesShown;
    if (!this.#running) this.#hurry = false;
  }

  /** Restart with the view of another seat. */
  restart(message: TableMessage | null): void {
    this.flush();
    if (!message) {
      this.shown = null;
      return;
    }
    this.#put(message);
    this.told = this.#linesShown;
  }

  #put(message: TableMessage): void {
    this.shown = message;
    this.#linesShown = message.log.start + message.log.lines.length;
  }

  async #run(): Promise<void> {
    this.#running = this.busy = true;
    try {
      for (let news = this.#queue.shift(); news; news = this.#queue.shift()) {
        this.#hurry = false;
        await this.#show(news);
      }
    } finally {
      this.#running = this.busy = this.#hurry = false;
      this.line = null;
      this.flying = [];
      this.places = new Set();
    }
  }

  async #show({ message, lines }: News): Promise<void> {
    const { ui } = this;
    const undone = message.log.start < this.#linesShown;
    const game = message.game;
    if (!ui || !game || undone || lines.length === 0 || !settings.motion) {
      this.#put(message);
      this.told = this.#linesShown;
      return;
    }
    const position = game as unknown as Position;
    const acts: Act[] = lines.map((line) => ({
      line: line as Line,
      flights: flights(ui, line as Line, position),
    }));
    // Start positions are measured before the board changes, end positions after.
    const starts = new Map<Flight, Spot | null>();
    for (const { flights } of acts) {
      for (const flight of flights) starts.set(flight, this.#spot(flight.from));
    }
    const landing = new Landing(
      this.root,
      acts.flatMap(({ flights }) => flights),
    );
    this.#put(message);
    await tick();
    landing.hide();
    try {
      await this.#animate(ui, acts, starts, landing);
    } finally {
      landing.clear();
    }
    if (!this.#hurry) this.told = this.#linesShown;
  }

  /** Animate the lines of the shown message one after the other. */
  async #animate(
    ui: GameUi,
    acts: readonly Act[],
    starts: ReadonlyMap<Flight, Spot | null>,
    landing: Landing,
  ): Promise<void> {
    const crowd = this.#queue.length;
    const pace = settings.flight * (crowd > 3 ? 0.4 : crowd > 1 ? 0.65 : 1);
    const animated = acts.filter(({ line, flights }) => line.actor >= 0 || flights.length > 0);
    for (const [i, { line, flights }] of animated.entries()) {
      if (this.#hurry) return;
      const ms = Math.min(pace, this.#share(animated.length - i));
      this.line = line;
      this.told = this.#linesShown - acts.length + acts.indexOf(animated[i]!) + 1;
      this.places = new Set(places(ui, line));
      this.flying = flights
        .map((flight) => ({
          id: ++this.#number,
          piece: flight.piece,
          from: starts.get(flight) ?? this.#spot(flight.from),
          to: this.#spot(flight.to),
          ms,
        }))
        .filter((one) => one.from !== null || one.to !== null);
      if (line.actor >= 0) sound("move");
      await this.#wait(ms * (flights.length > 0 ? FLOWN : READ));
      this.flying = [];
      landing.land(flights);
    }
  }

  /** The time for one line, given the number of lines left in its message. */
  #share(lines: number): number {
    const waiting = this.#queue.reduce((sum, news) => sum + news.lines.length, lines);
    return Math.max(0, this.#due - performance.now()) / waiting / FLOWN;
  }

  /** The centre of a place on the board, or null. */
  #spot(place: string | null): Spot | null {
    const box = placeElement(this.root, place)?.getBoundingClientRect();
    return box ? { x: box.left + box.width / 2, y: box.top + box.height / 2 } : null;
  }

  #wait(ms: number): Promise<void> {
    if (this.#hurry) return Promise.resolve();
    return new Promise((done) => {
      const timer = setTimeout(finish, ms);
      function finish(): void {
        clearTimeout(timer);
        done();
      }
      this.#wake = finish;
    });
  }
}

/** An error in a board's `flights` must not stop the game. */
function flights(ui: GameUi, line: Line, position: Position): Flight[] {
  try {
    return ui.flights(line, position).slice(0, MOST_FLIGHTS);
  } catch (error) {
    console.error(error);
    return [];
  }
}

export function places(ui: GameUi, line: Line): string[] {
  try {
    return ui.places(line);
  } catch (error) {
    console.error(error);
    return [];
  }
}
