/** Key moments of an analysed game, and where they are in a replay. */

import type { Analysis, Candidate, Decision, Event as Draw } from "$gen/server";
import type { Form } from "$lib/words/json";
import type { Words } from "$lib/words/words";

/** The least change of a chance to win by a draw that is a key moment. */
const LEAST_LUCK = 0.02;
/** The maximum number of draws among the key moments. */
const MOST_DRAWS = 10;
/** The options of a decision that are shown, besides the one played. */
const OPTIONS = 3;

interface Placed {
  /** The line of the replay to go to. */
  line: number;
  /** The seat that erred, or that gained most by a draw. */
  seat: number;
  /** What it lost or gained, in chance to win. */
  size: number;
}
export interface ErrorMoment extends Placed {
  kind: "inaccuracy" | "mistake" | "blunder";
  decision: Decision;
}
export interface LuckMoment extends Placed {
  kind: "luck";
  draw: Draw;
}
export type Moment = ErrorMoment | LuckMoment;

/** The last line about a ply before this one; the first line if there is none. */
export function lineBefore(plies: readonly number[], ply: number): number {
  let low = 0;
  let high = plies.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((plies[middle] ?? 0) < ply) low = middle + 1;
    else high = middle;
  }
  return Math.max(0, low - 1);
}

/** Errors and strokes of luck in the order of the game, for lines that describe these plies. */
export function momentsOf(analysis: Analysis, plies: readonly number[]): Moment[] {
  const found: Moment[] = [];
  for (const decision of analysis.decisions) {
    const { kind, seat, loss } = decision;
    if (kind === "good") continue;
    found.push({ kind, decision, seat, size: loss, line: lineBefore(plies, decision.first) });
  }
  const draws = analysis.events
    .map((draw): LuckMoment => {
      const size = Math.max(...draw.win);
      const seat = draw.win.indexOf(size);
      return { kind: "luck", draw, seat, size, line: lineBefore(plies, draw.last + 1) };
    })
    .filter((one) => one.size >= LEAST_LUCK)
    .sort((a, b) => b.size - a.size)
    .slice(0, MOST_DRAWS);
  return [...found, ...draws].sort((a, b) => startOf(a) - startOf(b));
}

function startOf(moment: Moment): number {
  return moment.kind === "luck" ? moment.draw.first : moment.decision.first;
}

/** What identifies a moment in every perspective. */
export function keyOf(moment: Moment): string {
  return `${moment.kind}-${startOf(moment)}`;
}

/** The options to show of a decision: the best ones, and the one played. */
export function shownOptions(decision: Decision): number[] {
  const best = decision.candidates.map((_, i) => i).slice(0, OPTIONS);
  return best.includes(decision.played) ? best : [...best, decision.played];
}

/** The steps of an option in words. */
export function optionText(
  option: Candidate | undefined,
  words: Words,
  game: string,
  names: readonly string[],
): string {
  const forms = (option?.forms ?? []) as Form[];
  return forms.map((form) => words.action(game, form, names)).join("; ");
}

/** The moment after a line, or the one before it; the current one is skipped. */
export function nextMoment(
  moments: readonly Moment[],
  current: Moment | null,
  line: number,
  direction: 1 | -1,
): Moment | null {
  const at = current ? moments.indexOf(current) : -1;
  if (at >= 0) return moments[at + direction] ?? null;
  const found =
    direction > 0
      ? moments.find((one) => one.line >= line)
      : moments.findLast((one) => one.line <= line);
  return found ?? null;
}
