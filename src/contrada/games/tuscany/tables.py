"""The components as lookup tables for the rules."""

from __future__ import annotations

from typing import Any, final

from librt.vecs import append, vec
from mypy_extensions import i64

from contrada.core.messages import Json
from contrada.games.tuscany.actions import Forms
from contrada.games.tuscany.phases.maps import (
    ARRANGEMENTS,
    LETTERS,
    VARIANTS,
    area_total,
    offsets_of,
    variants_at,
)
from contrada.games.tuscany.phases.shape import FIELDS_PER_BOARD, Shape
from contrada.games.tuscany.pieces import (
    AGRICULTURE,
    AGRICULTURE_KINDS,
    BONUS_NAMES,
    COLOUR_LETTERS,
    COLOUR_NAMES,
    COLOURS,
    GIFT_NAMES,
    GIFTS,
    GOODS,
    ITEM_KINDS,
    TILE_KINDS,
    TILE_NAMES,
    YIELD_KINDS,
    goods_bits,
)


@final
class Tables:
    """The components as arrays."""

    def __init__(self, components: dict[str, Any]) -> None:
        self.shows = shown_goods(components)
        """For each item, the goods on it, one bit each."""
        self.own = tile_counts(components, "own", self.shows)
        """The number of each tile in a player's set, without the start castle."""
        self.neutral = tile_counts(components, "neutral", self.shows)
        cards = components["cards"]
        self.cards = vec[i64]([int(cards[name]) for name in COLOUR_NAMES])
        entries = components["yields"]["cards"]
        self.yield_designs = len(entries)
        """How many different yield cards the box has."""
        self.yields = vec[i64]([0] * YIELD_KINDS)
        self.gives = vec[i64]([0] * (YIELD_KINDS * GIFTS))
        """For each yield card, the amount of each gift."""
        for kind, entry in enumerate(entries):
            self.yields[kind] = int(entry["count"])
            for gift, name in enumerate(GIFT_NAMES):
                self.gives[kind * GIFTS + gift] = int(entry.get(name, 0))
        bonus = components["bonus_tiles"]
        self.bonus = vec[i64]([int(bonus[name]) for name in BONUS_NAMES])
        points = components["colour_bonus"]
        self.first = vec[i64]([int(points[name][0]) for name in COLOUR_NAMES])
        self.second = vec[i64]([int(points[name][1]) for name in COLOUR_NAMES])
        self.shape = shape_of(components["boards"])
        self.near = self.shape.near
        """For each pair of shifts and each field, the adjacent fields."""
        self.outlines = board_outlines(components)
        """For each board (letter * 4 + variant), as printed and turned, and each colour its
        fields."""
        self.forms = Forms(
            self.shape.names,
            [int(self.shows[AGRICULTURE + i]) for i in range(AGRICULTURE_KINDS)],
            [yield_form(entry) for entry in entries],
        )
        """The JSON forms of the pieces and actions of this box."""
        self.known_totals: dict[int, vec[i64]] = {}
        self.known_orders: dict[int, Json] = {}
        """Previews of arrangements, by boards and order; all tables of this box share them."""

    def totals(self, variants: vec[i64]) -> vec[i64]:
        """The total of the areas in every arrangement of these boards; -1 where the shifts are not
        allowed or an area is too large.
        """
        key = int(variants[0] * 16 + variants[1] * 4 + variants[2])
        if key not in self.known_totals:
            table = vec[i64](capacity=ARRANGEMENTS)
            for arrangement in range(ARRANGEMENTS):
                total: i64 = -1
                if self.shape.allows(int(offsets_of(arrangement))):
                    total = area_total(self.near, self.outlines, variants, arrangement)
                table = append(table, total)
            self.known_totals[key] = table
        return self.known_totals[key]

    def too_large(self) -> int:
        """The first combination of boards (`variants_at`) of which an allowed arrangement has an
        area above three fields, or -1.
        """
        for boards in range(VARIANTS * VARIANTS * VARIANTS):
            totals = self.totals(variants_at(boards))
            for arrangement in range(ARRANGEMENTS):
                if totals[arrangement] < 0 and self.shape.allows(int(offsets_of(arrangement))):
                    return boards
        return -1


def shape_of(boards: dict[str, Any]) -> Shape:
    """The shape of the boards, from heights in hexagons to heights in half hexagons."""
    columns = [[int(2 * height) for height in column] for column in boards["columns"]]
    return Shape(columns, [int(2 * height) for height in boards["shifts"]])


def shown_goods(components: dict[str, Any]) -> vec[i64]:
    """The goods on each item: the box's agriculture tiles in the order of the file.

    Numbers that the box does not need get goods that no tile of it shows.
    """
    found: list[int] = []
    for entry in components["agriculture"]["tiles"]:
        bits = goods_bits(entry["shows"])
        if bits not in found:
            found.append(bits)
    for bits in range(1, 1 << GOODS):
        if len(found) < AGRICULTURE_KINDS and bits not in found:
            found.append(bits)
    out = vec[i64]([0] * ITEM_KINDS)
    for i in range(AGRICULTURE_KINDS):
        out[AGRICULTURE + i] = found[i]
    return out


def tile_counts(components: dict[str, Any], part: str, shows: vec[i64]) -> vec[i64]:
    """The number of each tile in a set (`own` or `neutral`)."""
    counts = [0] * TILE_KINDS
    for tile, name in enumerate(TILE_NAMES[:-1]):
        counts[tile] = int(components["tiles"][part][name])
    kinds = [int(bits) for bits in shows]
    for entry in components["agriculture"]["tiles"]:
        counts[kinds.index(goods_bits(entry["shows"]))] += int(entry.get(part, 0))
    return vec[i64](counts)


def yield_form(entry: dict[str, Any]) -> dict[str, Any]:
    """A yield card in JSON."""
    gifts = [
        {"is": "gift", "gift": name, "amount": int(entry[name])}
        for name in GIFT_NAMES
        if entry.get(name)
    ]
    return {"is": "yield", "gives": gifts}


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
