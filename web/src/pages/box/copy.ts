/** Keeping a copy of a box. */

import type { BoxCheck, MyBox } from "$gen/server";
import { api, Refusal } from "$lib/net/api";
import { router } from "$lib/site/router.svelte";
import { site } from "$lib/site/site.svelte";
import { b, texts } from "./texts.svelte";

/** Maximum length of a name. */
const LONGEST = 24;

/** What to copy: a box by name or id, a table's box, or a file. */
type What = { like: string } | { table: string; seat: number } | { toml: string };

/** Keep a copy and open it for correcting; of a file that cannot be read, the error is shown. */
export async function copyBox(game: string, what: What): Promise<void> {
  await site.attempt(async () => {
    await site.ensureName();
    const name = site.title(game).slice(0, LONGEST).trim();
    try {
      const box = await api.post<MyBox>("/api/me/boxes", { game, name, ...what });
      router.go(`/boxes/${box.id}`);
      site.notify(b("copied"));
    } catch (error) {
      if (!(error instanceof Refusal && error.code === "bad_box" && "toml" in what)) throw error;
      const { toml } = what;
      const checked = await api.post<BoxCheck>("/api/boxes/check", { game, toml });
      const place = checked.at ? ` (${texts.place(checked.at)})` : "";
      site.notify(`${texts.fault(game, checked)}${place}`, true);
    }
  });
}
