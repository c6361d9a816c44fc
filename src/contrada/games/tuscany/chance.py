"""Chance: which outcomes are possible, with which probabilities."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from contrada.core.rng import Rng
from contrada.games.tuscany.actions import (
    DRAW_CARD,
    OPEN_TILE,
    REFILL,
    SCORE,
    STARTER,
    YIELD,
)
from contrada.games.tuscany.phases.setup import (
    boards_to_deal,
)
from contrada.games.tuscany.pieces import (
    COLOURS,
    TILE_KINDS,
    YIELD_KINDS,
)
from contrada.games.tuscany.state import (
    CLEARING,
    DEALING_BOARDS,
    DEALING_CARDS,
    DRAWING,
    OPENING,
    REFILLING,
    SCORING,
    YIELDING,
    TuscanyState,
)


def drawn(counts: vec[i64], start: i64, size: i64, rng: Rng) -> i64:
    """A random index from `start` on, weighted by its count; `size` is the sum of the counts."""
    rest = rng.below(size)
    i = start
    while rest >= counts[i]:
        rest -= counts[i]
        i += 1
    return i - start


def sample(s: TuscanyState, rng: Rng) -> i64:
    """A chance outcome, drawn with its true probability."""
    phase = s.phase
    if phase == DRAWING or phase == DEALING_CARDS:
        return DRAW_CARD + drawn(s.deck, 0, s.deck_size, rng)
    if phase == REFILLING:
        seat = s.turn
        return REFILL + drawn(s.own, seat * TILE_KINDS, s.own_left[seat], rng)
    if phase == CLEARING or phase == OPENING:
        return OPEN_TILE + drawn(s.neutral, 0, s.neutral_size, rng)
    if phase == YIELDING:
        return YIELD + drawn(s.yields, 0, s.yields_size, rng)
    if phase == DEALING_BOARDS:
        boards = boards_to_deal(s)
        return boards[rng.below(len(boards))]
    if phase == SCORING:
        return SCORE
    return STARTER + rng.below(s.seats)


def outcomes(s: TuscanyState) -> list[tuple[int, float]]:
    """Every chance outcome with its probability."""
    phase = s.phase
    if phase == DRAWING or phase == DEALING_CARDS:
        return odds(s.deck, 0, COLOURS, DRAW_CARD)
    if phase == REFILLING:
        return odds(s.own, s.turn * TILE_KINDS, TILE_KINDS, REFILL)
    if phase == CLEARING or phase == OPENING:
        return odds(s.neutral, 0, TILE_KINDS, OPEN_TILE)
    if phase == YIELDING:
        return odds(s.yields, 0, YIELD_KINDS, YIELD)
    if phase == DEALING_BOARDS:
        boards = [int(board) for board in boards_to_deal(s)]
        return [(board, 1.0 / len(boards)) for board in boards]
    if phase == SCORING:
        return [(SCORE, 1.0)]
    return [(int(STARTER + seat), 1.0 / float(s.seats)) for seat in range(s.seats)]


def odds(counts: vec[i64], start: i64, kinds: i64, base: i64) -> list[tuple[int, float]]:
    """The outcomes with probabilities proportional to counts."""
    size: i64 = 0
    for i in range(start, start + kinds):
        size += counts[i]
    return [
        (int(base + i - start), float(counts[i]) / float(size))
        for i in range(start, start + kinds)
        if counts[i] > 0
    ]
