"""Reads the components of The Castles of Tuscany and validates them.

What the rulebook says cannot be changed; every other table can, as far as the rules can play it.
Each error names its place in the file.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from itertools import pairwise
from typing import Any, Final

from contrada.core.errors import BadComponents
from contrada.core.messages import Json
from contrada.games.tuscany.phases.maps import LARGEST_AREA, LETTERS, VARIANTS
from contrada.games.tuscany.phases.shape import FIELDS_PER_BOARD, SHIFTS, Shape, connected
from contrada.games.tuscany.pieces import (
    BONUS_NAMES,
    CARDS,
    COLOUR_LETTERS,
    COLOUR_NAMES,
    GIFT_NAMES,
    GOODS_NAMES,
    MOST_GOODS,
    TILE_NAMES,
    YIELD_CARD_COUNT,
    YIELD_KINDS,
)
from contrada.games.tuscany.tables import Tables

OWN: Final = {
    "castle": 1,
    "city": 2,
    "estate": 1,
    "quarry": 3,
    "village": 4,
    "monastery": 3,
    "cart": 3,
}
NEUTRAL: Final = dict.fromkeys(TILE_NAMES[:-1], 4)
AGRICULTURE_TILES: Final = 4
"""In each player's set as in the neutral one (TUS-C1)."""
BONUS_COPIES: Final = 5
FIELD_COUNTS: Final = {"DG": 3, "R": 3, "T": 2, "GR": 4, "O": 5, "Y": 4, "BE": 4, "LG": 5}
"""The fields of each colour on every map of an A, a B and a C board (TUS-C6)."""
TABLES: Final = ("tiles", "agriculture", "cards", "yields", "bonus_tiles", "colour_bonus", "boards")
MOST: Final = 20
"""The largest amount of a yield card and the largest colour bonus."""
MOST_COLUMNS: Final = 8
"""The most columns of a board: the columns of a map are named by letters."""
SOURCE: Final = "source"


def published() -> Json:
    """The components that come with the program."""
    text = files("contrada.games.tuscany").joinpath("components.toml").read_text("utf-8")
    return tomllib.loads(text)


def tables_of(components: Json) -> Tables:
    """The lookup tables of these components; raises BadComponents, which names the error."""
    if components == published():
        return Tables(components)
    _check(components)
    tables = Tables(components)
    too_large = tables.too_large()
    if too_large >= 0:
        numbers = (too_large // 16, too_large // 4 % 4, too_large % 4)
        names = ", ".join(f"{x}{n + 1}" for x, n in zip(LETTERS, numbers, strict=True))
        raise BadComponents(
            f"[boards] {names} can be arranged so that an area has more than {LARGEST_AREA} "
            "fields; the rulebook gives points for at most three.",
            at="boards",
        )
    return tables


def _check(components: Json) -> None:
    for name in TABLES:
        if not isinstance(components.get(name), dict):
            raise BadComponents(f"The file needs a table [{name}].", at=name)
    for name in components:
        if name not in TABLES:
            raise BadComponents(f"The game has no table [{name}].", at=str(name))
    _check_tiles(components["tiles"])
    _check_agriculture(components["agriculture"])
    _check_cards(components["cards"])
    _check_yields(components["yields"])
    _check_bonus_tiles(components["bonus_tiles"])
    _check_colour_bonus(components["colour_bonus"])
    _check_boards(components["boards"])


def _is_count(value: Any) -> bool:
    return type(value) is int and 0 <= value <= 1_000


def _check_names(name: str, table: Json, wanted: tuple[str, ...]) -> None:
    for key in table:
        if key not in wanted and key != SOURCE:
            known = ", ".join(wanted)
            raise BadComponents(
                f"[{name}] {key} is unknown; there are: {known}.", at=f"{name}.{key}"
            )
    for key in wanted:
        if key not in table:
            raise BadComponents(f"[{name}] lacks {key}.", at=name)


def _check_tiles(table: Json) -> None:
    _check_names("tiles", table, ("own", "neutral"))
    for part, wanted in (("own", OWN), ("neutral", NEUTRAL)):
        if table[part] != wanted:
            raise BadComponents(
                f"[tiles] {part} is {table[part]!r}; the rulebook has {wanted!r}.",
                at=f"tiles.{part}",
            )


def _entries(name: str, key: str, table: Json) -> list[Json]:
    """The list of inline tables under a key."""
    _check_names(name, table, (key,))
    entries = table[key]
    if not isinstance(entries, list) or not all(isinstance(entry, dict) for entry in entries):
        raise BadComponents(f"[{name}] {key} is not a list of entries.", at=f"{name}.{key}")
    return entries


def _check_agriculture(table: Json) -> None:
    entries = _entries("agriculture", "tiles", table)
    for i, entry in enumerate(entries):
        at = f"agriculture.tiles.{i}"
        for key in entry:
            if key not in ("shows", "own", "neutral"):
                raise BadComponents(f"[agriculture] a tile has no {key!r}.", at=f"{at}.{key}")
        shows = entry.get("shows")
        listed = shows if isinstance(shows, list) else []
        known = all(goods in GOODS_NAMES for goods in listed)
        if not known or not 1 <= len(listed) <= MOST_GOODS or len(set(listed)) != len(listed):
            goods = ", ".join(GOODS_NAMES)
            raise BadComponents(
                f"[agriculture] a tile shows one to {MOST_GOODS} different kinds out of {goods}; "
                f"not {shows!r}.",
                at=f"{at}.shows",
            )
        for part in ("own", "neutral"):
            if not _is_count(entry.get(part, 0)):
                raise BadComponents(
                    f"[agriculture] {entry.get(part)!r} is not a number of tiles.",
                    at=f"{at}.{part}",
                )
    for part in ("own", "neutral"):
        counts = [entry.get(part, 0) for entry in entries]
        if sum(counts) != AGRICULTURE_TILES:
            raise BadComponents(
                f"[agriculture] the {part} tiles are {sum(counts)} in all; the rulebook has "
                f"{AGRICULTURE_TILES}.",
                at="agriculture.tiles",
            )


def _check_cards(table: Json) -> None:
    _check_names("cards", table, COLOUR_NAMES)
    for name in COLOUR_NAMES:
        if not _is_count(table[name]):
            raise BadComponents(
                f"[cards] {table[name]!r} is not a number of cards.", at=f"cards.{name}"
            )
    found = sum(table[name] for name in COLOUR_NAMES)
    if found != CARDS:
        raise BadComponents(
            f"[cards] has {found} cards in all; the rulebook has {CARDS}.", at="cards"
        )


def _check_yields(table: Json) -> None:
    entries = _entries("yields", "cards", table)
    if len(entries) > YIELD_KINDS:
        raise BadComponents(
            f"[yields] lists {len(entries)} different cards; the program has numbers for "
            f"{YIELD_KINDS}, because the sizes of actions and observations are fixed.",
            at="yields.cards",
        )
    seen: list[Json] = []
    for i, entry in enumerate(entries):
        at = f"yields.cards.{i}"
        gives = {key: value for key, value in entry.items() if key != "count"}
        if not _is_count(entry.get("count")) or entry["count"] == 0:
            raise BadComponents("[yields] a card needs a count of 1 or more.", at=f"{at}.count")
        if not gives:
            known = ", ".join(GIFT_NAMES)
            raise BadComponents(f"[yields] a card gives at least one of: {known}.", at=at)
        for name, amount in gives.items():
            if name not in GIFT_NAMES:
                known = ", ".join(GIFT_NAMES)
                raise BadComponents(
                    f"[yields] a card cannot give {name!r}; the rules know: {known}.",
                    at=f"{at}.{name}",
                )
            if not _is_count(amount) or not 1 <= amount <= MOST:
                raise BadComponents(
                    f"[yields] {name} is {amount!r}; an amount is 1 to {MOST}.", at=f"{at}.{name}"
                )
        if gives in seen:
            raise BadComponents("[yields] lists the same card twice.", at=at)
        seen.append(gives)
    found = sum(entry["count"] for entry in entries)
    if found != YIELD_CARD_COUNT:
        raise BadComponents(
            f"[yields] has {found} cards in all; the rulebook has {YIELD_CARD_COUNT}.",
            at="yields.cards",
        )


def _check_bonus_tiles(table: Json) -> None:
    _check_names("bonus_tiles", table, BONUS_NAMES)
    for name in BONUS_NAMES:
        if table[name] != BONUS_COPIES:
            raise BadComponents(
                f"[bonus_tiles] {name} is {table[name]!r}; the rulebook has {BONUS_COPIES} of each "
                "kind.",
                at=f"bonus_tiles.{name}",
            )


def _check_colour_bonus(table: Json) -> None:
    _check_names("colour_bonus", table, COLOUR_NAMES)
    for name in COLOUR_NAMES:
        values = table[name]
        if not isinstance(values, list) or len(values) != 2:
            raise BadComponents(
                f"[colour_bonus] {name} is {values!r}, not [first, second].",
                at=f"colour_bonus.{name}",
            )
        for i, value in enumerate(values):
            if not _is_count(value) or value > MOST:
                raise BadComponents(
                    f"[colour_bonus] {name} is {value!r}; a bonus is 0 to {MOST}.",
                    at=f"colour_bonus.{name}.{i}",
                )


# -- the boards -------------------------------------------------------------------------------


def _check_boards(table: Json) -> None:
    _check_names("boards", table, ("columns", "shifts", *LETTERS))
    _check_columns(table["columns"])
    _check_shifts(table["columns"], table["shifts"])
    of_letter: dict[str, dict[str, int]] = {}
    for letter in LETTERS:
        boards = table[letter]
        if not isinstance(boards, list) or len(boards) != VARIANTS:
            raise BadComponents(
                f"[boards] {letter} is not a list of {VARIANTS} boards.", at=f"boards.{letter}"
            )
        for number, board in enumerate(boards):
            at = f"boards.{letter}.{number}"
            counts = _field_counts(f"{letter}{number + 1}", board, at)
            if of_letter.setdefault(letter, counts) != counts:
                raise BadComponents(
                    f"[boards] {letter}{number + 1} has other numbers of fields than {letter}1, so "
                    "that not every map would have the same.",
                    at=at,
                )
    for short, wanted in FIELD_COUNTS.items():
        found = sum(counts[short] for counts in of_letter.values())
        if found != wanted:
            raise BadComponents(
                f"[boards] A map would have {found} fields {short}, not {wanted}.", at="boards"
            )


def _field_counts(name: str, board: Any, at: str) -> dict[str, int]:
    fields = board.split() if isinstance(board, str) else []
    if len(fields) != FIELDS_PER_BOARD or not set(fields) <= set(COLOUR_LETTERS):
        known = ", ".join(COLOUR_LETTERS)
        raise BadComponents(
            f"[boards] {name} is not {FIELDS_PER_BOARD} fields out of {known}.", at=at
        )
    return {short: fields.count(short) for short in COLOUR_LETTERS}


def _is_height(value: Any) -> bool:
    return type(value) in (int, float) and -100 <= value <= 100 and value * 2 == int(value * 2)


def _check_columns(columns: Any) -> None:
    at = "boards.columns"
    if not isinstance(columns, list) or not all(isinstance(c, list) and c for c in columns):
        raise BadComponents("[boards] columns is not a list of columns with heights.", at=at)
    if len(columns) > MOST_COLUMNS:
        raise BadComponents(
            f"[boards] a board has {len(columns)} columns; the program has names for "
            f"{MOST_COLUMNS}.",
            at=at,
        )
    for i, column in enumerate(columns):
        if not all(_is_height(height) for height in column):
            raise BadComponents(
                "[boards] a height is a number of hexagons or half hexagons.", at=f"{at}.{i}"
            )
        if any(later - height < 1 for height, later in pairwise(column)):
            raise BadComponents(
                "[boards] the heights of a column ascend by at least one hexagon.", at=f"{at}.{i}"
            )
    if sum(map(len, columns)) != FIELDS_PER_BOARD:
        raise BadComponents(
            f"[boards] a board has {sum(map(len, columns))} fields, not {FIELDS_PER_BOARD}.", at=at
        )
    _check_outline([[int(2 * height) for height in column] for column in columns], at)


def _check_outline(columns: list[list[int]], at: str) -> None:
    """Whether the fields are on one grid of hexagons, connected, and the same after half a turn."""
    first = columns[0][0]
    for i, column in enumerate(columns):
        if any((height - first - i) % 2 for height in column):
            raise BadComponents(
                "[boards] neighbouring columns lie half a hexagon higher or lower.", at=f"{at}.{i}"
            )
    if not connected(Shape(columns, []).board()):
        raise BadComponents("[boards] the fields of a board are not connected.", at=at)
    cells = {(i, height) for i, column in enumerate(columns) for height in column}
    heights = [height for _, height in cells]
    both = min(heights) + max(heights)
    if {(len(columns) - 1 - i, both - height) for i, height in cells} != cells:
        raise BadComponents(
            "[boards] half a turn changes the outline of a board, so that turned boards would not "
            "fit.",
            at=at,
        )


def _check_shifts(columns: list[list[float]], shifts: Any) -> None:
    at = "boards.shifts"
    if not isinstance(shifts, list) or not shifts or not all(_is_height(x) for x in shifts):
        raise BadComponents("[boards] shifts is not a list of hexagons or half hexagons.", at=at)
    if any(abs(shift) > 1 for shift in shifts):
        raise BadComponents(
            "[boards] the rulebook shifts no board by more than one hexagon.", at=at
        )
    if len(set(shifts)) != len(shifts):
        raise BadComponents("[boards] lists the same shift twice.", at=at)
    halves = [int(2 * shift) for shift in shifts]
    if any((shift - len(columns)) % 2 for shift in halves):
        way = "half a hexagon" if len(columns) % 2 else "whole hexagons"
        raise BadComponents(
            f"[boards] boards of {len(columns)} columns join only when shifted by {way}.", at=at
        )
    shape = Shape([[int(2 * height) for height in column] for column in columns], halves)
    for i, one in enumerate(halves):
        offsets = [o for o in shape.offsets if shape.shifts[o // SHIFTS] == one]
        if not all(connected(shape.cells(int(o))) for o in offsets):
            raise BadComponents(
                f"[boards] shifted by {shifts[i]}, a board would not touch its neighbour.",
                at=f"{at}.{i}",
            )
