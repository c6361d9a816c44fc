"""Taste: how good a position is, and which moves a sensible player looks at first.

Nothing here is a rule. A position is worth the points a seat can expect at the end: each palazzo
may still grow with the share of the coming tiles that will be the seat's, and money buys tiles.
Tiles about to be built, bought or won are placed where they add most.
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
    CONFIRM,
    DISCARD_TILE,
    LAY_CARD,
    LAY_TRIPLE,
    PASS,
    PUT_IN,
    REBUILD,
    SCRAP,
    TAKE_OUT,
)
from contrada.games.palazzo.building import rebuild
from contrada.games.palazzo.money import certificates_value, most, purchasing_power
from contrada.games.palazzo.pieces import (
    CARD_KINDS,
    CARD_VALUES,
    CERTIFICATE,
    LOWEST_VALUE,
    TILES,
    fits_on,
    height,
    lone,
)
from contrada.games.palazzo.scoring import is_pure, score, windows
from contrada.games.palazzo.state import (
    BIDDING,
    NO_CURRENCY,
    NOTHING,
    OVER,
    PAYING,
    PAYING_REBUILD,
    TURN,
    PalazzoState,
    tiles_at,
)

POWER_WORTH: Final = 0.45
"""Points for one coin of purchasing power while there is time to spend it."""
SPARE_WORTH: Final = 0.15
"""Points for one coin of face value beyond that."""
TILES_TO_SPEND: Final = 14.0
"""With fewer tiles left in the stacks than this, money loses its worth."""
FITTING: Final = 0.55
"""How many of the tiles that come a player's way fit one of his palazzi."""
SUREST: Final = 0.85
"""The likeliest that any one floor is ever added."""
STAYS_PURE: Final = 0.45
"""How likely a further floor is of the same material."""
TURN_GAIN: Final = 3.4
"""How much further ahead a player is after his turn than before it."""
BID_WINS: Final = 0.75
"""How likely the highest bid of the moment is the last."""


@final
class PalazzoPolicy(Policy[PalazzoState]):
    """Evaluation and move ordering for Palazzo."""

    def evaluate(self, s: PalazzoState) -> list[float]:
        values: list[float] = []
        for seat in range(s.seats):
            values.append(_final(s, seat) if s.phase == OVER else _expected(s, seat))
        if s.phase != OVER:
            upcoming = s.turn if s.phase == TURN else (s.turn + 1) % s.seats
            self.credit_turns(values, upcoming, TURN_GAIN)
        return values

    def begins(self, s: PalazzoState, seat: i64) -> bool:
        return s.seat == seat and s.phase == TURN

    def prior(self, s: PalazzoState, seat: i64, legal: vec[i64]) -> list[float]:
        weights: list[float] = []
        for i in range(len(legal)):
            weights.append(_weight(legal[i]))
        return weights


def _final(s: PalazzoState, seat: i64) -> float:
    """The points, with money only breaking ties."""
    return float(score(s, seat)) + 0.001 * float(purchasing_power(s, seat))


def _expected(s: PalazzoState, seat: i64) -> float:
    """The points a seat can expect at the end."""
    row = _row(s, seat)
    if s.seat == seat and s.phase == PAYING_REBUILD:
        rebuilt = s.copy()
        rebuild(rebuilt, seat, s.rebuilding)
        row = _row(rebuilt, seat)
    growth = _growth(s, row)
    value = _hopes(row, growth) + _money(s, seat, False)
    if s.seat == seat:
        if s.phase == PAYING:
            bought = vec[i64]([s.buying])
            if s.buying_too != NOTHING:
                bought = vec[i64]([s.buying, s.buying_too])
            return value + _gain(row, bought, growth)
        if len(s.acquired) > 0:
            return value + _gain(row, s.acquired, growth)
    if s.phase == BIDDING and _leads(s, seat):
        winning = value + _gain(row, tiles_at(s, s.builder), growth)
        losing = _hopes(row, growth) + _money(s, seat, True)
        return BID_WINS * winning + (1.0 - BID_WINS) * losing
    if s.phase == BIDDING:
        return _hopes(row, growth) + _money(s, seat, True)
    return value


def _leads(s: PalazzoState, seat: i64) -> bool:
    """Whether the seat's bid, its draft included, is the highest."""
    if s.seat == seat and s.draft_value > s.bid[seat]:
        return True
    return s.high_bidder == seat and s.draft_value <= s.bid[s.high_bidder]


def _row(s: PalazzoState, seat: i64) -> vec[i64]:
    start: i64 = seat * TILES
    return s.palazzi[start : start + s.palazzo_count[seat]]


def _growth(s: PalazzoState, row: vec[i64]) -> float:
    """How likely each floor that could still be laid on these palazzi is to be laid."""
    room: i64 = 2
    for i in range(len(row)):
        room += _room(row[i])
    coming = float(s.stack_size[0] + s.stack_size[1] + s.stack_size[2] + len(s.market) // 2)
    likely = FITTING * coming / float(s.seats) / float(room)
    return likely if likely < SUREST else SUREST


def _room(palazzo: i64) -> i64:
    """How many floors could be laid on top."""
    top: i64 = 0
    while palazzo != 0:
        palazzo = palazzo >> 4
        top += 1
    return 5 - top


def _hopes(row: vec[i64], growth: float) -> float:
    total = 0.0
    for i in range(len(row)):
        total += _hope(row[i], growth)
    return total


def _hope(palazzo: i64, growth: float) -> float:
    """The mean of a palazzo's points over the number of floors it may still gain."""
    room = _room(palazzo)
    floors = height(palazzo)
    panes = float(windows(palazzo))
    pure = 1.0 if is_pure(palazzo) else 0.0
    total = 0.0
    ways = 1.0
    for k in range(room + 1):
        chance = ways
        for _ in range(k):
            chance *= growth
        for _ in range(room - k):
            chance *= 1.0 - growth
        total += chance * _points(floors + k, panes + 1.9 * float(k), pure)
        ways = ways * float(room - k) / float(k + 1)
        pure *= STAYS_PURE
    return total


def _points(floors: i64, panes: float, pure: float) -> float:
    if floors == 1:
        return -5.0
    if floors == 2:
        return 0.0
    bonus = 6.0 if floors == 5 else 3.0
    return panes + 3.0 * float(floors - 3) + bonus * pure


def _gain(row: vec[i64], tiles: vec[i64], growth: float) -> float:
    """What tiles add if each goes, in order of floors, where it adds most; or nowhere."""
    changed = row[:]
    total = 0.0
    order = vec[i64](sorted(tiles))
    for t in range(len(order)):
        kind = order[t]
        best = 0.0
        where: i64 = -1
        for i in range(len(changed)):
            if fits_on(changed[i], kind):
                more = _hope(changed[i] | lone(kind), growth) - _hope(changed[i], growth)
                if more > best:
                    best = more
                    where = i
        if where >= 0:
            changed[where] = changed[where] | lone(kind)
            total += best
        else:
            alone = _hope(lone(kind), growth)
            if alone > 0.0:
                total += alone
    return total


def _money(s: PalazzoState, seat: i64, with_bid: bool) -> float:
    """What the money in hand is worth; with the cards of the bid, if they will come back."""
    start: i64 = seat * CARD_KINDS
    cards = s.hands[start : start + CARD_KINDS]
    if with_bid:
        for kind in range(CARD_KINDS):
            cards[kind] += s.laid[start + kind]
            if s.seat == seat:
                cards[kind] += s.draft[kind]
    face: i64 = cards[CERTIFICATE] * 2
    for kind in range(CERTIFICATE):
        face += cards[kind] * (kind % CARD_VALUES + LOWEST_VALUE)
    power: i64 = most(cards, 0, 0, NO_CURRENCY) + certificates_value(cards[CERTIFICATE])
    spare: i64 = face - power if face > power else 0
    left = float(s.stack_size[0] + s.stack_size[1] + s.stack_size[2]) / TILES_TO_SPEND
    if left > 1.0:
        left = 1.0
    return left * (POWER_WORTH * float(power) + SPARE_WORTH * float(spare))


def _weight(a: i64) -> float:
    if a >= SCRAP:
        return 0.6
    if a >= PUT_IN:
        return 2.0
    if a >= TAKE_OUT:
        return 0.4
    if a >= DISCARD_TILE:
        return 0.5
    if a >= BUILD_ON:
        return 3.0
    if a >= BUILD_NEW:
        return 1.0
    if a == CONFIRM:
        return 6.0
    if LAY_TRIPLE <= a < LAY_CARD:
        return 0.8
    if a == REBUILD:
        return 0.5
    if a == AUCTION or a == PASS:
        return 2.0
    return 1.0
