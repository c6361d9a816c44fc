/** Time controls of a new table; the server checks them again. */

import type { Clock } from "$gen/server";

/** The values of an own time control. */
export interface OwnClock {
  /** Of the bank. */
  minutes: number;
  /** Seconds more for each decision. */
  increment: number;
  /** Time for each decision. */
  amount: number;
  unit: Unit;
}
export const UNITS = { minute: 60, hour: 3600, day: 86_400 } as const;
export type Unit = keyof typeof UNITS;
export type ClockKind = "none" | "quick" | "calm" | "daily" | "bank" | "move";

/** The bounds of each value. */
export const BOUNDS = {
  minutes: [1, 1440],
  increment: [0, 600],
  minute: [1, 600],
  hour: [1, 240],
  day: [1, 60],
} as const;

function within(value: number, [least, most]: readonly [number, number]): number {
  return Number.isFinite(value) ? Math.min(most, Math.max(least, Math.round(value))) : least;
}

/** The clock of a table in seconds. */
export function timesOf(kind: ClockKind, own: OwnClock): Required<Clock> {
  const none = { per_move: 0, bank: 0, increment: 0 };
  switch (kind) {
    case "none":
      return none;
    case "quick":
      return { ...none, bank: 600, increment: 10 };
    case "calm":
      return { ...none, bank: 1800, increment: 30 };
    case "daily":
      return { ...none, per_move: 86_400 };
    case "bank":
      return {
        ...none,
        bank: within(own.minutes, BOUNDS.minutes) * 60,
        increment: within(own.increment, BOUNDS.increment),
      };
    case "move":
      return { ...none, per_move: within(own.amount, BOUNDS[own.unit]) * UNITS[own.unit] };
  }
}

/** A game with an hour or more for a decision is played turn by turn, over days. */
export function modeOf(clock: Required<Clock>): "live" | "turn_based" {
  return clock.per_move >= UNITS.hour ? "turn_based" : "live";
}
