"""The players' areas of Carrara on the terminal: cities, possessions, scoring fields.

The order of cities is that of a player's board, the most expensive on the left.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from contrada.games.carrara.pieces import PAIR_NAMES
from contrada.games.carrara.presentation.shapes import (
    CarraraView,
    Column,
    Decoration,
    FieldView,
    Player,
    TypeInfo,
)
from contrada.games.carrara.terminal.pieces import (
    COIN,
    LANDSCAPE_SIGNS,
    LANDSCAPE_STYLES,
    STATUE,
    blocks_text,
    built_text,
    city_name,
    field_text,
    item_text,
    letters_text,
    name_text,
    per_value,
    table,
    type_name,
)
from contrada.words import Words

CITY_WIDTH: Final = 13
NAME_WIDTH: Final = 12
FIELD_WIDTH: Final = 8


def cities_panel(view: CarraraView, seat: int, words: Words, names: Sequence[str]) -> Panel:
    """The cities' requirements and rewards, and each player's buildings and score there."""
    grid = table(words.text("cli-carrara-city"), width=NAME_WIDTH, gap=1)
    cities = list(reversed(view.cities))
    for city in cities:
        grid.add_column(city_name(city.name, words), width=CITY_WIDTH)
    grid.add_row(
        words.text("cli-carrara-accepts"), *[letters_text(city.accepts, words) for city in cities]
    )
    needs = [f"≥{city.minimum} → {per_value(city.reward, words)}" for city in cities]
    grid.add_row(words.text("cli-carrara-scoring"), *needs)
    grid.add_row(
        words.text("cli-carrara-improvement"),
        *[_improvements(view, city.name, words) for city in cities],
    )
    if view.version == "advanced":
        ranks = ["/".join(str(points) for points in city.statue_points) for city in cities]
        grid.add_row(f"{STATUE} {words.text('cli-carrara-most')}", *ranks)
    landscapes = {kind.name: kind.landscape for kind in view.types}
    for number, player in enumerate(view.players):
        columns = {column.city: column for column in player.columns}
        fields = {field.name: field for field in player.fields}
        built = [_column(columns[city.name], landscapes, words) for city in cities]
        grid.add_row(name_text(number, view, seat, names), *built)
        scores = [_score(fields[city.name], columns[city.name], words) for city in cities]
        grid.add_row(Text("  " + words.text("cli-carrara-gives"), style="dim"), *scores)
    return Panel(grid, title=words.text("cli-carrara-cities"), title_align="left")


def _improvements(view: CarraraView, city: str, words: Words) -> Text:
    """The available improvements of a city, equal ones with their number."""
    left = [per_value(each.reward, words) for each in view.improvements if each.city == city]
    counted = [(told, len(list(alike))) for told, alike in groupby(left)]
    told = " ".join(f"↑{told}" if count == 1 else f"{count}× ↑{told}" for told, count in counted)
    return Text(told) if told else Text("–", style="dim")


def _column(column: Column, landscapes: dict[str, str], words: Words) -> Text:
    """The buildings of a city from the ground up."""
    if not column.buildings:
        return Text("–", style="dim")
    return Text(" ").join(
        built_text(built, landscapes[built.tile.type], words) for built in column.buildings
    )


def _score(field: FieldView, column: Column, words: Words) -> Text:
    """The score of a city for a player, and their improvement there."""
    text = field_text(field, words)
    return text + Text(f" ↑{per_value(column.reward, words)}") if column.improved else text


# -- the players ------------------------------------------------------------------------------


def players_panel(view: CarraraView, seat: int, words: Words, names: Sequence[str]) -> Panel:
    """All players' possessions, and the scoring fields on their boards."""
    parts: list[RenderableType] = [
        _possessions(view, seat, words, names),
        _types(view, seat, words, names),
    ]
    if view.version == "advanced":
        parts.append(_money_and_pairs(view, seat, words, names))
    return Panel(Group(*parts), title=words.text("cli-carrara-players"), title_align="left")


def _possessions(view: CarraraView, seat: int, words: Words, names: Sequence[str]) -> Table:
    """Points, coins, blocks and storehouses, and the additional final points."""
    advanced = view.version == "advanced"
    grid = table(words.text("cli-carrara-player"), width=NAME_WIDTH)
    shown = ["vp", "coins", "blocks", *(["storehouses", "end-all"] if advanced else ["end"])]
    for column in shown:
        grid.add_column(words.text(f"cli-carrara-{column}"), no_wrap=True)
    for number, player in enumerate(view.players):
        cells = [Text(str(player.track), style="bold"), *_screen(player, words)]
        if advanced:
            stored = [
                Text("–") if item is None else item_text(item, words) for item in player.storehouses
            ]
            cells.append(Text(", ").join(stored))
        money = "?" if player.money is None else str(player.money)
        more = f" + {player.sets} + {player.majorities}" if advanced else ""
        cells.append(Text(money + more))
        grid.add_row(name_text(number, view, seat, names), *cells)
    return grid


def _screen(player: Player, words: Words) -> list[Text]:
    """The coins and blocks behind a player's screen, if they are visible."""
    if player.coins is None or player.blocks is None:
        return [Text("?"), Text(words.text("cli-carrara-behind-screen"), style="dim")]
    return [Text(f"{player.coins}{COIN}"), blocks_text(player.blocks, words)]


def _types(view: CarraraView, seat: int, words: Words, names: Sequence[str]) -> Table:
    """The scoring fields of the building types and the landscapes."""
    grid = table(words.text("cli-carrara-gives"), width=NAME_WIDTH, gap=1)
    shown = [kind.name for kind in view.types]
    for kind in view.types:
        grid.add_column(_type_head(kind, view, words), no_wrap=True, min_width=FIELD_WIDTH)
    for landscape, reward in view.landscapes.items():
        head = Text(words.text(f"cli-carrara-{landscape}"), style=LANDSCAPE_STYLES[landscape])
        head.append(f"\n{LANDSCAPE_SIGNS[landscape]} ×{per_value(reward, words)}")
        grid.add_column(head, no_wrap=True, min_width=FIELD_WIDTH)
        shown.append(landscape)
    return _filled(grid, shown, view, seat, words, names)


def _type_head(kind: TypeInfo, view: CarraraView, words: Words) -> Text:
    """A building type with its landscape and, where there are any, its decoration."""
    head = Text(type_name(kind.name, words), style=LANDSCAPE_STYLES[kind.landscape])
    head.append(f"\n{LANDSCAPE_SIGNS[kind.landscape]}")
    if view.version == "advanced":
        head = head + " " + item_text(Decoration(kind.decoration), words)
    return head


def _money_and_pairs(view: CarraraView, seat: int, words: Words, names: Sequence[str]) -> Table:
    """The scoring fields of the advanced version: money, and statues in pairs of cities."""
    grid = table("", width=NAME_WIDTH, gap=1)
    money = [field.name for field in view.money_fields]
    for field in view.money_fields:
        told = words.text("cli-carrara-money", minimum=field.minimum, rate=field.rate)
        grid.add_column(told, no_wrap=True)
    for name in PAIR_NAMES:
        told = " & ".join(city_name(city, words) for city in name.split("_"))
        grid.add_column(f"{STATUE} {told}", no_wrap=True)
    return _filled(grid, [*money, *PAIR_NAMES], view, seat, words, names)


def _filled(
    grid: Table,
    shown: Sequence[str],
    view: CarraraView,
    seat: int,
    words: Words,
    names: Sequence[str],
) -> Table:
    """A table with a row of scoring fields for each player."""
    for number, player in enumerate(view.players):
        fields = {field.name: field for field in player.fields}
        cells = [field_text(fields[name], words) for name in shown]
        grid.add_row(name_text(number, view, seat, names), *cells)
    return grid
