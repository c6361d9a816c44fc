"""Chance: which outcomes are possible, with which probabilities."""

from __future__ import annotations

from mypy_extensions import i64

from contrada.core.rng import Rng
from contrada.games.carrara.actions import (
    DRAW,
    LAY,
    STARTER,
)
from contrada.games.carrara.pieces import (
    COLOURS,
    LOCATIONS,
    SECOND_THREE,
    SLOTS,
    TILES,
    bit,
)
from contrada.games.carrara.state import (
    DRAWING,
    STARTING,
    TURNING,
    CarraraState,
    bag_size,
)


def sample(s: CarraraState, rng: Rng) -> i64:
    """A chance outcome, drawn with its true probability."""
    stage = s.stage
    if stage == DRAWING:
        r = rng.below(bag_size(s))
        colour: i64 = 0
        while r >= s.bag[colour]:
            r -= s.bag[colour]
            colour += 1
        return DRAW + colour
    if stage == STARTING:
        return STARTER + rng.below(s.seats)
    if stage == TURNING:
        return rng.below(LOCATIONS)
    skip = rng.below(s.stack_size)
    tiles = s.stack
    while skip > 0:
        tiles &= tiles - 1
        skip -= 1
    piece: i64 = 0
    while tiles & 1 == 0:
        tiles >>= 1
        piece += 1
    return LAY + named(s, piece)


def named(s: CarraraState, piece: i64) -> i64:
    """The tile that represents equal tiles of the stack: the first of its value."""
    if piece % SLOTS == SECOND_THREE and s.stack & bit(piece - 1) != 0:
        return piece - 1
    return piece


def outcomes(s: CarraraState) -> list[tuple[int, float]] | None:
    """Every chance outcome with its probability."""
    if s.stage == STARTING:
        return [(STARTER + seat, 1.0 / float(s.seats)) for seat in range(s.seats)]
    if s.stage == TURNING:
        return [(i, 1.0 / LOCATIONS) for i in range(LOCATIONS)]
    if s.stage == DRAWING:
        size = float(bag_size(s))
        return [(DRAW + c, float(s.bag[c]) / size) for c in range(COLOURS) if s.bag[c] > 0]
    found: dict[int, float] = {}
    for piece in range(TILES):
        if s.stack & bit(piece) != 0:
            a = int(LAY + named(s, piece))
            found[a] = found.get(a, 0.0) + 1.0 / float(s.stack_size)
    return list(found.items())
