/** The analysis of a finished game: requesting it, its progress, its result, the open moment. */

import type { Analysis, AnalysisStatus } from "$gen/server";
import { api, Refusal } from "$lib/net/api";
import { site } from "$lib/site/site.svelte";
import { keyOf, momentsOf, nextMoment, shownOptions, type Moment } from "./moments";
import type { Playback } from "./playback.svelte";

/** Milliseconds between two looks at the progress. */
const LOOK = 1500;

export class Review {
  status: AnalysisStatus | null = $state.raw(null);
  analysis: Analysis | null = $state.raw(null);
  /** Whether this game can have no analysis at all, as a fork. */
  impossible = $state(false);
  /** The seat whose moments are listed, or -1 for all. */
  whose = $state(-1);
  all: Moment[] = $derived.by(() => {
    const plies = this.#playback.story?.plies ?? [];
    return this.analysis && plies.length > 0 ? momentsOf(this.analysis, plies) : [];
  });
  moments: Moment[] = $derived(this.all.filter((one) => this.whose < 0 || one.seat === this.whose));
  /** The open moment: the one that was chosen, as long as the replay is at its line. */
  moment: Moment | null = $derived.by(() => {
    const found = this.all.find((one) => keyOf(one) === this.#chosen);
    return found?.line === this.#playback.line ? found : null;
  });

  #chosen = $state("");
  #playback: Playback;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(playback: Playback) {
    this.#playback = playback;
  }

  get #path(): string {
    return `/api/tables/${this.#playback.id}/analysis`;
  }

  /** Look at the state of the analysis, and again while it is computed. */
  async look(): Promise<void> {
    try {
      await this.#read(await api.get<AnalysisStatus>(this.#path));
    } catch (error) {
      if (error instanceof Refusal && error.code === "not_now") this.impossible = true;
      else this.#later();
    }
  }

  async request(): Promise<void> {
    const status = await site.attempt(() => api.post<AnalysisStatus>(this.#path));
    if (status) await this.#read(status);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  async #read(status: AnalysisStatus): Promise<void> {
    if (this.#closed) return;
    if (status.state === "done" && !this.analysis) {
      try {
        this.analysis = await api.get<Analysis>(`${this.#path}/result`);
      } catch {
        status = await api.get<AnalysisStatus>(this.#path);
      }
    }
    this.status = status;
    if (status.state === "waiting" || status.state === "running") this.#later();
  }

  #later(): void {
    clearTimeout(this.#timer);
    if (!this.#closed) this.#timer = setTimeout(() => void this.look(), LOOK);
  }

  /** Go to a moment; at an error the board shows the position before it, from the mover's side. */
  async open(moment: Moment): Promise<void> {
    this.#playback.playing = false;
    this.#chosen = keyOf(moment);
    if (moment.kind !== "luck") this.#playback.side = moment.seat;
    await this.#playback.go(moment.line, true);
  }

  /** Close the open moment. */
  leave(): void {
    this.#chosen = "";
    if (this.#playback.option !== null) void this.#playback.go(this.#playback.line, true);
  }

  /** Go to the next moment, or to the one before. */
  step(direction: 1 | -1): boolean {
    const next = nextMoment(this.moments, this.moment, this.#playback.line, direction);
    if (next) void this.open(next);
    return next !== null;
  }

  /** Show an option of the open decision on the board; null shows the position before it. */
  async show(candidate: number | null): Promise<void> {
    const { moment } = this;
    if (!moment || moment.kind === "luck") return;
    if (candidate === null) await this.#playback.go(moment.line, true);
    else await this.#playback.show(moment.decision.first, candidate);
  }

  /** Show the option with this number in the list, from 1 on; 0 is the position before. */
  pick(number: number): boolean {
    const { moment } = this;
    if (!moment || moment.kind === "luck") return false;
    const option = number === 0 ? null : shownOptions(moment.decision)[number - 1];
    if (option === undefined) return false;
    void this.show(option);
    return true;
  }
}
