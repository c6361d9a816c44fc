/** The table of The Palaces of Carrara in words. */

import type { CarraraView, Player } from "$gen/carrara";
import { others, verbs, type Area, type Told } from "$lib/board/areas";
import type { About } from "$lib/ui/about";
import { DEAR_FIRST, json } from "./pieces/pieces";
import { labelOf, Teller } from "./told/about";

const ITEMS = ["take", "purchase", "store", "leave", "leave_gold", "discard"];

/** All areas: wheel, buildings, Royal Court, supply, own cities and means, the others. */
export default function describe({ view, seat, names, words }: Told<CarraraView>): Area[] {
  const teller = new Teller(words, view, names);
  const web = (id: string, values: Record<string, string | number> = {}) =>
    words.text(`web-carrara-${id}`, values);
  const value = (piece: unknown) => words.value("carrara", json(piece));
  const line = (about: About) => labelOf(about);

  const wheel = view.locations.map((location) => {
    const blocks = location.blocks.filter((one) => one.count > 0).map(value);
    const lying = blocks.length > 0 ? blocks.join(", ") : web("no-blocks");
    const items = [location.decoration, location.statue].filter((one) => one !== null).map(value);
    return `${[line(teller.location(location)), lying, ...items].join("; ")}.`;
  });
  const stack = web("stack", { count: view.stack });

  function cities(player: Player): string[] {
    return player.columns.map((column) => {
      const built = column.buildings.map((one) => line(teller.built(one)));
      return [line(teller.column(column)), ...built].join("; ");
    });
  }
  function means(player: Player, of: number): string[] {
    const placed = view.court.filter((field) => field.stones.includes(of)).length;
    const lines = [
      line(teller.points(player)),
      web("stones", { count: placed + player.open_stones }),
      ...(player.coins === null ? [] : [line(teller.coins(player.coins))]),
      ...player.storehouses.map((item, i) => line(teller.store(i + 1, item))),
    ];
    if (player.blocks === null) return [...lines, teller.screen().effect as string];
    const count = (colour: string) =>
      player.blocks?.find((one) => one.colour === colour)?.count ?? 0;
    return [...lines, ...DEAR_FIRST.map((one) => line(teller.hand(one, count(one))))];
  }
  function draft(): string[] {
    const now = view.draft;
    if (!now) return [];
    const blocks = now.blocks.filter((one) => one.count > 0).map(value);
    if (blocks.length === 0) return [];
    return [`${web(now.location ? "cart" : "payment")}: ${blocks.join(", ")}`];
  }

  const areas: Area[] = [
    {
      title: web("wheel"),
      lines: [...wheel, line(teller.bag())],
      can: verbs("turn", "turn_both", "turn_statues", "keep", "cart", "buy", "take"),
    },
    {
      title: web("market"),
      lines: [
        `${web("buildings")}: ${stack}`,
        ...view.display.map((tile) => line(teller.tile(tile))),
        ...view.monuments.map((tile) => line(teller.tile(tile))),
        ...view.improvements.map((one) => line(teller.improvement(one))),
      ],
      can: verbs("build", "upgrade", "improve"),
    },
    {
      title: web("court"),
      lines: [
        ...(view.holder === null ? [] : [line(teller.visit())]),
        ...view.court.map((field, i) => `${i + 1}. ${line(teller.niche(field))}`),
        line(teller.openArea()),
      ],
      can: verbs("score", "score_open", "follow", "forgo"),
    },
  ];
  const { supply } = view;
  if (supply) {
    areas.push({
      title: web("supply"),
      lines: [
        ...Object.entries(supply.decorations).map(([kind, left]) =>
          line(teller.item({ is: "decoration", kind }, left)),
        ),
        ...Object.entries(supply.statues).map(([colour, left]) =>
          line(teller.item({ is: "statue", colour }, left)),
        ),
        line(teller.item({ is: "statue", colour: "gold" }, supply.gold)),
      ],
      can: verbs(...ITEMS),
    });
  }
  const me = view.players[seat];
  if (me) {
    areas.push(
      {
        title: web("own", { who: names[seat] ?? "" }),
        lines: [...cities(me), ...me.fields.map((field) => line(teller.field(field.name, field)))],
        can: verbs("city", "field", "set", "complete", "unstore"),
      },
      {
        title: web("means"),
        lines: [...means(me, seat), ...draft()],
        can: verbs("pay", "exchange", "show", "done", "pass"),
      },
    );
  } else {
    const fields = [...view.cities, ...view.money_fields];
    areas.push({
      title: web("cities"),
      lines: fields.map((field) => line(teller.field(field.name, undefined))),
    });
  }
  for (const other of others(view.players.length, seat)) {
    const player = view.players[other]!;
    areas.push({
      title: names[other] ?? "",
      lines: [
        ...means(player, other),
        ...cities(player),
        ...player.fields
          .filter((field) => field.state === "scored")
          .map(
            (field) =>
              `${teller.field(field.name, field).name}: ${words.text("carrara-view-state-scored")}`,
          ),
      ],
    });
  }
  return areas;
}
