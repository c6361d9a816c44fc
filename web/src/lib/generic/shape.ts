/** Decides how a JSON value of a view is drawn, without knowledge of any game. */

import type { Form, Json } from "$lib/words/json";

export type Fields = { [key: string]: Json };
/** A tagged object, which has a message in the game's catalogue. */
export type Tagged = Fields & { is: string };
type Scalar = number | string | boolean;

export type Shape =
  | { as: "nothing" }
  | { as: "flag"; on: boolean }
  | { as: "number"; value: number }
  | { as: "text"; value: string }
  | { as: "seat"; seat: number }
  | { as: "piece"; piece: Tagged; badges: Fields }
  | { as: "pieces"; pieces: Counted[] }
  | { as: "scalars"; values: (Scalar | null)[] }
  | { as: "counts"; counts: [string, number][] }
  | { as: "actions"; forms: Form[] }
  | { as: "lists"; lists: Json[][] }
  | { as: "grid"; hex: boolean; cells: Cell[] }
  | { as: "table"; columns: string[]; rows: Fields[] }
  | { as: "items"; items: Fields[] }
  | { as: "record"; fields: Fields };

/** A number of equal adjacent pieces; null is an empty place. */
export interface Counted {
  piece: Tagged | null;
  count: number;
}

/** A cell of a grid: its position and its other fields. */
export interface Cell {
  x: number;
  y: number;
  fields: Fields;
}

const MOST_COLUMNS = 5;

export function isFields(value: Json | undefined): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function isTagged(value: Json | undefined): value is Tagged {
  return isFields(value) && typeof value.is === "string";
}

function isForm(value: Json): value is Form {
  return isFields(value) && typeof value.do === "string";
}

function isScalar(value: Json | undefined): value is Scalar | null {
  return value === null || typeof value !== "object";
}

/** Whether a field holds a seat number, by its name: `holder`, `claimed_by`, `high_bidder`. */
export function namesSeat(key: string): boolean {
  return /(^|_)(seat|turn|start|starter|holder|owner|winner|by|bidder|player)$/.test(key);
}

/** How a field of a view is drawn. */
export function shapeOf(key: string, value: Json | undefined, seats: number): Shape {
  if (value === null || value === undefined || value === "") return { as: "nothing" };
  if (typeof value === "boolean") return { as: "flag", on: value };
  if (typeof value === "string") return { as: "text", value };
  if (typeof value === "number") {
    if (!namesSeat(key)) return { as: "number", value };
    return value >= 0 && value < seats ? { as: "seat", seat: value } : { as: "nothing" };
  }
  return Array.isArray(value) ? shapeOfList(value) : shapeOfObject(value, seats);
}

function shapeOfObject(value: Fields, seats: number): Shape {
  if (isTagged(value)) {
    if (value.is !== "seat") return { as: "piece", piece: value, badges: {} };
    const seat = Number(value.seat);
    return seat >= 0 && seat < seats ? { as: "seat", seat } : { as: "nothing" };
  }
  if (isForm(value)) return { as: "actions", forms: [value] };
  const entries = Object.entries(value);
  if (entries.length === 0) return { as: "nothing" };
  if (entries.every(([, one]) => typeof one === "number")) {
    return { as: "counts", counts: entries as [string, number][] };
  }
  return { as: "record", fields: value };
}

function shapeOfList(list: Json[]): Shape {
  const there = list.filter((one) => one !== null);
  if (there.length === 0) return { as: "nothing" };
  if (list.every(isScalar)) return { as: "scalars", values: list };
  if (there.every((one) => isForm(one))) return { as: "actions", forms: there as Form[] };
  const spots = there.filter(isFields).map(({ is: _tag, ...fields }) => fields);
  if (spots.length === list.length && spots.every((one) => Object.keys(one).length === 2)) {
    const grid = gridOf(spots);
    if (grid) return grid;
  }
  if (there.every((one) => isTagged(one)))
    return { as: "pieces", pieces: counted(list as Tagged[]) };
  if (there.every((one) => Array.isArray(one))) return { as: "lists", lists: there as Json[][] };
  const items = there.filter(isFields);
  const cells = gridOf(items);
  if (cells) return cells;
  const columns = [...new Set(items.flatMap((one) => Object.keys(one)))];
  const flat = items.every((one) => Object.values(one).every(isScalar));
  const counts = columns.length === 2 && flat ? items.map(countOf) : [null];
  if (!counts.includes(null)) return { as: "counts", counts: counts as [string, number][] };
  if (flat && columns.length <= MOST_COLUMNS) return { as: "table", columns, rows: items };
  return { as: "items", items };
}

/** A word with a number, such as `{colour, coins}`. */
function countOf(fields: Fields): [string, number] | null {
  const [first, second] = Object.values(fields);
  return typeof first === "string" && typeof second === "number" ? [first, second] : null;
}

/** The number of scalars in a value that are not null or false. */
export function weight(value: Json): number {
  if (value === null || value === false) return 0;
  if (typeof value !== "object") return 1;
  return Object.values(value).reduce((sum: number, one) => sum + weight(one), 0);
}

/** A grid of items with `row` and `column`, or with axial hexagon coordinates `q` and `r`. */
function gridOf(items: Fields[]): Shape | null {
  for (const [x, y, hex] of [
    ["column", "row", false],
    ["q", "r", true],
  ] as const) {
    if (!items.every((one) => typeof one[x] === "number" && typeof one[y] === "number")) continue;
    const cells = items.map((one) => {
      const { [x]: across, [y]: down, ...fields } = one;
      return { x: Number(across), y: Number(down), fields };
    });
    return { as: "grid", hex, cells };
  }
  return null;
}

/** Groups equal adjacent pieces. */
export function counted(list: (Tagged | null)[]): Counted[] {
  const found: Counted[] = [];
  for (const piece of list) {
    const last = found.at(-1);
    if (last && piece && last.piece && text(last.piece) === text(piece)) last.count++;
    else found.push({ piece, count: 1 });
  }
  return found;
}

/** A canonical text of a value: independent of the order of fields. */
export function text(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(text).join()}]`;
  if (!isFields(value)) return JSON.stringify(value);
  const keys = Object.keys(value).sort();
  return `{${keys.map((key) => `${key}:${text(value[key]!)}`).join()}}`;
}

/**
 * An object that is a piece with some facts about it, such as `{item, count}` or `{number, card}`,
 * is drawn as that piece with badges; a further piece is one of the facts.
 */
export function pieceWithFacts(fields: Fields): { piece: Tagged; badges: Fields } | null {
  let piece: Tagged | null = null;
  const badges: Fields = {};
  for (const [key, value] of Object.entries(fields)) {
    if (isTagged(value) && value.is !== "seat" && !piece) piece = value;
    else if (isScalar(value) || isTagged(value)) badges[key] = value;
    else return null;
  }
  return piece ? { piece, badges } : null;
}

/** The field that identifies an item: `name`, `number` or `id`. */
function identityKey(fields: Fields): string | null {
  return ["name", "number", "id"].find((key) => isName(fields[key])) ?? null;
}

function isName(value: Json | undefined): value is string | number {
  return typeof value === "string" || typeof value === "number";
}

export function identity(fields: Fields): string | number | null {
  const key = identityKey(fields);
  return key ? (fields[key] as string | number) : null;
}

/** The title of an item, its identity or its first string, and the other fields. */
export function headed(fields: Fields): { title: [string, Json] | null; rest: Fields } {
  const word = Object.keys(fields).find((one) => typeof fields[one] === "string");
  const key = identityKey(fields) ?? word;
  if (!key) return { title: null, rest: fields };
  const { [key]: title, ...rest } = fields;
  return { title: [key, title!], rest };
}

/** Fields that the prompt and the turn markers already show. */
const IMPLIED = new Set(["phase", "stage", "turn", "to_move", "version"]);

export function isImplied(key: string): boolean {
  return IMPLIED.has(key);
}

export interface Sections {
  /** One for each seat; empty if the view has no list of seats. */
  seats: Fields[];
  /** The viewer's unfinished decision. */
  draft: Fields | null;
  /** Single facts about the whole table. */
  facts: [string, Json][];
  /** Everything else. */
  panels: [string, Json][];
  /** The seat that has to decide, or null. */
  mover: number | null;
}

/** Splits a view into the sections of the board. */
export function sections(view: Fields, seats: number): Sections {
  const key = ["players", "seats"].find((name) => {
    const list = view[name];
    return Array.isArray(list) && list.length === seats && list.every((one) => isFields(one));
  });
  const found: Sections = {
    seats: key ? (view[key] as Fields[]) : [],
    draft: isFields(view.draft) ? view.draft : null,
    facts: [],
    panels: [],
    mover: null,
  };
  const mover = view.to_move ?? view.turn;
  if (typeof mover === "number" && mover >= 0 && mover < seats) found.mover = mover;
  for (const [name, value] of Object.entries(view)) {
    if (name === key || name === "draft" || IMPLIED.has(name)) continue;
    const { as } = shapeOf(name, value, seats);
    if (as === "flag" || as === "number" || as === "text" || as === "seat") {
      found.facts.push([name, value]);
    } else if (as !== "nothing") found.panels.push([name, value]);
  }
  return found;
}
