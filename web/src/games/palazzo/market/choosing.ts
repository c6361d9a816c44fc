/** The patterns of cards in the display and tiles in the warehouse. */

import { same, type Choice, type Form, type Json, type Pattern } from "$lib/board/narrow";

/** How many equal pieces in other positions are already chosen. */
function alike(pieces: readonly Json[], at: number, prefix: string, choices: readonly Choice[]) {
  return choices.filter(
    ({ key }) =>
      key.startsWith(prefix) &&
      key !== `${prefix}${at}` &&
      same(pieces[Number(key.slice(prefix.length))], pieces[at]),
  ).length;
}

/**
 * The pattern of a piece where one or two pieces can be chosen: `one` is the verb for a single
 * piece, `two` the verb for a pair, in the fields `field` and `and`. A click on the second of two
 * equal pieces chooses the pair.
 */
export function pairing(
  pieces: readonly Json[],
  at: number,
  prefix: string,
  choices: readonly Choice[],
  [one, two, field]: readonly [string, string, string],
): Pattern {
  const piece = pieces[at] as Json;
  if (alike(pieces, at, prefix, choices) > 0)
    return { do: two, [field]: piece, and: piece } as Form;
  return [
    { do: one, [field]: piece },
    { do: two, [field]: piece },
    { do: two, and: piece },
  ] as Form[];
}
