"""The map of a player: three region boards side by side, thirty hexagonal fields.

A field is a number from 0 to 29: ten for the board on the left, ten for the middle one, ten for the
right one, each board column by column from the top. Half a turn does not change a board's outline,
so the neighbours of a field depend on the two offsets only. Sets of fields are integers with one
bit per field. An arrangement is `order * 32 + turns * 4 + offsets`.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from contrada.games.tuscany.pieces import COLOURS

BOARDS: Final = 3
"""Boards of a map: one of each letter."""
VARIANTS: Final = 4
FIELDS_PER_BOARD: Final = 10
FIELDS: Final = 30
ORDERS: Final = 3
TURNS: Final = 8
OFFSETS: Final = 4
ARRANGEMENTS: Final = 96
LARGEST_AREA: Final = 3

LETTERS: Final = ("A", "B", "C")
ORDER_NAMES: Final = ("ABC", "ACB", "BAC")
"""The orders with A left of C; the others are rotations of these maps (TUS-C6)."""
ORDER: Final = vec[i64]([0, 1, 2, 0, 2, 1, 1, 0, 2])
"""For each order, the letter (0 to 2) in each place."""
OFFSET_NAMES: Final = ("down", "up")
"""The offset of a board: half a hex down or up relative to its left neighbour."""

CELLS: Final = ((0, 1), (0, 2), (0, 3), (1, 0), (1, 1), (1, 2), (1, 3), (2, 0), (2, 1), (2, 2))
"""The fields of a board in axial coordinates (q, r); a field's height is r + q / 2, downwards."""
STEPS: Final = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))

AREA_POINTS: Final = vec[i64]([0, 1, 3, 6])
"""By the number of fields (TUS-P1)."""


def cells(offsets: int) -> list[tuple[int, int]]:
    """The coordinates of all thirty fields."""
    result: list[tuple[int, int]] = []
    q, r = 0, 0
    for place in range(BOARDS):
        if place > 0:
            up = (offsets >> (BOARDS - 1 - place)) & 1
            q, r = q + 3, r - 1 - up
        result.extend((q + x, r + y) for x, y in CELLS)
    return result


def _neighbours() -> vec[i64]:
    table = vec[i64]()
    for offsets in range(OFFSETS):
        where = cells(offsets)
        index = {cell: field for field, cell in enumerate(where)}
        for q, r in where:
            touching = 0
            for dq, dr in STEPS:
                other = index.get((q + dq, r + dr))
                if other is not None:
                    touching |= 1 << other
            table = append(table, touching)
    return table


def _field_names() -> list[str]:
    names = []
    for place in range(BOARDS):
        row = [0, 0, 0]
        for x, _ in CELLS:
            row[x] += 1
            names.append("abcdefghi"[place * 3 + x] + str(row[x]))
    return names


NEIGHBOURS: Final = _neighbours()
"""For each of the four offsets and each field, the adjacent fields."""
FIELD_NAMES: Final = _field_names()
"""Columns a to i from the left, rows from the top: `a1` to `i3`."""


def _bit_index() -> vec[i64]:
    table = vec[i64]([0] * 37)
    for i in range(FIELDS):
        table[(1 << i) % 37] = i
    return table


BIT_INDEX: Final = _bit_index()
"""A perfect hash from a field's bit to its number: powers of two differ modulo 37."""


def lowest(fields: i64) -> i64:
    """The first field of a set that is not empty."""
    return BIT_INDEX[(fields & -fields) % 37]


def count(fields: i64) -> i64:
    """The number of fields in a set."""
    n: i64 = 0
    while fields != 0:
        fields = fields & (fields - 1)
        n += 1
    return n


def arrangement_of(order: i64, turns: i64, offsets: i64) -> i64:
    """The arrangement with these choices."""
    return order * TURNS * OFFSETS + turns * OFFSETS + offsets


def order_of(arrangement: i64) -> i64:
    """The order of the boards."""
    return arrangement // (TURNS * OFFSETS)


def turns_of(arrangement: i64) -> i64:
    """Which boards are turned: one bit each, the highest for the board on the left."""
    return (arrangement // OFFSETS) % TURNS


def offsets_of(arrangement: i64) -> i64:
    """The two offsets: one bit each, the higher for the middle board, set for `up`."""
    return arrangement % OFFSETS


def letter_at(arrangement: i64, place: i64) -> i64:
    """The letter (0 to 2) of the board in a place from the left."""
    return ORDER[order_of(arrangement) * BOARDS + place]


def is_turned(arrangement: i64, place: i64) -> bool:
    """Whether the board in a place from the left lies upside down."""
    return (turns_of(arrangement) >> (BOARDS - 1 - place)) & 1 != 0


def colour_fields(outlines: vec[i64], variants: vec[i64], arrangement: i64, colour: i64) -> i64:
    """The fields of a colour: `outlines` as in Tables, `variants` the boards A, B, C."""
    fields: i64 = 0
    for place in range(BOARDS):
        letter = letter_at(arrangement, place)
        turned: i64 = 1 if is_turned(arrangement, place) else 0
        board = letter * VARIANTS + variants[letter]
        part = outlines[(board * 2 + turned) * COLOURS + colour]
        fields |= part << (place * FIELDS_PER_BOARD)
    return fields


def area_at(fields: i64, offsets: i64, field: i64) -> i64:
    """The connected fields of one colour (`fields`) around one of them."""
    base = offsets * FIELDS
    area: i64 = 1 << field
    edge = area
    while edge != 0:
        around: i64 = 0
        while edge != 0:
            around |= NEIGHBOURS[base + lowest(edge)]
            edge = edge & (edge - 1)
        edge = around & fields & ~area
        area |= edge
    return area


def areas_of(fields: i64, offsets: i64) -> vec[i64]:
    """The areas of one colour, by their first field."""
    out = vec[i64]()
    rest = fields
    while rest != 0:
        area = area_at(fields, offsets, lowest(rest))
        out = append(out, area)
        rest &= ~area
    return out


def largest_area(outlines: vec[i64], variants: vec[i64], arrangement: i64) -> i64:
    """The size of the largest area of a map."""
    largest: i64 = 0
    offsets = offsets_of(arrangement)
    for colour in range(COLOURS):
        areas = areas_of(colour_fields(outlines, variants, arrangement, colour), offsets)
        for i in range(len(areas)):
            size = count(areas[i])
            if size > largest:
                largest = size
    return largest


def area_total(outlines: vec[i64], variants: vec[i64], arrangement: i64) -> i64:
    """The total value of all areas of a map."""
    total: i64 = 0
    offsets = offsets_of(arrangement)
    for colour in range(COLOURS):
        areas = areas_of(colour_fields(outlines, variants, arrangement, colour), offsets)
        for i in range(len(areas)):
            total += AREA_POINTS[count(areas[i])]
    return total


def too_large(outlines: vec[i64]) -> i64:
    """The first arrangement with an area above three fields, or -1.

    The number is (variant of A * 16 + variant of B * 4 + variant of C) * 96 + arrangement.
    """
    for boards in range(VARIANTS * VARIANTS * VARIANTS):
        variants = vec[i64]([boards // 16, boards // 4 % 4, boards % 4])
        for arrangement in range(ARRANGEMENTS):
            if largest_area(outlines, variants, arrangement) > LARGEST_AREA:
                return boards * ARRANGEMENTS + arrangement
    return -1
