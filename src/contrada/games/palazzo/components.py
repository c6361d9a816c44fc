"""Reads the components of Palazzo and validates them against the rulebook."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from importlib.resources import files
from typing import Any

from contrada.core.errors import BadComponents
from contrada.core.messages import Json
from contrada.games.palazzo.check import copies_of_tile
from contrada.games.palazzo.pieces import MATERIAL_NAMES, TILE_KINDS, TILES, tile

SET_UP_TILES = 5
"""The number of tiles of stack I laid out before the game (PAL-S2)."""
FIXED: dict[str, dict[str, Any]] = {
    "money": {
        "currencies": ["brown", "green", "blue"],
        "values": [3, 4, 5, 6, 7],
        "copies": 3,
        "certificates": 10,
    },
    "riders": {"count": 5},
}
"""The values printed in the rulebook, which a components file cannot change."""


def published() -> Json:
    """The components that come with the program."""
    text = files("contrada.games.palazzo").joinpath("components.toml").read_text("utf-8")
    return tomllib.loads(text)


def stacks_of(components: Json) -> list[list[int]]:
    """The tiles of stacks I, II and III; raises BadComponents, which names the error."""
    for table, wanted in FIXED.items():
        given = components.get(table, {})
        for key, value in wanted.items():
            if given.get(key, value) != value:
                raise BadComponents(f"[{table}] {key} is {given[key]!r}; the box has {value!r}.")
    stack_tables = components.get("stack")
    if not isinstance(stack_tables, dict) or set(stack_tables) != {"1", "2", "3"}:
        raise BadComponents("The file needs the tables [stack.1], [stack.2] and [stack.3].")
    stacks = [_tiles_of(name, stack_tables[name]) for name in ("1", "2", "3")]
    _check_mix([kind for stack in stacks for kind in stack])
    if len(stacks[0]) < SET_UP_TILES:
        raise BadComponents(
            f"[stack.1] has {len(stacks[0])} tiles; the set-up takes {SET_UP_TILES} from it."
        )
    return stacks


def _tiles_of(name: str, table: Any) -> list[int]:
    if not isinstance(table, dict):
        raise BadComponents(f"[stack.{name}] is not a table.")
    kinds = []
    for key, entries in table.items():
        if key == "source":
            continue
        if key not in MATERIAL_NAMES:
            known = ", ".join(MATERIAL_NAMES)
            raise BadComponents(f"[stack.{name}] has {key!r}; the materials are: {known}.")
        if not isinstance(entries, list):
            raise BadComponents(f"[stack.{name}] {key} is not a list of tiles.")
        kinds += [_tile(name, key, entry) for entry in entries]
    return kinds


def _tile(name: str, material: str, entry: Any) -> int:
    match = re.fullmatch(r"([1-5])/([1-3])", entry) if isinstance(entry, str) else None
    if match is None:
        raise BadComponents(
            f"[stack.{name}] {material} has {entry!r}; a tile is written floor/windows, "
            "from '1/1' to '5/3'."
        )
    return int(tile(MATERIAL_NAMES.index(material), int(match[1]), int(match[2])))


def _check_mix(kinds: list[int]) -> None:
    """Check the number of each tile over all stacks (PAL-C3)."""
    faults = []
    counts = Counter(kinds)
    for kind in range(TILE_KINDS):
        if counts[kind] != copies_of_tile(kind):
            floor, rest = divmod(kind, 9)
            material, windows = divmod(rest, 3)
            name = f"{MATERIAL_NAMES[material]} {floor + 1}/{windows + 1}"
            faults.append(f"{name} {counts[kind]} times instead of {copies_of_tile(kind)}")
    if faults:
        raise BadComponents(
            f"The stacks hold {len(kinds)} tiles; the box has {TILES}, and their mix differs: "
            + "; ".join(faults)
            + "."
        )
