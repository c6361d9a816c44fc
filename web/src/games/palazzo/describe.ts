/** Palazzo's table in words. */

import type { PalazzoView, Player, Tile } from "$gen/palazzo";
import { counted, others, verbs, type Area, type Told } from "$lib/board/areas";
import { same, type Json } from "$lib/board/narrow";
import { fans, opens, withoutOpening, type Money } from "./dock/cards";
import { signed } from "./pieces/counted";

/** All areas: warehouse, quarries, auction or stacks and money, own area and hand, the others. */
export default function describe(told: Told<PalazzoView>): Area[] {
  const { view, seat } = told;
  const teller = new Teller(told);
  const mine = seat >= 0 ? [teller.own(), teller.hand()] : [];
  const middle = view.phase === "bidding" ? [teller.auction()] : [teller.stacks(), teller.money()];
  return [
    teller.warehouse(),
    ...view.quarries.map((_, at) => teller.quarry(at)),
    ...middle,
    ...mine,
    ...others(view.players.length, seat).map((one) => teller.rival(one)),
  ];
}

class Teller {
  readonly #told: Told<PalazzoView>;

  constructor(told: Told<PalazzoView>) {
    this.#told = told;
  }

  #web(id: string, values: Record<string, string | number> = {}): string {
    return this.#told.words.text(`web-palazzo-${id}`, values);
  }

  #say(id: string, values: Record<string, string | number> = {}): string {
    return this.#told.words.text(`palazzo-describe-${id}`, values);
  }

  /** Pieces in words, equal ones counted. */
  #list(pieces: readonly unknown[]): string {
    const { words } = this.#told;
    return counted(
      words,
      pieces.map((piece) => words.value("palazzo", piece as Json)),
    );
  }

  #tiles(tiles: readonly Tile[]): string {
    return tiles.length > 0 ? this.#list(tiles) : this.#web("empty");
  }

  warehouse(): Area {
    const { warehouse, price } = this.#told.view;
    return {
      title: this.#web("warehouse"),
      lines: [this.#tiles(warehouse), this.#say("price", { price })],
      can: verbs("buy", "buy_two"),
    };
  }

  quarry(at: number): Area {
    const { view } = this.#told;
    const tiles = view.quarries[at] ?? [];
    const count = view.shared_out_from;
    const lines = [this.#tiles(tiles)];
    if (view.builder === at) lines.push(this.#say("builder"));
    if (tiles.length >= count) lines.push(this.#web("shared-out", { count }));
    else if (tiles.length === count - 1) lines.push(this.#web("one-more"));
    return {
      title: this.#web("quarry", { quarry: at + 1 }),
      lines,
      can: (form) =>
        form.do === "take_tile" && tiles.some((tile) => same(tile as never, form.tile as never)),
    };
  }

  auction(): Area {
    const { view, names } = this.#told;
    const order = view.players.map((_, i) => (view.turn + i) % view.players.length);
    const lot = this.#tiles(view.quarries[view.builder] ?? []);
    return {
      title: this.#web("auction"),
      lines: [
        this.#say("lot", { tiles: lot }),
        ...order.map((one) => this.#bid(view.players[one]!, names[one] ?? "", one)),
      ],
      can: verbs("pass"),
    };
  }

  #bid(player: Player, who: string, at: number): string {
    if (player.passed) return this.#say("passed", { who });
    const laid = withoutOpening(player.laid);
    const opening = opens(player.laid) ? [this.#web("opening")] : [];
    const cards = [...opening, ...(laid.length > 0 ? [this.#list(laid)] : [])].join(", ");
    const said = cards
      ? this.#say("bid", { who, total: player.bid, cards })
      : this.#say("no-bid", { who });
    return this.#told.view.high_bidder === at ? `${said} ${this.#say("leads")}` : said;
  }

  stacks(): Area {
    const { stacks, riders } = this.#told.view;
    return {
      title: this.#web("stacks"),
      lines: [
        ...stacks.map((left, i) =>
          this.#say("stack", { number: i + 1, left: this.#web("left", { left }) }),
        ),
        this.#web("riders", { riders }),
      ],
      can: verbs("reveal"),
    };
  }

  money(): Area {
    const { deck, display, discards } = this.#told.view;
    const open = display.length > 0 ? this.#list(display) : this.#web("empty");
    return {
      title: this.#web("money"),
      lines: [
        `${this.#web("display")}: ${open}`,
        this.#web("deck", { cards: deck }),
        this.#web("discards", { cards: discards.length }),
      ],
      can: verbs("take_money", "take_card", "take_two"),
    };
  }

  own(): Area {
    const { view, seat } = this.#told;
    return {
      title: this.#web("own"),
      lines: this.#area(seat),
      can: verbs(
        ...["build_new", "build_on", "discard_tile", "rebuild", "take_out", "put_in", "scrap"],
        ...(view.phase === "rebuilding" ? ["confirm"] : []),
      ),
    };
  }

  rival(seat: number): Area {
    const { view, names } = this.#told;
    const player = view.players[seat]!;
    const cards = this.#web("hand", { cards: player.hand_size });
    const shown = player.hand ? `${cards}: ${this.#list(player.hand)}` : cards;
    return { title: names[seat] ?? "", lines: [...this.#area(seat), shown] };
  }

  /** Points, palazzi, and tiles that are to be built. */
  #area(seat: number): string[] {
    const { view } = this.#told;
    const player = view.players[seat]!;
    const building = view.to_move === seat ? view.acquired : [];
    const lines = [this.#web("points", { points: player.points, told: signed(player.points) })];
    player.palazzi.forEach((one, i) => {
      const floors = this.#list(one.floors);
      lines.push(this.#say("palazzo", { number: i + 1, floors, points: signed(one.points) }));
    });
    if (player.palazzi.length === 0) lines.push(this.#say("no-palazzo"));
    if (building.length > 0) lines.push(`${this.#web("to-build")}: ${this.#tiles(building)}`);
    if (player.money !== null) lines.push(this.#web("money-left", { money: player.money }));
    return lines;
  }

  hand(): Area {
    const { view, seat } = this.#told;
    const { hand, hand_size } = view.players[seat]!;
    const { draft } = view;
    const lines = fans((hand ?? []) as Money[]).map((fan) => this.#list(fan));
    if (lines.length === 0) lines.push(this.#web("empty"));
    if (draft && draft.goal > 0) {
      const cards = draft.cards.length > 0 ? this.#list(draft.cards) : this.#say("nothing");
      lines.push(this.#say("laid", { cards, value: draft.value, goal: draft.goal }));
    }
    return {
      title: this.#web("hand", { cards: hand_size }),
      lines,
      can: verbs("lay_card", "lay_triple", "discard_card", "confirm"),
    };
  }
}
