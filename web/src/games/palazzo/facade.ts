/** A palazzo as it is drawn: its floors, and the floors that could be added, each in its place. */

import type { Palazzo, Tile } from "$gen/palazzo";
import { same, type Offer, type Pattern } from "$lib/board/narrow";

export interface Row {
  tile: Tile;
  /** A floor that is only possible. */
  ghost: boolean;
  /** What a click on it stands for, if it is more than a picture. */
  pattern: Pattern | null;
  /** What the click would bring. */
  points: number | null;
}

/** The place, from 1, under which the engine lists a palazzo: equal ones are listed once. */
export function listed(palazzi: readonly Palazzo[], at: number): number {
  const floors = palazzi[at]?.floors ?? [];
  return palazzi.findIndex((one) => same(one.floors, floors)) + 1;
}

function points(offer: Offer | undefined): number | null {
  const gained = offer?.preview?.points;
  return typeof gained === "number" ? gained : null;
}

/** From the ground up: the floors of a palazzo, and the floors that the offers would add to it. */
export function rows(
  palazzi: readonly Palazzo[],
  at: number,
  offers: readonly Offer[],
  room: number,
): Row[] {
  const place = listed(palazzi, at);
  const floors = palazzi[at]?.floors ?? [];
  const here = offers.filter(({ action }) => action.palazzo === place);
  const out = here.filter(({ action }) => action.do === "take_out");
  const added = here.filter(({ action }) => action.do === "build_on" || action.do === "put_in");
  const built: Row[] = floors.map((tile) => {
    // Of two floors either may come out: it is one action, and both floors stand for it.
    const leave =
      out.find(({ action }) => action.floor === tile.floor) ??
      (out.length === 1 && floors.length === 2 ? out[0] : undefined);
    const lone: Pattern[] = [
      { do: "put_in", tile },
      { do: "put_in", palazzo: place },
      { do: "scrap", tile },
    ];
    if (leave) return { tile, ghost: false, pattern: { ...leave.action }, points: points(leave) };
    return { tile, ghost: false, pattern: floors.length === 1 ? lone : null, points: null };
  });
  const ghosts: Row[] = added.slice(0, added.length > room ? 0 : added.length).map((offer) => ({
    tile: offer.action.tile as Tile,
    ghost: true,
    pattern: { ...offer.action },
    points: points(offer),
  }));
  return [...built, ...ghosts].sort((a, b) => a.tile.floor - b.tile.floor);
}
