"""Reads the components of The Palaces of Carrara and validates them against the rulebook."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Sequence
from importlib.resources import files
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from contrada.boxes.refusal import Refuser, shown
from contrada.core.messages import Json
from contrada.games.carrara.pieces import (
    ADVANCED_STONES,
    BONUS_DECORATION,
    BONUS_POINTS,
    BONUS_STATUE,
    CITY_NAMES,
    COLOUR_NAMES,
    COLOURS,
    DECORATION_NAMES,
    IMPROVEMENTS,
    LANDSCAPE_NAMES,
    LOCATION_NAMES,
    NORMAL_STONES,
    TYPE_NAMES,
)
from contrada.games.carrara.tables import Tables

IMPROVEMENT_TILES = 8
RURAL_TYPES = 2
MINIMUM = (3, 3, 3, 2, 2, 2)
"""By city: the buildings that the rulebook asks for (CAR-C5)."""
CERTAIN_EMBLEMS = ("biblioteca", "palazzo", "porta", "castello")
"""The types whose decoration is known from the first edition; the others are reconstructed."""
ADVANCED_BONUSES = [5, 5, 13, 13, 20, 20, 21, 21]
"""The bonuses of the advanced side of the Court (CAR-C7)."""
MOST = 99
"""The largest number allowed on a piece."""
refuse = Refuser("carrara")

FIXED: dict[str, dict[str, Any]] = {
    "blocks": {"colours": list(COLOUR_NAMES), "copies": 7, "on_wheel": 11},
    "start": {
        "coins": 20,
        "blocks": [["purple", "purple"], ["purple", "blue"], ["blue", "blue"], ["blue", "green"]],
    },
    "buildings": {"values": [1, 2, 3, 3, 4, 5], "monument": 8, "display": 9},
    "decorations": {"copies": 7, "sets": [2, 6, 12, 20, 30, 42, 56]},
    "statues": {"copies": 6, "gold": 8},
    "money": {"rate": 5, "fields": [{"minimum": 36, "rate": 3}, {"minimum": 50, "rate": 2}]},
}
"""The values printed in the rulebook, which a components file cannot change."""


def published() -> Json:
    """The components that come with the program."""
    text = files("contrada.games.carrara").joinpath("components.toml").read_text("utf-8")
    return tomllib.loads(text)


def tables_of(components: Json) -> Tables:
    """The tables of these components; raises BadComponents, which names the error and its place."""
    for name, wanted in FIXED.items():
        given = _table(components, name)
        for key, value in wanted.items():
            if given.get(key) != value:
                raise refuse.wrong("fixed", f"{name}.{key}", given.get(key), wanted=shown(value))
    landscapes = [_name(components, "types", name, LANDSCAPE_NAMES) for name in TYPE_NAMES]
    if sum(landscapes) != RURAL_TYPES:
        raise refuse.bad("rural", "types", found=sum(landscapes), wanted=RURAL_TYPES)
    cities = [_entry(components, "cities", name) for name in CITY_NAMES]
    minimum = [
        _number(city.get("minimum"), f"cities.{name}.minimum")
        for name, city in zip(CITY_NAMES, cities, strict=True)
    ]
    for name, given_minimum, wanted_minimum in zip(CITY_NAMES, minimum, MINIMUM, strict=True):
        if given_minimum != wanted_minimum:
            at = f"cities.{name}.minimum"
            raise refuse.wrong("fixed", at, given_minimum, wanted=shown(wanted_minimum))
    rewards = [
        _pair(city.get("reward"), f"cities.{name}.reward")
        for name, city in zip(CITY_NAMES, cities, strict=True)
    ]
    places, improved = _improvements(components)
    lands = [
        _pair(_table(components, "landscapes").get(k), f"landscapes.{k}") for k in LANDSCAPE_NAMES
    ]
    wheels = _table(components, "wheels")
    return Tables(
        _rows(components, "prices", LOCATION_NAMES, COLOURS),
        vec[i64](landscapes),
        vec[i64](_emblems(components)),
        vec[i64](minimum),
        vec[i64]([coins for coins, _ in rewards]),
        vec[i64]([points for _, points in rewards]),
        vec[i64]([coins for coins, _ in improved]),
        vec[i64]([points for _, points in improved]),
        places,
        _court(components, "normal", NORMAL_STONES),
        _court(components, "advanced", ADVANCED_STONES),
        vec[i64]([coins for coins, _ in lands]),
        vec[i64]([points for _, points in lands]),
        vec[i64]([0, *FIXED["decorations"]["sets"]]),
        _order(DECORATION_NAMES, wheels.get("decorations"), "wheels.decorations"),
        _order(COLOUR_NAMES, wheels.get("statues"), "wheels.statues"),
        _rows(components, "majorities", CITY_NAMES, 3),
        vec[i64]([field["minimum"] for field in FIXED["money"]["fields"]]),
        vec[i64]([field["rate"] for field in FIXED["money"]["fields"]]),
        FIXED["money"]["rate"],
    )


def _table(components: Json, name: str) -> Json:
    table = components.get(name)
    if not isinstance(table, dict):
        raise refuse.bad("table-missing", name, table=name)
    return table


def _entry(components: Json, table: str, name: str) -> Json:
    entry = _table(components, table).get(name)
    if not isinstance(entry, dict):
        raise refuse.bad("missing", f"{table}.{name}", key=name)
    return entry


def _number(value: Any, at: str) -> int:
    if type(value) is not int or not 0 <= value <= MOST:
        raise refuse.wrong("range", at, value, least=0, most=MOST)
    return value


def _numbers(values: Any, count: int, at: str) -> list[int]:
    if not isinstance(values, list) or len(values) != count:
        raise refuse.wrong("numbers", at, values, count=count)
    return [_number(value, f"{at}.{i}") for i, value in enumerate(values)]


def _pair(value: Any, at: str) -> tuple[int, int]:
    coins, points = _numbers(value, 2, at)
    return coins, points


def _rows(components: Json, table: str, names: Sequence[str], count: int) -> vec[i64]:
    """A table with a list of numbers for each name."""
    rows = [_numbers(_table(components, table).get(k), count, f"{table}.{k}") for k in names]
    return vec[i64]([number for row in rows for number in row])


def _name(components: Json, table: str, key: str, known: Sequence[str]) -> int:
    """One of the known names at `table.key`, as its index."""
    return _known(_table(components, table).get(key), known, f"{table}.{key}")


def _known(value: Any, known: Sequence[str], at: str) -> int:
    if value not in known:
        raise refuse.wrong("one-of", at, value, known=list(known))
    return known.index(value)


def _order(known: Sequence[str], values: Any, at: str) -> vec[i64]:
    if not isinstance(values, list) or sorted(map(str, values)) != sorted(known):
        raise refuse.wrong("each-once", at, values, known=list(known))
    return vec[i64]([known.index(value) for value in values])


def _emblems(components: Json) -> list[int]:
    """By type: its decoration, each a different one."""
    found: list[int] = []
    for name in TYPE_NAMES:
        table = "emblems" if name in CERTAIN_EMBLEMS else "emblems_reconstructed"
        decoration = _name(components, table, name, DECORATION_NAMES)
        if decoration in found:
            shared = DECORATION_NAMES[decoration]
            raise refuse.bad("emblem-twice", f"{table}.{name}", decoration=shared)
        found.append(decoration)
    return found


def _improvements(components: Json) -> tuple[int, list[tuple[int, int]]]:
    """The places that hold an improvement, as bits, and the reward at each place."""
    tiles = _table(components, "improvements").get("tiles")
    if not isinstance(tiles, list) or len(tiles) != IMPROVEMENT_TILES:
        raise refuse.bad("improvements", "improvements.tiles", wanted=IMPROVEMENT_TILES)
    places = 0
    rewards = [(0, 0)] * IMPROVEMENTS
    for i, entry in enumerate(tiles):
        at = f"improvements.tiles.{i}"
        if not isinstance(entry, dict):
            raise refuse.wrong("improvement", at, entry)
        city = _known(entry.get("city"), CITY_NAMES, f"{at}.city")
        place = city * 2 + (1 if places >> (city * 2) & 1 else 0)
        if places >> place & 1:
            raise refuse.bad("improvement-third", f"{at}.city", city=CITY_NAMES[city])
        places |= 1 << place
        rewards[place] = _pair(entry.get("reward"), f"{at}.reward")
    return places, rewards


def _court(components: Json, side: str, count: int) -> vec[i64]:
    at = f"court.{side}.fields"
    fields = _entry(components, "court", side).get("fields")
    if not isinstance(fields, list) or len(fields) != count:
        raise refuse.bad("court-fields", at, count=count)
    bonuses = [bonus_of(text, f"{at}.{i}") for i, text in enumerate(fields)]
    for i, bonus in enumerate(bonuses):
        if side == "normal" and bonus >= BONUS_DECORATION:
            raise refuse.bad("court-normal", f"{at}.{i}")
    if side == "advanced" and sorted(bonuses) != ADVANCED_BONUSES:
        raise refuse.bad("court-advanced", at)
    return vec[i64](bonuses)


def bonus_of(text: Any, at: str = "") -> int:
    """The number of a bonus in a components file."""
    if text == "decoration":
        return BONUS_DECORATION
    if text == "statue":
        return BONUS_STATUE
    match = re.fullmatch(r"([1-9]) (coins|points)", text) if isinstance(text, str) else None
    if match is None:
        raise refuse.wrong("bonus", at, text)
    return int(match[1]) + (BONUS_POINTS if match[2] == "points" else 0)
