/** What clicks on cards of the display and tiles of the warehouse stand for. */

import { same, type Choice, type Form, type Json, type Pattern } from "$lib/board/narrow";

/** How many of the pieces chosen so far, in other places, are of this kind. */
function alike(pieces: readonly Json[], at: number, prefix: string, choices: readonly Choice[]) {
  return choices.filter(
    ({ key }) =>
      key.startsWith(prefix) &&
      key !== `${prefix}${at}` &&
      same(pieces[Number(key.slice(prefix.length))], pieces[at]),
  ).length;
}

/**
 * The pattern of one of several pieces of which one or two are wanted: `one` is the verb for a
 * single piece, `two` the verb for a pair, in the fields `field` and `and`. Of equal pieces the
 * second one clicked asks for the pair of both.
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
