import { describe, expect, it } from "vitest";
import catalogue from "$engine/carrara/texts/words/en/carrara.ftl?raw";
import type { Blocks, Building, CarraraView, Draft, Location } from "$gen/carrara";
import type { Position } from "$lib/board/board";
import type { Form } from "$lib/board/narrow";
import { chosen, piled, steps } from "./dock/draft";
import type { Words } from "$lib/words/words";
import { flights, places } from "./moves";
import { loss } from "./told/loss";
import { arrange } from "./main/slots";
import { justScored, sumOf } from "./told/sums";
import { laid, statuesTurned, turned } from "./main/wheel";

const RULES = import.meta.glob("$engine/carrara/texts/rules/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});
const rules = (lang: string) =>
  String(Object.entries(RULES).find(([path]) => path.endsWith(`/${lang}.md`))?.[1]);
const NAMES = ["I", "II", "III", "IV", "V", "VI"];

function blocks(text: string): Blocks[] {
  return [...new Set(text)].map((colour) => ({
    is: "blocks",
    colour,
    count: [...text].filter((one) => one === colour).length,
  }));
}

/** Builds a wheel from the letters of its blocks and, in the advanced version, its items. */
function wheel(segments: string[], decorations?: string[], statues?: string[]): Location[] {
  return segments.map((text, i) => ({
    name: NAMES[i]!,
    prices: [],
    blocks: blocks(text),
    decoration: decorations ? { is: "decoration", kind: decorations[i]! } : null,
    statue: statues ? { is: "statue", colour: statues[i]! } : null,
  }));
}

describe("the wheel", () => {
  const before = wheel(["wr", "", "g", "", "bb", "p"]);

  it("has not turned when blocks were only bought", () => {
    expect(turned(before, wheel(["w", "", "g", "", "bb", "p"]))).toBe(0);
    expect(turned(before, before)).toBe(0);
  });

  it("has turned by one when everything lies one on and new blocks lie at I", () => {
    expect(turned(before, wheel(["pyy", "wr", "", "g", "", "bb"]))).toBe(1);
    expect(turned(before, wheel(["pyy", "w", "", "g", "", "bb"]))).toBe(1);
  });

  it("has turned by two when two players turned it between two views", () => {
    expect(turned(before, wheel(["bby", "pw", "wr", "", "g", ""]))).toBe(2);
  });

  it("is known by its decorations in the advanced version, the small wheel by its statues", () => {
    const signs = ["a", "b", "c", "d", "e", "f"];
    const on = ["f", "a", "b", "c", "d", "e"];
    const empty = Array.from({ length: 6 }, () => "");
    const start = wheel(empty, signs, signs);
    expect(turned(start, wheel(empty, on, on))).toBe(1);
    expect(statuesTurned(start, wheel(empty, on, on))).toBe(1);
    expect(turned(start, wheel(empty, signs, on))).toBe(0);
    expect(statuesTurned(start, wheel(empty, signs, on))).toBe(1);
    expect(statuesTurned(start, start)).toBe(0);
  });

  it("has room for eleven blocks in a segment, none on another", () => {
    const spots = laid(blocks("wwwyyrrggbp"), 2);
    expect(spots).toHaveLength(11);
    for (const [i, a] of spots.entries()) {
      for (const b of spots.slice(i + 1)) {
        expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(24);
      }
    }
  });
});

describe("the display", () => {
  const tile = (value: number): Building => ({ is: "building", type: "villa", value, copy: 1 });

  it("keeps every tile in its place and puts a new one where one was taken", () => {
    const first = arrange([], [tile(1), tile(2), tile(3)], 3);
    expect(arrange(first, [tile(1), tile(3), tile(5)], 3)).toEqual([tile(1), tile(5), tile(3)]);
    expect(arrange(first, [tile(3)], 3)).toEqual([null, null, tile(3)]);
  });
});

/** The rulebook's example: palazzi in Pisa, Lucca and Massa. */
function example(state: string): CarraraView {
  const reward = (coins: number, points: number) => ({ is: "reward" as const, coins, points });
  const column = (city: string, value: number, coins: number, points: number) => ({
    city,
    reward: reward(coins, points),
    improved: false,
    buildings: [
      {
        tile: { is: "building" as const, type: "palazzo", value, copy: 1 },
        value,
        decorated: false,
        statue: null,
      },
    ],
  });
  return {
    cities: [{ name: "massa" }, { name: "lucca" }, { name: "pisa" }],
    types: [{ name: "palazzo", landscape: "urban", decoration: "crown" }],
    landscapes: { urban: reward(1, 0) },
    money_fields: [],
    court: [
      { bonus: { is: "bonus", gives: "coins", amount: 5 }, stones: [0, 1], visited: false },
      { bonus: { is: "bonus", gives: "points", amount: 3 }, stones: [0], visited: true },
    ],
    players: [
      {
        columns: [column("massa", 4, 0, 1), column("lucca", 5, 0, 2), column("pisa", 1, 3, 0)],
        fields: [
          { name: "palazzo", state, coins: 3, points: 14 },
          { name: "urban", state: "open", coins: 10, points: 0 },
          { name: "lucca", state: "closed", coins: 0, points: 99 },
        ],
      },
    ],
  } as unknown as CarraraView;
}

describe("the sum of a scoring", () => {
  it("has a term for every building, each with the reward of its own city", () => {
    const sum = sumOf(example("open"), 0, "palazzo");
    expect(sum?.terms.map(({ city, coins, points }) => [city, coins, points])).toEqual([
      ["pisa", 3, 0],
      ["lucca", 0, 10],
      ["massa", 0, 4],
    ]);
    expect([sum?.coins, sum?.points]).toEqual([3, 14]);
  });

  it("takes the landscape's own reward where a landscape is scored", () => {
    expect(sumOf(example("open"), 0, "urban")?.coins).toBe(10);
  });

  it("is not shown when it disagrees with the view", () => {
    expect(sumOf(example("open"), 0, "lucca")).toBeNull();
  });

  it("is found in the moment in which a field becomes scored", () => {
    expect(justScored(example("open"), example("scored"))?.field).toBe("palazzo");
    expect(justScored(example("scored"), example("scored"))).toBeNull();
  });
});

describe("a cart or a payment", () => {
  const draft = (city: string | null, blocks: Blocks[]) =>
    ({ location: city ? null : "I", city, blocks, price: 0, due: 0 }) as unknown as Draft;
  const of = (colour: string, count: number): Blocks => ({ is: "blocks", colour, count });

  it("lists its blocks one by one, dearest first", () => {
    expect(chosen(draft(null, [of("purple", 2), of("white", 1)]))).toEqual([
      "white",
      "purple",
      "purple",
    ]);
  });

  it("shows blocks below the city's colour as pairs", () => {
    const paying = draft("lucca", [of("green", 4), of("red", 1)]);
    expect(steps(chosen(paying), paying, false)).toEqual([
      { colour: "red", pair: false },
      { colour: "green", pair: true },
      { colour: "green", pair: true },
    ]);
    const buying = draft(null, [of("green", 2)]);
    expect(steps(chosen(buying), buying, true).map((step) => step.pair)).toEqual([false, false]);
  });

  it("piles equal steps", () => {
    const paying = draft("lucca", [of("green", 4), of("red", 1)]);
    expect(piled(steps(chosen(paying), paying, false))).toEqual([
      { colour: "red", pair: false, count: 1 },
      { colour: "green", pair: true, count: 2 },
    ]);
  });
});

describe("log lines", () => {
  const item = { is: "decoration", kind: "flag" };
  const building = { is: "building", type: "castello", value: 2, copy: 1 };
  const city = { is: "city", name: "pisa" };
  const list = [{ is: "blocks", colour: "red", count: 2 }];
  const bonus = { is: "bonus", gives: "points", amount: 3 };
  const LINES: Form[] = [
    { do: "wheel", decoration: item },
    { do: "starter", seat: { is: "seat", seat: 1 } },
    { do: "draw", block: { is: "colour", colour: "red" } },
    { do: "lay", building },
    { do: "ending", seat: { is: "seat", seat: 1 }, points: 5 },
    { do: "pass", coins: 2 },
    { do: "keep" },
    { do: "turn" },
    { do: "turn_both" },
    { do: "turn_statues" },
    { do: "show", has: 0, coins: 2 },
    { do: "follow", bonus },
    { do: "forgo", bonus, boxed: "no" },
    { do: "score_open" },
    { do: "store", item },
    { do: "leave" },
    { do: "leave_gold" },
    { do: "done" },
    { do: "score", bonus },
    {
      do: "scored",
      field: { is: "field", name: "pisa" },
      reward: { is: "reward", coins: 3, points: 0 },
    },
    { do: "claimed", field: { is: "field", name: "money_low" }, minimum: 36, rate: 3 },
    { do: "bought", location: "III", blocks: list, paid: 4 },
    { do: "built", building, city, blocks: list, points: 0 },
    {
      do: "upgraded",
      building: { is: "monument", type: "castello" },
      city,
      blocks: list,
      points: 0,
      replaced: building,
    },
    {
      do: "improve",
      improvement: { is: "improvement", city: "pisa", copy: 1 },
      reward: { is: "reward", coins: 4, points: 0 },
    },
    { do: "take", item },
    { do: "unstored", item, building, city, paid: 0 },
    { do: "purchased", item, building, city, paid: 10 },
    { do: "discard", item, for: { is: "statue", colour: "gold" } },
    { do: "set", item, building, city },
  ];
  const SILENT = ["wheel", "starter", "ending", "keep", "turn", "turn_both", "turn_statues"].concat(
    "leave",
    "done",
  );
  const position = { view: example("open") } as unknown as Position<CarraraView>;

  it("are all known: every verb that the catalogue words", () => {
    const worded = [...catalogue.matchAll(/^carrara-log-([a-z-]+)/gm)]
      .map((found) => found[1]!.replaceAll("-", "_"))
      .filter((verb) => !/_(many|item)$/.test(verb));
    expect(LINES.map((line) => line.do).sort()).toEqual(worded.sort());
  });

  it.each(LINES)("$do says where it happened, and what moved", (entry) => {
    const actor = ["wheel", "starter", "draw", "lay", "ending"].includes(entry.do) ? -1 : 1;
    expect(places({ actor, entry }).length).toBeGreaterThan(0);
    const moved = flights({ actor, entry }, position);
    expect(moved.length > 0).toBe(!SILENT.includes(entry.do));
    for (const flight of moved) expect(flight.piece).not.toBeNull();
  });

  it("take a stone from the field of the Court that is visited", () => {
    const moved = flights({ actor: 0, entry: { do: "forgo", bonus } }, position);
    expect(moved).toEqual([{ piece: { is: "stone", seat: 0 }, from: "court-1", to: "court-open" }]);
  });

  it("put stones on the main board for cities and money, else on the player's own board", () => {
    const to = (name: string) =>
      places({ actor: 2, entry: { do: "scored", field: { is: "field", name } } })[0];
    expect(to("pisa")).toBe("field-pisa");
    expect(to("money_high")).toBe("field-money_high");
    expect(to("villa")).toBe("seat-2-field-villa");
  });
});

describe("the rules", () => {
  const PROMPTS = [...catalogue.matchAll(/^carrara-prompt-([a-z-]+)/gm)].map((found) => found[1]!);

  it.each(["en", "de", "nl"])("in %s open at every prompt, once each", (lang) => {
    const text = rules(lang);
    const named = [...text.matchAll(/<!-- prompts: (.*?) -->/g)].flatMap((found) =>
      found[1]!.split(" "),
    );
    expect(named.sort()).toEqual([...PROMPTS].sort());
  });

  it("have the same sections and tables in all languages", () => {
    const shape = (lang: string) =>
      rules(lang)
        .split("\n")
        .filter((line) => /^(## |<!--|\||- )/.test(line))
        .map((line) =>
          line.startsWith("<!--") ? line : line.slice(0, 2) + line.split("|").length,
        );
    expect(shape("de")).toEqual(shape("en"));
    expect(shape("nl")).toEqual(shape("en"));
  });
});

describe("what an action gives away", () => {
  const offer = (form: Form) => ({ action: form });
  const words = { text: (id: string) => id, value: () => "the crown" } as unknown as Words;
  const among = (...forms: Form[]) =>
    ({ legal: forms.map(offer) }) as unknown as Position<CarraraView>;

  it("is told for a bonus, a statue or an item that is lost", () => {
    const follow = among({ do: "follow" }, { do: "forgo" });
    expect(loss(offer({ do: "forgo" }), follow, words)).toBe("web-carrara-forgo-warning");
    expect(loss(offer({ do: "leave_gold" }), among(), words)).toBe("web-carrara-loss-gold");
    expect(loss(offer({ do: "discard", item: null }), among(), words)).toBe(
      "web-carrara-loss-discard",
    );
  });

  it("is nothing where there is no choice, and for ordinary actions", () => {
    expect(loss(offer({ do: "forgo" }), among({ do: "forgo" }), words)).toBeNull();
    expect(loss(offer({ do: "pass" }), among(), words)).toBeNull();
  });
});
