/** What the pieces, fields and numbers of the table say about themselves. */

import type { Draft, Palazzo, PalazzoView, Tile, Way } from "$gen/palazzo";
import type { Json } from "$lib/board/narrow";
import type { About } from "$lib/ui/about";
import type { Words } from "$lib/words/words";
import type { Money } from "../dock/cards";
import { change, signed } from "./counted";

const NUMERALS = ["I", "II", "III"];

/** Where a tile lies, and what counts for it there. */
export interface TileFacts {
  price?: number | undefined;
  gain?: number | null | undefined;
  state?: "paid" | "lot" | "build" | undefined;
}

/** The descriptions of one table in one language. */
export class Teller {
  readonly #words: Words;
  readonly #names: readonly string[];

  constructor(words: Words, names: readonly string[] = []) {
    this.#words = words;
    this.#names = names;
  }

  #text(id: string, values: Record<string, string | number> = {}): string {
    return this.#words.text(`palazzo-about-${id}`, values);
  }

  #name(piece: Json): string {
    const text = String(this.#words.value("palazzo", piece));
    return text.charAt(0).toUpperCase() + text.slice(1);
  }

  #web(id: string, values: Record<string, string | number> = {}): string {
    return this.#words.text(`web-palazzo-${id}`, values);
  }

  tile(tile: Tile, { price, gain, state }: TileFacts = {}): About {
    const value: string[] = [];
    if (price !== undefined) value.push(this.#text("tile-price", { price }));
    if (gain !== null && gain !== undefined) {
      value.push(this.#text("tile-gain", { points: change(gain) }));
    }
    if (state) value.push(this.#text(`tile-${state}`));
    return {
      name: this.#name({ ...tile }),
      piece: { ...tile },
      effect: this.#text("tile"),
      value,
      rule: "PAL-G1",
      section: "building",
    };
  }

  /** A floor that could be added. */
  proposed(tile: Tile, gain: number | null): About {
    return { ...this.tile(tile, { gain }), effect: this.#text("floor-proposed"), rule: "PAL-G2" };
  }

  warehouse(view: PalazzoView): About {
    return {
      name: this.#web("warehouse"),
      piece: { is: "warehouse" },
      effect: this.#text("warehouse"),
      value: this.#text("count", { count: view.warehouse.length }),
      rule: "PAL-B5",
      section: "market",
    };
  }

  price(price: number): About {
    return {
      name: this.#text("price-name"),
      effect: this.#text("price"),
      value: this.#text("price-now", { price, both: 2 * price }),
      rule: "PAL-B5",
      section: "market",
    };
  }

  quarry(view: PalazzoView, at: number): About {
    const count = view.quarries[at]?.length ?? 0;
    const shared = view.shared_out_from;
    const value = [this.#text("count", { count })];
    if (count >= shared) value.push(this.#web("shared-out", { count: shared }));
    else if (count === shared - 1) value.push(this.#web("one-more"));
    return {
      name: this.#web("quarry", { quarry: at + 1 }),
      piece: { is: "quarry" },
      effect: this.#text("quarry", { most: shared - 1, shared }),
      value,
      rule: count >= shared ? "PAL-B7" : "PAL-B8",
      section: count >= shared ? "sharing" : "market",
    };
  }

  /** The master builder; `next` is the quarry, from 1, to which an auction would move him. */
  builder(at: number, next: number): About {
    const value = [this.#text("builder-at", { quarry: at + 1 })];
    if (next > 0) value.push(this.#text("builder-goes", { quarry: next }));
    return {
      name: this.#name({ is: "builder" }),
      piece: { is: "builder" },
      effect: this.#text("builder"),
      value,
      rule: "PAL-B6",
      section: "market",
    };
  }

  stack(view: PalazzoView, at: number): About {
    const value = [this.#web("left", { left: view.stacks[at] ?? 0 })];
    if (view.next_stack === at + 1) value.push(this.#text("stack-next"));
    return {
      name: this.#text("stack-name", { stack: NUMERALS[at] ?? "" }),
      effect: this.#text("stack"),
      value,
      rule: "PAL-B1",
      section: "market",
    };
  }

  riders(riders: number): About {
    return {
      name: this.#text("riders-name"),
      piece: { is: "rider" },
      effect: this.#text("riders"),
      value: this.#text("riders-now", { riders }),
      rule: "PAL-B3",
      section: "over",
    };
  }

  deck(cards: number): About {
    return {
      name: this.#text("deck-name"),
      piece: { is: "hidden_card" },
      effect: this.#text("deck"),
      value: this.#text("cards", { cards }),
      rule: "PAL-T1",
      section: "taking-money",
    };
  }

  discards(cards: readonly Money[]): About {
    const last = cards.at(-1);
    return {
      name: this.#text("discards-name"),
      piece: last ? { ...last } : undefined,
      effect: this.#text("discards"),
      value: this.#text("cards", { cards: cards.length }),
      rule: "PAL-M4",
      section: "taking-money",
    };
  }

  /** A money card; `hand` is what the viewer holds. */
  card(card: Money, hand: readonly Money[] | null = null): About {
    const held = (hand ?? []).filter((one) =>
      one.is === "card" ? card.is === "card" && one.currency === card.currency : one.is === card.is,
    );
    const sum = held.reduce((total, one) => total + (one.is === "card" ? one.value : 2), 0);
    return {
      name: this.#name({ ...card }),
      piece: { ...card },
      effect: this.#text(card.is),
      value: held.length > 0 ? this.#text(`${card.is}-held`, { count: held.length, sum }) : [],
      rule: card.is === "card" ? "PAL-M1" : "PAL-M2",
      section: "paying",
    };
  }

  opening(): About {
    return {
      name: this.#name({ is: "opening" }),
      piece: { is: "opening" },
      effect: this.#text("opening"),
      rule: "PAL-B8",
      section: "bidding",
    };
  }

  hand(seat: number, cards: number): About {
    return {
      name: this.#text("hand-name", { who: this.#names[seat] ?? "" }),
      piece: { is: "hidden_card" },
      effect: this.#text("hand"),
      value: this.#text("cards", { cards }),
      rule: "PAL-H1",
      section: "chance",
    };
  }

  triple(): About {
    return {
      name: this.#text("triple-name"),
      effect: this.#text("triple"),
      value: "15",
      rule: "PAL-M2",
      section: "paying",
    };
  }

  /** The sum of a payment or bid. */
  sum(draft: Draft, bidding: boolean): About {
    return {
      name: this.#text("paid-name"),
      effect: this.#text(bidding ? "bid" : "paid"),
      value: this.#text("paid-now", { value: draft.value, goal: draft.goal }),
      rule: bidding ? "PAL-B9" : "PAL-M4",
      section: bidding ? "bidding" : "paying",
    };
  }

  missing(): About {
    return {
      name: this.#text("missing-name"),
      effect: this.#text("missing"),
      rule: "PAL-M1",
      section: "paying",
    };
  }

  /** A proposal for a payment or bid. */
  way(way: Way, goal: number, bidding: boolean): About {
    const more = way.total - goal;
    return {
      name: this.#web(bidding ? "bid-way" : "pay-way", { total: way.total }),
      effect: this.#text(bidding ? "way-bid" : "way"),
      value: more > 0 ? this.#text("way-more", { more }) : [],
      rule: bidding ? "PAL-B9" : "PAL-M1",
      section: bidding ? "bidding" : "paying",
    };
  }

  /** The points of a palazzo. */
  palazzo({ floors, points }: Palazzo): About {
    const windows = floors.reduce((sum, tile) => sum + tile.windows, 0);
    const pure = floors.length > 2 && new Set(floors.map((tile) => tile.material)).size === 1;
    const value = [
      this.#web("worth", { points: signed(points) }),
      this.#text("palazzo-now", { floors: floors.length, windows }),
    ];
    if (pure) value.push(this.#text("palazzo-pure"));
    return {
      name: this.#text("palazzo-name"),
      effect: this.#text("palazzo"),
      value,
      rule: "PAL-E1",
      section: "over",
    };
  }

  points(seat: number, points: number): About {
    return {
      name: this.#text("points-name", { who: this.#names[seat] ?? "" }),
      effect: this.#text("points"),
      value: this.#web("points", { points, told: signed(points) }),
      rule: "PAL-E3",
      section: "over",
    };
  }

  /** One of the things with a name, an effect and a fixed rule; a number is a change of points. */
  thing(what: keyof typeof THINGS, gain: number | null = null): About {
    const [rule, section] = THINGS[what];
    return {
      name: this.#text(`${what}-name`),
      effect: this.#text(what),
      value: gain === null ? [] : this.#text("tile-gain", { points: change(gain) }),
      rule,
      section,
    };
  }

  bid(seat: number, bid: number, state: "passed" | "leads" | "in"): About {
    return {
      name: this.#text("bid-name", { who: this.#names[seat] ?? "" }),
      effect: this.#text("bid-of"),
      value: this.#text("bid-now", { bid, state }),
      rule: "PAL-B9",
      section: "bidding",
    };
  }
}

const THINGS = {
  money: ["PAL-E3", "over"],
  gain: ["PAL-E1", "building"],
  lot: ["PAL-B11", "bidding"],
  new: ["PAL-G2", "building"],
  box: ["PAL-G3", "building"],
  scaffold: ["PAL-R1", "rebuilding"],
} as const;
