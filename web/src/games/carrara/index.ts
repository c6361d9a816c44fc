/** The Palaces of Carrara in the browser. */

import type { GameUi } from "$lib/board/board";
import Board from "./Board.svelte";
import Dock from "./Dock.svelte";
import Piece from "./Piece.svelte";
import { flights, places } from "./moves";
import { loss } from "./told/loss";

/** The rules texts by language: `rules/<lang>.md`. */
const RULES = import.meta.glob("$engine/carrara/texts/rules/*.md") as GameUi["rules"];

const ui: GameUi = {
  Board,
  Dock,
  Piece,
  pictures: ["block", "blocks", "colour", "building", "monument", "decoration", "statue"],
  flights,
  loss,
  places,
  describe: () => import("./describe"),
  rules: Object.fromEntries(
    Object.entries(RULES).map(([path, load]) => [path.split(/[./]/).at(-2) ?? "", load]),
  ),
};

export default ui;
