/** The two layouts of a table: an application shell on a desk, a page on a phone. */

import { MediaQuery } from "svelte/reactivity";

/** The least width of the desk layout; `Frame.svelte` has the same number in its style. */
export const DESK = 1024;

/** Whether the desk layout is shown. */
export const desk = new MediaQuery(`min-width: ${DESK}px`);
