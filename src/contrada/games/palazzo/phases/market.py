"""Buying: two tiles are revealed, and the tiles in the warehouse have a price."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from contrada.core.game import TERMINAL
from contrada.games.palazzo.actions import AUCTION, BUY, BUY_TWO, SHARE_OUT
from contrada.games.palazzo.chance import unstack
from contrada.games.palazzo.phases.building import take_from_market
from contrada.games.palazzo.phases.money import pay_draft, purchasing_power
from contrada.games.palazzo.pieces import QUARRIES, RIDER, RIDERS, TILE_KINDS, WAREHOUSE, windows_of
from contrada.games.palazzo.state import (
    BUILDING,
    MARKET,
    NOBODY,
    NOTHING,
    OVER,
    PAYING,
    PalazzoState,
    count_at,
    next_occupied_quarry,
    seen_before,
    tiles_at,
    warehouse_count,
)

REVEALED_TILES: Final = 2
TOP_PRICE: Final = 10
SHARED_OUT_FROM: Final = 4
"""The number of tiles from which a quarry is shared out instead of auctioned (PAL-B7)."""


def reveal_tile(s: PalazzoState, kind: i64) -> None:
    """Put the first tile into the warehouse, the second on the quarry its windows count to (PAL-B1
    to B3).
    """
    unstack(s, kind)
    s.step += 1
    if kind == RIDER:
        s.riders += 1
        if s.riders == RIDERS:
            s.phase = OVER
            s.seat = TERMINAL
            return
    elif s.step == 1:
        s.market = append(s.market, WAREHOUSE * TILE_KINDS + kind)
    else:
        place: i64 = (s.builder + windows_of(kind)) % QUARRIES
        s.market = append(s.market, place * TILE_KINDS + kind)
    if s.step == REVEALED_TILES:
        s.step = 0
        s.phase = MARKET
        s.seat = s.turn
        if s.price_before == 0:
            s.price = price_now(s)


def price_now(s: PalazzoState) -> i64:
    """The current price of a tile in the warehouse (PAL-B5)."""
    return price_for(warehouse_count(s))


def price_for(tiles: i64) -> i64:
    """The price of a tile with so many tiles in the warehouse (PAL-B5)."""
    return TOP_PRICE - tiles if tiles < TOP_PRICE else i64(0)


def price_to_pay(s: PalazzoState) -> i64:
    """What the chosen tiles cost together (PAL-B5)."""
    return s.price if s.buying_too == NOTHING else 2 * s.price


def market_choices(s: PalazzoState, seat: i64) -> vec[i64]:
    """Buy affordable tiles, or auction or share out the next quarry (PAL-B4, PAL-B5, PAL-B7)."""
    out = vec[i64](capacity=32)
    tiles = tiles_at(s, WAREHOUSE)
    power = purchasing_power(s, seat)
    if power >= s.price:
        for i in range(len(tiles)):
            if not seen_before(tiles, i):
                out = append(out, BUY + tiles[i])
    if power >= 2 * s.price:
        for i in range(len(tiles)):
            if not seen_before(tiles, i):
                out = _pairs_with(tiles, i, out)
    return append(out, SHARE_OUT if is_shared_out(s) else AUCTION)


def is_shared_out(s: PalazzoState) -> bool:
    """Whether the master builder would move to a quarry whose tiles are shared out (PAL-B7)."""
    place = next_occupied_quarry(s)
    return place != NOBODY and count_at(s, place) >= SHARED_OUT_FROM


def _pairs_with(tiles: vec[i64], i: i64, out: vec[i64]) -> vec[i64]:
    """Add every pair of tile i with a later one, each kind of second tile once.

    No kind is in the box more than twice, so a tile has at most one twin (PAL-C3).
    """
    for j in range(i + 1, len(tiles)):
        if tiles[j] == tiles[i]:
            out = append(out, BUY_TWO + tiles[i] * TILE_KINDS + tiles[i])
        elif not seen_before(tiles, j):
            a = tiles[i]
            b = tiles[j]
            if a > b:
                a = tiles[j]
                b = tiles[i]
            out = append(out, BUY_TWO + a * TILE_KINDS + b)
    return out


def choose_tiles(s: PalazzoState, a: i64) -> None:
    """Choose the tiles to pay for; they move only when the payment is complete."""
    if a >= BUY_TWO:
        s.buying = (a - BUY_TWO) // TILE_KINDS
        s.buying_too = (a - BUY_TWO) % TILE_KINDS
    else:
        s.buying = a - BUY
    s.phase = PAYING


def complete_purchase(s: PalazzoState, seat: i64) -> None:
    """Pay, and take the tiles from the warehouse (PAL-B5)."""
    pay_draft(s, seat)
    acquire(s, WAREHOUSE, s.buying)
    if s.buying_too != NOTHING:
        acquire(s, WAREHOUSE, s.buying_too)
    s.buying = NOTHING
    s.buying_too = NOTHING
    s.phase = BUILDING


def acquire(s: PalazzoState, place: i64, kind: i64) -> None:
    """Take an open tile to build it."""
    take_from_market(s, place * TILE_KINDS + kind)
    s.acquired = append(s.acquired, kind)
