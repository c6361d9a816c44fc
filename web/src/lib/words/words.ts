/**
 * Texts from the Fluent catalogues, formatted by the same rules as in `contrada/words.py`. Numbers
 * and strings are inserted as they are, booleans as `yes` or `no`, null as `none`, lists joined by
 * commas, tagged objects by the message `<game>-<tag>` with their fields, and `{"is": "seat"}` as
 * the player's name.
 */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import CATALOGUES from "virtual:words";
import type { Form, Json } from "./json";

export const LANGUAGES = ["en", "de", "nl"] as const;
export type Language = (typeof LANGUAGES)[number];
type Values = { [key: string]: Json };

/**
 * Texts of a game that only some parts of a page show: reasons, rulings, the pieces of its box, the
 * labels of the generic board, the words of the description.
 */
export type Further = "why" | "rulings" | "box" | "view" | "describe";

export interface Message {
  id: string;
  values?: Values;
}

/** One log line; actor -1 is chance. */
interface Logged {
  actor: number;
  entry: Form;
}

/** A part of a text: words, or a piece that can be drawn, with its words. */
export type Part = string | { piece: Json; text: string };

/** Marks around a piece within a text: its number, its words. From the private use area. */
const PIECE = "\uE000";
const NAMED = "\uE001";
const END = "\uE002";
const MARKED = new RegExp(`${PIECE}(\\d+)${NAMED}([^${END}]*)${END}`, "u");
const MARKS = new RegExp(`${PIECE}\\d+${NAMED}|${END}`, "gu");

export class Words {
  readonly lang: Language;
  #bundle: FluentBundle;
  /** The message ids in catalogue order. */
  #ids: string[] = [];
  /** While a text with pictures is formatted: the tags to draw, and the pieces found so far. */
  #drawn: { tags: ReadonlySet<string>; pieces: Json[] } | null = null;
  #games: readonly string[];
  /** The further texts that were asked for. */
  #asked = new Map<Further, Promise<void>>();

  /** `games` are those whose further texts `need` loads. */
  constructor(lang: Language, sources: readonly string[], games: readonly string[] = []) {
    this.lang = lang;
    this.#games = games;
    this.#bundle = new FluentBundle([lang], { useIsolating: false });
    for (const source of sources) this.#add(source);
  }

  #add(source: string): void {
    const resource = new FluentResource(source);
    this.#bundle.addResource(resource);
    this.#ids.push(...resource.body.map((message) => message.id));
  }

  /** Load further texts of these games, each kind once. */
  async need(...kinds: Further[]): Promise<void> {
    await Promise.all(kinds.map((kind) => this.#asked.get(kind) ?? this.#ask(kind)));
  }

  #ask(kind: Further): Promise<void> {
    const names = this.#games.map((game) => (kind === "view" ? `${game}-view` : `${kind}-${game}`));
    const asked = load(this.lang, names).then(
      (sources) => sources.forEach((source) => this.#add(source)),
      (error: unknown) => {
        this.#asked.delete(kind); // the next call tries again
        throw error;
      },
    );
    this.#asked.set(kind, asked);
    return asked;
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(hyphens(id));
  }

  /** A message with plain values. */
  text(id: string, values: Record<string, string | number> = {}): string {
    return this.#format(id, values);
  }

  /** An action in words. */
  action(game: string, form: Form, names: readonly string[]): string {
    return this.#form(game, "do", form, names);
  }

  /** A log line. */
  log(game: string, actor: number, entry: Form, names: readonly string[]): string {
    return this.logRun(game, [{ actor, entry }], names);
  }

  /** Whether two consecutive log lines are told in one: chance outcomes of one verb. */
  merges(game: string, one: Logged, next: Logged): boolean {
    const chance = one.actor === -1 && next.actor === -1;
    return chance && one.entry.do === next.entry.do && this.has(many(game, one.entry));
  }

  /** One log line, or several that are told in one (`<game>-log-<verb>-many`). */
  logRun(game: string, lines: readonly Logged[], names: readonly string[]): string {
    const [first, ...more] = lines;
    if (!first) return "";
    const who = this.name(first.actor, names);
    const text =
      more.length > 0
        ? this.#many(game, lines, names)
        : this.#form(game, "log", first.entry, names, { who });
    return text.startsWith(who) ? text : capital(text);
  }

  /** A log line in parts, with the pieces of these tags to be drawn. */
  logParts(
    game: string,
    lines: readonly Logged[],
    names: readonly string[],
    tags: ReadonlySet<string>,
  ): Part[] {
    const drawn = { tags, pieces: [] as Json[] };
    this.#drawn = drawn;
    try {
      const [before = "", ...rest] = this.logRun(game, lines, names).split(MARKED);
      const parts: Part[] = [before];
      for (let i = 0; i + 2 < rest.length; i += 3) {
        parts.push({ piece: drawn.pieces[Number(rest[i])] ?? null, text: rest[i + 1] ?? "" });
        parts.push(rest[i + 2] ?? "");
      }
      return parts.filter((part) => part !== "");
    } finally {
      this.#drawn = null;
    }
  }

  /** Several lines in one: `$count`, `$items`, and the values that all lines share. */
  #many(game: string, lines: readonly Logged[], names: readonly string[]): string {
    const { do: verb, ...first } = lines[0]!.entry;
    const counts = new Map<string, { text: string; count: number }>();
    for (const { entry } of lines) {
      const text = this.#form(game, "log", { ...entry, do: `${verb}-item` }, names);
      const known = counts.get(text.replace(MARKS, ""));
      if (known) known.count++;
      else counts.set(text.replace(MARKS, ""), { text, count: 1 });
    }
    const items = [...counts.values()].map(({ text, count }) =>
      count === 1 ? text : this.#format("common-times", { count, item: text }),
    );
    const shared = Object.entries(first).filter(([key, value]) =>
      lines.every(({ entry }) => JSON.stringify(entry[key]) === JSON.stringify(value)),
    );
    const more = { count: lines.length, items: items.join(", ") };
    return this.#say(game, `log-${verb}-many`, Object.fromEntries(shared), names, more);
  }

  prompt(game: string, prompt: Message, names: readonly string[]): string {
    return this.#say(game, `prompt-${prompt.id}`, prompt.values ?? {}, names);
  }

  /** What an action certainly brings, by the messages `<game>-preview-<key>`. */
  preview(game: string, form: Form, preview: Values = {}, names: readonly string[] = []): string[] {
    return Object.entries(preview).flatMap(([key, value]) => {
      const ids = [`${game}-preview-${form.do}-${key}`, `${game}-preview-${key}`];
      const id = [...ids, `common-preview-${key}`].find((one) => this.has(one));
      const nothing = !value || (Array.isArray(value) && value.length === 0);
      if (!id || nothing) return [];
      const plain = Object.entries(preview).filter(
        ([, other]) => typeof other === "number" || typeof other === "string",
      );
      const args = Object.fromEntries(plain) as Record<string, FluentVariable>;
      args.value = this.#value(game, value, names);
      if (typeof value === "number") {
        args.signed = value >= 0 ? `+${value}` : `−${-value}`;
        args.count = Math.abs(value);
      }
      return [this.#format(id, args)];
    });
  }

  /** The reason why something cannot be done; the general ones have the same text in all games. */
  why(game: string, reason: Message, names: readonly string[]): string {
    const common = `common-why-${reason.id}`;
    if (this.has(common)) return this.text(common);
    return this.#say(game, `why-${reason.id}`, reason.values ?? {}, names);
  }

  /** Why a box is refused: `badbox-<id>`, or the game's own `<game>-badbox-<id>`. */
  badbox(game: string, reason: Message): string {
    const { id, values = {} } = reason;
    const common = `badbox-${id}`;
    if (!this.has(common)) return this.#say(game, `badbox-${id}`, values, []);
    const args = Object.entries(values).map(([key, one]) => [key, this.#value(game, one, [])]);
    return this.#format(common, Object.fromEntries(args) as Record<string, FluentVariable>);
  }

  source(game: string, source: string): string {
    return this.#format(`${game}-score-${source}`, {});
  }

  /** Distinct sources of points in catalogue order. */
  sources(game: string, found: Iterable<string>): string[] {
    const place = (source: string) => this.#ids.indexOf(hyphens(`${game}-score-${source}`));
    return [...new Set(found)].sort((a, b) => place(a) - place(b));
  }

  option(game: string, name: string): string {
    return this.#format(`${game}-option-${name}`, {});
  }

  optionValue(game: string, name: string, value: Json): string {
    const key = typeof value === "boolean" ? (value ? "yes" : "no") : String(value).toLowerCase();
    return this.#format(`${game}-option-${name}-${key}`, {});
  }

  /** A piece or any other value in words. */
  value(game: string, value: Json, names: readonly string[] = []): string {
    return String(this.#value(game, value, names));
  }

  name(seat: number, names: readonly string[]): string {
    return names[seat] ?? this.#format(seat === -1 ? "chance" : "nobody", {});
  }

  #form(
    game: string,
    kind: string,
    form: Form,
    names: readonly string[],
    more: Values = {},
  ): string {
    const { do: verb, ...values } = form;
    return this.#say(game, `${kind}-${verb}`, values, names, more);
  }

  #say(
    game: string,
    id: string,
    values: Values,
    names: readonly string[],
    more: Values = {},
  ): string {
    const args: Record<string, FluentVariable> = {};
    for (const [key, value] of Object.entries(values)) args[key] = this.#value(game, value, names);
    for (const [key, value] of Object.entries(more)) args[key] = value as string | number;
    return this.#format(`${game}-${id}`, args);
  }

  #value(game: string, value: Json, names: readonly string[]): string | number {
    if (value === null) return "none";
    if (typeof value === "boolean") return value ? "yes" : "no";
    if (typeof value === "number" || typeof value === "string") return value;
    if (Array.isArray(value)) {
      const items = value.map((item) => String(this.#value(game, item, names)));
      return items.length > 0 ? items.join(", ") : this.#format("none", {});
    }
    const { is, ...fields } = value;
    if (is === "seat") return this.name(Number(fields.seat), names);
    const drawn = this.#drawn;
    if (!drawn?.tags.has(String(is))) return this.#say(game, String(is), fields, names);
    this.#drawn = null; // a piece is drawn as a whole, not its parts
    const text = this.#say(game, String(is), fields, names);
    this.#drawn = drawn;
    return `${PIECE}${drawn.pieces.push(value) - 1}${NAMED}${text}${END}`;
  }

  #format(id: string, args: Record<string, FluentVariable>): string {
    const message = this.#bundle.getMessage(hyphens(id));
    if (!message?.value) return hyphens(id);
    return this.#bundle.formatPattern(message.value, args, []);
  }
}

function many(game: string, entry: Form): string {
  return `${game}-log-${entry.do}-many`;
}

/** A text with a capital, also where it begins with a piece. */
function capital(text: string): string {
  const at = text.startsWith(PIECE) ? text.indexOf(NAMED) + 1 : 0;
  return text.slice(0, at) + text.charAt(at).toUpperCase() + text.slice(at + 1);
}

/** The lines of a log grouped into those that are told in one, each with its first number. */
export function runs<L extends Logged & { step?: boolean }>(
  words: Words,
  game: string,
  lines: readonly L[],
): { first: number; lines: L[] }[] {
  const found: { first: number; lines: L[] }[] = [];
  for (const [i, line] of lines.entries()) {
    const last = found.at(-1);
    const before = last?.lines.at(-1);
    const joins = before && !before.step && !line.step && words.merges(game, before, line);
    if (last && joins) last.lines.push(line);
    else found.push({ first: i, lines: [line] });
  }
  return found;
}

function hyphens(id: string): string {
  return id.replaceAll("_", "-");
}

/** The browser's preferred language, otherwise English. */
export function browserLanguage(): Language {
  for (const preferred of navigator.languages) {
    const code = preferred.slice(0, 2).toLowerCase();
    const found = LANGUAGES.find((lang) => lang === code);
    if (found) return found;
  }
  return "en";
}

/** Whether the texts of a game are in this bundle. */
export function isBundled(game: string): boolean {
  return `en/${game}` in CATALOGUES;
}

let installed: (game: string, lang: Language) => Promise<string> = () => Promise.resolve("");

/** Set the loader for texts of games that are not in this bundle. */
export function setInstalled(load: typeof installed): void {
  installed = load;
}

/** The catalogues of these names, as far as they are there. */
function load(lang: Language, names: readonly string[]): Promise<string[]> {
  const found = names.flatMap((name) => CATALOGUES[`${lang}/${name}`] ?? []);
  return Promise.all(found.map(async (one) => (await one()).default));
}

/** Load the texts of the site and, where given, of games and further catalogues. */
export async function loadWords(
  lang: Language,
  games: string | readonly string[] = [],
  more: readonly string[] = [],
): Promise<Words> {
  const named = typeof games === "string" ? [games] : games;
  const others = named.filter((game) => !isBundled(game));
  const [sources, served] = await Promise.all([
    load(lang, ["site", ...named, ...more]),
    Promise.all(others.map((game) => installed(game, lang))),
  ]);
  // The first message with an id wins, so a game cannot override the texts of the site.
  return new Words(lang, [...sources, ...served], named);
}
