"""Reads the components of The Castles of Tuscany and validates them.

What the rulebook says cannot be changed; every other table can, as far as the rules can play it.
Each error names its place in the file.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from itertools import pairwise
from typing import Any, Final

from contrada.boxes.refusal import Refuser, shown
from contrada.boxes.toml_values import write_value
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
FARM_KEYS: Final = ("shows", "own", "neutral")
MOST: Final = 20
"""The largest amount of a yield card and the largest colour bonus."""
MOST_COLUMNS: Final = 8
"""The most columns of a board: the columns of a map are named by letters."""
SOURCE: Final = "source"
refuse: Final = Refuser("tuscany")


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
        names = [f"{x}{n + 1}" for x, n in zip(LETTERS, numbers, strict=True)]
        raise refuse.bad("area", "boards", boards=names, most=LARGEST_AREA)
    return tables


def _check(components: Json) -> None:
    for name in TABLES:
        if not isinstance(components.get(name), dict):
            raise refuse.bad("table-missing", name, table=name)
    for name in components:
        if name not in TABLES:
            raise refuse.bad("table-unknown", str(name), table=str(name), known=list(TABLES))
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
            raise refuse.bad("key-unknown", f"{name}.{key}", key=key, known=list(wanted))
    for key in wanted:
        if key not in table:
            raise refuse.bad("missing", name, key=key)


def _check_tiles(table: Json) -> None:
    _check_names("tiles", table, ("own", "neutral"))
    for part, wanted in (("own", OWN), ("neutral", NEUTRAL)):
        if table[part] != wanted:
            raise refuse.wrong("fixed", f"tiles.{part}", table[part], wanted=write_value(wanted))


def _entries(name: str, key: str, table: Json) -> list[Json]:
    """The list of inline tables under a key."""
    _check_names(name, table, (key,))
    entries = table[key]
    if not isinstance(entries, list) or not all(isinstance(entry, dict) for entry in entries):
        raise refuse.wrong("rows", f"{name}.{key}", entries)
    return entries


def _check_agriculture(table: Json) -> None:
    entries = _entries("agriculture", "tiles", table)
    for i, entry in enumerate(entries):
        at = f"agriculture.tiles.{i}"
        for key in entry:
            if key not in FARM_KEYS:
                raise refuse.bad("key-unknown", f"{at}.{key}", key=key, known=list(FARM_KEYS))
        shows = entry.get("shows")
        listed = shows if isinstance(shows, list) else []
        known = all(goods in GOODS_NAMES for goods in listed)
        if not known or not 1 <= len(listed) <= MOST_GOODS or len(set(listed)) != len(listed):
            goods = list(GOODS_NAMES)
            raise refuse.wrong("shows", f"{at}.shows", shows, most=MOST_GOODS, known=goods)
        for part in ("own", "neutral"):
            if not _is_count(entry.get(part, 0)):
                raise refuse.wrong("not-a-count", f"{at}.{part}", entry.get(part))
    for part in ("own", "neutral"):
        counts = [entry.get(part, 0) for entry in entries]
        if sum(counts) != AGRICULTURE_TILES:
            number = {"found": sum(counts), "wanted": AGRICULTURE_TILES}
            raise refuse.bad("farm-sum", "agriculture.tiles", part=part, **number)


def _check_cards(table: Json) -> None:
    _check_names("cards", table, COLOUR_NAMES)
    for name in COLOUR_NAMES:
        if not _is_count(table[name]):
            raise refuse.wrong("not-a-count", f"cards.{name}", table[name])
    found = sum(table[name] for name in COLOUR_NAMES)
    if found != CARDS:
        raise refuse.bad("sum", "cards", found=found, wanted=CARDS)


def _check_yields(table: Json) -> None:
    entries = _entries("yields", "cards", table)
    if len(entries) > YIELD_KINDS:
        raise refuse.bad("yield-kinds", "yields.cards", found=len(entries), most=YIELD_KINDS)
    seen: list[Json] = []
    for i, entry in enumerate(entries):
        at = f"yields.cards.{i}"
        gives = {key: value for key, value in entry.items() if key != "count"}
        if not _is_count(entry.get("count")) or entry["count"] == 0:
            raise refuse.bad("count", f"{at}.count")
        if not gives:
            raise refuse.bad("yield-nothing", at, known=list(GIFT_NAMES))
        for name, amount in gives.items():
            if name not in GIFT_NAMES:
                known = list(GIFT_NAMES)
                raise refuse.bad("yield-unknown", f"{at}.{name}", key=name, known=known)
            if not _is_count(amount) or not 1 <= amount <= MOST:
                raise refuse.wrong("range", f"{at}.{name}", amount, least=1, most=MOST)
        if gives in seen:
            raise refuse.bad("twice", at)
        seen.append(gives)
    found = sum(entry["count"] for entry in entries)
    if found != YIELD_CARD_COUNT:
        raise refuse.bad("sum", "yields.cards", found=found, wanted=YIELD_CARD_COUNT)


def _check_bonus_tiles(table: Json) -> None:
    _check_names("bonus_tiles", table, BONUS_NAMES)
    for name in BONUS_NAMES:
        if table[name] != BONUS_COPIES:
            at = f"bonus_tiles.{name}"
            raise refuse.wrong("fixed", at, table[name], wanted=shown(BONUS_COPIES))


def _check_colour_bonus(table: Json) -> None:
    _check_names("colour_bonus", table, COLOUR_NAMES)
    for name in COLOUR_NAMES:
        values = table[name]
        if not isinstance(values, list) or len(values) != 2:
            raise refuse.wrong("numbers", f"colour_bonus.{name}", values, count=2)
        for i, value in enumerate(values):
            if not _is_count(value) or value > MOST:
                at = f"colour_bonus.{name}.{i}"
                raise refuse.wrong("range", at, value, least=0, most=MOST)


# -- the boards -------------------------------------------------------------------------------


def _check_boards(table: Json) -> None:
    _check_names("boards", table, ("columns", "shifts", *LETTERS))
    _check_columns(table["columns"])
    _check_shifts(table["columns"], table["shifts"])
    of_letter: dict[str, dict[str, int]] = {}
    for letter in LETTERS:
        boards = table[letter]
        if not isinstance(boards, list) or len(boards) != VARIANTS:
            raise refuse.bad("boards", f"boards.{letter}", count=VARIANTS)
        for number, board in enumerate(boards):
            at = f"boards.{letter}.{number}"
            counts = _field_counts(board, at)
            if of_letter.setdefault(letter, counts) != counts:
                name = f"{letter}{number + 1}"
                raise refuse.bad("board-differs", at, board=name, first=f"{letter}1")
    for short, wanted in FIELD_COUNTS.items():
        found = sum(counts[short] for counts in of_letter.values())
        if found != wanted:
            raise refuse.bad("map-fields", "boards", found=found, colour=short, wanted=wanted)


def _field_counts(board: Any, at: str) -> dict[str, int]:
    fields = board.split() if isinstance(board, str) else []
    if len(fields) != FIELDS_PER_BOARD or not set(fields) <= set(COLOUR_LETTERS):
        raise refuse.bad("board", at, count=FIELDS_PER_BOARD, known=list(COLOUR_LETTERS))
    return {short: fields.count(short) for short in COLOUR_LETTERS}


def _is_height(value: Any) -> bool:
    return type(value) in (int, float) and -100 <= value <= 100 and value * 2 == int(value * 2)


def _check_columns(columns: Any) -> None:
    at = "boards.columns"
    if not isinstance(columns, list) or not all(isinstance(c, list) and c for c in columns):
        raise refuse.bad("columns", at)
    if len(columns) > MOST_COLUMNS:
        raise refuse.bad("columns-most", at, found=len(columns), most=MOST_COLUMNS)
    for i, column in enumerate(columns):
        if not all(_is_height(height) for height in column):
            raise refuse.bad("height", f"{at}.{i}")
        if any(later - height < 1 for height, later in pairwise(column)):
            raise refuse.bad("heights-ascend", f"{at}.{i}")
    if sum(map(len, columns)) != FIELDS_PER_BOARD:
        found = sum(map(len, columns))
        raise refuse.bad("board-fields", at, found=found, wanted=FIELDS_PER_BOARD)
    _check_outline([[int(2 * height) for height in column] for column in columns], at)


def _check_outline(columns: list[list[int]], at: str) -> None:
    """Whether the fields are on one grid of hexagons, connected, and the same after half a turn."""
    first = columns[0][0]
    for i, column in enumerate(columns):
        if any((height - first - i) % 2 for height in column):
            raise refuse.bad("columns-apart", f"{at}.{i}")
    if not connected(Shape(columns, []).board()):
        raise refuse.bad("not-connected", at)
    cells = {(i, height) for i, column in enumerate(columns) for height in column}
    heights = [height for _, height in cells]
    both = min(heights) + max(heights)
    if {(len(columns) - 1 - i, both - height) for i, height in cells} != cells:
        raise refuse.bad("half-turn", at)


def _check_shifts(columns: list[list[float]], shifts: Any) -> None:
    at = "boards.shifts"
    if not isinstance(shifts, list) or not shifts or not all(_is_height(x) for x in shifts):
        raise refuse.bad("shifts", at)
    if any(abs(shift) > 1 for shift in shifts):
        raise refuse.bad("shift-far", at)
    if len(set(shifts)) != len(shifts):
        raise refuse.bad("twice", at)
    halves = [int(2 * shift) for shift in shifts]
    if any((shift - len(columns)) % 2 for shift in halves):
        halved = bool(len(columns) % 2)
        raise refuse.bad("shift-join", at, columns=len(columns), halves=halved)
    shape = Shape([[int(2 * height) for height in column] for column in columns], halves)
    for i, one in enumerate(halves):
        offsets = [o for o in shape.offsets if shape.shifts[o // SHIFTS] == one]
        if not all(connected(shape.cells(int(o))) for o in offsets):
            raise refuse.bad("shift-apart", f"{at}.{i}", shift=shifts[i])
