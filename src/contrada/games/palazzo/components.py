"""Reads the components of Palazzo and validates them against the rulebook."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from importlib.resources import files
from typing import Any

from contrada.boxes.refusal import Refuser, shown
from contrada.core.box import SOURCES
from contrada.core.messages import Json
from contrada.games.palazzo.check import copies_of_tile
from contrada.games.palazzo.pieces import (
    MATERIAL_NAMES,
    MOST_WINDOWS,
    PER_FLOOR,
    TILE_KINDS,
    TILES,
    tile,
)

SET_UP_TILES = 5
"""The number of tiles of stack I laid out before the game (PAL-S2)."""
STACKS = ("1", "2", "3")
refuse = Refuser("palazzo")
FIXED: dict[str, dict[str, Any]] = {
    "money": {
        "source": "rulebook",
        "currencies": ["brown", "green", "blue"],
        "values": [3, 4, 5, 6, 7],
        "copies": 3,
        "certificates": 10,
    },
    "board": {"source": "rulebook", "opening": 1, "builder": 1, "quarries": 4, "warehouse": 1},
    "riders": {"source": "rulebook", "count": 5},
}
"""The tables from the rulebook, which a components file cannot change; it may leave them out."""


def published() -> Json:
    """The components that come with the program."""
    text = files("contrada.games.palazzo").joinpath("components.toml").read_text("utf-8")
    return tomllib.loads(text)


def complete(components: Json) -> Json:
    """The components with the tables of the rulebook; raises BadComponents, with the place."""
    for key in components:
        if key not in (*FIXED, "stack"):
            raise refuse.bad("table-unknown", key, table=key, known=[*FIXED, "stack"])
    for name, wanted in FIXED.items():
        _check_fixed(name, components.get(name, {}), wanted)
    stacks_of(components)
    return {**{name: dict(table) for name, table in FIXED.items()}, "stack": components["stack"]}


def _check_fixed(name: str, table: Any, wanted: dict[str, Any]) -> None:
    """Check that a table of the rulebook is unchanged (PAL-C1 to C4)."""
    if not isinstance(table, dict):
        raise refuse.bad("not-a-table", name, table=name)
    for key, value in table.items():
        if key not in wanted:
            raise refuse.bad("key-unknown", _at(name, key), key=key, known=list(wanted))
        if value != wanted[key] or isinstance(value, bool):
            raise refuse.wrong("fixed", _at(name, key), value, wanted=shown(wanted[key]))


def _at(*keys: object) -> str:
    return ".".join(str(key) for key in keys)


def stacks_of(components: Json) -> list[list[int]]:
    """The tiles of stacks I, II and III; raises BadComponents, which names the error."""
    tables = components.get("stack")
    if not isinstance(tables, dict) or set(tables) != set(STACKS):
        raise refuse.bad("stacks", "stack")
    places: list[tuple[int, str]] = []
    stacks = []
    for name in STACKS:
        found = _tiles_of(name, tables[name])
        places += found
        stacks.append([kind for kind, _ in found])
    _check_mix(places)
    if len(stacks[0]) < SET_UP_TILES:
        raise refuse.bad("set-up", "stack.1", found=len(stacks[0]), wanted=SET_UP_TILES)
    return stacks


def _tiles_of(name: str, table: Any) -> list[tuple[int, str]]:
    """The tiles of a stack, each with its place in the file."""
    if not isinstance(table, dict):
        raise refuse.bad("not-a-table", _at("stack", name), table=f"stack.{name}")
    if table.get("source") not in SOURCES:
        raise refuse.bad("source", _at("stack", name, "source"), known=list(SOURCES))
    found = []
    for key, entries in table.items():
        if key == "source":
            continue
        at = _at("stack", name, key)
        if key not in MATERIAL_NAMES:
            raise refuse.bad("key-unknown", at, key=key, known=list(MATERIAL_NAMES))
        if not isinstance(entries, list):
            raise refuse.wrong("not-a-list", at, entries)
        for i, entry in enumerate(entries):
            found.append((_tile(key, entry, _at(at, i)), _at(at, i)))
    return found


def _tile(material: str, entry: Any, at: str) -> int:
    match = re.fullmatch(r"([1-5])/([1-3])", entry) if isinstance(entry, str) else None
    if match is None:
        raise refuse.wrong("tile", at, entry)
    return int(tile(MATERIAL_NAMES.index(material), int(match[1]), int(match[2])))


def _check_mix(places: list[tuple[int, str]]) -> None:
    """Check the number of each tile over all stacks; the place is that of a surplus tile (PAL-C3).

    The mix is printed in the rulebook; only the division into stacks is not.
    """
    faults = []
    counts = Counter(kind for kind, _ in places)
    surplus = ""
    for kind in range(TILE_KINDS):
        if counts[kind] != copies_of_tile(kind):
            floor, rest = divmod(kind, PER_FLOOR)
            material, windows = divmod(rest, MOST_WINDOWS)
            name = f"{MATERIAL_NAMES[material]} {floor + 1}/{windows + 1}"
            number = {"found": counts[kind], "wanted": copies_of_tile(kind)}
            faults.append({"is": "badbox-mix-tile", "tile": name, **number})
            if counts[kind] > copies_of_tile(kind) and not surplus:
                surplus = [at for other, at in places if other == kind][-1]
    if faults:
        at = surplus or "stack"
        raise refuse.bad("mix", at, found=len(places), wanted=TILES, faults=faults)
