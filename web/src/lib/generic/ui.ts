/** The `GameUi` of games without their own board. */

import type { Flight, GameUi, Line } from "$lib/board/board";
import Board from "./Board.svelte";
import { piecesIn } from "./match";
import Piece from "./Piece.svelte";
import { placeOf } from "./scene";

/** Pieces of a log line fly from their place to the acting player. */
function flights(line: Line): Flight[] {
  return piecesIn(line.entry).map((piece) => ({
    piece,
    from: placeOf(piece),
    to: line.actor >= 0 ? `seat-${line.actor}` : placeOf(piece),
  }));
}

function places(line: Line): string[] {
  const seat = line.actor >= 0 ? [`seat-${line.actor}`] : [];
  return [...piecesIn(line.entry).map(placeOf), ...seat];
}

export function genericUi(rules: GameUi["rules"] = {}): GameUi {
  return { Board, Piece, flights, places, rules };
}
