/** The games that have a board; each is loaded when it is needed. */

import type { GameUi, Lesson } from "$lib/board/board";

const FOUND = import.meta.glob("./*/index.ts", { import: "default" }) as Record<
  string,
  () => Promise<GameUi>
>;

/** The ids of the games with a board, as the server calls them. */
export const BOARDS: readonly string[] = Object.keys(FOUND).map((path) =>
  (path.split("/")[1] ?? "").replaceAll("_", "-"),
);

export async function loadGame(id: string): Promise<GameUi> {
  const load = FOUND[`./${id.replaceAll("-", "_")}/index.ts`];
  if (!load) throw new Error(`There is no board for ${id}.`);
  return load();
}

const LESSONS = import.meta.glob("$engine/*/texts/lesson.json", { import: "default" }) as Record<
  string,
  () => Promise<Lesson>
>;

/** The recorded lesson of a game, if it has one. */
export function lessonOf(id: string): (() => Promise<Lesson>) | undefined {
  const end = `/${id.replaceAll("-", "_")}/texts/lesson.json`;
  return Object.entries(LESSONS).find(([path]) => path.endsWith(end))?.[1];
}
