"""What a player with perfect recall knows.

Victory points are face down, but every gain is public, so a player with perfect recall knows them.
Unknown are the others' fountain cards, those they put under the pile, and the order of the pile.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from contrada.core.rng import Rng
from contrada.games.carpe_diem.chance import drawn
from contrada.games.carpe_diem.phases import draft
from contrada.games.carpe_diem.pieces import FOUNTAIN_KINDS
from contrada.games.carpe_diem.state import (
    BUILDING,
    FETCHING,
    MOVING,
    OVER,
    TAKING,
    CarpeDiemState,
)


def public_stage(s: CarpeDiemState) -> i64:
    """The stage as the others know it: a turn in progress looks like one not begun."""
    if s.stage == TAKING:
        return MOVING
    if s.stage == BUILDING:
        return FETCHING if s.fetched != 0 else MOVING
    return s.stage


def put_back_draft(s: CarpeDiemState) -> None:
    """Undo the steps of the turn that have not been carried out yet."""
    s.stage = public_stage(s)
    s.to_field = -1
    s.by_bread = 0
    s.tile = -1
    s.fetched = 0
    draft.clear(s)


def unknown_cards(s: CarpeDiemState, seat: i64) -> vec[i64]:
    """The fountain cards, by kind, whose location this seat does not know."""
    pool = s.pile[:]
    for other in range(s.seats):
        if other == seat:
            continue
        for kind in range(FOUNTAIN_KINDS):
            pool[kind] += s.returned[other * FOUNTAIN_KINDS + kind]
            if s.stage != OVER:
                pool[kind] += s.hands[other * FOUNTAIN_KINDS + kind]
    return pool


def _deal_again(row: vec[i64], seat: i64, pool: vec[i64], size: i64, rng: Rng) -> i64:
    """Replace a seat's cards by random ones from the pool; returns the pool's remaining size."""
    number: i64 = 0
    for kind in range(FOUNTAIN_KINDS):
        number += row[seat * FOUNTAIN_KINDS + kind]
        row[seat * FOUNTAIN_KINDS + kind] = 0
    for _ in range(number):
        kind = drawn(pool, size, rng)
        pool[kind] -= 1
        size -= 1
        row[seat * FOUNTAIN_KINDS + kind] += 1
    return size


def determinize(s: CarpeDiemState, seat: i64, rng: Rng) -> CarpeDiemState:
    """A state in which the fountain cards unknown to the seat are dealt again."""
    d = s.copy()
    if s.seat != seat:
        put_back_draft(d)
    d.hands = s.hands[:]
    d.returned = s.returned[:]
    pool = unknown_cards(d, seat)
    size: i64 = 0
    for kind in range(FOUNTAIN_KINDS):
        size += pool[kind]
    for other in range(d.seats):
        if other == seat:
            continue
        if d.stage != OVER:
            size = _deal_again(d.hands, other, pool, size, rng)
        size = _deal_again(d.returned, other, pool, size, rng)
    d.pile = pool
    return d


def known_to(s: CarpeDiemState, seat: i64) -> CarpeDiemState:
    """The state with what the seat knows and nothing else."""
    known = s.copy()
    if s.seat != seat:
        put_back_draft(known)
    known.hands = s.hands[:]
    known.returned = s.returned[:]
    known.pile = unknown_cards(known, seat)
    for other in range(s.seats):
        if other == seat:
            continue
        _hide(known.returned, other)
        if s.stage != OVER:
            _hide(known.hands, other)
    return known


def info_key(s: CarpeDiemState, seat: i64) -> tuple[object, ...]:
    """The seat's knowledge, in a fixed order."""
    known = known_to(s, seat)
    return tuple(tuple(part) if isinstance(part, list) else part for part in known.dump())


def _hide(row: vec[i64], seat: i64) -> None:
    """Replace a seat's cards by their number."""
    number: i64 = 0
    for kind in range(FOUNTAIN_KINDS):
        number += row[seat * FOUNTAIN_KINDS + kind]
        row[seat * FOUNTAIN_KINDS + kind] = 0
    row[seat * FOUNTAIN_KINDS] = number
