/** Carpe Diem in the browser. */

import "./carpe.css";
import type { GameUi, RulesSection } from "$lib/board/board";
import Board from "./Board.svelte";
import { flights, places } from "./log";
import Piece from "./Piece.svelte";

const RULES = import.meta.glob("$engine/carpe_diem/texts/rules/*.md") as Record<
  string,
  () => Promise<{ default: RulesSection[] }>
>;

export default {
  Board,
  Piece,
  pictures: ["tile", "scoring-card"],
  flights,
  places,
  rules: Object.fromEntries(
    Object.entries(RULES).map(([path, load]) => [path.split(/[./]/).at(-2) ?? "", load]),
  ),
} satisfies GameUi;
