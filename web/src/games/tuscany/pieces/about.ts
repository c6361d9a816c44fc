/** What pieces, fields and numbers say about themselves: for the card and for screen readers. */

import type { ColourBonus, Field, Map as TuscanyMap, Player } from "$gen/tuscany";
import type { Json } from "$lib/board/narrow";
import type { About } from "$lib/ui/about";
import type { Words } from "$lib/words/words";
import { kindOf, type Item } from "./kinds";

type Values = Record<string, string | number>;

const say = (words: Words, id: string, values: Values = {}) =>
  words.text(`tuscany-about-${id}`, values);
const named = (words: Words, value: Json) => String(words.value("tuscany", value));
const asJson = (item: Item) => item as unknown as Json;

/** A description as one text, for `aria-label`: the name, and what counts now. */
export function label({ name, value }: About): string {
  return [name, ...[value ?? []].flat()].join(", ");
}

const RULES: Record<string, string> = {
  castle: "TUS-P3",
  city: "TUS-P4",
  estate: "TUS-P5",
  hexagon: "TUS-P5",
  agriculture: "TUS-P6",
  quarry: "TUS-P7",
  village: "TUS-P7",
  monastery: "TUS-P7",
  cart: "TUS-P8",
};
/** The prompts of the sections of the rules that explain the effects. */
const SECTIONS: Record<string, string> = { castle: "castle-taking", city: "city" };
const GIFTS: Record<string, [gift: string, bonus: string]> = {
  quarry: ["marble", "marble"],
  village: ["worker", "worker"],
  cart: ["yield_card", "yield"],
};

/** A tile or wooden hexagon; `player` is whose bonus tiles count for it. */
export function aboutItem(words: Words, item: Item, player?: Player): About {
  const kind = item.is === "tile" ? item.tile : item.is;
  const [gift, bonus] = GIFTS[kind] ?? [];
  const amount = 1 + (player?.bonus[bonus ?? ""] ?? 0);
  return {
    name: named(words, asJson(item)),
    piece: asJson(item),
    effect: say(words, "effect", { kind }),
    value: gift && player ? named(words, { is: "gift", gift, amount }) : undefined,
    rule: RULES[kind],
    section: SECTIONS[kind] ?? "castle-placing",
  };
}

export function aboutOpen(words: Words, item: Item | null, i: number, player?: Player): About {
  if (!item) {
    return { name: say(words, "open-empty", { number: i + 1 }), rule: "TUS-T2", section: "action" };
  }
  const told = aboutItem(words, item, player);
  return { ...told, name: say(words, "open", { item: told.name, number: i + 1 }) };
}

export function aboutStored(words: Words, item: Item | null, i: number, player: Player): About {
  if (!item) {
    const name = say(words, "stored-empty", { number: i + 1 });
    return { name, effect: say(words, "stored-empty-effect"), rule: "TUS-T2", section: "action" };
  }
  const told = aboutItem(words, item, player);
  return { ...told, name: say(words, "stored", { item: told.name, number: i + 1 }) };
}

/** A field of a map; `now` is what the viewer can do there. */
export function aboutField(words: Words, map: TuscanyMap, field: Field, now: string[] = []): About {
  const area = map.areas[field.area];
  const state = area
    ? words.text("web-tuscany-area", {
        size: area.size,
        covered: area.covered,
        points: area.points,
      })
    : "";
  const where = say(words, "field", { field: field.name, colour: field.colour });
  const value = [state, ...now].filter((text) => text !== "");
  if (field.start_castle) {
    const name = `${where}: ${words.text("web-tuscany-start-castle")}`;
    return { name, effect: say(words, "field-start"), value, rule: "TUS-S2", section: "action" };
  }
  if (field.item) {
    const told = aboutItem(words, field.item);
    return { ...told, name: `${where}: ${told.name}`, value };
  }
  const kind = kindOf(field.colour);
  const tile =
    kind === "agriculture" ? say(words, "agriculture") : named(words, { is: "tile", tile: kind });
  return {
    name: where,
    effect: [say(words, "field-effect", { tile }), say(words, "area-effect")],
    value,
    rule: "TUS-T3",
    section: "paying",
  };
}

export function aboutArea(words: Words, map: TuscanyMap, area: number): About {
  const { colour = "", size = 0, covered = 0, points = 0 } = map.areas[area] ?? {};
  return {
    name: say(words, "area", { colour }),
    effect: say(words, "area-effect"),
    value: words.text("web-tuscany-area", { size, covered, points }),
    rule: "TUS-P1",
    section: "castle-placing",
  };
}

export function aboutCards(words: Words, colour: string, count: number): About {
  const pairs = Math.floor(count / 2);
  return {
    name: named(words, { is: "cards", colour, count }),
    piece: { is: "card", colour },
    effect: say(words, "card-effect"),
    value: pairs > 0 ? words.text("web-tuscany-jokers", { count: pairs }) : undefined,
    rule: "TUS-T3",
    section: "paying",
  };
}

export function aboutWorkers(words: Words, count: number): About {
  const effect = say(words, "worker-effect");
  const piece = { is: "worker" };
  return {
    name: named(words, { is: "workers", count }),
    piece,
    effect,
    rule: "TUS-T3",
    section: "paying",
  };
}

export function aboutMarble(words: Words, count: number): About {
  const effect = say(words, "marble-effect");
  const piece = { is: "marble" };
  const name = named(words, { is: "gift", gift: "marble", amount: count });
  return { name, piece, effect, rule: "TUS-T4", section: "after" };
}

/** A bonus tile; `count` is how many are left, or with `mine` how many a player has. */
export function aboutBonus(words: Words, bonus: string, count: number, mine: boolean): About {
  return {
    name: named(words, { is: "bonus", bonus }),
    piece: { is: "bonus", bonus },
    effect: say(words, "bonus-effect", { bonus }),
    value: say(words, mine ? "bonus-mine" : "bonus-left", { count }),
    rule: "TUS-P4",
    section: "city",
  };
}

export function aboutColourBonus(words: Words, colour: string, left?: ColourBonus): About {
  return {
    name: say(words, "colour-bonus", { colour }),
    value: left
      ? words.text("web-tuscany-colour-bonus", {
          colour,
          points: left.points,
          place: left.place,
        })
      : words.text("web-tuscany-colour-bonus-gone", { colour }),
    rule: "TUS-P2",
    section: "castle-placing",
  };
}

/** How many open tiles have a colour. */
export function aboutCount(words: Words, colour: string, count: number): About {
  return {
    name: say(words, "five", { colour }),
    effect: say(words, "five-effect"),
    value: words.text("web-tuscany-count", { colour, count }),
    rule: "TUS-T5",
    section: "action",
  };
}

const NUMBERS: Record<string, [rule: string, section: string]> = {
  deck: ["TUS-T1", "action"],
  discards: ["TUS-T1", "action"],
  yields: ["TUS-P8", "castle-placing"],
  neutral: ["TUS-T5", "action"],
  aside: ["TUS-T5", "action"],
  green: ["TUS-E3", "after"],
  red: ["TUS-E5", "after"],
  points: ["TUS-E4", "after"],
  clock: ["TUS-E1", "after"],
  hand: ["TUS-S1", "action"],
};

/** A pile, a track or another number, with its value. */
export function aboutNumber(words: Words, what: string, value: string | string[]): About {
  const [rule, section] = NUMBERS[what] ?? [];
  return {
    name: say(words, what),
    effect: say(words, `${what}-effect`),
    value,
    rule,
    section,
  };
}

export function aboutStacks(words: Words, player: Player): About {
  const left = 21 - player.laid_out;
  return aboutNumber(
    words,
    "clock",
    say(words, "clock-value", { left, next: player.to_next_scoring }),
  );
}

export function aboutStart(words: Words): About {
  const effect = say(words, "start-effect");
  return { name: words.text("web-tuscany-start-player"), effect, rule: "TUS-S3", section: "after" };
}
