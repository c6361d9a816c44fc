/**
 * The terms of a scoring field's amount, for display as a sum. The view contains the amounts; the
 * terms only attribute them to buildings. A sum that disagrees with the view is not shown.
 */

import type { Built, CarraraView } from "$gen/carrara";

export interface Term {
  city: string;
  built: Built;
  /** Its position in the column, from the ground. */
  floor: number;
  coins: number;
  points: number;
}

export interface Sum {
  seat: number;
  field: string;
  terms: Term[];
  coins: number;
  points: number;
}

function counts(view: CarraraView, field: string, city: string, built: Built): boolean {
  if (view.cities.some((one) => one.name === field)) return city === field;
  if (view.types.some((one) => one.name === field)) return built.tile.type === field;
  if (field in view.landscapes) {
    return view.types.find((one) => one.name === built.tile.type)?.landscape === field;
  }
  return built.statue !== null && field.split("_").includes(city);
}

/** The terms of a field's amount, or null if there are none. */
export function sumOf(view: CarraraView, seat: number, field: string): Sum | null {
  const player = view.players[seat];
  const amount = player?.fields.find((one) => one.name === field);
  if (!player || !amount || view.money_fields.some((one) => one.name === field)) return null;
  const terms: Term[] = [];
  for (const column of [...player.columns].reverse()) {
    const each = view.landscapes[field] ?? column.reward;
    for (const [floor, built] of column.buildings.entries()) {
      if (!counts(view, field, column.city, built)) continue;
      const [coins, points] = [built.value * each.coins, built.value * each.points];
      terms.push({ city: column.city, built, floor, coins, points });
    }
  }
  const coins = terms.reduce((sum, term) => sum + term.coins, 0);
  const points = terms.reduce((sum, term) => sum + term.points, 0);
  if (terms.length === 0 || coins !== amount.coins || points !== amount.points) return null;
  return { seat, field, terms, coins, points };
}

/** The field that was scored between two views, or null. */
export function justScored(before: CarraraView, after: CarraraView): Sum | null {
  for (const [seat, player] of after.players.entries()) {
    for (const field of player.fields) {
      const was = before.players[seat]?.fields.find((one) => one.name === field.name);
      if (field.state === "scored" && was && was.state !== "scored") {
        return sumOf(after, seat, field.name);
      }
    }
  }
  return null;
}
