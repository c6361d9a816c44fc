/** What the pieces, fields and numbers of the table say about themselves. */

import type {
  Amount,
  Cell,
  Circle,
  FountainCard,
  Line,
  Player,
  ScoringCard,
  Tile,
} from "$gen/carpe-diem";
import type { Json } from "$lib/board/narrow";
import type { About } from "$lib/ui/about";
import type { Words } from "$lib/words/words";
import { cardWorth } from "../moves/offers";

const GAME = "carpe-diem";

/** The rule of each kind and good. */
const RULES: Record<string, string> = {
  villa: "CAD-G4",
  pond: "CAD-G5",
  vineyard: "CAD-G5",
  chicken_yard: "CAD-G5",
  herb_garden: "CAD-G5",
  merchant: "CAD-G6",
  baker: "CAD-G6",
  administrator: "CAD-G6",
  craftsman: "CAD-G6",
  market: "CAD-G7",
  bakery: "CAD-G7",
  fountain: "CAD-G7",
  coin: "CAD-V3",
  bread: "CAD-T3",
  step: "CAD-G3",
  vp: "CAD-E3",
  chimney: "CAD-C9",
};

/** The descriptions of one table in one language. */
export class Teller {
  readonly #words: Words;
  readonly #names: readonly string[];

  constructor(words: Words, names: readonly string[] = []) {
    this.#words = words;
    this.#names = names;
  }

  #text(id: string, values: Record<string, string | number> = {}): string {
    return this.#words.text(`carpe-diem-about-${id}`, values);
  }

  #name(piece: Json): string {
    const text = this.#words.value(GAME, piece);
    return text.charAt(0).toUpperCase() + text.slice(1);
  }

  #who(seat: number): string {
    return this.#names[seat] ?? "";
  }

  /** A tile: what its areas do, and whether it fits. */
  tile(tile: Tile, fits?: number): About {
    const kinds = [...new Set(tile.areas.map((area) => area.of))];
    return {
      name: this.#name({ ...tile } as Json),
      piece: { ...tile } as Json,
      effect: kinds.map((of) => this.#text("kind", { of })),
      value:
        fits === undefined ? undefined : this.#words.text("web-carpe-diem-fits", { number: fits }),
      rule: RULES[kinds[0] ?? ""] ?? "CAD-C2",
      section: "building",
    };
  }

  /** A ware, coin or bread, points, chimneys, steps or fountain cards. */
  good(of: string, number: number | null): About {
    const piece = { is: "amount", of, number: number ?? 0 };
    return {
      name: number === null ? this.#words.text("web-carpe-diem-vp-hidden") : this.#name(piece),
      piece: { is: "kind", of },
      effect: this.#text("good", { of }),
      rule: RULES[of] ?? "CAD-G5",
      section: of === "bread" ? "moving" : of === "fountain" ? "returning" : "spending",
    };
  }

  fountainCard(card: FountainCard, player: Player): About {
    return {
      name: this.#name({ ...card }),
      piece: { ...card },
      effect: this.#text("fountain-card"),
      value: this.#words.text("web-carpe-diem-worth-now", { vp: cardWorth(card, player) }),
      rule: "CAD-G7",
      section: "returning",
    };
  }

  scoringCard(card: ScoringCard): About {
    return {
      name: this.#name(card as unknown as Json),
      piece: card as unknown as Json,
      effect: this.#text(card.colour === "red" ? "red-card" : "green-card"),
      rule: card.colour === "red" ? "CAD-V3" : "CAD-V6",
      section: "spending",
    };
  }

  circle(circle: Circle, vp: number | null): About {
    const [first = 0, second = 0] = circle.cards;
    return {
      name: this.#text("circle-name", { number: circle.number, first, second }),
      piece: circle.disc === null ? undefined : { is: "disc", seat: circle.disc },
      effect: this.#text("circle"),
      value:
        circle.disc !== null
          ? this.#words.text("web-carpe-diem-told-disc", { who: this.#who(circle.disc) })
          : vp === null
            ? undefined
            : this.#words.text("web-carpe-diem-told-worth", { vp }),
      rule: "CAD-V2",
      section: "circle",
    };
  }

  /** A half-round field of the ring. */
  half(field: number): About {
    return {
      name: this.#text("half-name", { field }),
      effect: this.#text("half"),
      rule: "CAD-T1",
      section: "moving",
    };
  }

  figure(seat: number): About {
    return {
      name: this.#text("figure-name", { who: this.#who(seat) }),
      piece: { is: "figure", seat },
      effect: this.#text("half"),
      rule: "CAD-T1",
      section: "moving",
    };
  }

  disc(seat: number, space: number, place: number): About {
    return {
      name: this.#text("track-disc", { who: this.#who(seat), space }),
      piece: { is: "disc", seat },
      effect: this.#text("track"),
      value: this.#words.text("web-carpe-diem-order", { place }),
      rule: "CAD-V1",
      section: "circle",
    };
  }

  seal(): About {
    return {
      name: this.#words.text("web-carpe-diem-seals"),
      effect: this.#text("seals"),
      rule: "CAD-G6",
      section: "fetching",
    };
  }

  storage(player: Player): About {
    return {
      name: this.#words.text("web-carpe-diem-storage"),
      effect: this.#text("storage"),
      value: this.#words.text("web-carpe-diem-stored", { number: player.stored.length }),
      rule: "CAD-T4",
      section: "building",
    };
  }

  task(task: Line): About {
    const line = this.#words.text(`web-carpe-diem-line-${task.column ? "column" : "row"}`, {
      number: task.row ?? task.column ?? 0,
    });
    const what = this.#words.value(GAME, { is: "kind", of: task.task.of });
    const vp = task.task.vp;
    return {
      name: this.#text("task-name", { line, what }),
      piece: { ...task.task },
      effect: this.#text("task"),
      value: this.#words.text(`web-carpe-diem-task-${task.status}`, { line, what, vp }),
      rule: "CAD-E1",
      section: "over",
    };
  }

  /** A field of a district without a tile. */
  field(cell: Cell, is: "banderole" | "shovel" | "dead" | "full" | "free"): About {
    return {
      name: this.#name({ is: "cell", row: cell.row, column: cell.column }),
      piece: is === "banderole" ? { is: "kind", of: "step" } : undefined,
      effect: this.#text(`field-${is}`),
      rule: {
        banderole: "CAD-G3",
        shovel: "CAD-G1",
        dead: "CAD-G2",
        full: "CAD-C3",
        free: "CAD-G1",
      }[is],
      section: "building",
    };
  }

  /** A villa, landscape or dwelling of a district, as far as it is built. */
  built(tile: Tile, player: Player, cell: Cell): About {
    const here = player.features.filter((one) =>
      one.cells.some((at) => at.row === cell.row && at.column === cell.column),
    );
    const state = here.map((one) => {
      const what = this.#words.value(GAME, { is: "finished", of: one.of, tiles: one.cells.length });
      const where = one.open_to.map((at) => this.#words.value(GAME, { ...at })).join("; ");
      return one.finished
        ? this.#words.text("web-carpe-diem-told-finished", { what })
        : this.#words.text("web-carpe-diem-told-open", { what, where });
    });
    return { ...this.tile(tile), value: state };
  }

  amount(amount: Amount): About {
    return this.good(amount.of, amount.number);
  }
}
