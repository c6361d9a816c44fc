/** The games in the browser: those in this bundle, and those installed on the server. */

import type { GameUi, Lesson } from "$lib/board/board";
import { boardOf, lessonOf as installedLesson, rulesOf } from "$lib/installed/files";
import { loadOwnBoard } from "$lib/installed/own";
import { settings } from "$lib/site/settings.svelte";
import { site } from "$lib/site/site.svelte";

const FOUND = import.meta.glob("./*/index.ts", { import: "default" }) as Record<
  string,
  () => Promise<GameUi>
>;

/** Whether the visitor wants the generic board, by `?board=generic` or by the settings. */
function wantsGeneric(): boolean {
  const asked = new URLSearchParams(location.search).get("board");
  return asked ? asked === "generic" : settings.plain;
}

/** The user interface of a game: its own board, otherwise the generic one. */
export async function loadGame(id: string): Promise<GameUi> {
  const load = FOUND[`./${id.replaceAll("-", "_")}/index.ts`];
  if (load && !wantsGeneric()) return load();
  const { genericUi } = await import("$lib/generic/ui");
  if (load) return genericUi((await load()).rules);
  const files = await site.files(id);
  const ui = genericUi(files ? rulesOf(id, files) : {});
  const own = files?.board && !wantsGeneric() && (await loadOwnBoard(id, boardOf(id, files)));
  if (!own) return ui;
  const { default: OwnBoard } = await import("$lib/installed/OwnBoard.svelte");
  const { flights = ui.flights, places = ui.places } = own;
  return { ...ui, Board: OwnBoard, flights, places };
}

const LESSONS = import.meta.glob("$engine/*/texts/lesson*.json", { import: "default" }) as Record<
  string,
  () => Promise<Lesson>
>;

/** The recorded lesson of a game of this bundle, if it has one; `name` is that of a variant's. */
function bundledLesson(id: string, name = ""): (() => Promise<Lesson>) | undefined {
  const file = name ? `lesson-${name}.json` : "lesson.json";
  const end = `/${id.replaceAll("-", "_")}/texts/${file}`;
  return Object.entries(LESSONS).find(([path]) => path.endsWith(end))?.[1];
}

/** Whether a game has a recorded lesson. */
export function hasLesson(id: string): boolean {
  return bundledLesson(id) !== undefined || !!site.filesNow[id]?.lesson;
}

/** The names of a game's further lessons, for its variants. */
export function furtherLessons(id: string): string[] {
  const named = new RegExp(`/${id.replaceAll("-", "_")}/texts/lesson-([a-z-]+)\\.json$`);
  return Object.keys(LESSONS).flatMap((path) => named.exec(path)?.[1] ?? []);
}

/** The recorded lesson of a game, or of one of its variants; null if there is none. */
export async function loadLesson(id: string, name = ""): Promise<Lesson | null> {
  const load = bundledLesson(id, name);
  if (load) return load();
  return name ? null : installedLesson(id);
}
