/** The decision of the player at this screen: choosing an action, undo, hints. */

import { api } from "$lib/net/api";
import { same, type Form, type Json, type Offer } from "$lib/board/narrow";
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

export class Turn {
  readonly picker = new Picker((offer) => void this.choose(offer), {
    withdraw: (form) => void this.takeOut(form),
    why: (what, element) => void this.askWhy(what, element),
    reason: async (what) => (await this.#table.why(what))?.reason ?? null,
  });
  /** The reason that is shown. */
  told: Told | null = $state.raw(null);
  /** Whether a request is pending. */
  awaiting = $state(false);
  /** An action that cannot be undone and waits for confirmation. */
  confirming: Offer | null = $state.raw(null);
  hint: Hint | null = $state.raw(null);
  thinking = $state(false);

  #table: Table;
  #presenter: Presenter;
  #legal: readonly Offer[] = [];
  #draft: readonly Form[] = [];
  #asked = 0;

  constructor(table: Table, presenter: Presenter) {
    this.#table = table;
    this.#presenter = presenter;
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
    this.#asked++;
    this.picker.reset([...legal], [...draft]);
  }

  async choose(offer: Offer): Promise<void> {
    if (settings.careful && offer.final && this.confirming === null) {
      this.confirming = offer;
      return;
    }
    this.confirming = null;
    sound("mine");
    const seq = this.#shown();
    await this.#await({ do: "play", seq, action: offer.action });
  }

  /** Cancel the action that waits for confirmation. */
  reconsider(): void {
    this.confirming = null;
    this.picker.reset([...this.#legal], [...this.#draft]);
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

  async askHint(): Promise<void> {
    if (this.#legal.length === 0 || this.thinking || !this.#table.info?.hints) return;
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
