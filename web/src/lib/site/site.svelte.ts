/** What every page shares: texts, who the visitor is, what can be played, notices. */

import type { Files, Games, GameSpec, Me, MyStanding } from "$gen/server";
import { api, Refusal } from "$lib/net/api";
import { settings } from "./settings.svelte";
import { isBundled, loadWords, Words, type Language } from "$lib/words/words";

export interface Notice {
  id: number;
  text: string;
  bad: boolean;
}

/** The bots made for people, by rising strength. */
export const LEVELS = ["apprentice", "journeyman", "master"] as const;

/** How bots are called at the table, by seat. */
const BOT_NAMES = [
  "Alessia",
  "Bruno",
  "Cosima",
  "Dante",
  "Elettra",
  "Fausto",
  "Ginevra",
  "Ottavio",
];
const GUEST_NAMES = [
  "Aurora",
  "Emilio",
  "Fiora",
  "Gino",
  "Livia",
  "Marco",
  "Nora",
  "Piero",
  "Rosa",
];

class Site {
  words: Words = $state.raw(new Words("en", []));
  ready = $state(false);
  me: Me = $state.raw({ name: "", account: "" });
  /** What can be played, in the order of the home page. */
  games: GameSpec[] = $state.raw([]);
  /** Which files the games serve, as far as it is known by now. */
  filesNow: { [game: string]: Files } = $state.raw({});
  notices: Notice[] = $state([]);
  /** Whether the server did not answer the last time. */
  offline = $state(!navigator.onLine);
  /** What a banned visitor is told, on every page. */
  banned = $state("");
  /** A name for somebody who has not chosen one yet. */
  guest = $state(GUEST_NAMES[Math.floor(Math.random() * GUEST_NAMES.length)] ?? "Aurora");
  #number = 0;
  #naming: Promise<void> = Promise.resolve();
  #lang: Language | null = null;
  #asked: Promise<void> | null = null;

  /** A text of the site. */
  t = (id: string, values: Record<string, string | number> = {}): string =>
    this.words.text(`web-${id}`, values);

  /** Take the texts of the chosen language. */
  async speak(lang: Language): Promise<void> {
    if (this.#lang === lang) return;
    this.#lang = lang;
    await this.#load(lang);
  }

  async #load(lang: Language): Promise<void> {
    const installed = this.games.map((game) => game.id).filter((id) => !isBundled(id));
    const words = await loadWords(lang, installed);
    if (this.#lang !== lang) return;
    this.words = words;
    document.documentElement.lang = lang;
  }

  /** What a game is called. */
  title(game: string): string {
    const id = [`web-game-${game}`, `${game}-title`].find((one) => this.words.has(one));
    return id ? this.words.text(id) : (this.game(game)?.title ?? game);
  }

  /** A sentence about a game. */
  about(game: string): string {
    const id = [`web-game-${game}-about`, `${game}-about`].find((one) => this.words.has(one));
    return id ? this.words.text(id) : "";
  }

  /** Ask the server who we are and what can be played. */
  async begin(): Promise<void> {
    await this.speak(settings.language);
    this.ready = true;
    await this.refresh();
  }

  async refresh(): Promise<void> {
    this.banned = "";
    await this.attempt(async () => {
      this.me = await api.get<Me>("/api/me");
      await this.#listed();
    });
  }

  /** The files that a game serves. */
  async files(game: string): Promise<Files | undefined> {
    await this.attempt(() => this.#listed());
    return this.filesNow[game];
  }

  /** Ask once what can be played; after a failure, once more. */
  #listed(): Promise<void> {
    this.#asked ??= api.get<Games>("/api/games").then(
      ({ games, files }) => {
        this.filesNow = files;
        this.games = games;
        const lang = this.#lang;
        const installed = games.some((game) => !isBundled(game.id));
        if (lang && installed) void this.attempt(() => this.#load(lang));
      },
      (error: unknown) => {
        this.#asked = null;
        throw error;
      },
    );
    return this.#asked;
  }

  game(id: string): GameSpec | undefined {
    return this.games.find((game) => game.id === id);
  }

  /** Do something that the server may refuse; say so if it does. */
  async attempt<T>(what: () => Promise<T>): Promise<T | null> {
    try {
      const result = await what();
      this.offline = false;
      return result;
    } catch (error) {
      this.complain(error);
      return null;
    }
  }

  /** Why something failed, for people. */
  reason(error: unknown): string {
    if (!(error instanceof Refusal)) return this.t("error-unavailable");
    const id = `web-error-${error.code}`;
    return this.words.has(id) ? this.words.text(id) : error.message;
  }

  complain(error: unknown): void {
    if (error instanceof Refusal && error.code === "offline") {
      this.offline = true;
      return;
    }
    if (error instanceof Refusal && error.code === "banned") {
      void this.#tellBan(error);
      return;
    }
    if (!(error instanceof Refusal)) console.error(error);
    this.say(this.reason(error), true);
  }

  /** Say until when and why somebody is banned, in their language. */
  async #tellBan(refusal: Refusal): Promise<void> {
    this.banned = this.t("error-banned");
    try {
      const { banned } = await api.get<MyStanding>("/api/me/standing");
      if (!banned) return;
      const until = banned.until === null ? this.t("banned-for-good") : this.#until(banned.until);
      this.banned = `${until} ${this.t("banned-why", { reason: banned.reason })}`;
    } catch {
      this.banned = refusal.message;
    }
  }

  #until(at: number): string {
    const format = new Intl.DateTimeFormat(this.words.lang, {
      dateStyle: "medium",
      timeStyle: "short",
    });
    return this.t("banned-until", { time: format.format(at) });
  }

  /** A notice that goes away by itself. */
  say(text: string, bad = false): void {
    const notice = { id: ++this.#number, text, bad };
    this.notices = [...this.notices.filter((one) => one.text !== text), notice].slice(-3);
    setTimeout(() => this.dismiss(notice.id), bad ? 8000 : 4500);
  }

  dismiss(id: number): void {
    this.notices = this.notices.filter((one) => one.id !== id);
  }

  /**
   * Nobody sits down without a name: take the one typed, else a friendly one.
   *
   * Calls wait for each other: two first requests at once would begin two sessions.
   */
  async named(wish = ""): Promise<void> {
    const before = this.#naming;
    this.#naming = (async () => {
      await before.catch(() => undefined);
      const name = wish.trim() || this.me.name || this.guest;
      if (name !== this.me.name) this.me = await api.put<Me>("/api/me", { name });
    })();
    await this.#naming;
  }

  /** Two guests at one table are not called alike. */
  unlike(taken: readonly string[]): void {
    if (!taken.includes(this.guest)) return;
    this.guest = GUEST_NAMES.find((name) => !taken.includes(name)) ?? this.guest;
  }

  /** How the players of a table are called: bots have names, too. */
  names(seats: readonly { kind: string; name: string }[]): string[] {
    const taken = new Set(seats.map((seat) => seat.name));
    const free = BOT_NAMES.filter((name) => !taken.has(name));
    return seats.map((seat, i) => {
      if (seat.name) return seat.name;
      if (seat.kind !== "bot") return this.t("seat-number", { number: i + 1 });
      return free[i] ?? `Bot ${i + 1}`;
    });
  }

  bot(name: string): string {
    const id = `web-bot-${name}`;
    return this.words.has(id) ? this.words.text(id) : name;
  }
}

export const site = new Site();
export const t = site.t;
