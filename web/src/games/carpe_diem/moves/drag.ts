/** Dragging a tile onto a field of the district, with mouse, pen or finger. */

import type { Attachment } from "svelte/attachments";
import type { Tile } from "$gen/carpe-diem";
import { clicked } from "$lib/board/caution";
import type { Picker } from "$lib/board/picker.svelte";
import { drop, layingOf, waysOn } from "./laying.svelte";

/** Pixels that a pointer moves before a press becomes a drag. */
const SLACK = 6;

/** The field under a point of the screen on which the tile fits. */
function fieldAt(picker: Picker, x: number, y: number): { row: number; column: number } | null {
  const found = document.elementFromPoint(x, y)?.closest("[data-cell]");
  const [row, column] = (found?.getAttribute("data-cell") ?? "").split("-").map(Number);
  if (!row || !column) return null;
  const takes = picker.legal.some((offer) => offer.action.do === "take");
  return takes || waysOn(picker, row, column).length > 0 ? { row, column } : null;
}

/** The click that follows a drag is not meant for the element under it. */
function swallowClick(): void {
  const swallow = (event: Event) => event.stopPropagation();
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }), 0);
}

/**
 * The tile can be dragged onto a field of the district; a tile of a display or a seal space is taken
 * first.
 */
export function draggable(picker: Picker, tile: Tile, turn: () => number): Attachment<Element> {
  return (element) => {
    const state = layingOf(picker);
    let from: { x: number; y: number } | null = null;
    const end = () => {
      from = null;
      state.dragged = null;
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", end);
    };
    const move = (event: PointerEvent) => {
      if (!from) return;
      const { clientX: x, clientY: y } = event;
      if (!state.dragged && Math.hypot(x - from.x, y - from.y) < SLACK) return;
      const over = fieldAt(picker, x, y);
      const key = over ? `${over.row}-${over.column}` : null;
      state.dragged = { tile, turn: turn(), x, y, over: key };
    };
    const up = (event: PointerEvent) => {
      const dropped = state.dragged;
      end();
      if (!dropped) return;
      swallowClick();
      const over = fieldAt(picker, event.clientX, event.clientY);
      if (!over) return;
      // A finger is asked before an action that cannot be undone.
      clicked(event, document.elementFromPoint(event.clientX, event.clientY));
      drop(picker, tile, over.row, over.column);
    };
    const down = (event: Event) => {
      if (!(event instanceof PointerEvent) || event.button !== 0 || !event.isPrimary) return;
      from = { x: event.clientX, y: event.clientY };
      // The window hears a fast pointer that has left the tile at once.
      addEventListener("pointermove", move);
      addEventListener("pointerup", up);
      addEventListener("pointercancel", end);
    };
    element.classList.add("draggable");
    element.addEventListener("pointerdown", down);
    return () => {
      element.classList.remove("draggable");
      element.removeEventListener("pointerdown", down);
      if (from) end();
    };
  };
}
