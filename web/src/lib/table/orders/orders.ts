/** Standing orders: filling presets with numbers, recognising them, and their wording. */

import type { Order, Rule } from "$gen/server";
import { same, type Form, type Json } from "$lib/board/narrow";
import type { Message, Words } from "$lib/words/words";

/** A game's preset; `{"input": name}` in its order is a number that the player enters. */
export interface Preset {
  id: string;
  inputs: { name: string; min: number; max: number }[];
  order: Json;
}
export type Numbers = Record<string, number>;

/** An earlier prompt and its legal actions, used to build standing orders. */
export interface Decision {
  prompt: Message;
  actions: Form[];
}

const isObject = (value: Json | undefined): value is { [key: string]: Json } =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function inputOf(value: Json): string | null {
  if (!isObject(value) || Object.keys(value).length !== 1) return null;
  return typeof value.input === "string" ? value.input : null;
}

/** A preset filled with the player's numbers. */
export function filled(template: Json, numbers: Numbers): Json {
  const input = inputOf(template);
  if (input !== null) return numbers[input] ?? 0;
  if (Array.isArray(template)) return template.map((item) => filled(item, numbers));
  if (!isObject(template)) return template;
  return Object.fromEntries(
    Object.entries(template).map(([key, item]) => [key, filled(item, numbers)]),
  );
}

/** The numbers with which a preset becomes this order, or null. */
export function recognised(template: Json, order: Json): Numbers | null {
  const numbers: Numbers = {};
  const fits = (pattern: Json, value: Json | undefined): boolean => {
    const input = inputOf(pattern);
    if (input !== null) {
      if (typeof value !== "number") return false;
      numbers[input] = value;
      return true;
    }
    if (Array.isArray(pattern)) {
      return (
        Array.isArray(value) &&
        value.length === pattern.length &&
        pattern.every((item, i) => fits(item, value[i]))
      );
    }
    if (!isObject(pattern)) return same(pattern, value);
    return (
      isObject(value) &&
      Object.keys(value).every((key) => key in pattern) &&
      Object.entries(pattern).every(([key, item]) => fits(item, value[key]))
    );
  };
  return fits(template, order) ? numbers : null;
}

/** An order: at the next decision of this kind, play the first of these actions that is legal. */
export function firstOf(prompt: string, actions: readonly Form[]): Order {
  return { rules: actions.map((action) => ({ when: { id: prompt }, finish: [action] })) };
}

/** The actions of an order made by `firstOf`, and the prompt; null for other orders. */
export function actionsOf(order: Order): { prompt: string; actions: Form[] } | null {
  const plain = (rule: Rule) =>
    rule.finish.length === 1 && !rule.steps?.length && !rule.preview && !rule.least;
  const prompt = order.rules[0]?.when.id ?? "";
  if (order.while || (order.uses ?? 1) !== 1) return null;
  if (!order.rules.every((rule) => plain(rule) && rule.when.id === prompt)) return null;
  return { prompt, actions: order.rules.map((rule) => rule.finish[0] as Form) };
}

/** An order in words, one line for each action; empty if it cannot be worded. */
export function worded(
  order: Order,
  presets: readonly Preset[],
  words: Words,
  game: string,
  names: readonly string[],
): string[] {
  for (const preset of presets) {
    const numbers = recognised(preset.order, order as unknown as Json);
    if (numbers) return [words.text(`${game}-order-${preset.id}`, numbers)];
  }
  return actionsOf(order)?.actions.map((action) => words.action(game, action, names)) ?? [];
}
