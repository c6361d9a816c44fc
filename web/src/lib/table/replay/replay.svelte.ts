/** The positions of a replay, line by line. */

import type { TableMessage, Variation } from "$gen/server";
import { api } from "$lib/net/api";
import type { Breakdown, Line } from "$lib/board/board";
import type { Json } from "$lib/board/narrow";
import type { Message } from "$lib/words/words";

/** A perspective: a seat, spectators (-1), or all with open hands. */
export type Eye = number | "all";

export interface ReplayLine extends Line {
  /** A step of an unfinished decision: an action, not a log entry. */
  step?: boolean;
}
export interface Page {
  line: number;
  of: number;
  told: ReplayLine;
  view: Json;
  views: Json[] | null;
  prompt: Message;
  scores: Breakdown[];
}

const PART = 1000;

/**
 * The last line of every turn: a turn ends where the next player acts; chance outcomes after a move
 * belong to it. What comes before the first move is the set-up.
 */
export function turnEnds(lines: readonly Line[]): number[] {
  const ends: number[] = [];
  let before = -1;
  for (const [i, line] of lines.entries()) {
    if (line.actor < 0 || line.actor === before) continue;
    if (i > 0) ends.push(i - 1);
    before = line.actor;
  }
  if (lines.length > 0) ends.push(lines.length - 1);
  return ends;
}

/** Merges views: fields that are null in one view are taken from the others. */
function merged(base: Json, others: readonly Json[]): Json {
  if (base === null) return others.find((one) => one !== null) ?? null;
  if (Array.isArray(base)) {
    return base.map((item, i) =>
      merged(
        item,
        others.map((one) => (Array.isArray(one) ? (one[i] ?? null) : null)),
      ),
    );
  }
  if (typeof base === "object") {
    const inside = (one: Json, key: string) =>
      one !== null && typeof one === "object" && !Array.isArray(one) ? (one[key] ?? null) : null;
    return Object.fromEntries(
      Object.entries(base).map(([key, item]) => [
        key,
        merged(
          item,
          others.map((one) => inside(one, key)),
        ),
      ]),
    );
  }
  return base;
}

/**
 * A seat's view with what the others know about the pieces in it. What the view as a whole lacks
 * stays away: it belongs to another player's decision, as a draft does.
 */
export function opened(view: Json, others: readonly Json[]): Json {
  const whole = merged(view, others);
  if (view === null || typeof view !== "object" || Array.isArray(view)) return whole;
  const own = Object.entries(view).filter(([, item]) => item === null);
  return { ...(whole as { [key: string]: Json }), ...Object.fromEntries(own) };
}

export class Story {
  readonly table: string;
  readonly eye: Eye;
  lines: ReplayLine[] = $state.raw([]);
  /** The ply that each line describes; only after the end of the game. */
  plies: number[] = $state.raw([]);
  curve: number[][] = $state.raw([]);
  /** The last lines of the turns. */
  ends: number[] = $derived(turnEnds(this.lines));
  #pages = new Map<number, Promise<Page>>();

  constructor(table: string, eye: Eye) {
    this.table = table;
    this.eye = eye;
  }

  get #query(): string {
    return this.eye === "all" ? "as=all" : `seat=${this.eye}`;
  }

  async load(): Promise<void> {
    const found: ReplayLine[] = [];
    const plies: number[] = [];
    for (let of = 1; found.length < of;) {
      const part = await api.get<{ of: number; lines: ReplayLine[]; plies?: number[] }>(
        `/api/tables/${this.table}/log?${this.#query}&start=${found.length}&count=${PART}`,
      );
      if (part.lines.length === 0) break;
      found.push(...part.lines);
      plies.push(...(part.plies ?? []));
      of = part.of;
    }
    this.lines = found;
    this.plies = plies;
    const { scores } = await api.get<{ scores: number[][] }>(
      `/api/tables/${this.table}/curve?${this.#query}`,
    );
    this.curve = scores;
  }

  page(line: number): Promise<Page> {
    let page = this.#pages.get(line);
    if (!page) {
      page = api.get<Page>(`/api/tables/${this.table}/replay/${line}?${this.#query}`);
      page.catch(() => this.#pages.delete(line));
      this.#pages.set(line, page);
    }
    return page;
  }

  /** The table after an option of an analysed decision. */
  variation(first: number, candidate: number): Promise<Variation> {
    const path = `/api/tables/${this.table}/analysis/positions/${first}/${candidate}`;
    return api.get<Variation>(`${path}?${this.#query}`);
  }

  /** A line as a table message from a seat's perspective. */
  message(page: Page, from: TableMessage, side: number): TableMessage {
    const view =
      page.views && side >= 0 ? opened(page.views[side] ?? page.view, page.views) : page.view;
    return {
      ...from,
      seq: page.line,
      game: {
        view,
        prompt: page.prompt,
        legal: [],
        undo: false,
        scores: page.scores,
        ply: page.line,
        withdraw: [],
      },
      log: { start: page.line, lines: page.told.step ? [] : [page.told] },
    };
  }
}
