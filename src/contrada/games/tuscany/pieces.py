"""The pieces as numbers: colours, tiles, bonus tiles, yield cards.

A colour is 0 to 7. A tile is the number of its colour, except agriculture: a box has at most eight
different agriculture tiles, 7 to 14, whose goods are data (`Tables.shows`). HEXAGON, the wooden
hexagon, follows the tiles. A yield card is one of at most twelve designs of the box.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

MIN_SEATS: Final = 2
MAX_SEATS: Final = 4

COLOURS: Final = 8
DARK_GREEN: Final = 0
RED: Final = 1
TURQUOISE: Final = 2
GREY: Final = 3
ORANGE: Final = 4
YELLOW: Final = 5
BEIGE: Final = 6
LIGHT_GREEN: Final = 7

CASTLE: Final = 0
CITY: Final = 1
ESTATE: Final = 2
QUARRY: Final = 3
VILLAGE: Final = 4
MONASTERY: Final = 5
CART: Final = 6
AGRICULTURE: Final = 7
"""The first of the agriculture tiles."""
AGRICULTURE_KINDS: Final = 8
"""The most different agriculture tiles of a box: four in a player's set, four neutral ones."""
TILE_KINDS: Final = 15
HEXAGON: Final = 15
ITEM_KINDS: Final = 16
"""The kinds of items in a storage space: tiles and the wooden hexagon."""
NOTHING: Final = -1

GOODS: Final = 6
"""The kinds of agriculture that a box can show."""
MOST_GOODS: Final = 3
"""The most kinds on one agriculture tile."""

CARDS: Final = 122
STARTING_CARDS: Final = 5
OWN_TILES: Final = 21
PER_STACK: Final = 7
NEUTRAL_TILES: Final = 32
TILES_PER_SEAT: Final = 22
"""The own tiles and the start castle."""
DISPLAY: Final = 8
TOO_MANY: Final = 5
"""The number of tiles of a colour in the display at which they are laid aside (TUS-T5)."""
MOST_STORAGE: Final = 5
PRICE: Final = 2
"""Units a placement costs (TUS-T3)."""

BONUS_KINDS: Final = 5
BONUS_CARD: Final = 0
BONUS_STORAGE: Final = 1
BONUS_MARBLE: Final = 2
BONUS_WORKER: Final = 3
BONUS_YIELD: Final = 4
STORAGE_POINTS: Final = 2
"""Green points for a "+1 storage" tile (TUS-S3, TUS-P4)."""

YIELD_KINDS: Final = 12
"""The most different yield cards of a box."""
GIFTS: Final = 7
"""What a yield card can give."""
YIELD_RED: Final = 0
YIELD_GREEN: Final = 1
YIELD_CARDS: Final = 2
YIELD_WORKER: Final = 3
YIELD_MARBLE: Final = 4
YIELD_HEXAGON: Final = 5
YIELD_BONUS: Final = 6
YIELD_CARD_COUNT: Final = 27
SURPLUS_POINTS: Final = 2
"""Red points for a hexagon without a storage space (TUS-P5)."""
MONASTERY_CARDS: Final = 3

SCORINGS: Final = 3
CARDS_PER_POINT: Final = 3

COLOUR_NAMES: Final = (
    "dark_green",
    "red",
    "turquoise",
    "grey",
    "orange",
    "yellow",
    "beige",
    "light_green",
)
COLOUR_LETTERS: Final = ("DG", "R", "T", "GR", "O", "Y", "BE", "LG")
TILE_NAMES: Final = (
    "castle",
    "city",
    "estate",
    "quarry",
    "village",
    "monastery",
    "cart",
    "agriculture",
)
GOODS_NAMES: Final = ("pigs", "vines", "sheep", "grain", "olives", "poultry")
BONUS_NAMES: Final = ("card", "storage", "marble", "worker", "yield")
GIFT_NAMES: Final = (
    "red_points",
    "green_points",
    "cards",
    "worker",
    "marble",
    "hexagon",
    "bonus_tile",
)


def colour_of(tile: i64) -> i64:
    """The colour of a tile; a wooden hexagon has none of its own."""
    return tile if tile < AGRICULTURE else i64(LIGHT_GREEN)


def goods_names(shows: int) -> list[str]:
    """The names of goods, one bit each."""
    return [GOODS_NAMES[i] for i in range(GOODS) if (shows >> i) & 1]


def goods_bits(names: list[str]) -> int:
    """Goods by name as one bit each."""
    bits = 0
    for name in names:
        bits |= 1 << GOODS_NAMES.index(name)
    return bits
