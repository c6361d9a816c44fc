/**
 * A thing to click that is only chosen by the click and never plays the action by itself.
 *
 * Building a tile and placing a disc end a decision that cannot be taken back once the next player
 * knows of it, and a finger has no pointer to look before it leaps: so the first click shows what
 * would come of it, and a second one on what it shows does it. While one thing is chosen, the
 * others of its sort can be clicked to change one's mind.
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
    // With another one chosen, what that one shows may lie over this one: it can still be clicked,
    // but it is no longer what leads on.
    if (chosen || picker.choices.length === 0) element.setAttribute("data-target", key);
    if (picker.choices.length === 0) listOffers(element, picker, left);
    return listen(element, picker, pattern, () => {
      picker.choices = chosen ? [] : [{ key, pattern }];
    });
  };
}
