"""The policy of the bots: evaluation of positions and move ordering.

The value of a position is a seat's expected final points: its palazzi grow with the remaining
tiles, and money determines each player's share of them. Tiles about to be built, bought or won are
placed where they add the most points.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
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
    SHARE_OUT,
    TAKE_OUT,
)
from contrada.games.palazzo.bots.order import in_one_order
from contrada.games.palazzo.bots.thrift import without_needless
from contrada.games.palazzo.phases.building import rebuild
from contrada.games.palazzo.phases.money import certificates_value, most, purchasing_power
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

INCOME: Final = 1.0
"""The expected income in coins per remaining tile, for every player."""
CHANGE: Final = 5.0
"""The minimum number of coins assumed for every player."""
PLENTY: Final = 60.0
"""The number of coins at which a further one has a quarter of the value of the first."""
SPARE: Final = 0.35
"""The value of a coin that does not fit into one payment."""
FRESH: Final = 0.7
"""The points for a tile that does not fit on any existing palazzo."""
FITTING: Final = 0.55
"""The share of a player's future tiles that fit one of their palazzi."""
SUREST: Final = 0.85
"""The maximum probability of adding a floor."""
STAYS_PURE: Final = 0.45
"""The probability that a further floor is of the same material."""
TURN_GAIN: Final = 1.8
"""The average growth of a player's lead in one turn."""
BID_WINS: Final = 0.75
"""The probability that the current highest bid wins."""


@final
class PalazzoPolicy(Policy[PalazzoState]):
    """Evaluation and move ordering for Palazzo."""

    def evaluate(self, s: PalazzoState) -> list[float]:
        values: list[float] = []
        if s.phase == OVER:
            for seat in range(s.seats):
                values.append(_final(s, seat))
            return values
        values = estimates(s, coming_tiles(s))
        upcoming = s.turn if s.phase == TURN else (s.turn + 1) % s.seats
        self.credit_turns(values, upcoming, TURN_GAIN)
        return values

    def begins(self, s: PalazzoState, seat: i64) -> bool:
        return s.seat == seat and s.phase == TURN

    def narrow(
        self, s: PalazzoState, seat: i64, legal: vec[i64], root: PalazzoState | None
    ) -> vec[i64]:
        if s.phase == BIDDING or s.phase == PAYING:
            return in_one_order(s, seat, legal, root)
        return legal

    def thrift(
        self, s: PalazzoState, seat: i64, legal: vec[i64], root: PalazzoState | None
    ) -> vec[i64]:
        if s.phase == BIDDING or s.phase == PAYING:
            return without_needless(s, seat, legal, root)
        return legal

    def prior(self, s: PalazzoState, seat: i64, legal: vec[i64]) -> list[float]:
        weights: list[float] = []
        for i in range(len(legal)):
            weights.append(_weight(legal[i]))
        return weights


def _final(s: PalazzoState, seat: i64) -> float:
    """The final points, with money as the tie-break."""
    return float(score(s, seat)) + 0.001 * float(purchasing_power(s, seat))


def coming_tiles(s: PalazzoState) -> float:
    """The number of tiles still available: those in the stacks, and half of the open ones."""
    return float(s.stack_size[0] + s.stack_size[1] + s.stack_size[2] + len(s.market) // 2)


def estimates(s: PalazzoState, coming: float) -> list[float]:
    """The expected final points of each seat if so many tiles are still to come."""
    purses: list[float] = []
    total = 0.0
    for seat in range(s.seats):
        fund = _fund(s, seat)
        purse = CHANGE + INCOME * coming + fund * PLENTY / (PLENTY + fund)
        purses.append(purse)
        total += purse
    return [_expected(s, seat, FITTING * coming * purses[seat] / total) for seat in range(s.seats)]


def _fund(s: PalazzoState, seat: i64) -> float:
    """The money that a seat will have after this turn."""
    if s.phase != BIDDING:
        return money_of(s, seat, False)
    kept = money_of(s, seat, True)
    if leads_bid(s, seat):
        return BID_WINS * money_of(s, seat, False) + (1.0 - BID_WINS) * kept
    return kept


def _expected(s: PalazzoState, seat: i64, tiles: float) -> float:
    """The expected final points of a seat if it can use this number of the remaining tiles."""
    row = row_of(s, seat)
    if s.seat == seat and s.phase == PAYING_REBUILD:
        rebuilt = s.copy()
        rebuild(rebuilt, seat, s.rebuilding)
        row = row_of(rebuilt, seat)
    room = 0.0
    for i in range(len(row)):
        room += float(room_on(row[i]))
    growth = tiles / (room + 2.0)
    if growth > SUREST:
        growth = SUREST
    value = hopes_of(row, growth)
    spare = tiles - SUREST * room
    if spare > 0.0:
        value += FRESH * spare
    if s.seat == seat:
        if s.phase == PAYING:
            bought = vec[i64]([s.buying])
            if s.buying_too != NOTHING:
                bought = vec[i64]([s.buying, s.buying_too])
            return value + gain_of(row, bought, growth)
        if len(s.acquired) > 0:
            return value + gain_of(row, s.acquired, growth)
    if s.phase == BIDDING and leads_bid(s, seat):
        return value + BID_WINS * gain_of(row, tiles_at(s, s.builder), growth)
    return value


def leads_bid(s: PalazzoState, seat: i64) -> bool:
    """Whether the seat's bid, its draft included, is the highest."""
    if s.seat == seat and s.draft_value > s.bid[seat]:
        return True
    return s.high_bidder == seat and s.draft_value <= s.bid[s.high_bidder]


def row_of(s: PalazzoState, seat: i64) -> vec[i64]:
    start: i64 = seat * TILES
    return s.palazzi[start : start + s.palazzo_count[seat]]


def room_on(palazzo: i64) -> i64:
    """The number of floors that could be laid on top."""
    top: i64 = 0
    while palazzo != 0:
        palazzo = palazzo >> 4
        top += 1
    return 5 - top


def hopes_of(row: vec[i64], growth: float) -> float:
    total = 0.0
    for i in range(len(row)):
        total += _hope(row[i], growth)
    return total


def _hope(palazzo: i64, growth: float) -> float:
    """The expected points of a palazzo, over the number of floors it may still gain."""
    room = room_on(palazzo)
    floors = height(palazzo)
    panes = float(windows(palazzo))
    pure = 1.0 if is_pure(palazzo) else 0.0
    total = 0.0
    chance = 1.0
    for _k in range(room):
        chance *= 1.0 - growth
    odds = growth / (1.0 - growth)
    for k in range(room + 1):
        total += chance * _points(floors + k, panes + 1.9 * float(k), pure)
        chance *= odds * float(room - k) / float(k + 1)
        pure *= STAYS_PURE
    return total


def _points(floors: i64, panes: float, pure: float) -> float:
    if floors == 1:
        return -5.0
    if floors == 2:
        return 0.0
    bonus = 6.0 if floors == 5 else 3.0
    return panes + 3.0 * float(floors - 3) + bonus * pure


def each_hope(row: vec[i64], growth: float) -> vec[float]:
    """The expected points of each palazzo of a row."""
    hopes = vec[float](capacity=len(row))
    for i in range(len(row)):
        hopes = append(hopes, _hope(row[i], growth))
    return hopes


def gain_of_one(row: vec[i64], hopes: vec[float], kind: i64, growth: float) -> float:
    """The points that one tile adds where it adds most; `hopes` are those of the row."""
    best = 0.0
    fits = False
    for i in range(len(row)):
        if fits_on(row[i], kind):
            more = _hope(row[i] | lone(kind), growth) - hopes[i]
            if more > best:
                best = more
                fits = True
    if not fits:
        alone = _hope(lone(kind), growth)
        if alone > 0.0:
            best = alone
    return best


def gain_of(row: vec[i64], tiles: vec[i64], growth: float) -> float:
    """The points that tiles add if each is placed, in order of floors, where it adds most, or
    discarded.
    """
    if len(tiles) == 0:
        return 0.0
    if len(tiles) == 1:
        return gain_of_one(row, each_hope(row, growth), tiles[0], growth)
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


def money_of(s: PalazzoState, seat: i64, with_bid: bool) -> float:
    """The value of the money in hand, including the cards of the bid if they will be returned."""
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
    spare: i64 = face - power if face > power else i64(0)
    return float(power) + SPARE * float(spare)


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
    if a == AUCTION or a == SHARE_OUT or a == PASS:
        return 2.0
    return 1.0
