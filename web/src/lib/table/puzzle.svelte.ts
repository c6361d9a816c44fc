/** A puzzle: its position, the steps chosen so far, and the answer once they are complete. */

import type { PuzzleAnswer, PuzzleOption, PuzzlePosition, TableMessage } from "$gen/server";
import { asks, lastClick } from "$lib/board/caution";
import { same, type Choice, type Form, type Offer } from "$lib/board/narrow";
import type { Line } from "$lib/board/board";
import { Picker } from "$lib/board/picker.svelte";
import { api } from "$lib/net/api";
import { settings } from "$lib/site/settings.svelte";
import { site } from "$lib/site/site.svelte";
import { sound } from "$lib/site/sound";
import { places, type Presenter } from "$lib/stage/presenter.svelte";
import type { Question } from "./turn.svelte";

export class Puzzle {
  readonly picker: Picker;
  /** The puzzle after the steps so far. */
  now: PuzzlePosition | null = $state.raw(null);
  answer: PuzzleAnswer | null = $state.raw(null);
  steps: Form[] = $state.raw([]);
  /** The option that the board shows, or null for the position of the puzzle. */
  shown: PuzzleOption | null = $state.raw(null);
  marked: ReadonlySet<string> = $state.raw(new Set<string>());
  /** An action that cannot be undone and waits for confirmation. */
  confirming: Question | null = $state.raw(null);
  awaiting = $state(false);

  #id: string;
  #presenter: Presenter;
  #start: PuzzlePosition | null = null;
  #seq = 0;

  constructor(id: string, presenter: Presenter) {
    this.#id = id;
    this.#presenter = presenter;
    this.picker = new Picker((offer, choices) => void this.choose(offer, choices), {
      withdraw: (form) => void this.takeOut(form),
    });
  }

  get #path(): string {
    return `/api/puzzles/${encodeURIComponent(this.#id)}`;
  }

  /** Load the position; throws a Refusal. */
  async load(): Promise<PuzzlePosition> {
    this.#start = await api.get<PuzzlePosition>(this.#path);
    this.#begin(this.#start);
    return this.#start;
  }

  /** Start again. */
  again(): void {
    if (!this.#start) return;
    this.answer = null;
    this.shown = null;
    this.marked = new Set();
    this.#begin(this.#start);
  }

  #begin(start: PuzzlePosition): void {
    this.steps = [];
    this.#put(start);
  }

  #put(next: PuzzlePosition): void {
    this.now = next;
    this.#show(next.position);
    const { legal, withdraw } = next.position;
    this.picker.reset(legal as unknown as Offer[], (withdraw ?? []) as Form[]);
  }

  #show(position: unknown, lines: readonly Line[] = []): void {
    const log = { start: ++this.#seq, lines };
    const message = { seq: this.#seq, game: position, log } as unknown as TableMessage;
    this.#presenter.restart(message);
  }

  /** Choose a step, or ask first. */
  async choose(offer: Offer, choices: readonly Choice[] = []): Promise<void> {
    const { box, touch } = lastClick();
    if (asks(settings.careful, offer, null, touch)) {
      this.confirming = { offer, loss: null, box, choices };
      return;
    }
    await this.#play([...this.steps, offer.action]);
  }

  async confirm(): Promise<void> {
    const offer = this.confirming?.offer;
    this.confirming = null;
    if (offer) await this.#play([...this.steps, offer.action]);
  }

  /** Cancel the action that waits for confirmation; the clicks before it stay. */
  reconsider(): void {
    const choices = this.confirming?.choices ?? [];
    this.confirming = null;
    this.picker.reset([...this.picker.legal], [...this.picker.draft], choices);
  }

  /** Take the last step back. */
  async undo(): Promise<void> {
    if (this.steps.length > 0 && !this.answer) await this.#play(this.steps.slice(0, -1));
  }

  /** Take one step out again. */
  async takeOut(form: Form): Promise<void> {
    const at = this.steps.findLastIndex((step) => same(step, form));
    if (at >= 0) await this.#play(this.steps.filter((_, i) => i !== at));
  }

  async #play(steps: Form[]): Promise<void> {
    if (this.awaiting || this.answer) return;
    this.awaiting = true;
    const found = await site.attempt(() => api.post<PuzzleAnswer>(this.#path, { steps }));
    this.awaiting = false;
    if (!found) {
      if (this.now) this.#put(this.now);
      return;
    }
    this.steps = steps;
    if (!found.result) {
      sound("mine");
      this.#put(found.puzzle);
      return;
    }
    sound(found.result.solved ? "end" : "mine");
    this.now = found.puzzle;
    this.picker.reset([]);
    this.answer = found;
    this.show(found.result.options.find((one) => one.best) ?? null);
  }

  /** Show the table after an option; null shows the position of the puzzle. */
  show(option: PuzzleOption | null): void {
    const start = this.#start;
    if (!start) return;
    this.shown = option;
    const lines = (option?.lines ?? []) as unknown as Line[];
    const { ui } = this.#presenter;
    this.marked = new Set(ui ? lines.flatMap((line) => places(ui, line)) : []);
    if (!option) {
      this.#show({ ...start.position, legal: [] });
      return;
    }
    const { view, prompt, scores } = option;
    this.#show({ ...start.position, view, prompt, scores, legal: [], withdraw: [] });
  }
}
