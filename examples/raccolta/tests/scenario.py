"""Positions in a few words: `scenario(hand="fig 1, fig 3", display="olive 2")`."""

from __future__ import annotations

from contrada.core.arrays import zeros
from raccolta.pieces import COPIES, FRUIT_NAMES, FRUITS, KINDS, VALUES
from raccolta.rules import apply, initial
from raccolta.state import TURN, RaccoltaState


def kind(name: str) -> int:
    """The number of a card such as `fig 2`."""
    fruit, value = name.split()
    return FRUIT_NAMES.index(fruit) * VALUES + int(value) - 1


def kinds(names: str) -> list[int]:
    """The numbers of cards such as `fig 2, olive 1`."""
    return [kind(name) for name in names.split(",")] if names else []


def scenario(
    *,
    hand: str = "",
    rival: str = "",
    display: str = "olive 1, olive 2, orange 1, orange 2",
    favourites: str = "fig, lemon",
    sales: int = 0,
    sales_limit: int = 4,
    market: str = "",
    pool: int | None = None,
) -> RaccoltaState:
    """A turn of seat 0 of two; the cards that are named nowhere are the pool, or are sold."""
    s = initial(2, sales_limit)
    for seat, names in enumerate((hand, rival)):
        for card in kinds(names):
            s.hands[seat * KINDS + card] += 1
            s.hand_size[seat] += 1
            s.pool[card] -= 1
    for card in kinds(display):
        s.display[card] += 1
        s.pool[card] -= 1
    s.pool_size = sum(s.pool)
    for card in range(KINDS):
        while pool is not None and s.pool_size > pool and s.pool[card] > 0:
            s.pool[card] -= 1
            s.pool_size -= 1
            s.sold[card] += 1
    for seat, fruit in enumerate(favourites.split(", ")):
        s.favourites[seat] = FRUIT_NAMES.index(fruit)
    for fruit in market.split(", ") if market else []:
        s.market[FRUIT_NAMES.index(fruit)] += 1
    s.sales[0] = sales
    s.phase = TURN
    s.seat = 0
    assert min(s.pool) >= 0, f"more than {COPIES} cards of a kind"
    return s


def play(s: RaccoltaState, *actions: int) -> None:
    """Actions of the seat to move, one after the other."""
    for action in actions:
        apply(s, s.seat, action)


def counts(names: str) -> list[int]:
    """Cards as a list of counts by kind."""
    found = zeros(KINDS)
    for card in kinds(names):
        found[card] += 1
    return list(found)


def fruits(**named: int) -> list[int]:
    """Numbers by fruit."""
    found = [0] * FRUITS
    for name, number in named.items():
        found[FRUIT_NAMES.index(name)] = number
    return found
