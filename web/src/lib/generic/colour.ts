/** Colours of words: the colour a word names, otherwise a muted one derived from the word. */

import type { Json } from "$lib/words/json";

export interface Tint {
  /** Background colour. */
  face: string;
  /** Text colour. */
  ink: string;
}

const DARK = "#2b2118";
const LIGHT = "#fffaf0";

const NAMED: Record<string, Tint> = {
  amber: { face: "#d99a2b", ink: DARK },
  beige: { face: "#e4d3ae", ink: DARK },
  black: { face: "#35302b", ink: LIGHT },
  blue: { face: "#3a73a8", ink: LIGHT },
  brick: { face: "#a8492f", ink: LIGHT },
  bronze: { face: "#9c6b38", ink: LIGHT },
  brown: { face: "#7d5534", ink: LIGHT },
  copper: { face: "#a5582f", ink: LIGHT },
  cyan: { face: "#5fb3bd", ink: DARK },
  dark_blue: { face: "#274d77", ink: LIGHT },
  dark_green: { face: "#38632f", ink: LIGHT },
  gold: { face: "#d0a23c", ink: DARK },
  gray: { face: "#a39d94", ink: DARK },
  green: { face: "#54803a", ink: LIGHT },
  grey: { face: "#a39d94", ink: DARK },
  indigo: { face: "#4b4a8f", ink: LIGHT },
  light_blue: { face: "#a4cbe4", ink: DARK },
  light_green: { face: "#b4cf83", ink: DARK },
  lime: { face: "#a9c64a", ink: DARK },
  magenta: { face: "#a93b7c", ink: LIGHT },
  marble: { face: "#e9e7e2", ink: DARK },
  olive: { face: "#7b7d35", ink: LIGHT },
  orange: { face: "#dd8a3c", ink: DARK },
  pink: { face: "#e3a3ac", ink: DARK },
  purple: { face: "#77508f", ink: LIGHT },
  red: { face: "#b03a2e", ink: LIGHT },
  sandstone: { face: "#d9b26a", ink: DARK },
  silver: { face: "#c6c9cc", ink: DARK },
  stone: { face: "#b5aea2", ink: DARK },
  teal: { face: "#2f7d77", ink: LIGHT },
  turquoise: { face: "#63b7a8", ink: DARK },
  violet: { face: "#8365ab", ink: LIGHT },
  white: { face: "#f5f1e8", ink: DARK },
  wood: { face: "#8c6239", ink: LIGHT },
  yellow: { face: "#e5c350", ink: DARK },
};

/** The colour that a word names, or null. */
export function named(word: string): Tint | null {
  return NAMED[word.toLowerCase().replaceAll("-", "_").replaceAll(" ", "_")] ?? null;
}

/** A hash of a text. */
export function hash(text: string): number {
  let value = 2166136261;
  for (let i = 0; i < text.length; i++) {
    value = Math.imul(value ^ text.charCodeAt(i), 16777619);
  }
  // The finaliser of MurmurHash3: similar texts get different hashes.
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

/** Hues that match the site's palette. */
const HUES = [25, 45, 62, 78, 95, 115, 140, 165, 195, 225, 250, 290, 330, 5];

/** A colour for any word: light backgrounds in the light theme, dark ones in the dark theme. */
export function tint(word: string): Tint {
  const found = named(word);
  if (found) return found;
  const hue = HUES[hash(word) % HUES.length]!;
  return {
    face: `light-dark(oklch(0.86 0.05 ${hue}), oklch(0.42 0.05 ${hue}))`,
    ink: "var(--ink)",
  };
}

/** The colour of a piece: the colour it names, otherwise one derived from its kind. */
export function tintOf(piece: { is: string; [field: string]: Json }): Tint {
  const colour = find(piece, (text) => named(text) !== null);
  // An identifier such as `herb_garden` is a kind; `KK..` is a code.
  const kind = find(piece, (text) => /^[a-z][a-z_-]+$/.test(text));
  return tint(colour ?? kind ?? piece.is);
}

/**
 * Add the colours of words to `known`: a piece with the fields `fruit: "fig"` and `colour: "purple"`
 * says that "fig" is purple.
 */
export function learnColours(value: Json, known: Map<string, string>): void {
  if (typeof value !== "object" || value === null) return;
  if (!Array.isArray(value) && typeof value.colour === "string" && named(value.colour)) {
    const words = Object.entries(value).filter(
      ([key, word]) => key !== "is" && key !== "colour" && typeof word === "string",
    );
    const [only, ...more] = words;
    if (only && more.length === 0) known.set(only[1] as string, value.colour);
  }
  for (const one of Object.values(value)) learnColours(one, known);
}

/** The first string within a value, except tags, that passes a test. */
function find(value: Json, passes: (text: string) => boolean): string | null {
  if (typeof value === "string") return passes(value) ? value : null;
  if (typeof value !== "object" || value === null) return null;
  for (const [key, one] of Object.entries(value)) {
    const found = key === "is" ? null : find(one, passes);
    if (found !== null) return found;
  }
  return null;
}
