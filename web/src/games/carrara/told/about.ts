/** What the pieces, fields and numbers of the board say about themselves. Contains no rules. */

import type {
  Building,
  Built,
  CarraraView,
  Column,
  CourtField,
  Decoration,
  FieldView,
  Improvement,
  Location,
  Monument,
  Player,
  Statue,
} from "$gen/carrara";
import type { About } from "$lib/ui/about";
import type { Words } from "$lib/words/words";
import { cityName, json, typeName, valueOf } from "../pieces/pieces";

/** Descriptions in the reader's language, of one view. */
export class Teller {
  constructor(
    readonly words: Words,
    readonly view: CarraraView,
    readonly names: readonly string[],
  ) {}

  #say(id: string, values: Record<string, string | number> = {}): string {
    return this.words.text(`carrara-about-${id}`, values);
  }

  #value(piece: unknown): string {
    return this.words.value("carrara", json(piece));
  }

  /** A name with a capital, for headings and labels. */
  name(piece: unknown): string {
    const text = this.#value(piece);
    return text.charAt(0).toUpperCase() + text.slice(1);
  }

  colour(colour: string): string {
    return this.#value({ is: "colour", colour });
  }

  block(colour: string, location?: Location): About {
    const coins = location?.prices.find((one) => one.colour === colour)?.coins ?? 0;
    const at = { coins, location: location?.name ?? "" };
    return {
      name: this.name({ is: "block", colour }),
      piece: { is: "block", colour },
      effect: this.#say("block"),
      value: location && this.#say("block-price", at),
      rule: "CAR-B2",
      section: "segments",
    };
  }

  hand(colour: string, count: number): About {
    return {
      name: this.name({ is: "block", colour }),
      piece: { is: "block", colour },
      effect: [this.#say("hand"), this.#say("block")],
      value: this.#say("hand-count", { count }),
      rule: "CAR-G2",
      section: "paying",
    };
  }

  location(location: Location): About {
    const prices = location.prices
      .map((one) => `${this.colour(one.colour)} ${one.coins}`)
      .reverse()
      .join(", ");
    const items =
      location.decoration && location.statue
        ? this.#say("segment-item", {
            decoration: this.#value(location.decoration),
            statue: this.#value(location.statue),
          })
        : [];
    return {
      name: this.#say("location-name", { location: location.name }),
      effect: [this.#say("location"), items].flat(),
      value: this.#say("location-prices", { prices }),
      rule: items.length > 0 ? "CAR-B7" : "CAR-B2",
      section: "segments",
    };
  }

  bag(): About {
    const { bag, bag_empty } = this.view;
    const count = bag_empty ? 0 : bag;
    return {
      name: this.#say("bag-name"),
      effect: this.#say("bag"),
      value: count === null ? undefined : this.#say("bag-count", { count }),
      rule: "CAR-B1",
      section: "segments",
    };
  }

  hub(): About {
    const turn = this.view.version === "advanced" ? "turn-both" : "turn";
    return {
      name: this.#say(`${turn}-name`),
      effect: this.#say(turn),
      rule: turn === "turn" ? "CAR-B1" : "CAR-B6",
      section: "segments",
    };
  }

  statueSpot(location: Location): About {
    const statue = this.#value(location.statue);
    return {
      name: this.#say("statue-wheel-name", { location: location.name, statue }),
      piece: json(location.statue),
      effect: [this.#say("turn-both"), this.#say("statue")],
      rule: "CAR-B6",
      section: "segments",
    };
  }

  tile(tile: Building | Monument): About {
    const monument = tile.is === "monument";
    return {
      name: this.name(tile),
      piece: json(tile),
      effect: this.#say(monument ? "monument" : "building"),
      value: this.#worth(tile, valueOf(tile)),
      rule: monument ? "CAR-G4" : "CAR-G1",
      section: monument ? "improving" : "city",
    };
  }

  #worth(tile: Building | Monument, value: number): string {
    const ground = this.view.types.find((one) => one.name === tile.type)?.landscape ?? "urban";
    const landscape = this.words.text(`web-carrara-${ground}`);
    return this.#say("building-value", { value, landscape });
  }

  built(built: Built): About {
    const kind = this.view.types.find((one) => one.name === built.tile.type)?.decoration ?? "book";
    const decoration = this.#value({ is: "decoration", kind });
    return {
      name: this.name(built.tile),
      piece: json(built.tile),
      effect: [
        this.#say("building"),
        ...(built.decorated ? [this.#say("building-decoration", { decoration })] : []),
        ...(built.statue
          ? [this.#say("building-statue", { statue: this.#value(built.statue) })]
          : []),
      ],
      value: this.#worth(built.tile, built.value),
      rule: "CAR-V5",
      section: "scoring",
    };
  }

  improvement(one: Improvement): About {
    const before = this.view.cities.find((city) => city.name === one.city)?.reward;
    return {
      name: this.name({ is: "improvement", city: one.city, copy: one.copy }),
      effect: this.#say("improvement"),
      value:
        before &&
        this.#say("improvement-gives", {
          reward: this.#value(one.reward),
          before: this.#value(before),
        }),
      rule: "CAR-G5",
      section: "improving",
    };
  }

  stack(): About {
    return {
      name: this.#say("stack-name"),
      effect: this.#say("stack"),
      value: this.words.text("web-carrara-stack", { count: this.view.stack }),
      rule: "CAR-E1",
      section: "over",
    };
  }

  niche(field: CourtField): About {
    const names = field.stones.map((seat) => this.names[seat] ?? "").join(", ");
    return {
      name: this.#say("bonus-name", { bonus: this.#value(field.bonus) }),
      piece: json(field.bonus),
      effect: this.#say("bonus"),
      value: field.stones.length > 0 ? this.#say("stones-of", { names }) : this.#say("stones-none"),
      rule: field.visited ? "CAR-T2" : "CAR-V1",
      section: "following",
    };
  }

  visit(): About {
    const who = this.names[this.view.holder ?? -1] ?? "";
    return {
      name: this.words.text("web-carrara-visit", { who }),
      effect: this.#say("bonus"),
      rule: "CAR-T2",
      section: "following",
    };
  }

  openArea(): About {
    const there = this.view.players.flatMap((player, seat) =>
      player.open_stones > 0 ? [`${this.names[seat] ?? ""} ${player.open_stones}`] : [],
    );
    return {
      name: this.words.text("web-carrara-open-area"),
      effect: this.#say("open-area"),
      value:
        there.length > 0
          ? this.#say("stones-of", { names: there.join(", ") })
          : this.#say("stones-none"),
      rule: "CAR-V3",
      section: "following",
    };
  }

  /** A scoring field; `mine` is the field from the viewer's side. */
  field(name: string, mine: FieldView | undefined): About {
    const city = this.view.cities.find((one) => one.name === name);
    const money = this.view.money_fields.find((one) => one.name === name);
    const owner = city?.scored_by ?? money?.claimed_by ?? null;
    const value =
      owner !== null
        ? this.#say("scored-by", { who: this.names[owner] ?? "" })
        : mine && mine.state !== "scored"
          ? this.#gives(mine)
          : undefined;
    return { ...this.#fieldText(name), value, section: "scoring" };
  }

  #fieldText(name: string): About {
    const { cities, money_fields, types, landscapes } = this.view;
    const city = cities.find((one) => one.name === name);
    const money = money_fields.find((one) => one.name === name);
    if (city) {
      return {
        name: this.#say("city-field-name", { city: cityName(this.words, name) }),
        effect: this.#say("city-field", { minimum: city.minimum }),
        rule: "CAR-V5",
      };
    }
    if (money) {
      const { minimum, rate } = money;
      const effect = this.#say("money-field", { minimum, rate });
      return { name: this.name({ is: "field", name }), effect, rule: "CAR-V9" };
    }
    if (types.some((one) => one.name === name)) {
      const type = typeName(this.words, name);
      const text = this.#say("type-field-name", { type });
      return { name: text, effect: this.#say("type-field"), rule: "CAR-V6" };
    }
    if (name in landscapes) {
      const landscape = this.words.text(`web-carrara-${name}`);
      return {
        name: this.#say("landscape-field-name", { landscape }),
        effect: this.#say("landscape-field", { reward: this.#value(landscapes[name]) }),
        rule: "CAR-V7",
      };
    }
    return {
      name: this.name({ is: "field", name }),
      effect: this.#say("pair-field"),
      rule: "CAR-V10",
    };
  }

  #gives(field: FieldView): string {
    if (field.coins === 0 && field.points === 0) return this.#say("gives-nothing");
    const { coins, points } = field;
    return this.#say("gives", { reward: this.#value({ is: "reward", coins, points }) });
  }

  column(column: Column): About {
    const city = this.view.cities.find((one) => one.name === column.city);
    const accepts = city?.accepts ?? [];
    const colours = accepts.map((one) => this.colour(one)).join(", ");
    const value = column.buildings.reduce((sum, one) => sum + one.value, 0);
    return {
      name: cityName(this.words, column.city),
      effect: [
        accepts.length === 6
          ? this.#say("column-cheapest")
          : this.#say("column", { accepts: colours }),
        ...this.#ranks(city?.statue_points ?? []),
      ],
      value: [
        this.#say("column-gives", { reward: this.#value(column.reward) }),
        this.#say("column-value", { count: column.buildings.length, value }),
      ],
      rule: "CAR-C5",
      section: "city",
    };
  }

  #ranks(points: readonly number[]): string[] {
    return points.length > 0 ? [this.#say("ranks", { points: points.join(" / ") })] : [];
  }

  coins(count: number): About {
    return {
      name: this.#say("coins-name"),
      piece: { is: "coins", count },
      effect: this.#say("coins"),
      value: this.#say("coins-count", { count }),
      rule: "CAR-E3",
      section: "over",
    };
  }

  points(player: Player): About {
    return {
      name: this.#say("points-name"),
      effect: this.#say("points"),
      value: `${player.track} ${this.words.text("web-carrara-vp")}`,
      rule: "CAR-E6",
      section: "over",
    };
  }

  stones(count: number): About {
    return {
      name: this.#say("stones-name"),
      effect: this.#say("stones"),
      value: this.#say("stones-left", { count }),
      rule: "CAR-G6",
      section: "following",
    };
  }

  ending(player: Player): About {
    const advanced = this.view.version === "advanced";
    const part = (id: string, points: number) => `${this.words.text(id)} +${points}`;
    return {
      name: this.#say("ending-name"),
      effect: this.#say("ending"),
      value: [
        ...(player.money === null ? [] : [part("web-carrara-end-money", player.money)]),
        ...(advanced ? [part("web-carrara-end-sets", player.sets)] : []),
        ...(advanced ? [part("web-carrara-end-statues", player.majorities)] : []),
      ],
      rule: "CAR-E4",
      section: "over",
    };
  }

  item(item: Decoration | Statue, left?: number): About {
    const gold = item.is === "statue" && item.colour === "gold";
    const points = this.view.set_points.slice(1).join(" / ");
    const own = gold ? "gold" : item.is;
    return {
      name: this.name(item),
      piece: json(item),
      effect: [this.#say(own, { points }), ...(gold ? [] : [this.#say("buy-item")])],
      value: left === undefined ? undefined : this.#say("supply-count", { count: left }),
      rule: item.is === "decoration" ? "CAR-D1" : "CAR-D2",
      section: "placing",
    };
  }

  store(number: number, item: Decoration | Statue | null): About {
    return {
      name: this.#say("store-name", { number }),
      piece: item ? json(item) : undefined,
      effect: this.#say("store"),
      value: item
        ? this.#say("store-holds", { item: this.#value(item) })
        : this.#say("store-empty"),
      rule: "CAR-D3",
      section: "placing",
    };
  }

  screen(): About {
    return {
      name: this.#say("screen-name"),
      effect: this.#say("screen"),
      rule: "CAR-S3",
      section: "wait",
    };
  }
}

/** A description in one line, as the label of an element. */
export function labelOf({ name, value }: About): string {
  return [name, ...[value ?? []].flat()].join(": ");
}
