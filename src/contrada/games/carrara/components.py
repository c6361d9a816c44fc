"""Reads the components of The Palaces of Carrara and validates them against the rulebook."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Sequence
from importlib.resources import files
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from contrada.core.errors import BadComponents
from contrada.core.messages import Json
from contrada.games.carrara.pieces import (
    ADVANCED_STONES,
    BONUS_DECORATION,
    BONUS_POINTS,
    BONUS_STATUE,
    CITIES,
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
MOST = 99
"""The largest number allowed on a piece."""

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
    """The tables of these components; raises BadComponents, which names the error."""
    for name, wanted in FIXED.items():
        given = _table(components, name)
        for key, value in wanted.items():
            if given.get(key) != value:
                raise BadComponents(f"[{name}] {key} is {given.get(key)!r}; the box has {value!r}.")
    types = [_entry(components, "types", name) for name in TYPE_NAMES]
    landscapes = [_name("types", LANDSCAPE_NAMES, entry.get("landscape")) for entry in types]
    if sum(landscapes) != RURAL_TYPES:
        raise BadComponents(f"[types] has {sum(landscapes)} rural types; the box has two.")
    decorations = [_name("types", DECORATION_NAMES, entry.get("decoration")) for entry in types]
    if sorted(decorations) != list(range(len(DECORATION_NAMES))):
        raise BadComponents("[types] must give each type a decoration of its own.")
    cities = [_entry(components, "cities", name) for name in CITY_NAMES]
    minimum = [_number("cities", city.get("minimum")) for city in cities]
    if minimum != [3, 3, 3, 2, 2, 2]:
        raise BadComponents(
            "[cities] Lérici, Massa and Viareggio ask for 3 buildings, the others for 2."
        )
    rewards = [_pair("cities", city.get("reward")) for city in cities]
    places, improved = _improvements(components)
    urban, rural = (
        _pair("landscapes", _table(components, "landscapes").get(k)) for k in LANDSCAPE_NAMES
    )
    wheels = _table(components, "wheels")
    majorities = _table(components, "majorities")
    return Tables(
        _flat(
            _numbers("prices", _table(components, "prices").get(k), COLOURS) for k in LOCATION_NAMES
        ),
        vec[i64](landscapes),
        vec[i64](decorations),
        vec[i64](minimum),
        vec[i64]([coins for coins, _ in rewards]),
        vec[i64]([points for _, points in rewards]),
        vec[i64]([coins for coins, _ in improved]),
        vec[i64]([points for _, points in improved]),
        places,
        _court(components, "normal", NORMAL_STONES),
        _court(components, "advanced", ADVANCED_STONES),
        vec[i64]([urban[0], rural[0]]),
        vec[i64]([urban[1], rural[1]]),
        vec[i64]([0, *FIXED["decorations"]["sets"]]),
        _order("wheels", DECORATION_NAMES, wheels.get("decorations")),
        _order("wheels", COLOUR_NAMES, wheels.get("statues")),
        _flat(_numbers("majorities", majorities.get(name), 3) for name in CITY_NAMES),
        vec[i64]([field["minimum"] for field in FIXED["money"]["fields"]]),
        vec[i64]([field["rate"] for field in FIXED["money"]["fields"]]),
        FIXED["money"]["rate"],
    )


def _table(components: Json, name: str) -> Json:
    table = components.get(name)
    if not isinstance(table, dict):
        raise BadComponents(f"The file needs the table [{name}].")
    return table


def _entry(components: Json, table: str, name: str) -> Json:
    entry = _table(components, table).get(name)
    if not isinstance(entry, dict):
        raise BadComponents(f"[{table}] lacks {name}.")
    return entry


def _number(table: str, value: Any) -> int:
    if type(value) is not int or not 0 <= value <= MOST:
        raise BadComponents(f"[{table}] has {value!r}; a number from 0 to {MOST} is needed.")
    return value


def _numbers(table: str, values: Any, count: int) -> list[int]:
    if not isinstance(values, list) or len(values) != count:
        raise BadComponents(f"[{table}] has {values!r}; a list of {count} numbers is needed.")
    return [_number(table, value) for value in values]


def _pair(table: str, value: Any) -> tuple[int, int]:
    coins, points = _numbers(table, value, 2)
    return coins, points


def _name(table: str, known: Sequence[str], value: Any) -> int:
    if value not in known:
        raise BadComponents(f"[{table}] has {value!r}; one of {', '.join(known)} is needed.")
    return known.index(value)


def _order(table: str, known: Sequence[str], values: Any) -> vec[i64]:
    if not isinstance(values, list) or sorted(map(str, values)) != sorted(known):
        raise BadComponents(f"[{table}] has {values!r}; each of {', '.join(known)} once is needed.")
    return vec[i64]([known.index(value) for value in values])


def _flat(rows: Any) -> vec[i64]:
    return vec[i64]([number for row in rows for number in row])


def _improvements(components: Json) -> tuple[int, list[tuple[int, int]]]:
    """The places that hold an improvement, as bits, and the reward at each place."""
    tiles = _table(components, "improvements").get("tiles")
    if not isinstance(tiles, list) or len(tiles) != IMPROVEMENT_TILES:
        raise BadComponents(f"[improvements] The box has {IMPROVEMENT_TILES} of them.")
    places = 0
    rewards = [(0, 0)] * IMPROVEMENTS
    for entry in tiles:
        if not isinstance(entry, dict):
            raise BadComponents(f"[improvements] has {entry!r}; a city and a reward are needed.")
        city = _name("improvements", CITY_NAMES, entry.get("city"))
        place = city * 2 + (1 if places >> (city * 2) & 1 else 0)
        if places >> place & 1:
            raise BadComponents(f"[improvements] has more than two for {CITY_NAMES[city]}.")
        places |= 1 << place
        rewards[place] = _pair("improvements", entry.get("reward"))
    if any(not places >> (city * 2) & 1 for city in range(CITIES)):
        raise BadComponents("[improvements] must have one for each city.")
    return places, rewards


def _court(components: Json, side: str, count: int) -> vec[i64]:
    table = f"court.{side}"
    entry = _entry(components, "court", side)
    fields = entry.get("fields")
    if not isinstance(fields, list) or len(fields) != count:
        raise BadComponents(f"[{table}] This side of the Court has {count} fields.")
    bonuses = [_bonus(table, text) for text in fields]
    if side == "normal" and max(bonuses) >= BONUS_DECORATION:
        raise BadComponents(f"[{table}] gives decorations or statues, which are not in that game.")
    if side == "advanced" and bonuses.count(BONUS_STATUE) != 2:
        raise BadComponents(f"[{table}] The rulebook has two fields with gold statues.")
    return vec[i64](bonuses)


def _bonus(table: str, text: Any) -> int:
    if text == "decoration":
        return BONUS_DECORATION
    if text == "statue":
        return BONUS_STATUE
    match = re.fullmatch(r"([1-9]) (coins|points)", text) if isinstance(text, str) else None
    if match is None:
        raise BadComponents(
            f"[{table}] has {text!r}; a bonus is '5 coins', '3 points', 'decoration' or 'statue'."
        )
    return int(match[1]) + (BONUS_POINTS if match[2] == "points" else 0)
