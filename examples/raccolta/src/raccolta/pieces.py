"""The cards as numbers, and what the rules count.

A kind of card is `fruit * VALUES + value - 1`: kinds 0 to 2 are figs of value 1 to 3, and so on.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

FRUITS: Final = 4
VALUES: Final = 3
KINDS: Final = 12
COPIES: Final = 3
"""Cards of each kind in the box (RAC-1)."""
CARDS: Final = 36

MIN_SEATS: Final = 2
MAX_SEATS: Final = 4
STARTING_CARDS: Final = 2
DISPLAY: Final = 4
"""Open cards on the table (RAC-3)."""
HAND_LIMIT: Final = 7
"""A player with so many cards has to sell (RAC-5)."""
SMALLEST_SET: Final = 2
FAVOURITE_POINTS: Final = 2
"""For each card of the favourite fruit that was sold (RAC-9)."""

FRUIT_NAMES: Final = ["fig", "lemon", "olive", "orange"]
FRUIT_COLOURS: Final = ["purple", "yellow", "olive", "orange"]
"""For drawing the cards."""

_SET_BONUS: Final = vec[i64]([0, 0, 0, 2, 5, 9])
_MARKET: Final = vec[i64]([3, 2, 1])


def fruit_of(kind: i64) -> i64:
    """The fruit on a card."""
    return kind // VALUES


def value_of(kind: i64) -> i64:
    """The value of a card, 1 to 3."""
    return kind % VALUES + 1


def set_bonus(cards: i64) -> i64:
    """The bonus for selling so many cards at once (RAC-7)."""
    return _SET_BONUS[cards] if cards < len(_SET_BONUS) else _SET_BONUS[len(_SET_BONUS) - 1]


def market_price(sales: i64) -> i64:
    """What the market adds for a fruit that was sold so many times before (RAC-7)."""
    return _MARKET[sales] if sales < len(_MARKET) else 0
