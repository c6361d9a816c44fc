/** The texts of personal statistics. */

import { Catalogue } from "$lib/site/catalogue.svelte";

export const texts = new Catalogue("player");
export const p = texts.text;
