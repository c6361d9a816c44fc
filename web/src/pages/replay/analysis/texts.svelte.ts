/** The texts of analyses. */

import { Catalogue } from "$lib/site/catalogue.svelte";

export const texts = new Catalogue("analysis");
export const a = texts.text;
