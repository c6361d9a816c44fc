/** The interface between the table page and a game's board. */

import type { Component } from "svelte";
import type { Describe } from "./areas";
import type { Form, Json, Offer } from "./narrow";
import type { Picker } from "./picker.svelte";
import type { Message, Words } from "$lib/words/words";

/** One log line as sent to the viewer; actor -1 is chance. */
export interface Line {
  actor: number;
  entry: Form;
}

export interface Breakdown {
  total: number;
  lines: { source: string; points: number }[];
  /** Further points are hidden from the viewer. */
  partial?: boolean;
}

/** A position as one viewer sees it, from the server, a replay or a lesson. */
export interface Position<View = unknown> {
  view: View;
  prompt: Message;
  legal: Offer[];
  scores: Breakdown[];
  /** The steps of the viewer's draft that can be taken out again. */
  withdraw?: Form[];
}

/**
 * The props of a board. Boards draw and make elements clickable; they contain no rules and send
 * nothing.
 */
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
  /** The places to highlight, for the log line under the pointer or for a hint. */
  highlight: ReadonlySet<string>;
  /** Whether animations are enabled: false with reduced motion or speed 0. */
  motion: boolean;
}

/**
 * The animation of a moved piece. Places are values of `data-place` on elements of the board; a
 * seat's area is `seat-N`. `from: null` fades the piece in, `to: null` fades it out.
 */
export interface Flight {
  piece: Json;
  from: string | null;
  to: string | null;
}

/** One section of a game's rules, built from `rules/<lang>.md`. */
export interface RulesSection {
  title: string;
  /** The prompts at which the rules drawer opens this section. */
  prompts: string[];
  html: string;
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- every game has a type of its own
type AnyView = any;

/** The user interface of a game: the default export of `games/<game>/index.ts`. */
export interface GameUi {
  Board: Component<BoardProps<AnyView>>;
  /**
   * The viewer's own things: hand, storage, means, a payment or bid in progress with its total and
   * its button. It is always visible; the board does not draw them again. Its height stays the same
   * within a decision. Not drawn for spectators (`seat` -1).
   */
  Dock?: Component<BoardProps<AnyView>>;
  /**
   * What an action destroys or gives away for nothing, as a short sentence; null if nothing. Such an
   * action asks before it is played, wherever it is chosen.
   */
  loss?(offer: Offer, position: Position<AnyView>, words: Words): string | null;
  /** Draws one piece, any JSON object with a tag `is`, for animations, previews and the log. */
  Piece: Component<{ piece: Json; words: Words; game?: string }>;
  /** The tags of the pieces that log lines show as pictures. */
  pictures?: readonly string[];
  /** The animations of a log line. */
  flights(line: Line, position: Position<AnyView>): Flight[];
  /** The places on the board that a log line mentions. */
  places(line: Line): string[];
  /** All areas of the table in words, loaded when somebody asks for them. */
  describe?: () => Promise<{ default: Describe<AnyView> }>;
  rules: Record<string, () => Promise<{ default: RulesSection[] }>>;
}

/** One step of a lesson: a text and, unless `right` is null, an action to find. */
export interface LessonStep {
  /** Its message is `lesson-<game>-<text>`; consecutive steps may share a text. */
  text: string;
  right: Form | null;
  /** The places highlighted during this step. */
  places: string[];
  /** The log lines since the previous step. */
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

/** The players' colours by seat; each seat also has a sign, drawn by `Sign.svelte`. */
export const SEAT_COLOURS = ["var(--seat-0)", "var(--seat-1)", "var(--seat-2)", "var(--seat-3)"];
