/** The decision of the player at this screen: choosing an action, undo, hints. */

import { api } from "$lib/net/api";
import { asks, lastClick } from "$lib/board/caution";
import { same, type Choice, type Form, type Json, type Offer } from "$lib/board/narrow";
import { Picker } from "$lib/board/picker.svelte";
import type { Message } from "$lib/words/words";
import type { Presenter } from "$lib/stage/presenter.svelte";
import { settings } from "$lib/site/settings.svelte";
import { site } from "$lib/site/site.svelte";
import { sound } from "$lib/site/sound";
import type { Table } from "./table.svelte";

/** The options of a hint. */
export interface Hint {
  options: { action: Form; share: number; win: number; score: number }[];
  /** The highlighted option. */
  pointed: Form | null;
}

/** A reason shown at an element; without a message the element can be used. */
export interface Told {
  message: Message | null;
  /** Where the element is on the screen. */
  box: DOMRect;
}

/** A question before an action that cannot be undone. */
export interface Question {
  offer: Offer;
  /** What it destroys, if anything. */
  loss: string | null;
  /** Where the clicked element is. */
  box: DOMRect | null;
  /** The clicks before the last one. */
  choices: readonly Choice[];
}

export class Turn {
  readonly picker = new Picker((offer, choices) => void this.choose(offer, choices), {
    loss: (offer) => this.#loss(offer),
    withdraw: (form) => void this.takeOut(form),
    why: (what, element) => void this.askWhy(what, element),
    reason: async (what) => (await this.#table.why(what))?.reason ?? null,
  });
  /** The reason that is shown. */
  told: Told | null = $state.raw(null);
  /** Whether a request is pending. */
  awaiting = $state(false);
  /** An action that cannot be undone and waits for confirmation. */
  confirming: Question | null = $state.raw(null);
  hint: Hint | null = $state.raw(null);
  thinking = $state(false);
  /** Whether a hint waits for the answer that the game need not count any more. */
  unrating = $state(false);

  #table: Table;
  #presenter: Presenter;
  #legal: readonly Offer[] = [];
  #draft: readonly Form[] = [];
  #asked = 0;
  /** Whether a hint was asked for on this page. */
  #unrated = false;

  #loss: (offer: Offer) => string | null;

  /** `loss` names what an action destroys, if anything. */
  constructor(table: Table, presenter: Presenter, loss: (offer: Offer) => string | null) {
    this.#table = table;
    this.#presenter = presenter;
    this.#loss = loss;
  }

  /** Set the legal actions; keeps the clicks so far if they are unchanged. */
  offer(legal: readonly Offer[], draft: readonly Form[] = []): void {
    const known =
      legal.length > 0 &&
      legal.length === this.#legal.length &&
      legal.every((one, i) => same(one.action, this.#legal[i]?.action)) &&
      same([...draft], [...this.#draft]);
    if (known) return;
    this.#legal = legal;
    this.#draft = draft;
    this.hint = null;
    this.told = null;
    this.confirming = null;
    this.#asked++;
    this.picker.reset([...legal], [...draft]);
  }

  /** Play an action, or ask first. */
  async choose(offer: Offer, choices: readonly Choice[] = []): Promise<void> {
    const { box, touch } = lastClick();
    const loss = this.#loss(offer);
    if (asks(settings.careful, offer, loss, touch)) {
      this.confirming = { offer, loss, box, choices };
      return;
    }
    await this.#play(offer);
  }

  /** Play the action that waits for confirmation. */
  async confirm(): Promise<void> {
    const offer = this.confirming?.offer;
    this.confirming = null;
    if (offer) await this.#play(offer);
  }

  /** Cancel the action that waits for confirmation; the clicks before it stay. */
  reconsider(): void {
    const choices = this.confirming?.choices ?? [];
    this.confirming = null;
    this.picker.reset([...this.#legal], [...this.#draft], choices);
  }

  async #play(offer: Offer): Promise<void> {
    sound("mine");
    const seq = this.#shown();
    this.#presenter.acted();
    await this.#await({ do: "play", seq, action: offer.action });
  }

  async takeBack(what: "undo" | "restart"): Promise<void> {
    await this.#await({ do: what, seq: this.#shown() });
  }

  /** Take one step of the draft out again. */
  async takeOut(form: Form): Promise<void> {
    await this.#await({ do: "withdraw", seq: this.#shown(), action: form });
  }

  /** Show at an element why something cannot be done now. */
  async askWhy(what: Json, element: Element): Promise<void> {
    const box = element.getBoundingClientRect();
    const number = ++this.#asked;
    this.told = null;
    try {
      const answer = await this.#table.why(what);
      if (number === this.#asked && answer) this.told = { message: answer.reason, box };
    } catch {
      return; // a piece that the game gives no reason for
    }
  }

  /** Ask for hints; the first one in a game that would count without asks whether to go on. */
  async askHint(sure = false): Promise<void> {
    if (this.#legal.length === 0 || this.thinking || !this.#table.info?.hints) return;
    if (this.#table.info.rated === "unless_hints" && !this.#unrated && !sure) {
      this.unrating = true;
      return;
    }
    this.unrating = false;
    this.#unrated = true;
    const before = this.#legal;
    this.thinking = true;
    const found = await site.attempt(() =>
      api.get<{ options: Hint["options"] }>(
        `/api/tables/${this.#table.id}/hint?seat=${this.#table.seat}`,
      ),
    );
    this.thinking = false;
    if (!found || before !== this.#legal) return;
    this.hint = { options: found.options, pointed: found.options[0]?.action ?? null };
  }

  /** Show everything received so far; returns its `seq`. */
  #shown(): number {
    this.#presenter.flush();
    return this.#presenter.shown?.seq ?? 0;
  }

  async #await(command: Parameters<Table["send"]>[0]): Promise<void> {
    this.awaiting = true;
    await site.attempt(() => this.#table.send(command));
    this.awaiting = false;
  }
}
