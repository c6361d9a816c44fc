/** Creating tables. */

import type { NewTable, SeatSetup } from "$gen/server";
import { api } from "$lib/net/api";
import { site } from "$lib/site/site.svelte";

export type Seat = Partial<SeatSetup> & { kind: SeatSetup["kind"] };
export type TableSetup = Omit<Partial<NewTable>, "seats"> & { game: string; seats: Seat[] };

/** Create a table; returns its id. */
export async function makeTable(setup: TableSetup, start: boolean): Promise<string> {
  await site.ensureName();
  const { id } = await api.post<{ id: string }>("/api/tables", setup);
  if (start) await api.post(`/api/tables/${id}/do`, { do: "start" });
  return id;
}

/** Start a table against bots; the game's rules decide who starts. */
export function playNow(game: string, seats: number, level: string): Promise<string> {
  const bots = Array.from({ length: seats - 1 }, (): Seat => ({ kind: "bot", bot: level }));
  return makeTable({ game, seats: [{ kind: "me" }, ...bots] }, true);
}
