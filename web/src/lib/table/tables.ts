/** Making tables. */

import type { NewTable, SeatSetup } from "$gen/server";
import { api } from "$lib/net/api";
import { site } from "$lib/site/site.svelte";

export type Seat = Partial<SeatSetup> & { kind: SeatSetup["kind"] };
export type Wish = Omit<Partial<NewTable>, "seats"> & { game: string; seats: Seat[] };

/** Set up a table; its id. */
export async function makeTable(wish: Wish, start: boolean): Promise<string> {
  await site.named();
  const { id } = await api.post<{ id: string }>("/api/tables", wish);
  if (start) await api.post(`/api/tables/${id}/do`, { do: "start" });
  return id;
}

/** Me against bots, at once; the seats are drawn by the game's own rules of who starts. */
export function playNow(game: string, seats: number, level: string): Promise<string> {
  const bots = Array.from({ length: seats - 1 }, (): Seat => ({ kind: "bot", bot: level }));
  return makeTable({ game, seats: [{ kind: "me" }, ...bots] }, true);
}
