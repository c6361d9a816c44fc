"""The tables of a box for the box page."""

from __future__ import annotations

from contrada.core.box import BoxRow, BoxTable
from contrada.core.messages import Json
from contrada.games.tuscany.actions import agriculture_form, bonus_form, card_form, tile_form
from contrada.games.tuscany.phases.maps import LETTERS
from contrada.games.tuscany.pieces import (
    BONUS_NAMES,
    COLOUR_NAMES,
    TILE_NAMES,
    goods_bits,
)
from contrada.games.tuscany.tables import yield_form


def box(components: Json) -> list[BoxTable]:
    """All tables with their pieces, in the order of the file."""
    return [
        _table("tiles", components, _tiles(components["tiles"])),
        _table("agriculture", components, _agriculture(components["agriculture"])),
        _table(
            "cards",
            components,
            [
                BoxRow(card_form(colour), int(components["cards"][name]))
                for colour, name in enumerate(COLOUR_NAMES)
            ],
        ),
        _table(
            "yields",
            components,
            [
                BoxRow(yield_form(entry), int(entry["count"]))
                for entry in components["yields"]["cards"]
            ],
        ),
        _table(
            "bonus_tiles",
            components,
            [
                BoxRow(bonus_form(kind), int(components["bonus_tiles"][name]))
                for kind, name in enumerate(BONUS_NAMES)
            ],
        ),
        _table("colour_bonus", components, _colour_bonus(components["colour_bonus"])),
        _table("boards", components, _boards(components["boards"])),
    ]


def _table(name: str, components: Json, rows: list[BoxRow]) -> BoxTable:
    return BoxTable(name.replace("_", "-"), components[name].get("source", "reconstructed"), rows)


def _of_set(piece: Json, part: str) -> Json:
    """A tile of a player's set or of the neutral set."""
    return {"is": "set_tile", "item": piece, "set": part}


def _tiles(table: Json) -> list[BoxRow]:
    return [
        BoxRow(_of_set(tile_form(tile), part), int(table[part][name]))
        for part in ("own", "neutral")
        for tile, name in enumerate(TILE_NAMES[:-1])
    ]


def _agriculture(table: Json) -> list[BoxRow]:
    return [
        BoxRow(_of_set(agriculture_form(goods_bits(entry["shows"])), part), int(entry[part]))
        for part in ("own", "neutral")
        for entry in table["tiles"]
        if entry.get(part, 0)
    ]


def _colour_bonus(table: Json) -> list[BoxRow]:
    return [
        BoxRow(
            {
                "is": "colour_bonus",
                "colour": name,
                "first": int(table[name][0]),
                "second": int(table[name][1]),
            },
            1,
        )
        for name in COLOUR_NAMES
    ]


def _boards(table: Json) -> list[BoxRow]:
    """Every board as it is printed: the heights of its columns, and its colours in that order."""
    columns = ";".join(" ".join(str(height) for height in column) for column in table["columns"])
    return [
        BoxRow(
            {
                "is": "region_board",
                "board": f"{letter}{number}",
                "columns": columns,
                "colours": text,
            },
            1,
        )
        for letter in LETTERS
        for number, text in enumerate(table[letter], 1)
    ]
