/** The areas of a table in words: what is where, whose it is, and what can be done there. */

import type { Form } from "./narrow";
import type { Words } from "$lib/words/words";

/** One area. Its title is the label that the board gives the area. */
export interface Area {
  title: string;
  lines: string[];
  /** Whether an action of the viewer is about this area. */
  can?: (form: Form) => boolean;
}

/** What a description is made from. */
export interface Told<View = unknown> {
  view: View;
  /** The viewer's seat, -1 for spectators. */
  seat: number;
  names: readonly string[];
  words: Words;
}

/** Describes all areas of a table, the common ones first, then the viewer's, then the others'. */
export type Describe<View = unknown> = (told: Told<View>) => Area[];

/** Whether an action has one of these verbs. */
export function verbs(...names: string[]): (form: Form) => boolean {
  return (form) => names.includes(form.do);
}

/** The seats of the others, clockwise from the viewer; spectators see all in order. */
export function others(players: number, seat: number): number[] {
  const all = Array.from({ length: players }, (_, i) => (Math.max(seat, -1) + 1 + i) % players);
  return all.filter((one) => one !== seat);
}

/** Equal texts once, with their number: `3 × brown 4`. */
export function counted(words: Words, texts: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts]
    .map(([item, count]) => (count === 1 ? item : words.text("common-times", { count, item })))
    .join(", ");
}
