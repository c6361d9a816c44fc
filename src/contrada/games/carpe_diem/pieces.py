"""The pieces as numbers: kinds, goods, gains, cards."""

from __future__ import annotations

from typing import Final

# What can stand in a district; the first nine have openings, the last three are single tiles.
POND: Final = 0


VINEYARD: Final = 1


CHICKEN_YARD: Final = 2


HERB_GARDEN: Final = 3


MERCHANT: Final = 4


BAKER: Final = 5


ADMINISTRATOR: Final = 6


CRAFTSMAN: Final = 7


VILLA: Final = 8


MARKET: Final = 9


BAKERY: Final = 10


FOUNTAIN: Final = 11


KINDS: Final = 12


OPEN_KINDS: Final = 9
"""The kinds a tile side can show: landscapes, dwellings, villa."""


LANDSCAPES: Final = 4


# What a card can count in addition to the kinds.
CHIMNEY: Final = 12


ANY_LANDSCAPE: Final = 13


ANY_DWELLING: Final = 14


COUNTED: Final = 13
"""The number of counters per district: kinds and chimneys."""


# Goods; a landscape's number is its ware's number.
FISH: Final = 0


GRAPE: Final = 1


CHICKEN: Final = 2


HERB: Final = 3


COIN: Final = 4


BREAD: Final = 5


WARES: Final = 4


GOODS: Final = 6


# What a fulfilled card gives.
GAIN_VP: Final = 0


GAIN_COIN: Final = 1


GAIN_BREAD: Final = 2


GAIN_STEP: Final = 3


GAINS: Final = 4


CARDS: Final = 60


PILES: Final = 4


FRAME_PIECES: Final = 16


TABLEAUX: Final = 4


FOUNTAIN_CARDS: Final = 24


FOUNTAIN_KINDS: Final = 15
"""What a fountain card can count: the twelve kinds, chimneys, any landscape, any dwelling."""


WARE_NAMES: Final = ("fish", "grape", "chicken", "herb")


KIND_NAMES: Final = (
    "pond",
    "vineyard",
    "chicken_yard",
    "herb_garden",
    "merchant",
    "baker",
    "administrator",
    "craftsman",
    "villa",
    "market",
    "bakery",
    "fountain",
)


COUNTED_NAMES: Final = (*KIND_NAMES, "chimney", "landscape", "dwelling")
"""What a green card or a fountain card can count."""


PLACES: Final = 4
"""Tiles on a display."""


MOST_FACES: Final = 96
"""The maximum number of different tiles. It fixes the sizes of actions and observations."""


MOST_TILES: Final = 4
"""Of a landscape (CAD-C3)."""


SEALS: Final = 11
