"""The terminal board of Carrara: the main board, all cities and fields, the current decision.

The wheel has a row for each location and a column for each colour. A player is identified by a sign
(`①`), which also marks their stones.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from contrada.core.game import Game
from contrada.games.carrara.pieces import COLOUR_NAMES
from contrada.games.carrara.presentation.shapes import (
    Building,
    CarraraView,
    Decoration,
    Draft,
    Location,
)
from contrada.games.carrara.terminal.pieces import (
    LANDSCAPE_SIGNS,
    LANDSCAPE_STYLES,
    STATUE,
    blocks_text,
    bonus_text,
    city_name,
    colour_text,
    item_text,
    letter_text,
    lying_text,
    signs,
    table,
    type_name,
    who,
)
from contrada.games.carrara.terminal.players import cities_panel, players_panel
from contrada.words import Words

BLOCKS_WIDTH: Final = 5


def draw(
    game: Game[Any], view: CarraraView, seat: int, words: Words, names: Sequence[str]
) -> RenderableType:
    """The table as a seat sees it."""
    parts: list[RenderableType] = [
        _main_board(game, view, words, names),
        cities_panel(view, seat, words, names),
        players_panel(view, seat, words, names),
    ]
    parts += [Text(f"▸ {line}", style="bold") for line in _under_way(view, words, names)]
    return Group(*parts)


# -- the main board ---------------------------------------------------------------------------


def _main_board(
    game: Game[Any], view: CarraraView, words: Words, names: Sequence[str]
) -> RenderableType:
    """The wheel and the market side by side, below them the Royal Court and the supply."""
    beside = Table.grid(padding=(0, 3))
    beside.add_row(_wheel(view, words), _market(view, words))
    lines: list[RenderableType] = [beside, _court(view, words)]
    if view.supply is not None:
        lines.append(_supply(view, words))
    lines.append(Text(_state(view, words, names), style="dim"))
    return Panel(
        Group(*lines), title=words.title(game.spec.id, game.spec.title), title_align="left"
    )


def _wheel(view: CarraraView, words: Words) -> Table:
    """A row for each location: the price of a block and the blocks there."""
    grid = table(words.text("cli-carrara-wheel"))
    for colour in COLOUR_NAMES:
        grid.add_column(colour_text(colour, words), no_wrap=True, min_width=BLOCKS_WIDTH)
    if view.version == "advanced":
        grid.add_column(words.text("cli-carrara-emptied"), no_wrap=True)
    for location in view.locations:
        lie = {each.colour: each.count for each in location.blocks}
        chosen: dict[str, int] = {}
        if view.draft is not None and view.draft.location == location.name:
            chosen = {each.colour: each.count for each in view.draft.blocks}
        cells = [_priced(price.colour, price.coins, lie, chosen) for price in location.prices]
        grid.add_row(location.name, *cells, *_prize(location, words))
    return grid


def _priced(colour: str, coins: int, lie: dict[str, int], chosen: dict[str, int]) -> Text:
    """The price of a colour at a location, with the blocks there."""
    count = lie.get(colour, 0)
    price = Text(f"{coins} ", style="" if count else "dim")
    return price + lying_text(colour, count, chosen.get(colour, 0))


def _prize(location: Location, words: Words) -> list[Text]:
    """The item for emptying a segment in the advanced version."""
    if location.decoration is None or location.statue is None:
        return []
    return [item_text(location.decoration, words) + " / " + item_text(location.statue, words)]


def _market(view: CarraraView, words: Words) -> Table:
    """The building tiles on display and the monuments, by type."""
    grid = table(words.text("cli-carrara-buildings"))
    grid.add_column(words.text("cli-carrara-values"), no_wrap=True)
    grid.add_column(words.text("cli-carrara-monument"), no_wrap=True)
    for kind in view.types:
        tiles = [tile for tile in view.display if tile.type == kind.name]
        values = sorted(tile.value for tile in tiles if isinstance(tile, Building))
        left = any(monument.type == kind.name for monument in view.monuments)
        name = f"{LANDSCAPE_SIGNS[kind.landscape]} {type_name(kind.name, words)}"
        grid.add_row(
            Text(name, style=LANDSCAPE_STYLES[kind.landscape]),
            " ".join(str(value) for value in values) or "–",
            "8" if left else "–",
        )
    return grid


def _court(view: CarraraView, words: Words) -> Table:
    """The bonus fields of the Royal Court with the stones on them, and its open area."""
    grid = Table.grid(padding=(0, 2))
    bonuses = [Text(words.text("cli-carrara-court"), style="bold")]
    stones = [Text(words.text("cli-carrara-stones"))]
    for field in view.court:
        bonus = bonus_text(field.bonus, words)
        bonuses.append(Text("»") + bonus + "«" if field.visited else bonus)
        stones.append(Text(signs(field.stones)))
    open_area = [p for p, player in enumerate(view.players) for _ in range(player.open_stones)]
    bonuses.append(Text(words.text("cli-carrara-open-area")))
    stones.append(Text(signs(open_area)))
    grid.add_row(*bonuses)
    grid.add_row(*stones)
    return grid


def _supply(view: CarraraView, words: Words) -> Text:
    """The decorations and statues that are left."""
    assert view.supply is not None
    text = Text(words.text("cli-carrara-supply"), style="bold")
    for kind, left in view.supply.decorations.items():
        text += Text(f"  {left} ") + item_text(Decoration(kind), words)
    text.append(f"   {STATUE} ")
    statues = {**view.supply.statues, "gold": view.supply.gold}
    return text + Text(" ").join(letter_text(c, words, str(left)) for c, left in statues.items())


def _state(view: CarraraView, words: Words, names: Sequence[str]) -> str:
    """The bag, the stack, the marker, and the progress towards the end of the game."""
    if view.bag_empty:
        bag = words.text("cli-carrara-bag-empty")
    elif view.bag is None:
        bag = words.text("cli-carrara-bag-filled")
    else:
        bag = words.text("cli-carrara-bag", count=view.bag)
    parts = [bag, words.text("cli-carrara-stack", count=view.stack)]
    if view.holder is not None:
        parts.append(words.text("cli-carrara-visit", who=who(view.holder, names)))
    if view.trigger is not None:
        parts.append(words.text("cli-carrara-trigger", who=who(view.trigger, names)))
    if view.version == "advanced":
        points = [str(points) for points in view.set_points[1:]]
        parts.append(words.text("cli-carrara-sets", count=len(points), points=" ".join(points)))
    return "   ".join(parts)


# -- what is under way ------------------------------------------------------------------------


def _under_way(view: CarraraView, words: Words, names: Sequence[str]) -> list[str]:
    """The steps of the viewer's decision, and an item not yet placed."""
    lines = [] if view.draft is None else _decision(view.draft, words, names)
    for item in (view.item, None if view.draft is None else view.draft.item):
        if item is not None:
            told = words.value("carrara", item, names)
            lines.append(words.text("cli-carrara-placing", item=told))
    return lines


def _decision(draft: Draft, words: Words, names: Sequence[str]) -> list[str]:
    """What is being built or bought, with the blocks chosen so far."""
    blocks = blocks_text(draft.blocks, words).plain
    if draft.tile is None:
        if draft.location is None:
            return []
        at, price = draft.location, draft.price
        return [words.text("cli-carrara-buying", location=at, blocks=blocks, coins=price)]
    tile = words.value("carrara", draft.tile, names)
    if draft.city is None:
        return [words.text("cli-carrara-chosen", building=tile)]
    city = city_name(draft.city, words)
    told = {"building": tile, "city": city, "blocks": blocks, "due": draft.due}
    lines = [words.text("cli-carrara-building", **told)]
    if draft.replaced is not None:
        replaced = words.value("carrara", draft.replaced, names)
        lines.append(words.text("cli-carrara-replaces", building=replaced))
    return lines
