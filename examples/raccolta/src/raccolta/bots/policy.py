"""How good a position is, and which actions a sensible player looks at first. Never rules."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from contrada.core.game import Policy
from raccolta.actions import DRAW, LAY, SELL, TAKE
from raccolta.pieces import (
    FAVOURITE_POINTS,
    FRUITS,
    KINDS,
    VALUES,
    fruit_of,
    market_price,
    set_bonus,
    value_of,
)
from raccolta.scoring import favourite_points, sold_points
from raccolta.state import OVER, RaccoltaState, drafted, fruit_in_hand

READY: Final = 0.85
"""The share of its points that a set in hand is worth: somebody may sell the fruit before."""
SINGLE: Final = 0.45
"""The share of its value that a single card is worth."""
TURN_GAIN: Final = 2.0
"""The points that a turn brings on average."""


@final
class RaccoltaPolicy(Policy[RaccoltaState]):
    """Evaluation and move ordering for Raccolta."""

    def evaluate(self, s: RaccoltaState) -> list[float]:
        values: list[float] = []
        for seat in range(s.seats):
            value = float(sold_points(s, seat) + favourite_points(s, seat))
            if s.phase == OVER:
                values.append(value - 0.01 * float(s.hand_size[seat]))
            else:
                values.append(value + _hand_value(s, seat))
        if s.phase != OVER:
            self.credit_turns(values, s.turn, TURN_GAIN)
        return values

    def begins(self, s: RaccoltaState, seat: i64) -> bool:
        return s.seat == seat and drafted(s) == 0

    def narrow(
        self, s: RaccoltaState, seat: i64, legal: vec[i64], root: RaccoltaState | None
    ) -> vec[i64]:
        """Lays the cards of a sale in ascending order, except those laid before the search."""
        highest: i64 = LAY
        for kind in range(KINDS):
            before: i64 = root.draft[kind] if root is not None else 0
            if s.draft[kind] > before:
                highest = LAY + kind
        found = vec[i64]()
        for i in range(len(legal)):
            if legal[i] < LAY or legal[i] >= highest:
                found = append(found, legal[i])
        return found

    def prior(self, s: RaccoltaState, seat: i64, legal: vec[i64]) -> list[float]:
        weights: list[float] = []
        for i in range(len(legal)):
            weights.append(_weight(s, seat, legal[i]))
        return weights


def _hand_value(s: RaccoltaState, seat: i64) -> float:
    """The points that the cards in hand will probably bring."""
    total = 0.0
    left = 0.5 if s.ending == 1 and seat < s.turn else 1.0
    for fruit in range(FRUITS):
        cards: i64 = 0
        values: i64 = 0
        for i in range(VALUES):
            kind: i64 = fruit * VALUES + i
            n = s.hands[seat * KINDS + kind]
            cards += n
            values += n * value_of(kind)
        if cards == 0:
            continue
        if s.favourites[seat] == fruit:
            values += FAVOURITE_POINTS * cards
        if cards == 1:
            total += SINGLE * float(values) * left
        else:
            bonus = set_bonus(cards) + market_price(s.market[fruit])
            total += READY * float(values + bonus) * left
    return total


def _weight(s: RaccoltaState, seat: i64, a: i64) -> float:
    if a == SELL:
        return 2.0
    if a == DRAW:
        return 1.0
    kind: i64 = a - LAY if a >= LAY else a - TAKE
    fruit = fruit_of(kind)
    if a >= LAY:
        return 1.5 if drafted(s) > 0 else 0.5 * float(fruit_in_hand(s, seat, fruit))
    return 0.5 + 0.5 * float(value_of(kind)) + 0.5 * float(fruit_in_hand(s, seat, fruit))
