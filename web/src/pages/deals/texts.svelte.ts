/** The texts of deals. */

import { Catalogue } from "$lib/site/catalogue.svelte";

export const texts = new Catalogue("deals");
export const d = texts.text;
