import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { TableMessage } from "$gen/server";
import type { GameUi } from "$lib/board/board";
import type { News } from "$lib/net/connection.svelte";

vi.mock("$lib/site/sound", () => ({ sound: () => undefined }));
vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: false }));
vi.stubGlobal("document", { hidden: false });
const { Presenter } = await import("./presenter.svelte");
const { settings } = await import("$lib/site/settings.svelte");

/** A board on which every line is one animation. */
const UI = {
  flights: () => [{ piece: null, from: null, to: "somewhere" }],
  places: () => [],
} as unknown as GameUi;

let told: number;

beforeEach(() => {
  vi.useFakeTimers();
  told = 0;
});
afterEach(() => {
  vi.useRealTimers();
});

/** A message with `count` new lines. */
function move(count = 1): News {
  const lines = Array.from({ length: count }, (_, i) => ({ actor: 1, entry: { line: told + i } }));
  const message = { seq: told, game: {}, log: { start: told, lines } } as unknown as TableMessage;
  told += count;
  return { message, lines, first: false } as unknown as News;
}

function presenter() {
  const it = new Presenter();
  it.ui = UI;
  return it;
}

it("shows a single move in the time of a flight", async () => {
  const shows = presenter();
  shows.feed(move());
  await vi.advanceTimersByTimeAsync(settings.flight / 2);
  expect(shows.busy).toBe(true);
  expect(shows.line).not.toBeNull();
  await vi.advanceTimersByTimeAsync(settings.flight);
  expect(shows.busy).toBe(false);
});

it.each([
  ["many messages", () => Array.from({ length: 80 }, () => move())],
  ["one message of many lines", () => [move(80)]],
])("catches up within 2.5 seconds: %s", async (_, happened) => {
  const shows = presenter();
  const news = happened();
  for (const one of news) shows.feed(one);
  await vi.advanceTimersByTimeAsync(1_500);
  expect(shows.busy).toBe(true);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(shows.busy).toBe(false);
  expect(shows.shown).toBe(news.at(-1)?.message);
});

it("shows a turn of two bots in less than four seconds", async () => {
  const shows = presenter();
  // Each takes three steps of two lines, with half a second of pause and thinking before each.
  for (let step = 0; step < 6; step++) {
    await vi.advanceTimersByTimeAsync(500);
    shows.feed(move(2));
  }
  await vi.advanceTimersByTimeAsync(400);
  expect(shows.busy).toBe(true);
  await vi.advanceTimersByTimeAsync(590);
  expect(shows.busy).toBe(false);
});

it.each([1, 2, 4])(
  "shows a turn of bots that use all of their time in less than four seconds: %d lines a step",
  async (lines) => {
    const shows = presenter();
    shows.acted();
    shows.feed(move());
    // Each step takes the longest search: 0.3 of what is left of 2 seconds (tempo.py).
    let left = 2_000;
    let now = 0;
    while (left > 30) {
      const step = Math.max(20, left * 0.3);
      await vi.advanceTimersByTimeAsync(step);
      now += step;
      left -= step;
      shows.feed(move(lines));
    }
    await vi.advanceTimersByTimeAsync(3_000 - now);
    expect(shows.busy).toBe(false);
  },
);

it.each([2_500, 3_000, 3_300])(
  "hurries when the last message comes %d ms after the player's action",
  async (late) => {
    const shows = presenter();
    shows.acted();
    await vi.advanceTimersByTimeAsync(late);
    shows.feed(move(3));
    await vi.advanceTimersByTimeAsync(3_600 - late);
    expect(shows.busy).toBe(false);
  },
);

it("takes its time when the player waits for other people", async () => {
  const shows = presenter();
  shows.acted();
  await vi.advanceTimersByTimeAsync(60_000);
  shows.feed(move(1));
  await vi.advanceTimersByTimeAsync(settings.flight * 1.1);
  expect(shows.busy).toBe(true);
});

it("keeps up with bots that play on and on", async () => {
  const shows = presenter();
  for (let step = 0; step < 40; step++) {
    shows.feed(move(2));
    await vi.advanceTimersByTimeAsync(500);
  }
  await vi.advanceTimersByTimeAsync(500);
  expect(shows.busy).toBe(false);
});

it("shows at once what is asked for at once", async () => {
  const shows = presenter();
  for (let i = 0; i < 5; i++) shows.feed(move());
  await vi.advanceTimersByTimeAsync(settings.flight / 2);
  shows.flush();
  await vi.advanceTimersByTimeAsync(0);
  expect(shows.busy).toBe(false);
});

it("tells a line of the log when the board shows it", async () => {
  const shows = presenter();
  shows.feed(move(3));
  await vi.advanceTimersByTimeAsync(settings.flight / 2);
  expect(shows.told).toBe(1);
  await vi.advanceTimersByTimeAsync(settings.flight * 1.2);
  expect(shows.told).toBe(2);
  await vi.advanceTimersByTimeAsync(settings.flight * 3);
  expect(shows.told).toBe(3);
});

it("tells everything when the animations are skipped", async () => {
  const shows = presenter();
  shows.feed(move(3));
  shows.feed(move(2));
  await vi.advanceTimersByTimeAsync(settings.flight / 2);
  expect(shows.told).toBe(1);
  shows.flush();
  expect(shows.told).toBe(5);
  await vi.advanceTimersByTimeAsync(0);
  expect(shows.told).toBe(5);
});
