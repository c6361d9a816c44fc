/** Times in the visitor's language. */

import { site } from "./site.svelte";

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];

/** "5 minutes ago". */
export function ago(at: number): string {
  const format = new Intl.RelativeTimeFormat(site.words.lang, { numeric: "auto" });
  const gone = Date.now() - at;
  for (const [unit, ms] of STEPS) {
    if (gone >= ms) return format.format(-Math.floor(gone / ms), unit);
  }
  return format.format(0, "second");
}

/** A day and a time. */
export function when(at: number): string {
  return new Intl.DateTimeFormat(site.words.lang, {
    dateStyle: "medium",
    timeStyle: "short",
  }).format(at);
}

/** 3:07, or 26 h. */
export function span(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  if (seconds >= 36_000) return `${Math.round(seconds / 3600)} h`;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

export function number(value: number, digits = 0): string {
  return value.toLocaleString(site.words.lang, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}

export function percent(value: number, digits = 0): string {
  return value.toLocaleString(site.words.lang, {
    style: "percent",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}

/** A change of a share in percentage points, with its sign. */
export function signedPercent(value: number, digits = 1): string {
  return value.toLocaleString(site.words.lang, {
    style: "percent",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: "exceptZero",
  });
}

export function signed(value: number, digits = 1): string {
  return value.toLocaleString(site.words.lang, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: "exceptZero",
  });
}
