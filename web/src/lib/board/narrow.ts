/**
 * Narrowing: every click on the board reduces the legal actions. Contains no rules. The server
 * lists the legal actions in their JSON form; an element on the board stands for a pattern and can
 * be clicked while a remaining action matches it.
 */

import type { Form, Json } from "$lib/words/json";

export type { Form, Json };
/** Fields an action must have; a list of patterns means any of them, a function decides itself. */
export type Pattern = Partial<Form> | Pattern[] | ((form: Form) => boolean);

/** The pattern of an element that stands for no action now. */
export const NOTHING: Pattern = () => false;

export interface Offer {
  action: Form;
  preview?: { [key: string]: Json };
  /** Whether the action cannot be undone. */
  final?: boolean;
}

/** One click: the key of the clicked element, and its pattern. */
export interface Choice {
  key: string;
  pattern: Pattern;
}

export function same(a: Json | undefined, b: Json | undefined): boolean {
  if (a === b) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (a === undefined || b === undefined) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const left = a as { [key: string]: Json };
  const right = b as { [key: string]: Json };
  const keys = Object.keys(left);
  return (
    keys.length === Object.keys(right).length && keys.every((key) => same(left[key], right[key]))
  );
}

export function matches(form: Form, pattern: Pattern): boolean {
  if (typeof pattern === "function") return pattern(form);
  if (Array.isArray(pattern)) return pattern.some((one) => matches(form, one));
  return Object.entries(pattern).every(([field, value]) => same(form[field], value as Json));
}

/** The legal actions that match all choices. */
export function narrow(legal: readonly Offer[], choices: readonly Choice[]): Offer[] {
  return legal.filter((offer) => choices.every((choice) => matches(offer.action, choice.pattern)));
}

/** Whether the choices determine every field of an action. */
export function complete(form: Form, choices: readonly Choice[]): boolean {
  const named = new Set<string>();
  for (const { pattern } of choices) {
    for (const one of Array.isArray(pattern) ? pattern : [pattern]) {
      if (typeof one === "function" || !matches(form, one)) continue;
      for (const field of Object.keys(one as object)) named.add(field);
    }
  }
  return Object.keys(form).every((field) => field === "do" || named.has(field));
}
