/**
 * A clickable element whose click only chooses it and never plays the action. Placing a disc cannot
 * be undone once the next player has seen it, and touch screens have no
 * hover preview. So the first click shows the preview, and a tick plays the action. While one element is chosen, the others of its kind can be clicked instead.
 */

import type { Attachment } from "svelte/attachments";
import { matches, type Pattern } from "$lib/board/narrow";
import type { Picker } from "$lib/board/picker.svelte";
import { listen, listOffers } from "$lib/board/target";

export function choose(picker: Picker, key: string, pattern: Pattern): Attachment<Element> {
  return (element) => {
    const chosen = picker.chosen(key);
    const left = picker.legal.filter((offer) => matches(offer.action, pattern));
    element.classList.toggle("chosen", chosen);
    if (left.length === 0) return;
    element.setAttribute("data-target", key);
    listOffers(element, picker, left);
    return listen(element, picker, pattern, () => {
      picker.choices = chosen ? [] : [{ key, pattern }];
    });
  };
}
