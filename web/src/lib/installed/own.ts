/** The board of an installed game: a JavaScript module that draws with the DOM. */

import type { Flight, Line, Position } from "$lib/board/board";
import type { Form, Json, Offer, Pattern } from "$lib/board/narrow";

/** What such a board receives, at first and after every change. */
export interface Shown {
  game: string;
  view: Json;
  prompt: string;
  /** The legal actions that match the clicks so far. */
  remaining: Offer[];
  /** The viewer's seat, -1 for spectators. */
  seat: number;
  names: string[];
  options: { [name: string]: Json };
  /** The places to highlight. */
  highlight: ReadonlySet<string>;
  /** Whether animations are enabled. */
  motion: boolean;
  /** Make an element clickable for a pattern of actions, until the next change. */
  target(element: Element, key: string, pattern: Pattern): void;
  /** A piece, or any other value, in words. */
  say(value: Json): string;
  /** An action in words. */
  sayAction(action: Form): string;
  /** A message of the game's catalogue. */
  text(id: string, values?: Record<string, string | number>): string;
}

/** The default export of `board.js`. */
export interface OwnBoard {
  mount(element: HTMLElement, shown: Shown): { update(shown: Shown): void; destroy?(): void };
  flights?(line: Line, position: Position): Flight[];
  places?(line: Line): string[];
}

const boards = new Map<string, OwnBoard>();

/** Load a game's board; logs an error and returns null if that fails. */
export async function loadOwnBoard(game: string, address: string): Promise<OwnBoard | null> {
  try {
    const { default: board } = (await import(/* @vite-ignore */ address)) as { default: OwnBoard };
    if (typeof board?.mount !== "function") throw new Error(`${address} has no mount function`);
    boards.set(game, board);
    return board;
  } catch (error) {
    console.error(error);
    return null;
  }
}

export function ownBoard(game: string): OwnBoard | undefined {
  return boards.get(game);
}
