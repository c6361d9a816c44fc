/** The blocks of a cart or a payment, one by one. Contains no rules. */

import type { Draft } from "$gen/carrara";
import { DEAR_FIRST, cityColour } from "../pieces/pieces";

/** The colours of the chosen blocks, dearest first. */
export function chosen(draft: Draft): string[] {
  return DEAR_FIRST.flatMap((colour) => {
    const count = draft.blocks.find((one) => one.colour === colour)?.count ?? 0;
    return Array.from({ length: count }, () => colour);
  });
}

export interface Step {
  colour: string;
  /** Whether two blocks were laid out together, for one of the next dearer colour. */
  pair: boolean;
}

/** The place of a colour in the order from dear to cheap. */
function rank(colour: string): number {
  return (DEAR_FIRST as readonly string[]).indexOf(colour);
}

/** The steps that lead to the chosen blocks: in a payment, blocks below the city's own colour are
 * laid out in pairs. */
export function steps(blocks: readonly string[], draft: Draft, buying: boolean): Step[] {
  const own = rank(cityColour(draft.city ?? ""));
  const found: Step[] = [];
  let open: string | null = null;
  for (const colour of blocks) {
    const below = rank(colour) > own;
    if (buying || !below) found.push({ colour, pair: false });
    else if (open === colour) {
      found.push({ colour, pair: true });
      open = null;
    } else open = colour;
  }
  return found;
}

/** Equal steps in one pile. */
export function piled(single: readonly Step[]): (Step & { count: number })[] {
  const found: (Step & { count: number })[] = [];
  for (const step of single) {
    const pile = found.find((one) => one.colour === step.colour && one.pair === step.pair);
    if (pile) pile.count++;
    else found.push({ ...step, count: 1 });
  }
  return found;
}
