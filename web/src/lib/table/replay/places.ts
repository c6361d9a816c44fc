/** Where this device left replays, so that a long game opens where one stopped. */

import { recall, remember } from "$lib/site/settings.svelte";

const KEY = "contrada-replays";
/** The replays remembered; the one left longest ago is forgotten first. */
const MOST = 50;

export interface Place {
  line: number;
  /** The perspective: a seat, -1 for spectators, `all`. */
  eye: string;
}

function stored(): [string, Place][] {
  const found = recall<unknown>(KEY);
  return Array.isArray(found) ? (found as [string, Place][]) : [];
}

export function lastPlace(table: string): Place | null {
  const place = stored().find(([id]) => id === table)?.[1];
  return place && Number.isInteger(place.line) ? place : null;
}

/** Remember a place; a replay watched to its end starts from the beginning next time. */
export function rememberPlace(table: string, place: Place, ended = false): void {
  const others = stored().filter(([id]) => id !== table);
  const kept = ended ? others : [[table, place] as [string, Place], ...others];
  remember(KEY, kept.slice(0, MOST));
}
