/** Playback of a replay: perspective, current line, paused or running. */

import type { TableMessage } from "$gen/server";
import { api } from "$lib/net/api";
import { places, type Presenter } from "$lib/stage/presenter.svelte";
import { Story, type Eye, type Page } from "./replay.svelte";
import { lastPlace, rememberPlace } from "./places";
import { router } from "$lib/site/router.svelte";
import { site, t } from "$lib/site/site.svelte";

/** The duration of a line at speed 1, in milliseconds. */
const BEAT = 900;

export class Playback {
  readonly id: string;
  /** The visitor's seat at this table, or -1. */
  readonly own: number;
  table: TableMessage | null = $state.raw(null);
  story: Story | null = $state.raw(null);
  line = $state(0);
  /** The seat from which the replay with open hands is shown. */
  side = $state(0);
  playing = $state(false);
  speed = $state(1);
  /** The option of an analysed decision that the board shows instead of the line, or null. */
  option: number | null = $state(null);
  /** The places of that option. */
  marked: ReadonlySet<string> = $state.raw(new Set<string>());

  #presenter: Presenter;
  #wanted = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(id: string, own: number, presenter: Presenter) {
    this.id = id;
    this.own = own;
    this.side = Math.max(0, own);
    this.#presenter = presenter;
  }

  get eye(): Eye {
    return this.story?.eye ?? -1;
  }
  get last(): number {
    return Math.max(0, (this.story?.lines.length ?? 1) - 1);
  }
  /** The seat from which the board is shown. */
  get seat(): number {
    return this.eye === "all" ? this.side : this.eye;
  }

  /** Load the table. */
  async load(): Promise<TableMessage> {
    const seat = this.own >= 0 ? `?seat=${this.own}` : "";
    this.table = await api.get<TableMessage>(`/api/tables/${this.id}${seat}`);
    return this.table;
  }

  /** The end of the turn before the current line, or of the one after it. */
  turn(direction: 1 | -1): number {
    const ends = this.story?.ends ?? [];
    const found =
      direction > 0 ? ends.find((end) => end > this.line) : ends.findLast((end) => end < this.line);
    return found ?? (direction > 0 ? this.last : 0);
  }

  /** Start at the line in the URL, otherwise where this device left the replay. */
  async begin(): Promise<void> {
    const left = router.route.line === undefined ? lastPlace(this.id) : null;
    const requested = left ? left.eye : router.query.get("as");
    const open = requested === null || requested === "all";
    const over = this.table?.table.phase === "over";
    const eye = over ? (open ? "all" : Number(requested)) : this.own;
    await this.#load(eye, left?.line ?? router.route.line ?? 0);
    if (left && left.line > 0) site.notify(t("replay-resumed"));
    if (!this.#closed) this.#beat();
  }

  /** Stop; pending requests must not change the page any more. */
  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  /** Change the perspective: a seat, spectators (-1), or open hands from a seat (`all-2`). */
  async setPerspective(next: string): Promise<void> {
    this.playing = false;
    const side = /^all-(\d)$/.exec(next)?.[1];
    if (side !== undefined) this.side = Number(side);
    await site.attempt(async () => {
      if (side === undefined) await this.#load(Number(next));
      else if (this.eye !== "all") await this.#load("all");
      else await this.go(this.line, true);
    });
  }

  /** Go to a line; only a step to the next line is animated. */
  async go(to: number, anew = false): Promise<void> {
    const { story, table } = this;
    if (!story || !table || !this.#here) return;
    const at = Math.max(0, Math.min(this.last, to));
    const step = at === this.line + 1 && !anew;
    this.#wanted = this.line = at;
    this.option = null;
    this.marked = new Set();
    rememberPlace(this.id, { line: at, eye: String(this.eye) }, at >= this.last);
    const where = this.eye === "all" ? "" : `?as=${this.eye}`;
    router.go(`/replay/${this.id}/${at}${where}`, { replace: true });
    const page = await site.attempt(() => story.page(at));
    if (!page || this.#wanted !== at || this.story !== story || !this.#here) return;
    const message = story.message(page, table, this.seat);
    if (step) this.#presenter.feed({ message, lines: message.log.lines, first: false });
    else this.#presenter.restart(message);
    if (at < this.last) void story.page(at + 1).catch(() => undefined);
  }

  /** Show the table after an option of the decision that begins at a ply. */
  async show(first: number, candidate: number): Promise<void> {
    const { story, table, line } = this;
    if (!story || !table || !this.#here) return;
    this.playing = false;
    this.option = candidate;
    const found = await site.attempt(() => story.variation(first, candidate));
    const moved = this.option !== candidate || this.line !== line || this.story !== story;
    if (!found || moved || !this.#here) return;
    const told = found.lines.at(-1) ?? story.lines[line];
    const page = { ...found, line, of: story.lines.length, told } as unknown as Page;
    this.#presenter.restart(story.message(page, table, this.seat));
    const ui = this.#presenter.ui;
    const lines = found.lines.filter((one) => !one.step) as unknown as Page["told"][];
    this.marked = new Set(ui ? lines.flatMap((one) => places(ui, one)) : []);
  }

  /** Load another perspective, at about the same line. */
  async #load(eye: Eye, at?: number): Promise<void> {
    const share = this.last > 0 ? this.line / this.last : 0;
    const story = new Story(this.id, eye);
    await story.load();
    if (!this.#here) return;
    this.story = story;
    await this.go(at ?? Math.round(share * this.last), true);
  }

  /** Whether this replay is still shown: the visitor may have navigated away. */
  get #here(): boolean {
    const { page, table } = router.route;
    return !this.#closed && page === "replay" && table === this.id;
  }

  #beat(): void {
    if (this.playing) {
      if (this.line >= this.last) this.playing = false;
      else if (!this.#presenter.busy) void this.go(this.line + 1);
    }
    this.#timer = setTimeout(() => this.#beat(), BEAT / this.speed);
  }
}
