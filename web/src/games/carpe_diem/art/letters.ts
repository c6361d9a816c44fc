/** The letters on tiles and icons, in the visitor's language. */

import type { Language } from "$lib/words/words";

/** Two kinds never share a letter; dwellings are written small. */
export const LETTERS: Record<Language, Record<string, string>> = {
  en: {
    pond: "P",
    vineyard: "W",
    chicken_yard: "Y",
    herb_garden: "G",
    merchant: "m",
    baker: "b",
    administrator: "a",
    craftsman: "c",
    villa: "V",
    market: "M",
    bakery: "B",
    fountain: "F",
  },
  de: {
    pond: "T",
    vineyard: "W",
    chicken_yard: "H",
    herb_garden: "K",
    merchant: "hä",
    baker: "bä",
    administrator: "ve",
    craftsman: "ha",
    villa: "V",
    market: "M",
    bakery: "B",
    fountain: "Br",
  },
  nl: {
    pond: "IJ",
    vineyard: "W",
    chicken_yard: "R",
    herb_garden: "T",
    merchant: "ko",
    baker: "ba",
    administrator: "be",
    craftsman: "am",
    villa: "V",
    market: "M",
    bakery: "B",
    fountain: "F",
  },
};
