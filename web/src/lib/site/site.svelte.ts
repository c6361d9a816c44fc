/** State shared by all pages: texts, visitor, games, notices. */

import type { Files, Games, GameSpec, Me, MyStanding } from "$gen/server";
import { api, Refusal } from "$lib/net/api";
import { settings } from "./settings.svelte";
import { isBundled, loadWords, Words, type Language } from "$lib/words/words";

export interface Notice {
  id: number;
  text: string;
  bad: boolean;
}

/** The bots offered to players, weakest first. */
export const LEVELS = ["apprentice", "journeyman", "master", "maestro"] as const;

/** The names of bots, by seat. */
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
  /** The games, in the order of the home page. */
  games: GameSpec[] = $state.raw([]);
  /** The files that installed games serve, as far as loaded. */
  filesNow: { [game: string]: Files } = $state.raw({});
  notices: Notice[] = $state([]);
  /** Whether the last request got no answer. */
  offline = $state(!navigator.onLine);
  /** The notice for a banned visitor, shown on every page. */
  banned = $state("");
  /** A name for a visitor who has not chosen one. */
  guest = $state(GUEST_NAMES[Math.floor(Math.random() * GUEST_NAMES.length)] ?? "Aurora");
  #number = 0;
  #naming: Promise<void> = Promise.resolve();
  #lang: Language | null = null;
  #asked: Promise<void> | null = null;

  /** A text of the site. */
  t = (id: string, values: Record<string, string | number> = {}): string =>
    this.words.text(`web-${id}`, values);

  /** Load the texts of a language. */
  async loadTexts(lang: Language): Promise<void> {
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

  /** The title of a game. */
  title(game: string): string {
    const id = [`web-game-${game}`, `${game}-title`].find((one) => this.words.has(one));
    return id ? this.words.text(id) : (this.game(game)?.title ?? game);
  }

  /** A one-sentence description of a game. */
  about(game: string): string {
    const id = [`web-game-${game}-about`, `${game}-about`].find((one) => this.words.has(one));
    return id ? this.words.text(id) : "";
  }

  /** Load the visitor's identity and the games. */
  async begin(): Promise<void> {
    await this.loadTexts(settings.language);
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

  /** Load the games once; a failed request is repeated at the next call. */
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

  /** Run a request; shows a notice if it fails. */
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

  /** The user-visible reason of an error. */
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
      void this.#showBan(error);
      return;
    }
    if (!(error instanceof Refusal)) console.error(error);
    this.notify(this.reason(error), true);
  }

  /** Show the end and reason of a ban in the visitor's language. */
  async #showBan(refusal: Refusal): Promise<void> {
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

  /** Show a notice that disappears after some seconds. */
  notify(text: string, bad = false): void {
    const notice = { id: ++this.#number, text, bad };
    this.notices = [...this.notices.filter((one) => one.text !== text), notice].slice(-3);
    setTimeout(() => this.dismiss(notice.id), bad ? 8000 : 4500);
  }

  dismiss(id: number): void {
    this.notices = this.notices.filter((one) => one.id !== id);
  }

  /**
   * Make sure that the visitor has a name: the typed one, otherwise a default. Calls are
   * serialised: two concurrent first requests would create two sessions.
   */
  async ensureName(typed = ""): Promise<void> {
    const before = this.#naming;
    this.#naming = (async () => {
      await before.catch(() => undefined);
      const name = typed.trim() || this.me.name || this.guest;
      if (name !== this.me.name) this.me = await api.put<Me>("/api/me", { name });
    })();
    await this.#naming;
  }

  /** Choose a guest name that is not taken at this table. */
  avoidNames(taken: readonly string[]): void {
    if (!taken.includes(this.guest)) return;
    this.guest = GUEST_NAMES.find((name) => !taken.includes(name)) ?? this.guest;
  }

  /** The names of the players at a table, bots included. */
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
