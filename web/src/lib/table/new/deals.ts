/** Tables of one deal, which everyone plays once. */

import type { TableInfo } from "$gen/server";
import { api } from "$lib/net/api";
import { site } from "$lib/site/site.svelte";

const PREFIX = "deal:";

/** The id of the deal that is played at a table, or null. */
export function dealOf(info: TableInfo): string | null {
  const from = info.origin?.table ?? "";
  return from.startsWith(PREFIX) ? from.slice(PREFIX.length) : null;
}

/** Begin the visitor's try at a deal, or return to it; the table's id. */
export async function beginTry(deal: string): Promise<string> {
  await site.ensureName();
  const { id } = await api.post<{ id: string }>(`/api/deals/${encodeURIComponent(deal)}`);
  return id;
}
