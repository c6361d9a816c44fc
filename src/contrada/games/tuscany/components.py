"""Reads the components of The Castles of Tuscany and validates them against the rulebook."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any

from contrada.core.errors import BadComponents
from contrada.core.messages import Json
from contrada.games.tuscany.phases.maps import (
    ARRANGEMENTS,
    FIELDS_PER_BOARD,
    LARGEST_AREA,
    LETTERS,
    VARIANTS,
    too_large,
)
from contrada.games.tuscany.pieces import (
    BONUS_NAMES,
    CARDS,
    COLOUR_LETTERS,
    COLOUR_NAMES,
    GOODS_NAMES,
    TILE_NAMES,
    YIELD_CARD_COUNT,
    YIELD_NAMES,
)
from contrada.games.tuscany.tables import Tables

OWN = {"castle": 1, "city": 2, "estate": 1, "quarry": 3, "village": 4, "monastery": 3, "carter": 3}
NEUTRAL = dict.fromkeys(TILE_NAMES[:-1], 4)
AGRICULTURE_TILES = 4
"""In each player's set as in the neutral one (TUS-C1)."""
BONUS_COPIES = 5
FIELD_COUNTS = {"DG": 3, "R": 3, "T": 2, "GR": 4, "O": 5, "Y": 4, "BE": 4, "LG": 5}
"""The fields of each colour on every map of an A, a B and a C board (TUS-C6)."""
TABLES = ("tiles", "agriculture", "cards", "yields", "bonus_tiles", "colour_bonus", "boards")


def published() -> Json:
    """The components that come with the program."""
    text = files("contrada.games.tuscany").joinpath("components.toml").read_text("utf-8")
    return tomllib.loads(text)


def tables_of(components: Json) -> Tables:
    """The lookup tables of these components; raises BadComponents, which names the error."""
    if components != published():
        _check(components)
        tables = Tables(components)
        _check_areas(tables)
        return tables
    return Tables(components)


def _check(components: Json) -> None:
    for name in TABLES:
        if not isinstance(components.get(name), dict):
            raise BadComponents(f"The file needs a table [{name}].")
    _check_tiles(components["tiles"])
    _check_agriculture(components["agriculture"])
    _check_cards(components["cards"])
    _check_yields(components["yields"])
    if _without_source(components["bonus_tiles"]) != dict.fromkeys(BONUS_NAMES, BONUS_COPIES):
        kinds = ", ".join(BONUS_NAMES)
        raise BadComponents(f"[bonus_tiles] The box has {BONUS_COPIES} of each kind: {kinds}.")
    _check_colour_bonus(components["colour_bonus"])
    _check_boards(components["boards"])


def _without_source(table: Json) -> Json:
    return {key: value for key, value in table.items() if key != "source"}


def _is_count(value: Any) -> bool:
    return type(value) is int and value >= 0


def _check_names(name: str, table: Json, wanted: tuple[str, ...]) -> None:
    if set(_without_source(table)) != set(wanted):
        raise BadComponents(f"[{name}] has to name exactly: {', '.join(wanted)}.")


def _check_tiles(table: Json) -> None:
    for part, wanted in (("own", OWN), ("neutral", NEUTRAL)):
        if table.get(part) != wanted:
            raise BadComponents(f"[tiles] {part} is {table.get(part)!r}; the box has {wanted!r}.")


def _check_agriculture(table: Json) -> None:
    entries = table.get("tiles")
    if not isinstance(entries, list) or not all(isinstance(entry, dict) for entry in entries):
        raise BadComponents("[agriculture] tiles is not a list of tiles.")
    for entry in entries:
        shows = entry.get("shows")
        known = isinstance(shows, list) and all(goods in GOODS_NAMES for goods in shows)
        if not known or len(shows) not in (1, 2) or len(set(shows)) != len(shows):
            goods = ", ".join(GOODS_NAMES)
            raise BadComponents(
                f"[agriculture] a tile shows one or two different of {goods}; not {shows!r}."
            )
    for part in ("own", "neutral"):
        counts = [entry.get(part, 0) for entry in entries]
        if not all(_is_count(n) for n in counts) or sum(counts) != AGRICULTURE_TILES:
            raise BadComponents(
                f"[agriculture] the {part} tiles are {counts}; the box has {AGRICULTURE_TILES}."
            )


def _check_cards(table: Json) -> None:
    _check_names("cards", table, COLOUR_NAMES)
    counts = [table[name] for name in COLOUR_NAMES]
    if not all(_is_count(n) for n in counts) or sum(counts) != CARDS:
        raise BadComponents(f"[cards] has {counts} cards; the box has {CARDS} in all.")


def _check_yields(table: Json) -> None:
    _check_names("yields", table, YIELD_NAMES)
    entries = [table[name] for name in YIELD_NAMES]
    for name, entry in zip(YIELD_NAMES, entries, strict=True):
        if not isinstance(entry, dict) or set(entry) != {"amount", "count"}:
            raise BadComponents(f"[yields] {name} has to give an amount and a count.")
        if not _is_count(entry["count"]) or not _is_count(entry["amount"]) or entry["amount"] == 0:
            raise BadComponents(f"[yields] {name} is {entry!r}; an amount is 1 or more.")
    if sum(entry["count"] for entry in entries) != YIELD_CARD_COUNT:
        raise BadComponents(f"[yields] The box has {YIELD_CARD_COUNT} yield cards in all.")


def _check_colour_bonus(table: Json) -> None:
    _check_names("colour_bonus", table, COLOUR_NAMES)
    for name in COLOUR_NAMES:
        values = table[name]
        if not isinstance(values, list) or len(values) != 2 or not all(map(_is_count, values)):
            raise BadComponents(f"[colour_bonus] {name} is {values!r}, not [first, second].")


def _check_boards(table: Json) -> None:
    _check_names("boards", table, LETTERS)
    of_letter: dict[str, dict[str, int]] = {}
    for letter in LETTERS:
        boards = table[letter]
        if not isinstance(boards, list) or len(boards) != VARIANTS:
            raise BadComponents(f"[boards] {letter} is not a list of {VARIANTS} boards.")
        for number, board in enumerate(boards, 1):
            fields = board.split() if isinstance(board, str) else []
            if len(fields) != FIELDS_PER_BOARD or not set(fields) <= set(COLOUR_LETTERS):
                known = ", ".join(COLOUR_LETTERS)
                raise BadComponents(
                    f"[boards] {letter}{number} is not {FIELDS_PER_BOARD} fields out of {known}."
                )
            counts = {short: fields.count(short) for short in COLOUR_LETTERS}
            if of_letter.setdefault(letter, counts) != counts:
                raise BadComponents(
                    f"[boards] {letter}{number} has other numbers of fields than {letter}1, so "
                    "that not every map would have the same."
                )
    for short, wanted in FIELD_COUNTS.items():
        found = sum(counts[short] for counts in of_letter.values())
        if found != wanted:
            raise BadComponents(f"[boards] A map would have {found} fields {short}, not {wanted}.")


def _check_areas(tables: Tables) -> None:
    fault = too_large(tables.outlines)
    if fault >= 0:
        boards = fault // ARRANGEMENTS
        names = f"A{boards // 16 + 1}, B{boards // 4 % 4 + 1}, C{boards % 4 + 1}"
        raise BadComponents(
            f"[boards] {names} can be arranged to an area of more than {LARGEST_AREA} fields."
        )
