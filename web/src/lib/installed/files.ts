/** Files of installed games. */

import type { Files } from "$gen/server";
import type { GameUi, Lesson } from "$lib/board/board";
import { api } from "$lib/net/api";
import { site } from "$lib/site/site.svelte";
import { LANGUAGES, type Language } from "$lib/words/words";

function address(game: string, files: Files, name: string): string {
  return `/api/games/${encodeURIComponent(game)}/${name}?v=${files.version}`;
}

/** The rules in the available languages; the Markdown parser is loaded on demand. */
export function rulesOf(game: string, files: Files): GameUi["rules"] {
  const load = async (lang: string) => {
    const [text, { rulesSections }] = await Promise.all([
      api.text(address(game, files, `rules/${lang}.md`)),
      import("./markdown"),
    ]);
    return { default: rulesSections(text) };
  };
  return Object.fromEntries(files.rules.map((lang) => [lang, () => load(lang)]));
}

/** The lesson, or null. */
export async function lessonOf(game: string): Promise<Lesson | null> {
  const files = await site.files(game);
  return files?.lesson ? api.get<Lesson>(address(game, files, "lesson.json")) : null;
}

/** The URL of a game's own board. */
export function boardOf(game: string, files: Files): string {
  return new URL(address(game, files, "board.js"), location.href).href;
}

/** A game's texts in a language, otherwise in the first available one. */
export async function textsOf(game: string, lang: Language): Promise<string> {
  const files = await site.files(game);
  const there = [lang, ...LANGUAGES].find((one) => files?.words.includes(one));
  return files && there ? api.text(address(game, files, `words/${there}.ftl`)) : "";
}
