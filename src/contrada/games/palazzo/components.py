"""Reads the components of Palazzo and validates them against the rulebook."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from importlib.resources import files
from typing import Any

from contrada.core.box import SOURCES
from contrada.core.errors import BadComponents
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
            known = ", ".join((*FIXED, "stack"))
            raise BadComponents(f"There is no table [{key}]; the tables are: {known}.", key)
    for name, wanted in FIXED.items():
        _check_fixed(name, components.get(name, {}), wanted)
    stacks_of(components)
    return {**{name: dict(table) for name, table in FIXED.items()}, "stack": components["stack"]}


def _check_fixed(name: str, table: Any, wanted: dict[str, Any]) -> None:
    """Check that a table of the rulebook is unchanged (PAL-C1 to C4)."""
    if not isinstance(table, dict):
        raise BadComponents(f"[{name}] is not a table.", name)
    for key, value in table.items():
        if key not in wanted:
            raise BadComponents(
                f"[{name}] has {key!r}, which the game does not know.", _at(name, key)
            )
        if value != wanted[key] or isinstance(value, bool):
            said = f"[{name}] {key} is {value!r}; the box has {wanted[key]!r}."
            raise BadComponents(f"{said} The rulebook prints this.", _at(name, key))


def _at(*keys: object) -> str:
    return ".".join(str(key) for key in keys)


def stacks_of(components: Json) -> list[list[int]]:
    """The tiles of stacks I, II and III; raises BadComponents, which names the error."""
    tables = components.get("stack")
    if not isinstance(tables, dict) or set(tables) != set(STACKS):
        raise BadComponents(
            "The file needs the tables [stack.1], [stack.2] and [stack.3].", "stack"
        )
    places: list[tuple[int, str]] = []
    stacks = []
    for name in STACKS:
        found = _tiles_of(name, tables[name])
        places += found
        stacks.append([kind for kind, _ in found])
    _check_mix(places)
    if len(stacks[0]) < SET_UP_TILES:
        raise BadComponents(
            f"[stack.1] has {len(stacks[0])} tiles; the set-up takes {SET_UP_TILES} from it.",
            "stack.1",
        )
    return stacks


def _tiles_of(name: str, table: Any) -> list[tuple[int, str]]:
    """The tiles of a stack, each with its place in the file."""
    if not isinstance(table, dict):
        raise BadComponents(f"[stack.{name}] is not a table.", _at("stack", name))
    if table.get("source") not in SOURCES:
        known = ", ".join(SOURCES)
        raise BadComponents(
            f"[stack.{name}] source is one of: {known}.", _at("stack", name, "source")
        )
    found = []
    for key, entries in table.items():
        if key == "source":
            continue
        at = _at("stack", name, key)
        if key not in MATERIAL_NAMES:
            known = ", ".join(MATERIAL_NAMES)
            raise BadComponents(f"[stack.{name}] has {key!r}; the materials are: {known}.", at)
        if not isinstance(entries, list):
            raise BadComponents(f"[stack.{name}] {key} is not a list of tiles.", at)
        for i, entry in enumerate(entries):
            found.append((_tile(name, key, entry, _at(at, i)), _at(at, i)))
    return found


def _tile(name: str, material: str, entry: Any, at: str) -> int:
    match = re.fullmatch(r"([1-5])/([1-3])", entry) if isinstance(entry, str) else None
    if match is None:
        raise BadComponents(
            f"[stack.{name}] {material} has {entry!r}; a tile is written floor/windows, "
            "from '1/1' to '5/3'.",
            at,
        )
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
            faults.append(f"{name} {counts[kind]} times instead of {copies_of_tile(kind)}")
            if counts[kind] > copies_of_tile(kind) and not surplus:
                surplus = [at for other, at in places if other == kind][-1]
    if faults:
        raise BadComponents(
            f"The stacks hold {len(places)} tiles; the box has {TILES}, and their mix differs: "
            + "; ".join(faults)
            + ".",
            surplus or "stack",
        )
