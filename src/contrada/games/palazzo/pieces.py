"""The pieces as numbers: money cards, building tiles, palazzi.

A money card is `currency * 5 + value - 3`, a certificate of value 2 is CERTIFICATE. A tile is
`(floor - 1) * 9 + material * 3 + windows - 1`; RIDER follows the tiles. A palazzo is one integer
with four bits per floor: 0 for a missing floor, otherwise the tile's number within its floor plus
1. So a tile fits on top exactly if the palazzo has no tile at or above its floor.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

MIN_SEATS: Final = 2
MAX_SEATS: Final = 4

CURRENCIES: Final = 3
CARD_VALUES: Final = 5
LOWEST_VALUE: Final = 3
CERTIFICATE: Final = 15
CARD_KINDS: Final = 16
CARD_COPIES: Final = 3
CERTIFICATES: Final = 10

FLOORS: Final = 5
MOST_WINDOWS: Final = 3
PER_FLOOR: Final = 9
TILE_KINDS: Final = 45
TILES: Final = 48
RIDER: Final = 45
REVEAL_KINDS: Final = 46
RIDERS: Final = 5
STACKS: Final = 3

QUARRIES: Final = 4
WAREHOUSE: Final = 4
"""The place of a tile in the market: a quarry 0 to 3, or the warehouse."""

CURRENCY_NAMES: Final = ("brown", "green", "blue")
MATERIAL_NAMES: Final = ("brick", "sandstone", "marble")


def card(currency: i64, value: i64) -> i64:
    """The money card of a currency (0 to 2) and value (3 to 7)."""
    return currency * CARD_VALUES + value - LOWEST_VALUE


def tile(material: i64, floor: i64, windows: i64) -> i64:
    """The tile of a material (0 to 2), floor (1 to 5) and number of windows (1 to 3)."""
    return (floor - 1) * PER_FLOOR + material * MOST_WINDOWS + windows - 1


def floor_of(kind: i64) -> i64:
    """The floor a tile belongs to, 1 to 5."""
    return kind // PER_FLOOR + 1


def material_of(kind: i64) -> i64:
    """The material of a tile."""
    return kind % PER_FLOOR // MOST_WINDOWS


def windows_of(kind: i64) -> i64:
    """The windows (or doors) of a tile."""
    return kind % MOST_WINDOWS + 1


def lone(kind: i64) -> i64:
    """The palazzo that consists of this tile only."""
    return (kind % PER_FLOOR + 1) << (kind // PER_FLOOR * 4)


def fits_on(palazzo: i64, kind: i64) -> bool:
    """Whether the tile may be laid on top (PAL-G1, PAL-G2)."""
    return palazzo >> (kind // PER_FLOOR * 4) == 0


def has_floor(palazzo: i64, floor: i64) -> bool:
    """Whether the palazzo already has this floor."""
    return (palazzo >> (floor - 1) * 4) & 15 != 0


def tile_at(palazzo: i64, floor: i64) -> i64:
    """The tile on a floor that the palazzo has."""
    return (floor - 1) * PER_FLOOR + ((palazzo >> (floor - 1) * 4) & 15) - 1


def height(palazzo: i64) -> i64:
    """How many floors the palazzo has."""
    floors: i64 = 0
    while palazzo != 0:
        if palazzo & 15 != 0:
            floors += 1
        palazzo = palazzo >> 4
    return floors


def is_lone(palazzo: i64) -> bool:
    """Whether the palazzo is a single tile."""
    while palazzo & 15 == 0:
        palazzo = palazzo >> 4
    return palazzo >> 4 == 0


def lone_tile(palazzo: i64) -> i64:
    """The tile of a palazzo that is a single tile."""
    floor: i64 = 0
    while palazzo & 15 == 0:
        palazzo = palazzo >> 4
        floor += 1
    return floor * PER_FLOOR + palazzo - 1
