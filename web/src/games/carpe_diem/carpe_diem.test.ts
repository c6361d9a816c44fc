import { describe, expect, it } from "vitest";
import type { Tile } from "$gen/carpe-diem";
import source from "$engine/carpe_diem/texts/words/en/carpe-diem.ftl?raw";
import type { Line } from "$lib/board/board";
import type { Form, Json } from "$lib/board/narrow";
import { KINDS, kindOf } from "./art/kinds";
import { LETTERS } from "./art/letters";
import { flights, places } from "./moves/log";
import { plan } from "./ring/ring";
import { areasOf, turned } from "./art/shapes";

function tile(sides: string): Tile {
  return { is: "tile", sides, areas: [], shape: "", chimneys: 0 };
}

describe("tiles", () => {
  it("turn clockwise", () => {
    expect(turned("PH..", 1)).toBe(".PH.");
    expect(turned("V.P.", 3)).toBe(".P.V");
  });

  it("have a wall from opening to opening of each area, whatever the turn", () => {
    // The walls of an area end at its openings: two ends at each opening.
    for (const sides of ["P...", "PH..", "V.P.", "KK..", "W.W.", "VVV."]) {
      for (let turn = 0; turn < 4; turn++) {
        const now = turned(sides, turn);
        for (const area of areasOf(tile(sides), turn)) {
          const openings = [...now].filter((letter) => kindOf(letter) === area.kind).length;
          expect(area.walls.split("M").length - 1, `${now} ${area.kind}`).toBe(openings);
        }
      }
    }
  });

  it("show the sign of an end beside its opening", () => {
    const [area] = areasOf(tile("P..."), 1);
    expect(area).toMatchObject({ kind: "pond", x: 83, y: 50 });
  });

  it("have a code each that nothing else has", () => {
    const codes = Object.values(KINDS).map((look) => look.code);
    expect(new Set(codes).size).toBe(codes.length);
  });

  it.each(Object.entries(LETTERS))("have different letters in %s", (_, letters) => {
    expect(Object.keys(letters).sort()).toEqual(Object.keys(KINDS).sort());
    expect(new Set(Object.values(letters)).size).toBe(Object.keys(KINDS).length);
  });
});

describe("the ring", () => {
  it.each([358, 374, 480, 600])("fits into %i pixels with displays apart", (width) => {
    const at = plan(width);
    at.corners.forEach((a, i) => {
      expect(a.x).toBeGreaterThanOrEqual(0);
      expect(a.x + at.display).toBeLessThanOrEqual(width);
      at.corners.slice(i + 1).forEach((b) => {
        const apart =
          Math.abs(a.x - b.x) >= at.display + 2 || Math.abs(a.y - b.y) >= at.display + 2;
        expect(apart).toBe(true);
      });
    });
  });
});

describe("the log", () => {
  const verbs = [...source.matchAll(/^carpe-diem-log-(\S+) =/gm)]
    .map((found) => (found[1] ?? "").replaceAll("-", "_"))
    .filter((verb) => !/_(many|item)$/.test(verb));
  const amount: Json = { is: "amount", of: "coin", number: 1 };
  const entry = (verb: string): Form => ({
    do: verb,
    field: 2,
    row: 3,
    column: 4,
    turn: 1,
    circle: 5,
    slot: 6,
    lost: 4,
    tile: { is: "tile", sides: "P...", areas: [], shape: "end", chimneys: 0 },
    card: { is: "scoring-card" },
    fountain_card: { is: "fountain-card", of: "villa" },
    to: { is: "seat", seat: 1 },
    seat: { is: "seat", seat: 1 },
    gains: [amount],
    gives: null,
  });
  const line = (verb: string): Line => ({ actor: 1, entry: entry(verb) });
  const position = { view: undefined as never, prompt: { id: "" }, legal: [], scores: [] };

  it("knows verbs", () => expect(verbs).toContain("build_fetched"));
  it.each(verbs)("says where %s is", (verb) => {
    expect(places(line(verb)).length).toBeGreaterThan(0);
    expect(places(line(verb)).join()).not.toContain("undefined");
  });
  it.each(verbs.filter((verb) => !["starter", "tableau", "frame"].includes(verb)))(
    "shows %s",
    (verb) => expect(flights(line(verb), position).length).toBeGreaterThan(0),
  );
});
