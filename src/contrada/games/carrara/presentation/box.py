"""The box page: every table of the components as pieces with their counts."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from contrada.core.box import BoxRow, BoxTable
from contrada.core.messages import Json
from contrada.games.carrara import actions as act
from contrada.games.carrara import components as reader
from contrada.games.carrara.pieces import (
    CITY_NAMES,
    COLOUR_NAMES,
    DECORATION_NAMES,
    LANDSCAPE_NAMES,
    LOCATION_NAMES,
    TYPE_NAMES,
)
from contrada.games.carrara.presentation.forms import block_forms, reward_form

EACH_TYPE = 6
"""The buildings of one type in the box, without its monument."""


def box(components: Json) -> list[BoxTable]:
    """The tables of a box, in the order of the file; raises BadComponents for a wrong one."""
    reader.tables_of(components)
    return [
        _table(components, "blocks", _blocks(components["blocks"])),
        _table(components, "start", _start(components["start"])),
        _table(components, "prices", _prices(components["prices"])),
        _table(components, "buildings", _buildings(components["buildings"])),
        _table(components, "types", _types(components["types"])),
        *(
            _table(components, name, _emblems(components[name]))
            for name in ("emblems", "emblems_reconstructed")
        ),
        _table(components, "cities", _cities(components["cities"])),
        _table(components, "improvements", _improvements(components["improvements"])),
        _table(components, "court.normal", _court(components["court"]["normal"])),
        _table(components, "court.advanced", _court(components["court"]["advanced"])),
        _table(components, "landscapes", _landscapes(components["landscapes"])),
        _table(components, "decorations", _decorations(components["decorations"])),
        _table(components, "statues", _statues(components["statues"])),
        _table(components, "wheels", _wheels(components["wheels"])),
        _table(components, "majorities", _majorities(components["majorities"])),
        _table(components, "money", _money(components["money"])),
    ]


def _table(components: Json, path: str, rows: Iterable[tuple[Json, int]]) -> BoxTable:
    table: Any = components
    for key in path.split("."):
        table = table[key]
    name = path.replace(".", "-").replace("_", "-")
    return BoxTable(name, table["source"], [BoxRow(piece, count) for piece, count in rows])


def _counted(pieces: Iterable[Json]) -> list[tuple[Json, int]]:
    """Equal pieces as one row, in the order of the first of them."""
    found: list[tuple[Json, int]] = []
    for piece in pieces:
        for i, (known, count) in enumerate(found):
            if known == piece:
                found[i] = (known, count + 1)
                break
        else:
            found.append((piece, 1))
    return found


def _blocks(table: Json) -> Iterable[tuple[Json, int]]:
    return [(act.block_form(colour), table["copies"]) for colour in range(len(COLOUR_NAMES))]


def _start(table: Json) -> Iterable[tuple[Json, int]]:
    for place, colours in enumerate(table["blocks"]):
        counts = [colours.count(colour) for colour in COLOUR_NAMES]
        blocks = block_forms(counts)
        yield {"is": "start", "place": place + 1, "coins": table["coins"], "blocks": blocks}, 1


def _prices(table: Json) -> Iterable[tuple[Json, int]]:
    return [({"is": "prices", "location": k, "coins": table[k]}, 1) for k in LOCATION_NAMES]


def _buildings(table: Json) -> Iterable[tuple[Json, int]]:
    for kind in TYPE_NAMES:
        for value in sorted(set(table["values"])):
            piece = {"is": "building", "type": kind, "value": value, "copy": 1}
            yield piece, table["values"].count(value)
        yield {"is": "monument", "type": kind}, 1


def _types(table: Json) -> Iterable[tuple[Json, int]]:
    return [({"is": "type", "type": k, "landscape": table[k]}, EACH_TYPE) for k in TYPE_NAMES]


def _emblems(table: Json) -> Iterable[tuple[Json, int]]:
    for kind in TYPE_NAMES:
        if kind in table:
            decoration = act.item_form(DECORATION_NAMES.index(table[kind]))
            yield {"is": "emblem", "type": kind, "decoration": decoration}, 1


def _cities(table: Json) -> Iterable[tuple[Json, int]]:
    for name in CITY_NAMES:
        reward = reward_form(*table[name]["reward"])
        minimum = table[name]["minimum"]
        yield {"is": "rewards", "city": name, "minimum": minimum, "reward": reward}, 1


def _improvements(table: Json) -> Iterable[tuple[Json, int]]:
    return _counted(
        {"is": "better", "city": tile["city"], "reward": reward_form(*tile["reward"])}
        for tile in table["tiles"]
    )


def _court(table: Json) -> Iterable[tuple[Json, int]]:
    return _counted(act.bonus_form(reader.bonus_of(text)) for text in table["fields"])


def _landscapes(table: Json) -> Iterable[tuple[Json, int]]:
    for name in LANDSCAPE_NAMES:
        yield {"is": "landscape", "name": name, "reward": reward_form(*table[name])}, 1


def _decorations(table: Json) -> Iterable[tuple[Json, int]]:
    for kind in range(len(DECORATION_NAMES)):
        yield act.item_form(kind), table["copies"]
    for number, points in enumerate(table["sets"]):
        yield {"is": "set", "count": number + 1, "points": points}, 1


def _statues(table: Json) -> Iterable[tuple[Json, int]]:
    for colour in COLOUR_NAMES:
        yield {"is": "statue", "colour": colour}, table["copies"]
    yield {"is": "statue", "colour": "gold"}, table["gold"]


def _wheels(table: Json) -> Iterable[tuple[Json, int]]:
    pairs = zip(table["decorations"], table["statues"], strict=True)
    for place, (kind, colour) in enumerate(pairs):
        decoration = {"is": "decoration", "kind": kind}
        statue = {"is": "statue", "colour": colour}
        yield {"is": "segment", "place": place + 1, "decoration": decoration, "statue": statue}, 1


def _majorities(table: Json) -> Iterable[tuple[Json, int]]:
    return [({"is": "majority", "city": name, "points": table[name]}, 1) for name in CITY_NAMES]


def _money(table: Json) -> Iterable[tuple[Json, int]]:
    yield {"is": "money", "minimum": 0, "rate": table["rate"]}, 1
    for field in table["fields"]:
        yield {"is": "money", "minimum": field["minimum"], "rate": field["rate"]}, 1
