/** A visitor's settings, stored on this device. */

import { browserLanguage, LANGUAGES, type Language } from "$lib/words/words";

export const THEMES = ["auto", "light", "dark"] as const;
export const SPEEDS = ["off", "slow", "normal", "fast"] as const;
/** Sizes of the board. */
export const ZOOMS = [0.8, 0.9, 1, 1.15, 1.3, 1.5] as const;
export type Zoom = (typeof ZOOMS)[number];
/**
 * When to ask before an action that cannot be undone: `auto` asks on touch screens, and wherever
 * something is destroyed.
 */
export const CAREFUL = ["auto", "always", "never"] as const;
export type Careful = (typeof CAREFUL)[number];
export type Theme = (typeof THEMES)[number];
export type Speed = (typeof SPEEDS)[number];

const KEY = "contrada-settings";
/** The duration of an animation, in milliseconds. */
const FLIGHT: Record<Speed, number> = { off: 0, slow: 1100, normal: 620, fast: 320 };

interface Stored {
  language: Language | "";
  theme: Theme;
  speed: Speed;
  sound: boolean;
  /** Ask before an action that cannot be undone. */
  careful: Careful;
  /** Hide hands while the device is passed to the next player. */
  cover: boolean;
  /** Draw every game with the generic board. */
  plain: boolean;
  zoom: Zoom;
  /** Write letters on coloured pieces. */
  letters: boolean;
  /** Explain each kind of decision when it first comes. */
  first: boolean;
}

const PLAIN: Stored = {
  language: "",
  theme: "auto",
  speed: "normal",
  sound: true,
  careful: "auto",
  cover: true,
  plain: false,
  zoom: 1,
  letters: true,
  first: true,
};

/** Private windows may refuse storage; settings then last until the page is closed. */
export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    return;
  }
}

export function recall<T>(key: string): T | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null") as T | null;
  } catch {
    return null;
  }
}

export class Settings {
  #all: Stored = $state({ ...PLAIN });
  #still = $state(false);

  constructor() {
    const stored = recall<Partial<Stored>>(KEY) ?? {};
    const known = { ...PLAIN, ...stored };
    if (!THEMES.includes(known.theme)) known.theme = "auto";
    if (!SPEEDS.includes(known.speed)) known.speed = "normal";
    if (!ZOOMS.includes(known.zoom)) known.zoom = 1;
    // Older versions stored whether to ask always.
    if (!CAREFUL.includes(known.careful)) known.careful = known.careful ? "always" : "auto";
    if (known.language && !LANGUAGES.includes(known.language)) known.language = "";
    this.#all = known;
    const reduced = matchMedia("(prefers-reduced-motion: reduce)");
    this.#still = reduced.matches;
    reduced.addEventListener("change", () => (this.#still = reduced.matches));
  }

  get language(): Language {
    return this.#all.language || browserLanguage();
  }
  set language(value: Language) {
    this.#set({ language: value });
  }
  get theme(): Theme {
    return this.#all.theme;
  }
  set theme(value: Theme) {
    this.#set({ theme: value });
  }
  get speed(): Speed {
    return this.#all.speed;
  }
  set speed(value: Speed) {
    this.#set({ speed: value });
  }
  get sound(): boolean {
    return this.#all.sound;
  }
  set sound(value: boolean) {
    this.#set({ sound: value });
  }
  get careful(): Careful {
    return this.#all.careful;
  }
  set careful(value: Careful) {
    this.#set({ careful: value });
  }
  get cover(): boolean {
    return this.#all.cover;
  }
  set cover(value: boolean) {
    this.#set({ cover: value });
  }
  get zoom(): Zoom {
    return this.#all.zoom;
  }
  set zoom(value: Zoom) {
    this.#set({ zoom: value });
  }
  get plain(): boolean {
    return this.#all.plain;
  }
  set plain(value: boolean) {
    this.#set({ plain: value });
  }
  get letters(): boolean {
    return this.#all.letters;
  }
  set letters(value: boolean) {
    this.#set({ letters: value });
  }

  get first(): boolean {
    return this.#all.first;
  }
  set first(value: boolean) {
    this.#set({ first: value });
  }

  /** Whether the system asks for reduced motion. */
  get still(): boolean {
    return this.#still;
  }
  /** Whether animations are enabled. */
  get motion(): boolean {
    return !this.#still && this.#all.speed !== "off";
  }
  /** The duration of an animation, in milliseconds. */
  get flight(): number {
    return this.motion ? FLIGHT[this.#all.speed] : 0;
  }

  #set(change: Partial<Stored>): void {
    Object.assign(this.#all, change);
    remember(KEY, $state.snapshot(this.#all));
  }
}

export const settings = new Settings();
