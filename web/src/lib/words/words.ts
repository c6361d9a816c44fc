/**
 * Texts from the Fluent catalogues, formatted by the same rules as in `contrada/words.py`. Numbers
 * and strings are inserted as they are, booleans as `yes` or `no`, null as `none`, lists joined by
 * commas, tagged objects by the message `<game>-<tag>` with their fields, and `{"is": "seat"}` as
 * the player's name.
 */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Form, Json } from "./json";

export const LANGUAGES = ["en", "de", "nl"] as const;
export type Language = (typeof LANGUAGES)[number];
type Values = { [key: string]: Json };

const CATALOGUES = import.meta.glob(
  ["$locales/*/*.ftl", "$engine/*/texts/words/*/*.ftl", "!**/cli*.ftl", "!**/server.ftl"],
  { query: "?raw", import: "default" },
) as Record<string, () => Promise<string>>;

export interface Message {
  id: string;
  values?: Values;
}

export class Words {
  readonly lang: Language;
  #bundle: FluentBundle;
  /** The message ids in catalogue order. */
  #ids: string[] = [];

  constructor(lang: Language, sources: readonly string[]) {
    this.lang = lang;
    this.#bundle = new FluentBundle([lang], { useIsolating: false });
    for (const source of sources) {
      const resource = new FluentResource(source);
      this.#bundle.addResource(resource);
      this.#ids.push(...resource.body.map((message) => message.id));
    }
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
    return this.#form(game, "log", entry, names, { who: this.name(actor, names) });
  }

  prompt(game: string, prompt: Message, names: readonly string[]): string {
    return this.#say(game, `prompt-${prompt.id}`, prompt.values ?? {}, names);
  }

  /** The reason why something cannot be done; the general ones have the same text in all games. */
  why(game: string, reason: Message, names: readonly string[]): string {
    const common = `common-why-${reason.id}`;
    if (this.has(common)) return this.text(common);
    return this.#say(game, `why-${reason.id}`, reason.values ?? {}, names);
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
    return this.#say(game, String(is), fields, names);
  }

  #format(id: string, args: Record<string, FluentVariable>): string {
    const message = this.#bundle.getMessage(hyphens(id));
    if (!message?.value) return hyphens(id);
    return this.#bundle.formatPattern(message.value, args, []);
  }
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
  return Object.keys(CATALOGUES).some((path) => path.endsWith(`/en/${game}.ftl`));
}

let installed: (game: string, lang: Language) => Promise<string> = () => Promise.resolve("");

/** Set the loader for texts of games that are not in this bundle. */
export function setInstalled(load: typeof installed): void {
  installed = load;
}

/** Load the texts of the site and, where given, of games and further catalogues. */
export async function loadWords(
  lang: Language,
  games: string | readonly string[] = [],
  more: readonly string[] = [],
): Promise<Words> {
  const named = typeof games === "string" ? [games] : games;
  const ofGame = (game: string) => [
    game,
    `${game}-view`,
    ...["web", "why", "rulings", "box"].map((part) => `${part}-${game}`),
  ];
  const wanted = ["common", "web", ...named.flatMap(ofGame), ...more];
  const sources = await Promise.all(
    Object.entries(CATALOGUES)
      .filter(([path]) => {
        const [folder, file] = path.split("/").slice(-2);
        return folder === lang && wanted.includes((file ?? "").replace(".ftl", ""));
      })
      .map(([, load]) => load()),
  );
  const others = named.filter((game) => !isBundled(game));
  const served = await Promise.all(others.map((game) => installed(game, lang)));
  // The first message with an id wins, so a game cannot override the texts of the site.
  return new Words(lang, [...sources, ...served]);
}
