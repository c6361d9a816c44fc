"""The features of a state for fitted value functions: what a seat owns and what it can get next."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from contrada.core.arrays import Row, listed, zeros
from contrada.core.game import Features
from contrada.games.palazzo.bots import ending
from contrada.games.palazzo.bots.policy import (
    PalazzoPolicy,
    each_hope,
    estimates,
    gain_of,
    gain_of_one,
    leads_bid,
    room_on,
    row_of,
)
from contrada.games.palazzo.phases.market import price_for
from contrada.games.palazzo.phases.money import certificates_value, purchasing_power
from contrada.games.palazzo.pieces import (
    CARD_KINDS,
    CARD_VALUES,
    CERTIFICATE,
    CURRENCIES,
    FLOORS,
    LOWEST_VALUE,
    TILE_KINDS,
    WAREHOUSE,
    height,
)
from contrada.games.palazzo.scoring import SCORING_HEIGHT, height_points, is_pure, score, windows
from contrada.games.palazzo.state import (
    BIDDING,
    BUILDING,
    MARKET,
    NOTHING,
    OVER,
    PAYING,
    TURN,
    PalazzoState,
    next_occupied_quarry,
    tiles_at,
)

NAMES: Final = (
    "estimate",
    "points",
    *(f"palazzi of {n} floors" for n in range(1, FLOORS + 1)),
    *(f"pure palazzi of {n} floors" for n in range(1, FLOORS + 1)),
    *(f"palazzi with top floor {n}" for n in range(1, FLOORS)),
    "room above the palazzi",
    "windows below three floors",
    "windows that score",
    "points for height",
    "purchasing power",
    "purchasing power above 15",
    "best currency",
    "triples",
    "certificates' value",
    "other money",
    "cards",
    "tiles to build",
    "gain of tiles to build",
    "holds the highest bid",
    "bid",
    "turns to wait",
    "in its turn",
    "best tile of the warehouse",
    "all tiles of the warehouse",
    "best tile on offer now",
    "tiles of the next quarry",
    "tiles of the warehouse",
    "best tile that the money buys",
    "second best tile that the money buys",
    *ending.NAMES,
)
RICH: Final = 15
GROWTH: Final = 0.4
"""The probability of adding a floor with which open tiles are valued."""


@final
class PalazzoFeatures(Features[PalazzoState]):
    """The features of Palazzo."""

    def __init__(self) -> None:
        self.policy = PalazzoPolicy()

    def names(self) -> list[str]:
        return list(NAMES)

    def progress(self, s: PalazzoState) -> float:
        left = ending.tiles_to_come(s)
        gone = float(len(s.acquired))
        for kind in range(TILE_KINDS):
            gone += float(s.box[kind])
        for seat in range(s.seats):
            row = row_of(s, seat)
            for i in range(len(row)):
                gone += float(height(row[i]))
        return gone / (gone + left)

    def of(self, s: PalazzoState) -> list[list[float]]:
        return listed(self.rows(s))

    def rows(self, s: PalazzoState) -> list[Row]:
        if s.phase == OVER:
            expected = self.policy.evaluate(s)
        else:
            expected = estimates(s, ending.tiles_to_come(s))
        return [features_of(s, seat, expected[seat]) for seat in range(s.seats)]


def features_of(s: PalazzoState, seat: i64, estimate: float) -> Row:
    """The features of one seat, in the order of NAMES."""
    out = Row()
    out.append(estimate)
    out.append(float(score(s, seat)))
    row = row_of(s, seat)
    add_buildings(out, row)
    add_money(out, s, seat)
    acquired = vec[i64]()
    if s.seat == seat:
        if s.phase == PAYING:
            acquired = vec[i64]([s.buying])
            if s.buying_too != NOTHING:
                acquired = append(acquired, s.buying_too)
        elif s.phase == BUILDING:
            acquired = s.acquired
    bids = s.phase == BIDDING and leads_bid(s, seat)
    if bids:
        acquired = tiles_at(s, s.builder)
    out.append(float(len(acquired)))
    out.append(gain_of(row, acquired, GROWTH))
    out.append(1.0 if bids else 0.0)
    out.append(float(s.bid[seat]) if s.phase == BIDDING else 0.0)
    upcoming = s.turn if s.phase == TURN else (s.turn + 1) % s.seats
    out.append(float((seat - upcoming + s.seats) % s.seats))
    out.append(1.0 if s.turn == seat else 0.0)
    power = purchasing_power(s, seat)
    add_market(out, s, seat, row, power)
    ending.add_end(out, s, row, float(power))
    return out


def add_buildings(out: Row, row: vec[i64]) -> None:
    """Palazzi by height, purity and top floor, and their windows."""
    heights = zeros(FLOORS + 1)
    pure = zeros(FLOORS + 1)
    tops = zeros(FLOORS + 1)
    room: i64 = 0
    low: i64 = 0
    scoring: i64 = 0
    tall: i64 = 0
    for i in range(len(row)):
        palazzo = row[i]
        floors = height(palazzo)
        heights[floors] += 1
        if is_pure(palazzo):
            pure[floors] += 1
        left = room_on(palazzo)
        tops[FLOORS - left] += 1
        room += left
        tall += height_points(floors)
        if floors < SCORING_HEIGHT:
            low += windows(palazzo)
        else:
            scoring += windows(palazzo)
    for n in range(1, FLOORS + 1):
        out.append(float(heights[n]))
    for n in range(1, FLOORS + 1):
        out.append(float(pure[n]))
    for n in range(1, FLOORS):
        out.append(float(tops[n]))
    out.append(float(room))
    out.append(float(low))
    out.append(float(scoring))
    out.append(float(tall))


def add_money(out: Row, s: PalazzoState, seat: i64) -> None:
    """The hand, with the cards of a bid or a draft."""
    start: i64 = seat * CARD_KINDS
    cards = s.hands[start : start + CARD_KINDS]
    for kind in range(CARD_KINDS):
        cards[kind] += s.laid[start + kind]
        if s.seat == seat:
            cards[kind] += s.draft[kind]
    best: i64 = 0
    face: i64 = 0
    number: i64 = cards[CERTIFICATE]
    for currency in range(CURRENCIES):
        total: i64 = 0
        for v in range(CARD_VALUES):
            n = cards[currency * CARD_VALUES + v]
            number += n
            total += n * (v + LOWEST_VALUE)
        face += total
        if total > best:
            best = total
    triples: i64 = 0
    for v in range(CARD_VALUES):
        least: i64 = cards[v]
        for currency in range(1, CURRENCIES):
            n = cards[currency * CARD_VALUES + v]
            if n < least:
                least = n
        triples += least
    power = purchasing_power(s, seat)
    out.append(float(power))
    out.append(float(power - RICH) if power > RICH else 0.0)
    out.append(float(best))
    out.append(float(triples))
    out.append(float(certificates_value(cards[CERTIFICATE])))
    out.append(float(face - best))
    out.append(float(number))


def add_market(out: Row, s: PalazzoState, seat: i64, row: vec[i64], power: i64) -> None:
    """What the open tiles would add to the seat's palazzi."""
    best = 0.0
    second = 0.0
    total = 0.0
    tiles: i64 = 0
    market = s.market
    hopes = each_hope(row, GROWTH)
    for i in range(len(market)):
        if market[i] // TILE_KINDS != WAREHOUSE:
            continue
        tiles += 1
        more = gain_of_one(row, hopes, market[i] % TILE_KINDS, GROWTH)
        total += more
        if more > best:
            second = best
            best = more
        elif more > second:
            second = more
    open_now = s.turn == seat and (s.phase == MARKET or s.phase == TURN)
    price = s.price if s.turn == seat and s.phase == MARKET else price_for(tiles + 1)
    out.append(best)
    out.append(total)
    out.append(best if open_now else 0.0)
    quarry = next_occupied_quarry(s)
    if s.phase == BIDDING:
        quarry = s.builder
    out.append(gain_of(row, tiles_at(s, quarry), GROWTH) if quarry >= 0 else 0.0)
    out.append(float(tiles))
    out.append(best if power >= price else 0.0)
    out.append(second if power >= 2 * price else 0.0)
