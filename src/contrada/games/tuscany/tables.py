"""The components as lookup tables for the rules."""

from __future__ import annotations

from typing import Any, final

from librt.vecs import append, vec
from mypy_extensions import i64

from contrada.games.tuscany.phases.maps import FIELDS_PER_BOARD, LETTERS, VARIANTS
from contrada.games.tuscany.pieces import (
    BONUS_NAMES,
    COLOUR_LETTERS,
    COLOUR_NAMES,
    COLOURS,
    GOODS_NAMES,
    TILE_KINDS,
    TILE_NAMES,
    YIELD_NAMES,
    agriculture_showing,
)


@final
class Tables:
    """The components as arrays."""

    def __init__(self, components: dict[str, Any]) -> None:
        self.own = tile_counts(components, "own")
        """The number of each tile in a player's set, without the start castle."""
        self.neutral = tile_counts(components, "neutral")
        cards = components["cards"]
        self.cards = vec[i64]([int(cards[name]) for name in COLOUR_NAMES])
        yields = components["yields"]
        self.yields = vec[i64]([int(yields[name]["count"]) for name in YIELD_NAMES])
        self.yield_amount = vec[i64]([int(yields[name]["amount"]) for name in YIELD_NAMES])
        bonus = components["bonus_tiles"]
        self.bonus = vec[i64]([int(bonus[name]) for name in BONUS_NAMES])
        points = components["colour_bonus"]
        self.first = vec[i64]([int(points[name][0]) for name in COLOUR_NAMES])
        self.second = vec[i64]([int(points[name][1]) for name in COLOUR_NAMES])
        self.outlines = board_outlines(components)
        """For each board (letter * 4 + variant), as printed and turned, and each colour its
        fields."""


def tile_counts(components: dict[str, Any], part: str) -> vec[i64]:
    """The number of each tile in a set (`own` or `neutral`)."""
    counts = [0] * TILE_KINDS
    for tile, name in enumerate(TILE_NAMES[:-1]):
        counts[tile] = int(components["tiles"][part][name])
    for entry in components["agriculture"]["tiles"]:
        goods = sum(1 << GOODS_NAMES.index(name) for name in entry["shows"])
        counts[agriculture_showing(goods)] += int(entry.get(part, 0))
    return vec[i64](counts)


def board_outlines(components: dict[str, Any]) -> vec[i64]:
    """The fields of each colour on every board, as printed and rotated by half a turn."""
    out = vec[i64]()
    for letter in LETTERS:
        for variant in range(VARIANTS):
            printed = components["boards"][letter][variant].split()
            for turned in (False, True):
                outline = [0] * COLOURS
                for cell, short in enumerate(printed):
                    place = FIELDS_PER_BOARD - 1 - cell if turned else cell
                    outline[COLOUR_LETTERS.index(short)] |= 1 << place
                for fields in outline:
                    out = append(out, fields)
    return out
