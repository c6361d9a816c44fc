/** Palazzo in the browser. */

import type { GameUi } from "$lib/board/board";
import Board from "./Board.svelte";
import Dock from "./Dock.svelte";
import Piece from "./pieces/Piece.svelte";
import { flights, places } from "./flights";

const ui: GameUi = {
  Board,
  Dock,
  Piece,
  loss: (offer, _position, words) => {
    const lost = ["discard_tile", "scrap"].includes(offer.action.do);
    return lost ? words.text("web-palazzo-loss") : null;
  },
  pictures: ["tile", "card", "certificate", "opening"],
  flights,
  places,
  describe: () => import("./describe"),
  rules: {
    en: () => import("$engine/palazzo/texts/rules/en.md"),
    de: () => import("$engine/palazzo/texts/rules/de.md"),
    nl: () => import("$engine/palazzo/texts/rules/nl.md"),
  },
};

export default ui;
