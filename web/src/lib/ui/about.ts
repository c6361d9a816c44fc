/**
 * The card "What is this?": pieces, fields, icons and numbers describe themselves with the action
 * `about`; `About.svelte` shows the card.
 */

import type { Snippet } from "svelte";
import type { ActionReturn } from "svelte/action";
import type { Json } from "$lib/words/json";

/** What the card says; all texts are in the reader's language. */
export interface About {
  /** What the thing is called. */
  name: string;
  /** A piece that the game's `Piece` component draws. */
  piece?: Json | undefined;
  /** A picture of another kind. */
  picture?: Snippet | undefined;
  /** What it does, in one or more sentences or paragraphs. */
  effect?: string | readonly string[] | undefined;
  /** What it costs, gives or counts at this moment. */
  value?: string | readonly string[] | undefined;
  /** The id of the rule, such as `CAR-B1`. */
  rule?: string | undefined;
  /** A prompt of the section of the rules that explains it; the card links to that section. */
  section?: string | undefined;
}

/** A description, or a function that makes it when the card opens. */
export type AboutSource = About | (() => About | null);

const MARK = "data-about";
const sources = new WeakMap<Element, AboutSource>();

/** `<div use:about={() => ({ name, effect })}>`: the element can be asked what it is. */
export function about(
  element: Element,
  source: AboutSource | null | undefined,
): ActionReturn<AboutSource | null | undefined> {
  const update = (next: AboutSource | null | undefined) => {
    if (next) {
      sources.set(element, next);
      element.setAttribute(MARK, "");
    } else {
      sources.delete(element);
      element.removeAttribute(MARK);
    }
  };
  update(source);
  return { update };
}

/** What an element says about itself, or null. */
export function aboutOf(element: Element): About | null {
  const source = sources.get(element);
  return (typeof source === "function" ? source() : source) ?? null;
}

/** The innermost element around an event's target that has a description, or null. */
export function describedAt(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest(`[${MARK}]`) : null;
}

/**
 * All elements on the screen that have a description, in reading order of the document; without the
 * pictures of log lines.
 */
export function describedElements(): Element[] {
  return [...document.querySelectorAll(`[${MARK}]`)].filter((element) => {
    const box = element.getBoundingClientRect();
    return (
      box.width > 0 &&
      box.height > 0 &&
      !element.closest("[inert], dialog:not([open]), [role=log], .ticker")
    );
  });
}

/** The distance between a piece and its card, and between the card and the screen's edge. */
const GAP = 10;
const EDGE = 8;

interface Rect {
  left: number;
  top: number;
  width: number;
  height: number;
}

/**
 * Where the card goes: beside the piece where there is room, otherwise above or below it; never
 * over the piece if that can be avoided, and always on the screen.
 */
export function beside(
  box: Rect,
  card: { width: number; height: number },
  screen: { width: number; height: number },
): { left: number; top: number } {
  const within = (at: number, size: number, room: number) =>
    Math.max(EDGE, Math.min(at, room - size - EDGE));
  const right = box.left + box.width;
  const bottom = box.top + box.height;
  const middle = within(box.top + box.height / 2 - card.height / 2, card.height, screen.height);
  const centre = within(box.left + box.width / 2 - card.width / 2, card.width, screen.width);
  if (right + GAP + card.width + EDGE <= screen.width) return { left: right + GAP, top: middle };
  if (box.left - GAP - card.width >= EDGE) {
    return { left: box.left - GAP - card.width, top: middle };
  }
  if (bottom + GAP + card.height + EDGE <= screen.height) {
    return { left: centre, top: bottom + GAP };
  }
  return { left: centre, top: within(box.top - GAP - card.height, card.height, screen.height) };
}
