/** Carpe Diem in the browser. */

import "./art/carpe.css";
import type { GameUi, RulesSection } from "$lib/board/board";
import Board from "./Board.svelte";
import Dock from "./Dock.svelte";
import { flights, places } from "./moves/log";
import { loss } from "./moves/loss";
import Piece from "./art/Piece.svelte";

const RULES = import.meta.glob("$engine/carpe_diem/texts/rules/*.md") as Record<
  string,
  () => Promise<{ default: RulesSection[] }>
>;

export default {
  Board,
  Dock,
  loss,
  Piece,
  pictures: ["tile", "scoring-card"],
  flights,
  places,
  describe: () => import("./describe"),
  rules: Object.fromEntries(
    Object.entries(RULES).map(([path, load]) => [path.split(/[./]/).at(-2) ?? "", load]),
  ),
} satisfies GameUi;
