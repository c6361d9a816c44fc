"""What chance can bring, and with which odds."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from contrada.core.arrays import zeros
from contrada.core.rng import Rng
from raccolta.actions import DEAL, FAVOURITE, REVEAL
from raccolta.pieces import FRUITS
from raccolta.state import DEALING, DRAWING, FAVOURITES, NONE, RaccoltaState

PILE: Final = 0
FAVOURITE_CARDS: Final = 1


def free_favourites(s: RaccoltaState) -> vec[i64]:
    """1 for each fruit that is nobody's favourite; no two players have the same one (RAC-2)."""
    free = zeros(FRUITS)
    for fruit in range(FRUITS):
        free[fruit] = 1
    for seat in range(s.seats):
        if s.favourites[seat] != NONE:
            free[s.favourites[seat]] = 0
    return free


def pick(counts: vec[i64], place: i64) -> i64:
    """The item at a place of the counted items, counted from 0."""
    item: i64 = 0
    while place >= counts[item]:
        place -= counts[item]
        item += 1
    return item


def _offered(s: RaccoltaState) -> tuple[vec[i64], int]:
    """What is drawn from, and the number of its first outcome."""
    if s.phase == FAVOURITES:
        return free_favourites(s), FAVOURITE
    if s.phase == DEALING or s.phase == DRAWING:
        return s.pool, DEAL
    return s.pool, REVEAL


def sample(s: RaccoltaState, rng: Rng) -> i64:
    """An outcome, drawn with its true odds."""
    counts, first = _offered(s)
    return first + pick(counts, rng.below(sum(counts)))


def outcomes(s: RaccoltaState) -> list[tuple[int, float]]:
    """Every outcome with its probability."""
    counts, first = _offered(s)
    total = float(sum(counts))
    return [(first + item, float(n) / total) for item, n in enumerate(counts) if n > 0]


def source(s: RaccoltaState) -> i64:
    """What the next card is drawn from; the pile keeps its order, whoever draws."""
    return FAVOURITE_CARDS if s.phase == FAVOURITES else PILE


def pool(s: RaccoltaState) -> list[tuple[int, int]]:
    """Every outcome with the number of its cards."""
    counts, first = _offered(s)
    return [(int(first + item), int(n)) for item, n in enumerate(counts) if n > 0]


def piece(a: int) -> int:
    """The card of an outcome: the same whether it is dealt to a hand or laid out."""
    return a - REVEAL + DEAL if a >= REVEAL else a
