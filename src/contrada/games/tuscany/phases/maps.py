"""The map of a player: three region boards side by side, thirty hexagonal fields.

A field is a number from 0 to 29: ten for the board on the left, ten for the middle one, ten for the
right one, each board column by column from the top. Sets of fields are integers with one bit per
field. An arrangement is `order * 72 + turns * 9 + offsets`; `near` is the table of neighbours of
the box's `Shape`.

A map turned by 180° as a whole is the same map. An arrangement is therefore stored with board A
left of board C (`standing`): 3 orders, 8 turns, 9 pairs of shifts.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from contrada.games.tuscany.phases.shape import BOARDS, FIELDS, FIELDS_PER_BOARD, OFFSETS, SHIFTS
from contrada.games.tuscany.pieces import COLOURS

VARIANTS: Final = 4
ORDERS: Final = 6
STORED_ORDERS: Final = 3
TURNS: Final = 8
ARRANGEMENTS: Final = 216
LARGEST_AREA: Final = 3

LETTERS: Final = ("A", "B", "C")
ORDER_NAMES: Final = ("ABC", "ACB", "BAC", "CBA", "BCA", "CAB")
"""First the orders with A left of C, then each of them from right to left."""
ORDER: Final = vec[i64]([0, 1, 2, 0, 2, 1, 1, 0, 2])
"""For each stored order, the letter (0 to 2) in each place."""
TURNED_ROUND: Final = vec[i64]([7, 3, 5, 1, 6, 2, 4, 0])
"""For each set of turned boards, the one of the same map turned by 180°: each board is turned, and
the outer boards change places.
"""

AREA_POINTS: Final = vec[i64]([0, 1, 3, 6])
"""By the number of fields (TUS-P1)."""


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
    """The arrangement with these choices; the order has A left of C."""
    return order * TURNS * OFFSETS + turns * OFFSETS + offsets


def standing(order: i64, turns: i64) -> i64:
    """The arrangement, both boards level, that is stored for any of the six orders (TUS-C6)."""
    if order >= STORED_ORDERS:
        order -= STORED_ORDERS
        turns = TURNED_ROUND[turns]
    return arrangement_of(order, turns, 0)


def order_of(arrangement: i64) -> i64:
    """The order of the boards."""
    return arrangement // (TURNS * OFFSETS)


def turns_of(arrangement: i64) -> i64:
    """Which boards are turned: one bit each, the highest for the board on the left."""
    return (arrangement // OFFSETS) % TURNS


def offsets_of(arrangement: i64) -> i64:
    """The two shifts: that of the middle board times 3, and that of the right board."""
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


def area_at(near: vec[i64], fields: i64, offsets: i64, field: i64) -> i64:
    """The connected fields of one colour (`fields`) around one of them."""
    base = offsets * FIELDS
    area: i64 = 1 << field
    edge = near[base + field] & fields
    while edge != 0:
        area |= edge
        around: i64 = 0
        while edge != 0:
            around |= near[base + lowest(edge)]
            edge = edge & (edge - 1)
        edge = around & fields & ~area
    return area


def areas_of(near: vec[i64], fields: i64, offsets: i64) -> vec[i64]:
    """The areas of one colour, by their first field."""
    out = vec[i64]()
    rest = fields
    while rest != 0:
        area = area_at(near, fields, offsets, lowest(rest))
        out = append(out, area)
        rest &= ~area
    return out


def area_total(near: vec[i64], outlines: vec[i64], variants: vec[i64], arrangement: i64) -> i64:
    """The total value of all areas of a map; -1 if an area has more than three fields."""
    total: i64 = 0
    offsets = offsets_of(arrangement)
    for colour in range(COLOURS):
        rest = colour_fields(outlines, variants, arrangement, colour)
        fields = rest
        while rest != 0:
            area = area_at(near, fields, offsets, lowest(rest))
            rest &= ~area
            size = count(area)
            if size > LARGEST_AREA:
                return -1
            total += AREA_POINTS[size]
    return total


def variants_at(boards: i64) -> vec[i64]:
    """The variants of A, B and C in one of the 64 combinations of boards."""
    return vec[i64]([boards // 16, boards // 4 % 4, boards % 4])


def shifts_of(offsets: i64) -> tuple[int, int]:
    """The shifts of the middle and the right board, each a number of SHIFT_NAMES."""
    return int(offsets // SHIFTS), int(offsets % SHIFTS)
