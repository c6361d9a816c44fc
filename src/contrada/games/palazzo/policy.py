"""Taste: how good a position is, and which moves a sensible player looks at first.

Nothing here is a rule. The figures are estimates in points at the end of the game.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from contrada.core.game import Policy
from contrada.games.palazzo.actions import (
    AUCTION,
    BUILD_NEW,
    BUILD_ON,
    BUY,
    CONFIRM,
    DISCARD_TILE,
    LAY_TRIPLE,
    PASS,
    REBUILD,
    TAKE_CARD,
    TAKE_OUT,
    TAKE_TILE,
)
from contrada.games.palazzo.infer import put_back_decision
from contrada.games.palazzo.money import purchasing_power
from contrada.games.palazzo.pieces import (
    CARD_KINDS,
    CARD_VALUES,
    CERTIFICATE,
    LOWEST_VALUE,
    TILES,
    height,
)
from contrada.games.palazzo.scoring import is_pure, palazzo_points
from contrada.games.palazzo.state import BUILDING, OVER, PalazzoState

MONEY_WORTH: Final = 0.42
"""Points for one coin of purchasing power while there is time to spend it."""
LOOSE_MONEY_WORTH: Final = 0.12
"""Points for one coin of face value beyond that."""
GROWTH: Final = 4.0
"""What a palazzo can still expect to gain from growing when all the game is ahead."""
PURITY_HOPE: Final = 1.5


@final
class PalazzoPolicy(Policy[PalazzoState]):
    """Evaluation and move ordering for Palazzo."""

    def evaluate(self, s: PalazzoState) -> list[float]:
        if s.phase == OVER:
            money_decides = 0.01
            return [
                float(points(s, seat)) + money_decides * float(purchasing_power(s, seat))
                for seat in range(s.seats)
            ]
        settled = s.copy()
        put_back_decision(settled)
        return [_expectation(settled, seat) for seat in range(s.seats)]

    def prior(self, s: PalazzoState, seat: i64, legal: vec[i64]) -> list[float]:
        return [_prior(a) for a in legal]


def points(s: PalazzoState, seat: i64) -> i64:
    """The points as they stand."""
    total: i64 = 0
    for i in range(s.palazzo_count[seat]):
        total += palazzo_points(s.palazzi[seat * TILES + i])
    return total


def time_left(s: PalazzoState) -> float:
    """How much of the game is left, from 1 at the start to 0."""
    tiles: i64 = s.stack_size[0] + s.stack_size[1] + s.stack_size[2]
    return float(tiles) / float(TILES)


def _expectation(s: PalazzoState, seat: i64) -> float:
    left = time_left(s)
    value = 0.0
    for i in range(s.palazzo_count[seat]):
        value += _hope(s.palazzi[seat * TILES + i], left)
    if s.seat == seat and s.phase == BUILDING:
        value += 2.0 * float(len(s.acquired))
    start: i64 = seat * CARD_KINDS
    face: i64 = s.hands[start + CERTIFICATE] * 2
    for kind in range(CERTIFICATE):
        face += s.hands[start + kind] * (kind % CARD_VALUES + LOWEST_VALUE)
    for kind in range(CARD_KINDS):
        face += s.laid[start + kind] * 2
    power = float(purchasing_power(s, seat))
    spendable = left * 3.0
    if spendable > 1.0:
        spendable = 1.0
    return value + spendable * (MONEY_WORTH * power + LOOSE_MONEY_WORTH * (float(face) - power))


def _hope(palazzo: i64, left: float) -> float:
    """A palazzo's points with what it may still gain."""
    now = float(palazzo_points(palazzo))
    floors = height(palazzo)
    top: i64 = 0
    rest = palazzo
    while rest != 0:
        top += 1
        rest = rest >> 4
    room = float(5 - top)
    gain = GROWTH * left * room / 2.0
    if floors == 1 or floors == 2:
        gain += 3.0 * left
    if floors > 1 and is_pure(palazzo):
        gain += PURITY_HOPE * left
    return now + gain


def _prior(a: i64) -> float:
    if a == CONFIRM:
        return 6.0
    if a == REBUILD:
        return 0.5
    if a == AUCTION or a == PASS:
        return 2.0
    if a >= TAKE_OUT:
        return 0.5
    if a >= DISCARD_TILE:
        return 0.3
    if a >= BUILD_ON:
        return 3.0
    if a >= BUILD_NEW:
        return 1.0
    if a >= TAKE_TILE or a >= BUY:
        return 1.0
    if a >= LAY_TRIPLE:
        return 1.0
    if a >= TAKE_CARD:
        return 1.0
    return 2.0
