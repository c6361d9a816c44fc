/** The visitor's unfinished games, page by page, with the words of their last moves. */

import type { MyGame, MyGames } from "$gen/server";
import { api } from "$lib/net/api";
import { loadWords, type Words } from "$lib/words/words";
import { settings } from "./settings.svelte";
import { site } from "./site.svelte";
import { waiting } from "./waiting.svelte";

export class OwnGames {
  games: MyGame[] = $state.raw([]);
  /** Whether there are more games than shown. */
  more = $state(false);
  looked = $state(false);
  words: Words | null = $state.raw(null);
  #size: number;
  #pages = 1;

  constructor(size: number) {
    this.#size = size;
  }

  /** Load as many pages as are shown. */
  async refresh(): Promise<void> {
    const found = new Map<string, MyGame>();
    let after = "";
    for (let page = 0; page === 0 || (page < this.#pages && after); page++) {
      const query = new URLSearchParams({ after, limit: String(this.#size) });
      const part = await site.attempt(() => api.get<MyGames>(`/api/me/games?${query}`));
      if (!part) return;
      for (const game of part.games) found.set(game.id, game);
      after = part.next;
      waiting.set(part.waiting);
    }
    const games = [...found.values()];
    await this.#load(games);
    this.games = games;
    this.more = after !== "";
    this.looked = true;
  }

  async next(): Promise<void> {
    this.#pages += 1;
    await this.refresh();
  }

  /** The texts of the games that are listed. */
  async #load(games: readonly MyGame[]): Promise<void> {
    const named = [...new Set(games.map((one) => one.game))].sort();
    if (named.length > 0) this.words = await loadWords(settings.language, named);
  }
}
