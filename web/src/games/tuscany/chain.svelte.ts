/** The tiles that castles gave in one turn, as far as the page received them. */

import { untrack } from "svelte";
import type { TuscanyView } from "$gen/tuscany";
import type { Item } from "./pieces/kinds";

interface Step {
  /** The number of covered fields before this tile. */
  covered: number;
  item: Item;
}

export class CastleChain {
  #steps: Step[] = $state.raw([]);
  /** The tiles in the order in which castles gave them. */
  brought: Item[] = $derived(this.#steps.map((step) => step.item));

  /** Follow the positions of a game; call it while a component is set up. */
  constructor(view: () => TuscanyView) {
    $effect(() => {
      const now = view();
      const covered = now.players[now.turn]?.map?.fields.filter((field) => field.item).length ?? 0;
      untrack(() => this.#follow(now, covered));
    });
  }

  #follow({ phase, castle_tile: tile }: TuscanyView, covered: number): void {
    if (phase === "action" || phase === "after") {
      this.#steps = [];
      return;
    }
    const before = this.#steps.filter((step) => step.covered < covered);
    this.#steps = tile ? [...before, { covered, item: tile }] : before;
  }
}
