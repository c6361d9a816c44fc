/** Keeping a copy of a box. */

import type { MyBox } from "$gen/server";
import { api } from "$lib/net/api";
import { router } from "$lib/site/router.svelte";
import { site } from "$lib/site/site.svelte";
import { b } from "./texts.svelte";

/** Maximum length of a name. */
const LONGEST = 24;

/** What to copy: a box by name or id, a table's box, or a file. */
type What = { like: string } | { table: string; seat: number } | { toml: string };

/** Keep a copy and open it for correcting; a refusal is shown as the server words it. */
export async function copyBox(game: string, what: What): Promise<void> {
  await site.attempt(async () => {
    await site.ensureName();
    const name = site.title(game).slice(0, LONGEST).trim();
    const box = await api.post<MyBox>("/api/me/boxes", { game, name, ...what });
    router.go(`/boxes/${box.id}`);
    site.notify(b("copied"));
  });
}
