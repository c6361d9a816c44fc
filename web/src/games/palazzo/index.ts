/** Palazzo in the browser. */

import type { GameUi } from "$lib/board/board";
import Board from "./Board.svelte";
import Piece from "./Piece.svelte";
import { flights, places } from "./flights";

const ui: GameUi = {
  Board,
  Piece,
  pictures: ["tile", "card", "certificate", "opening"],
  flights,
  places,
  rules: {
    en: () => import("$engine/palazzo/texts/rules/en.md"),
    de: () => import("$engine/palazzo/texts/rules/de.md"),
    nl: () => import("$engine/palazzo/texts/rules/nl.md"),
  },
};

export default ui;
