"""Chance: which outcomes are possible, from which deck or stack, with which probabilities."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from contrada.core.game import NO_SOURCE
from contrada.core.rng import Rng
from contrada.games.tuscany.actions import (
    DRAW_CARD,
    OPEN_TILE,
    REFILL,
    SCORE,
    STARTER,
    YIELD,
)
from contrada.games.tuscany.phases.setup import boards_to_deal
from contrada.games.tuscany.phases.shape import BOARDS
from contrada.games.tuscany.pieces import COLOURS, MAX_SEATS, TILE_KINDS, YIELD_KINDS
from contrada.games.tuscany.state import (
    CLEARING,
    DEALING_BOARDS,
    DEALING_CARDS,
    DRAWING,
    OPENING,
    REFILLING,
    SCORING,
    STARTING,
    YIELDING,
    TuscanyState,
)

# The decks, bags and stacks (`Game.source`).
CARDS: Final = 0
NEUTRAL_TILES: Final = 1
YIELD_CARDS: Final = 2
START_PLAYER: Final = 3
BOARD_PILES: Final = 4
"""The piles of boards A, B and C."""
OWN_STACKS: Final = BOARD_PILES + BOARDS
"""The stacks of each player."""
SOURCE_KINDS: Final = OWN_STACKS + MAX_SEATS


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


def source(s: TuscanyState) -> i64:
    """The deck, pile or stack that the next outcome is drawn from; a new one after a shuffle."""
    phase = s.phase
    if phase == DRAWING or phase == DEALING_CARDS:
        return CARDS + SOURCE_KINDS * s.shuffles
    if phase == REFILLING:
        return OWN_STACKS + s.turn
    if phase == CLEARING or phase == OPENING:
        return NEUTRAL_TILES + SOURCE_KINDS * s.neutral_shuffles
    if phase == YIELDING:
        return YIELD_CARDS + SOURCE_KINDS * s.yield_shuffles
    if phase == DEALING_BOARDS:
        return BOARD_PILES + s.step % BOARDS
    return START_PLAYER if phase == STARTING else NO_SOURCE


def pool(s: TuscanyState) -> list[tuple[int, int]]:
    """Every outcome with the number of its equal pieces."""
    phase = s.phase
    if phase == DRAWING or phase == DEALING_CARDS:
        return pieces(s.deck, 0, COLOURS, DRAW_CARD)
    if phase == REFILLING:
        return pieces(s.own, s.turn * TILE_KINDS, TILE_KINDS, REFILL)
    if phase == CLEARING or phase == OPENING:
        return pieces(s.neutral, 0, TILE_KINDS, OPEN_TILE)
    if phase == YIELDING:
        return pieces(s.yields, 0, YIELD_KINDS, YIELD)
    if phase == DEALING_BOARDS:
        return [(int(board), 1) for board in boards_to_deal(s)]
    if phase == SCORING:
        return [(SCORE, 1)]
    return [(int(STARTER + seat), 1) for seat in range(s.seats)]


def pieces(counts: vec[i64], start: i64, kinds: i64, base: i64) -> list[tuple[int, int]]:
    """The outcomes with their counts, if there are any."""
    return [
        (int(base + i - start), int(counts[i]))
        for i in range(start, start + kinds)
        if counts[i] > 0
    ]


def outcomes(s: TuscanyState) -> list[tuple[int, float]]:
    """Every chance outcome with its probability."""
    found = pool(s)
    size = sum(copies for _, copies in found)
    return [(outcome, copies / size) for outcome, copies in found]
