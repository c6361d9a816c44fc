/** Which step follows when a piece is dropped on a city or on a building of the viewer. */

import type { Form, Json } from "$lib/board/narrow";

function cityAt(at: Element): string | null {
  const place = at.closest('[data-drop="city"]')?.getAttribute("data-place") ?? "";
  return /-city-(.+)$/.exec(place)?.[1] ?? null;
}

/** A building with its city, from the places that the board's elements carry. */
function buildingAt(at: Element): Pick<Form, "building" | "city"> | null {
  const place = at.closest('[data-drop="building"]')?.getAttribute("data-place") ?? "";
  const city = cityAt(at);
  const tile = /^tile-(.+)-(\d)-(\d)$/.exec(place);
  const monument = /^monument-(.+)$/.exec(place);
  const building: Json = tile
    ? { is: "building", type: tile[1]!, value: Number(tile[2]), copy: Number(tile[3]) }
    : { is: "monument", type: monument?.[1] ?? "" };
  if (!city || (!tile && !monument)) return null;
  return { building, city: { is: "city", name: city } };
}

/** After the choice of a tile: build it in the city, or upgrade the building dropped on. */
export function tileDropped(monument: boolean, at: Element): Form | null {
  const built = monument ? buildingAt(at) : null;
  if (built) return { do: "upgrade", ...built };
  const city = cityAt(at);
  return city ? { do: "city", city: { is: "city", name: city } } : null;
}

/** After the choice of a stored item: put it on the building. */
export function itemDropped(at: Element): Form | null {
  const built = buildingAt(at);
  return built ? { do: "set", ...built } : null;
}
