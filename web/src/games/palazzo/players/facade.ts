/** The rows of a palazzo: its floors, and the possible floors in their positions. */

import type { Palazzo, Tile } from "$gen/palazzo";
import { same, type Offer, type Pattern } from "$lib/board/narrow";

export interface Row {
  /** Identifies the row in its palazzo, whatever else is proposed. */
  key: string;
  tile: Tile;
  /** A floor that could be added. */
  ghost: boolean;
  /** The pattern of a click, or null if it cannot be clicked. */
  pattern: Pattern | null;
  /** The points that the click gains. */
  points: number | null;
}

/** The number, from 1, of a palazzo in the legal actions: equal palazzi are listed once. */
export function listed(palazzi: readonly Palazzo[], at: number): number {
  const floors = palazzi[at]?.floors ?? [];
  return palazzi.findIndex((one) => same(one.floors, floors)) + 1;
}

function points(offer: Offer | undefined): number | null {
  const gained = offer?.preview?.points;
  return typeof gained === "number" ? gained : null;
}

/**
 * The floors of a palazzo and the floors that the offers would add, ground floor first. Where more
 * than `room` floors are possible, only those of the `remaining` offers are shown.
 */
export function rows(
  palazzi: readonly Palazzo[],
  at: number,
  offers: readonly Offer[],
  room: number,
  remaining: readonly Offer[] = offers,
): Row[] {
  const place = listed(palazzi, at);
  const floors = palazzi[at]?.floors ?? [];
  const here = offers.filter(({ action }) => action.palazzo === place);
  const out = here.filter(({ action }) => action.do === "take_out");
  const added = here.filter(({ action }) => action.do === "build_on" || action.do === "put_in");
  const built: Row[] = floors.map((tile, floor) => {
    const key = `floor-${floor}`;
    // Of two floors, either can be taken out by the same action.
    const leave =
      out.find(({ action }) => action.floor === tile.floor) ??
      (out.length === 1 && floors.length === 2 ? out[0] : undefined);
    const lone: Pattern[] = [
      { do: "put_in", tile },
      { do: "put_in", palazzo: place },
      { do: "scrap", tile },
    ];
    if (leave)
      return { key, tile, ghost: false, pattern: { ...leave.action }, points: points(leave) };
    return { key, tile, ghost: false, pattern: floors.length === 1 ? lone : null, points: null };
  });
  const shown = added.length > room ? added.filter((offer) => remaining.includes(offer)) : added;
  const ghosts: Row[] = (shown.length > room ? [] : shown).map((offer) => ({
    key: `new-${added.indexOf(offer)}`,
    tile: offer.action.tile as Tile,
    ghost: true,
    pattern: { ...offer.action },
    points: points(offer),
  }));
  return [...built, ...ghosts].sort((a, b) => a.tile.floor - b.tile.floor);
}
