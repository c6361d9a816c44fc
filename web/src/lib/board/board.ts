/** What the table page and a game's board agree on. */

import type { Component } from "svelte";
import type { Form, Json, Offer } from "./narrow";
import type { Picker } from "./picker.svelte";
import type { Message, Words } from "$lib/words/words";

/** One log line as the viewer reads it; actor -1 is chance. */
export interface Line {
  actor: number;
  entry: Form;
}

export interface Breakdown {
  total: number;
  lines: { source: string; points: number }[];
}

/** A game as one viewer sees it: what the server sends, and what a replay or a lesson shows. */
export interface Position<View = unknown> {
  view: View;
  prompt: Message;
  legal: Offer[];
  scores: Breakdown[];
}

/** What a board is given. Boards draw and offer clicks; they hold no rules and send nothing. */
export interface BoardProps<View = unknown> {
  game: string;
  position: Position<View>;
  /** The viewer's seat, -1 for spectators. The viewer's own area is drawn first and largest. */
  seat: number;
  /** The players' names by seat. */
  names: string[];
  options: { [name: string]: Json };
  picker: Picker;
  words: Words;
  /** The places to light up, because the pointer is on a log line or the hint points there. */
  highlight: ReadonlySet<string>;
  /** Whether things may move: false with reduced motion or speed 0. */
  motion: boolean;
}

/**
 * A piece that moved, for showing what others do. Places are the values of `data-place` on the
 * board's elements; a seat's own area is `seat-N`. `from: null` fades the piece in, `to: null` out.
 */
export interface Flight {
  piece: Json;
  from: string | null;
  to: string | null;
}

/** One section of a game's rules, made from `rules.<lang>.md`. */
export interface RulesSection {
  title: string;
  /** The prompts at which the drawer opens here. */
  prompts: string[];
  html: string;
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- every game has a type of its own
type AnyView = any;

/** Everything a game brings to the browser: the default export of `games/<game>/index.ts`. */
export interface GameUi {
  Board: Component<BoardProps<AnyView>>;
  /** Draws one piece for flights, previews and the log: any JSON object with a tag `is`. */
  Piece: Component<{ piece: Json; words: Words; game?: string }>;
  /** What a log line moved. */
  flights(line: Line, position: Position<AnyView>): Flight[];
  /** The places a log line speaks of. */
  places(line: Line): string[];
  rules: Record<string, () => Promise<{ default: RulesSection[] }>>;
}

/** One step of a lesson: something to read, and, unless `right` is null, an action to find. */
export interface LessonStep {
  /** Worded by `lesson-<game>-<text>`; steps in a row may share a text. */
  text: string;
  right: Form | null;
  /** Lit on the board meanwhile. */
  places: string[];
  /** What happened since the step before. */
  lines: Line[];
  position: Position;
}

/** A lesson, recorded by `tools/lessons.py` from the engine. */
export interface Lesson {
  game: string;
  seat: number;
  seats: number;
  options: { [name: string]: Json };
  steps: LessonStep[];
}

/** The players' colours by seat; each has a sign of its own, too, drawn by `Sign.svelte`. */
export const SEAT_COLOURS = ["var(--seat-0)", "var(--seat-1)", "var(--seat-2)", "var(--seat-3)"];
