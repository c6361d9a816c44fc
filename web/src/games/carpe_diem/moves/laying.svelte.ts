/**
 * Laying the tile in hand: a click on a field lays it there, another click turns it, a tick builds
 * it. Board and dock share this state by their picker. Nothing is sent before the tick.
 */

import type { Attachment } from "svelte/attachments";
import type { Tile } from "$gen/carpe-diem";
import { matches, same, type Json, type Offer, type Pattern } from "$lib/board/narrow";
import type { Picker } from "$lib/board/picker.svelte";
import { listen, listOffers } from "$lib/board/target";
import { previewOf, type Built } from "./offers";

/** A tile that follows the pointer. */
export interface Dragged {
  tile: Tile;
  turn: number;
  x: number;
  y: number;
  /** The key of the field under the pointer, if the tile fits there. */
  over: string | null;
}

/** The state that is not part of the picker's choices. */
export class Laying {
  dragged: Dragged | null = $state.raw(null);
  /** The tile that was clicked on a display before its field was reached. */
  wanted: { field: number; tile: Tile } | null = null;
  /** The field on which a tile was dropped before it was taken. */
  goal: { tile: Tile; row: number; column: number } | null = null;
}

const STATES = new WeakMap<Picker, Laying>();

export function layingOf(picker: Picker): Laying {
  const known = STATES.get(picker);
  if (known) return known;
  const made = new Laying();
  STATES.set(picker, made);
  return made;
}

/** The ways to turn the tile on a field. */
export function waysOn(picker: Picker, row: number, column: number): Offer[] {
  return picker.legal.filter((offer) => matches(offer.action, { do: "build", row, column }));
}

/** The laid tile that waits for the tick, or null. */
export function laidTile(picker: Picker): Offer | null {
  const [first] = picker.choices;
  if (!first?.key.startsWith("cell-")) return null;
  return picker.remaining.length === 1 ? (picker.remaining[0] ?? null) : null;
}

/** How much a way to lay a tile brings at once; orders the ways, decides nothing. */
export function worth(offer: Offer): number {
  const built = previewOf<Built>(offer);
  if (!built) return 0;
  return (
    built.finishes.length * 10 +
    built.tasks.length * 5 +
    built.gains.length * 2 +
    built.villa_vp -
    built.unfillable.length
  );
}

/** Lay the tile in one of its ways. */
export function layAs(picker: Picker, offer: Offer): void {
  const { row = 0, column = 0, turn = 0 } = offer.action;
  picker.choices = [{ key: `cell-${row}-${column}`, pattern: { do: "build", row, column, turn } }];
}

/** A click on a field: lay the tile there, or turn it if it lies there already. */
export function layOn(picker: Picker, row: number, column: number): void {
  const ways = waysOn(picker, row, column);
  const now = laidTile(picker)?.action;
  const here = now && now.row === row && now.column === column;
  const at = ways.findIndex((offer) => offer.action.turn === now?.turn);
  // Elsewhere the tile keeps its turn if it fits so; otherwise it begins with the most useful one.
  const next = here
    ? ways[(at + 1) % ways.length]
    : (ways[at] ?? [...ways].sort((a, b) => worth(b) - worth(a))[0]);
  if (next) layAs(picker, next);
}

/** A field on which the tile can be laid. */
export function field(picker: Picker, row: number, column: number): Attachment<Element> {
  return (element) => {
    const key = `cell-${row}-${column}`;
    const ways = waysOn(picker, row, column);
    element.classList.toggle("chosen", picker.chosen(key));
    element.setAttribute("data-target", key);
    listOffers(element, picker, ways);
    const pattern: Pattern = { do: "build", row, column };
    return listen(element, picker, pattern, () => layOn(picker, row, column));
  };
}

/** One way to turn the laid tile: a click chooses it. */
export function way(picker: Picker, offer: Offer): Attachment<Element> {
  return (element) => {
    element.setAttribute("data-target", `turn-${offer.action.turn}`);
    listOffers(element, picker, [offer]);
    return listen(element, picker, offer.action, () => layAs(picker, offer));
  };
}

/** The tick: a click plays the action. */
export function tick(picker: Picker, key: string, offer: Offer): Attachment<Element> {
  return (element) => {
    element.setAttribute("data-target", key);
    listOffers(element, picker, [offer]);
    return listen(element, picker, offer.action, () => picker.play(offer));
  };
}

/** A tile was dropped on a field: lay it there, after taking it if it is not in hand. */
export function drop(picker: Picker, tile: Tile, row: number, column: number): void {
  const form = { do: "take", tile: { ...tile } as Json };
  const take = picker.legal.find((offer) => same(offer.action, form));
  if (take) {
    layingOf(picker).goal = { tile, row, column };
    picker.play(take);
    return;
  }
  const laid = laidTile(picker)?.action;
  if (laid?.row !== row || laid.column !== column) layOn(picker, row, column);
}

/**
 * Continue what was begun with one movement of the hand: a tile clicked on a display is taken as
 * soon as the figure is there, a dropped tile is laid as soon as it is in hand.
 */
export function goOn(picker: Picker, stage: string, at: number | null): void {
  const state = layingOf(picker);
  if (picker.legal.length === 0) return;
  const { wanted, goal } = state;
  if (wanted && stage !== "moving") {
    state.wanted = null;
    if (stage === "taking" && at === wanted.field)
      picker.playForm({ do: "take", tile: { ...wanted.tile } as Json });
  }
  if (goal && stage !== "taking" && stage !== "fetching") {
    state.goal = null;
    if (stage === "building" && waysOn(picker, goal.row, goal.column).length > 0)
      layOn(picker, goal.row, goal.column);
  }
}
