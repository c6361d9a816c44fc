"""Points: of a sale, of a player, and who has won."""

from __future__ import annotations

from mypy_extensions import i64

from raccolta.pieces import (
    FAVOURITE_POINTS,
    FRUITS,
    KINDS,
    SMALLEST_SET,
    market_price,
    set_bonus,
    value_of,
)
from raccolta.state import NONE, RaccoltaState, drafted, drafted_fruit


def values_of_draft(s: RaccoltaState) -> i64:
    """The values of the laid cards together."""
    total: i64 = 0
    for kind in range(KINDS):
        total += s.draft[kind] * value_of(kind)
    return total


def set_points_of_draft(s: RaccoltaState) -> i64:
    """The bonus for the number of laid cards."""
    return set_bonus(drafted(s))


def market_points_of_draft(s: RaccoltaState) -> i64:
    """What the market adds for the fruit of the laid cards; 0 where none is laid."""
    fruit = drafted_fruit(s)
    return 0 if fruit == NONE else market_price(s.market[fruit])


def sale_points(s: RaccoltaState) -> i64:
    """What the laid cards give if they are sold now; 0 while they are too few (RAC-7)."""
    if drafted(s) < SMALLEST_SET:
        return 0
    return values_of_draft(s) + set_points_of_draft(s) + market_points_of_draft(s)


def sold_points(s: RaccoltaState, seat: i64) -> i64:
    """The points of a seat that everybody knows: those of its sales."""
    return s.card_points[seat] + s.set_points[seat] + s.market_points[seat]


def favourite_points(s: RaccoltaState, seat: i64) -> i64:
    """The points for the favourite fruit; secret until the end (RAC-9)."""
    fruit = s.favourites[seat]
    return 0 if fruit == NONE else FAVOURITE_POINTS * s.sold_fruit[seat * FRUITS + fruit]


def scores(s: RaccoltaState) -> list[int]:
    """The points of every seat."""
    return [int(sold_points(s, p) + favourite_points(s, p)) for p in range(s.seats)]


def ranking(s: RaccoltaState) -> list[int]:
    """The places: points, then fewer cards left in hand, then shared (RAC-10)."""
    totals = scores(s)
    keys = [(totals[seat], -int(s.hand_size[seat])) for seat in range(s.seats)]
    return [1 + sum(1 for other in keys if other > key) for key in keys]
