/** Groups the legal actions by verb, and splits large groups. */

import type { Offer } from "$lib/board/narrow";
import type { Json } from "$lib/words/json";
import { isTagged, text as textOf, type Tagged } from "./shape";

/** Limits for the buttons of one verb; beyond them actions are chosen field by field. */
const MOST_BUTTONS = 10;
const MOST_LETTERS = 160;

/** One action as a button; its text omits the words that the whole group shares. */
export interface Button {
  offer: Offer;
  text: string;
  /** The main number of its preview, unless it is the same for the whole group. */
  gain: [string, number] | null;
  /** The piece, if it is the only field of the action. */
  piece: Tagged | null;
}

/** The actions of one verb. */
export interface Group {
  verb: string;
  /** The words that all its actions share: "Take …", "Put … into storage". */
  title: string;
  buttons: Button[];
  /** For large groups: the field to choose first, and its values. */
  split: { field: string; values: Json[] } | null;
}

/** Groups actions by verb, in order; the prompt line has those without fields. */
export function groups(offers: readonly Offer[], say: (offer: Offer) => string): Group[] {
  const verbs = new Map<string, Offer[]>();
  for (const offer of offers) {
    if (Object.keys(offer.action).length === 1) continue;
    const list = verbs.get(offer.action.do);
    if (list) list.push(offer);
    else verbs.set(offer.action.do, [offer]);
  }
  return [...verbs].map(([verb, list]) => {
    const texts = list.map(say);
    const alone = list.length === 1;
    const [before, after] = common(texts);
    const gains = list.map(gainOf);
    const equal = list.length > 1 && gains.every((one) => String(one) === String(gains[0]));
    const buttons = list.map((offer, i) => {
      const words = texts[i]!.split(" ");
      const own = words.slice(before, words.length - after).join(" ");
      const text = alone ? texts[i]! : own;
      return { offer, text, gain: equal ? null : gains[i]!, piece: alone ? null : only(offer) };
    });
    const words = texts[0]!.split(" ");
    const title = [...words.slice(0, before), "…", ...words.slice(words.length - after)].join(" ");
    return {
      verb,
      title: alone || title === "…" ? "" : title,
      buttons,
      split: crowded(buttons) ? split(list) : null,
    };
  });
}

function only({ action: { do: _verb, ...fields } }: Offer): Tagged | null {
  const [value, ...more] = Object.values(fields);
  return isTagged(value) && more.length === 0 ? value : null;
}

function crowded(buttons: Button[]): boolean {
  if (buttons.every((one) => one.piece)) return false;
  const letters = buttons.reduce((sum, one) => sum + one.text.length, 0);
  return buttons.length > MOST_BUTTONS || letters > MOST_LETTERS;
}

/**
 * The number of words in the common prefix and suffix; every text keeps at least one other word.
 */
export function common(texts: readonly string[]): [number, number] {
  const split = texts.map((text) => text.split(" "));
  const [first = []] = split;
  const least = Math.min(...split.map((words) => words.length));
  let before = 0;
  while (before < least - 1 && split.every((words) => words[before] === first[before])) before++;
  let after = 0;
  while (
    after < least - 1 - before &&
    split.every((words) => words.at(-1 - after) === first.at(-1 - after))
  ) {
    after++;
  }
  return [before, after];
}

/** The first field in which actions differ, with its values in order. */
function split(offers: readonly Offer[]): Group["split"] {
  const [first] = offers;
  for (const field of Object.keys(first?.action ?? {})) {
    const values = new Map<string, Json>();
    for (const { action } of offers) {
      const value = action[field] ?? null;
      values.set(textOf(value), value);
    }
    // A field with a different value in every action would not reduce the choices.
    if (values.size > 1 && values.size < offers.length) {
      return { field, values: [...values.values()] };
    }
  }
  return null;
}

/** The number of a preview to show on a button: the points, otherwise the first number. */
function gainOf(offer: Offer): [string, number] | null {
  const numbers = Object.entries(offer.preview ?? {}).filter(
    (entry): entry is [string, number] => typeof entry[1] === "number" && entry[1] !== 0,
  );
  return numbers.find(([key]) => isPoints(key)) ?? numbers[0] ?? null;
}

export function isPoints(key: string): boolean {
  return key === "points" || key === "vp" || key === "score";
}
