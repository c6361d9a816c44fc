/** The kinds of Carpe Diem: icon, colour, and code as in the components file. */

export type Family = "landscape" | "dwelling" | "villa" | "building";

export interface Look {
  family: Family;
  /** Names the kind in a tile's sides; `letters.ts` has the letters that are drawn. */
  code: string;
  /** A key of `ICONS`. */
  icon: string;
  fill: string;
}

export const KINDS: Record<string, Look> = {
  pond: { family: "landscape", code: "P", icon: "fish", fill: "var(--cd-pond)" },
  vineyard: { family: "landscape", code: "W", icon: "grape", fill: "var(--cd-vineyard)" },
  chicken_yard: {
    family: "landscape",
    code: "H",
    icon: "chicken",
    fill: "var(--cd-chicken-yard)",
  },
  herb_garden: { family: "landscape", code: "K", icon: "herb", fill: "var(--cd-herb-garden)" },
  merchant: { family: "dwelling", code: "m", icon: "merchant", fill: "var(--cd-merchant)" },
  baker: { family: "dwelling", code: "b", icon: "baker", fill: "var(--cd-baker)" },
  administrator: {
    family: "dwelling",
    code: "a",
    icon: "administrator",
    fill: "var(--cd-administrator)",
  },
  craftsman: { family: "dwelling", code: "c", icon: "craftsman", fill: "var(--cd-craftsman)" },
  villa: { family: "villa", code: "V", icon: "villa", fill: "var(--cd-villa)" },
  market: { family: "building", code: "M", icon: "market", fill: "var(--cd-plaza)" },
  bakery: { family: "building", code: "B", icon: "bakery", fill: "var(--cd-plaza)" },
  fountain: { family: "building", code: "F", icon: "fountain", fill: "var(--cd-plaza)" },
};

const BY_CODE = new Map(Object.entries(KINDS).map(([kind, look]) => [look.code, kind]));

/** The kind of a code in a tile's sides; undefined for meadow. */
export function kindOf(code: string): string | undefined {
  return BY_CODE.get(code);
}
