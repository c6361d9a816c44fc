/** Recent decisions of a seat, stored on this device to build standing orders. */

import type { Position } from "$lib/board/board";
import type { Form } from "$lib/board/narrow";
import type { Decision } from "./orders";
import { recall, remember } from "$lib/site/settings.svelte";

const KEY = "contrada-decisions";
/** Limits: stored tables, and kinds of decision for each. */
const TABLES = 12;
const KINDS = 6;
const ACTIONS = 80;

type Kept = Record<string, { at: number; decisions: Decision[] }>;

export class Decisions {
  /** Latest first, one of each kind. */
  list: Decision[] = $state.raw([]);
  #place: string;

  constructor(table: string, seat: number) {
    this.#place = `${table}/${seat}`;
    this.list = recall<Kept>(KEY)?.[this.#place]?.decisions ?? [];
  }

  /** Store the decision of a position. */
  note(position: Position): void {
    const { prompt, legal } = position;
    if (legal.length === 0 || legal.length > ACTIONS) return;
    const actions = legal.map((offer) => offer.action as Form);
    const others = this.list.filter((one) => one.prompt.id !== prompt.id);
    this.list = [{ prompt, actions }, ...others].slice(0, KINDS);
    const all = { ...recall<Kept>(KEY), [this.#place]: { at: Date.now(), decisions: this.list } };
    const newest = Object.entries(all).sort(([, a], [, b]) => b.at - a.at);
    remember(KEY, Object.fromEntries(newest.slice(0, TABLES)));
  }
}
