/** The Castles of Tuscany in the browser. */

import type { GameUi, RulesSection } from "$lib/board/board";
import Board from "./Board.svelte";
import Dock from "./Dock.svelte";
import { loss } from "./loss";
import { flights, places } from "./moves";
import Piece from "./pieces/Piece.svelte";

const RULES = import.meta.glob<{ default: RulesSection[] }>("$engine/tuscany/texts/rules/*.md");
const rules: GameUi["rules"] = {};
for (const [path, load] of Object.entries(RULES)) rules[path.split(/[./]/).at(-2) ?? "en"] = load;

const ui: GameUi = {
  Board,
  Dock,
  Piece,
  pictures: [
    "tile",
    "agriculture",
    "hexagon",
    "the_tile",
    "the_agriculture",
    "the_hexagon",
    "card",
    "cards",
    "yield",
    "bonus",
  ],
  flights,
  places,
  describe: () => import("./describe"),
  loss,
  rules,
};

export default ui;
