"""Auctioning a quarry, or sharing it out."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from contrada.games.palazzo.actions import PASS, TAKE_TILE
from contrada.games.palazzo.phases.building import take_from_market
from contrada.games.palazzo.phases.laying import laying_choices
from contrada.games.palazzo.phases.market import SHARED_OUT_FROM, acquire
from contrada.games.palazzo.phases.money import OPENING_CERTIFICATE, pay_bid
from contrada.games.palazzo.phases.turn import end_turn, next_seat
from contrada.games.palazzo.pieces import TILE_KINDS
from contrada.games.palazzo.state import (
    BIDDING,
    BUILDING,
    NOBODY,
    SHARING,
    PalazzoState,
    count_at,
    next_occupied_quarry,
    seen_before,
    tiles_at,
)


def open_auction(s: PalazzoState) -> None:
    """Move the master builder; then share out, auction, or do nothing (PAL-B6 to B8)."""
    place = next_occupied_quarry(s)
    if place == NOBODY:
        end_turn(s)
        return
    s.builder = place
    if count_at(s, place) >= SHARED_OUT_FROM:
        s.phase = SHARING
        s.step = 0
        return
    s.phase = BIDDING
    s.bid[s.turn] = OPENING_CERTIFICATE
    s.high_bidder = s.turn
    ask_next_bidder(s)


def bidding_choices(s: PalazzoState, seat: i64) -> vec[i64]:
    """Pass, or outbid by adding cards (PAL-B9)."""
    out = vec[i64](capacity=16)
    goal: i64 = s.bid[s.high_bidder] + 1
    if s.draft_value == s.bid[seat]:
        out = append(out, PASS)
    return laying_choices(s, seat, goal, out)


def ask_next_bidder(s: PalazzoState) -> None:
    """Ask the next bidder; if only the highest bidder is left, they win (PAL-B9, PAL-B11)."""
    p = next_seat(s, s.seat)
    while s.passed[p] == 1:
        p = next_seat(s, p)
    s.seat = p
    if p == s.high_bidder:
        win_auction(s, p)
    else:
        s.draft_value = s.bid[p]


def win_auction(s: PalazzoState, seat: i64) -> None:
    """The winner pays their cards and builds all the tiles (PAL-B11)."""
    pay_bid(s, seat)
    for p in range(s.seats):
        s.passed[p] = 0
    s.high_bidder = NOBODY
    tiles = tiles_at(s, s.builder)
    for i in range(len(tiles)):
        acquire(s, s.builder, tiles[i])
    s.phase = BUILDING


def sharing_choices(s: PalazzoState) -> vec[i64]:
    """Any tile of the quarry being shared out (PAL-B7)."""
    out = vec[i64](capacity=8)
    tiles = tiles_at(s, s.builder)
    for i in range(len(tiles)):
        if not seen_before(tiles, i):
            out = append(out, TAKE_TILE + tiles[i])
    return out


def take_tile(s: PalazzoState, kind: i64) -> None:
    """Take one of the tiles being shared out, to build it immediately (PAL-B7)."""
    acquire(s, s.builder, kind)
    s.step += 1
    s.phase = BUILDING


def box_left_over(s: PalazzoState) -> None:
    """Remove the tiles that nobody took from the game (PAL-B7)."""
    tiles = tiles_at(s, s.builder)
    for i in range(len(tiles)):
        take_from_market(s, s.builder * TILE_KINDS + tiles[i])
        s.box[tiles[i]] += 1
