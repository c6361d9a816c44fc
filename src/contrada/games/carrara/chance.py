"""Chance: which outcomes are possible, with which probabilities."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from contrada.core.game import NO_SOURCE
from contrada.core.rng import Rng
from contrada.games.carrara.actions import (
    DRAW,
    ENDING,
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
    LAYING,
    REFILLING,
    STARTING,
    TRIGGERING,
    TURNING,
    CarraraState,
    bag_size,
)

BAG: Final = 0
STACK: Final = 1
END: Final = 2
"""The sources: the bag, the stack of buildings, and the one announcement of the end."""


def source(s: CarraraState) -> i64:
    """What the next outcome is drawn from; the rotation and the start player are set-up."""
    stage = s.stage
    if stage == DRAWING:
        return BAG
    if stage == LAYING or stage == REFILLING:
        return STACK
    return END if stage == TRIGGERING else NO_SOURCE


def pool(s: CarraraState) -> list[tuple[int, int]]:
    """The outcomes of the source with their copies."""
    if s.stage == DRAWING:
        return [(DRAW + c, s.bag[c]) for c in range(COLOURS) if s.bag[c] > 0]
    if s.stage == TRIGGERING:
        return [(int(ENDING + s.trigger), 1)]
    found: dict[int, int] = {}
    for piece in range(TILES):
        if s.stack & bit(piece) != 0:
            a = int(LAY + named(s, piece))
            found[a] = found.get(a, 0) + 1
    return list(found.items())


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
    if stage == TRIGGERING:
        return ENDING + s.trigger
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
    if s.stage == TRIGGERING:
        return [(int(ENDING + s.trigger), 1.0)]
    if s.stage == TURNING:
        return [(i, 1.0 / LOCATIONS) for i in range(LOCATIONS)]
    if s.stage == DRAWING:
        size = float(bag_size(s))
        return [(DRAW + c, float(s.bag[c]) / size) for c in range(COLOURS) if s.bag[c] > 0]
    return [(a, float(copies) / float(s.stack_size)) for a, copies in pool(s)]
