/** The kinds of Carpe Diem: icon, and letter as in the components file. */

export type Family = "landscape" | "dwelling" | "villa" | "building";

export interface Look {
  family: Family;
  letter: string;
  /** A key of `ICONS`. */
  icon: string;
  fill: string;
}

export const KINDS: Record<string, Look> = {
  pond: { family: "landscape", letter: "P", icon: "fish", fill: "var(--cd-pond)" },
  vineyard: { family: "landscape", letter: "W", icon: "grape", fill: "var(--cd-vineyard)" },
  chicken_yard: {
    family: "landscape",
    letter: "H",
    icon: "chicken",
    fill: "var(--cd-chicken-yard)",
  },
  herb_garden: { family: "landscape", letter: "K", icon: "herb", fill: "var(--cd-herb-garden)" },
  merchant: { family: "dwelling", letter: "m", icon: "merchant", fill: "var(--cd-merchant)" },
  baker: { family: "dwelling", letter: "b", icon: "baker", fill: "var(--cd-baker)" },
  administrator: {
    family: "dwelling",
    letter: "a",
    icon: "administrator",
    fill: "var(--cd-administrator)",
  },
  craftsman: { family: "dwelling", letter: "c", icon: "craftsman", fill: "var(--cd-craftsman)" },
  villa: { family: "villa", letter: "V", icon: "villa", fill: "var(--cd-villa)" },
  market: { family: "building", letter: "M", icon: "market", fill: "var(--cd-plaza)" },
  bakery: { family: "building", letter: "B", icon: "bakery", fill: "var(--cd-plaza)" },
  fountain: { family: "building", letter: "F", icon: "fountain", fill: "var(--cd-plaza)" },
};

const BY_LETTER = new Map(Object.entries(KINDS).map(([kind, look]) => [look.letter, kind]));

/** The kind of a letter in a tile's sides; undefined for meadow. */
export function kindOf(letter: string): string | undefined {
  return BY_LETTER.get(letter);
}
