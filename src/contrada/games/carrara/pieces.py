"""The pieces as numbers: colours and their cities, building tiles, items, scoring fields.

Colours are numbered from the cheapest (purple) to the most expensive (white), and every city has
the number of its own colour: city c accepts blocks of the colours c and above, and two blocks of
colour c - 1 replace one there. A tile is `type * 7 + slot`; the slots of a type have the values 1,
2, 3, 3, 4, 5 and the monument of 8, so that a set of tiles fits in the bits of one integer.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

MIN_SEATS: Final = 2
MAX_SEATS: Final = 4

COLOURS: Final = 6
COPIES: Final = 7
BLOCKS: Final = 42
ON_WHEEL: Final = 11
LOCATIONS: Final = 6
START_COINS: Final = 20
START_BLOCKS: Final = vec[i64]([0, 0, 0, 1, 1, 1, 1, 2])
"""Two colours for each place in the order of play (CAR-S1)."""
PASS_COINS: Final = 2

CITIES: Final = 6
TYPES: Final = 6
SLOTS: Final = 7
TILES: Final = 42
MONUMENT_SLOT: Final = 6
MONUMENT_VALUE: Final = 8
DISPLAY: Final = 9
IMPROVEMENTS: Final = 12
"""Places for improvements: two for each city, `city * 2` and `city * 2 + 1`."""

DECORATIONS: Final = 6
STATUES: Final = 6
GOLD: Final = 12
ITEMS: Final = 13
"""Items: 0 to 5 the decorations, 6 to 11 the statues by colour, 12 a gold statue."""
DECORATION_COPIES: Final = 7
STATUE_COPIES: Final = 6
GOLD_COPIES: Final = 8
STOREHOUSES: Final = 2
ITEM_PRICE: Final = 10

NORMAL_STONES: Final = 6
ADVANCED_STONES: Final = 8
BONUSES: Final = 22
"""Bonuses: 0 to 9 that many coins, 10 to 19 that many points less ten, a decoration, a statue."""
BONUS_POINTS: Final = 10
BONUS_DECORATION: Final = 20
BONUS_STATUE: Final = 21

FIELDS: Final = 19
"""Scoring fields: 0 to 5 the cities, 6 to 11 the types, landscapes, money, pairs of cities."""
NORMAL_FIELDS: Final = 14
TYPE_FIELD: Final = 6
LANDSCAPE_FIELD: Final = 12
MONEY_FIELD: Final = 14
PAIR_FIELD: Final = 16
PAIRS: Final = 3
SHARED_FIELDS: Final = 0b1100000000111111
"""The fields on the main board, each of which only one player can use in the whole game."""
MONEY_FIELDS: Final = 0b1100000000000000

TRIGGER_POINTS: Final = 5

COLOUR_NAMES: Final = ("purple", "blue", "green", "red", "yellow", "white")
CITY_NAMES: Final = ("lerici", "massa", "viareggio", "lucca", "pisa", "livorno")
TYPE_NAMES: Final = ("biblioteca", "palazzo", "porta", "cattedrale", "castello", "villa")
LANDSCAPE_NAMES: Final = ("urban", "rural")
DECORATION_NAMES: Final = ("book", "shield", "crown", "cup", "flag", "gate")
LOCATION_NAMES: Final = ("I", "II", "III", "IV", "V", "VI")
PAIR_NAMES: Final = ("livorno_lerici", "massa_pisa", "viareggio_lucca")
"""Pair p is city p with city 5 - p."""
FIELD_NAMES: Final = (
    *CITY_NAMES,
    *TYPE_NAMES,
    *LANDSCAPE_NAMES,
    "money_low",
    "money_high",
    *PAIR_NAMES,
)

VALUES: Final = vec[i64]([1, 2, 3, 3, 4, 5, 8])
"""The value of each slot."""
SECOND_THREE: Final = 3
FIRST_THREE: Final = 0b100
"""Bit of the first of the two tiles of value 3."""
CHEAPEST_UPGRADE: Final = 3
SLOT_MASK: Final = 0x7F
BUILDING_SLOTS: Final = 0x3F
OF_TYPE: Final = vec[i64]([0x7F, 0x3F80, 0x1FC000, 0xFE00000, 0x7F0000000, 0x3F800000000])
UPGRADABLE: Final = vec[i64]([0, 0, 0, 0b100000, 0b110000, 0b111100, 0b111110, 0b111111])
"""For 0 to 7 blocks: the slots whose building they can upgrade to the monument."""


def bit(n: i64) -> i64:
    """The number with only bit n set, up to 61."""
    # The compiled build shifts a small literal in 32 bits, and represents a larger literal than
    # this as a Python object.
    highest: i64 = 0x2000000000000000
    return highest >> (61 - n)


def tile(kind: i64, value: i64) -> i64:
    """The (first) tile of a type and value."""
    for slot in range(SLOTS):
        if VALUES[slot] == value:
            return kind * SLOTS + slot
    return -1


def type_of(piece: i64) -> i64:
    """The type of a tile."""
    return piece // SLOTS


def value_of(piece: i64) -> i64:
    """The printed value of a tile."""
    return VALUES[piece % SLOTS]


def is_monument(piece: i64) -> bool:
    """Whether a tile is a monument."""
    return piece % SLOTS == MONUMENT_SLOT


def of_type(kind: i64) -> i64:
    """All tiles of a type, as bits."""
    return OF_TYPE[kind]


def count_bits(tiles: i64) -> i64:
    """The number of tiles in a set."""
    n: i64 = 0
    while tiles != 0:
        tiles &= tiles - 1
        n += 1
    return n


def statue(colour: i64) -> i64:
    """The statue of a colour as an item."""
    return DECORATIONS + colour
