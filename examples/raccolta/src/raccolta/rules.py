"""The course of play: the first state, what may be done, and what it does."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from contrada.core.game import CHANCE, TERMINAL
from raccolta.actions import DEAL, DRAW, FAVOURITE, LAY, REVEAL, SELL, TAKE
from raccolta.pieces import (
    CARDS,
    COPIES,
    DISPLAY,
    FRUITS,
    HAND_LIMIT,
    KINDS,
    SMALLEST_SET,
    STARTING_CARDS,
    VALUES,
    fruit_of,
)
from raccolta.scoring import market_points_of_draft, set_points_of_draft, values_of_draft
from raccolta.state import (
    DEALING,
    DRAWING,
    FAVOURITES,
    LAYING_OUT,
    OVER,
    REFILLING,
    TURN,
    RaccoltaState,
    drafted,
    drafted_fruit,
    fresh,
    fruit_in_hand,
)


def initial(seats: i64, sales_limit: i64) -> RaccoltaState:
    """The state before anything is dealt (RAC-1, RAC-2)."""
    s = fresh(seats, sales_limit)
    for kind in range(KINDS):
        s.pool[kind] = COPIES
    s.pool_size = CARDS
    return s


def legal(s: RaccoltaState, seat: i64) -> vec[i64]:
    """All actions of a seat: draw and take first, then the cards that can begin a sale."""
    found = vec[i64]()
    if seat != s.seat or seat < 0:
        return found
    n = drafted(s)
    if n > 0:
        if n >= SMALLEST_SET:
            found = append(found, SELL)
        return _lays(s, seat, drafted_fruit(s), found)
    if s.hand_size[seat] < HAND_LIMIT:
        if s.pool_size > 0:
            found = append(found, DRAW)
        for kind in range(KINDS):
            if s.display[kind] > 0:
                found = append(found, TAKE + kind)
    for fruit in range(FRUITS):
        if fruit_in_hand(s, seat, fruit) >= SMALLEST_SET:
            found = _lays(s, seat, fruit, found)
    return found


def _lays(s: RaccoltaState, seat: i64, fruit: i64, found: vec[i64]) -> vec[i64]:
    """Add the cards of a fruit that are in hand and not laid yet; any order is allowed (RAC-6)."""
    for i in range(VALUES):
        kind: i64 = fruit * VALUES + i
        if s.hands[seat * KINDS + kind] > s.draft[kind]:
            found = append(found, LAY + kind)
    return found


def apply(s: RaccoltaState, seat: i64, a: i64) -> None:
    """Play an action in place."""
    if seat == CHANCE:
        _chance(s, a)
    elif a == DRAW:
        s.phase = DRAWING
        s.seat = CHANCE
    elif a == SELL:
        _sell(s, seat)
        _end_turn(s)
    elif a < LAY:
        _take(s, seat, a - TAKE)
    else:
        s.draft[a - LAY] += 1


def _chance(s: RaccoltaState, a: i64) -> None:
    if s.phase == FAVOURITES:
        s.favourites[s.step] = a - FAVOURITE
        s.step += 1
        if s.step == s.seats:
            s.phase = DEALING
            s.step = 0
    elif s.phase == DEALING:
        _receive(s, s.step // STARTING_CARDS, a - DEAL)
        s.step += 1
        if s.step == s.seats * STARTING_CARDS:
            s.phase = LAYING_OUT
            s.step = 0
    elif s.phase == DRAWING:
        _receive(s, s.turn, a - DEAL)
        _end_turn(s)
    else:
        _lay_out(s, a - REVEAL)


def _receive(s: RaccoltaState, seat: i64, kind: i64) -> None:
    """Give a seat a card of the pool, unseen by the others."""
    s.pool[kind] -= 1
    s.pool_size -= 1
    s.hands[seat * KINDS + kind] += 1
    s.hand_size[seat] += 1


def _lay_out(s: RaccoltaState, kind: i64) -> None:
    """Lay a card of the pool into the display (RAC-3)."""
    s.pool[kind] -= 1
    s.pool_size -= 1
    s.display[kind] += 1
    if s.phase == REFILLING:
        _end_turn(s)
        return
    s.step += 1
    if s.step == DISPLAY:
        s.phase = TURN
        s.seat = s.turn


def _take(s: RaccoltaState, seat: i64, kind: i64) -> None:
    s.display[kind] -= 1
    s.hands[seat * KINDS + kind] += 1
    s.seen[seat * KINDS + kind] += 1
    s.hand_size[seat] += 1
    if s.pool_size > 0:
        s.phase = REFILLING
        s.seat = CHANCE
    else:
        _end_turn(s)


def _sell(s: RaccoltaState, seat: i64) -> None:
    """Score the laid cards and take them out of the hand (RAC-7)."""
    fruit = drafted_fruit(s)
    s.card_points[seat] += values_of_draft(s)
    s.set_points[seat] += set_points_of_draft(s)
    s.market_points[seat] += market_points_of_draft(s)
    for kind in range(KINDS):
        n = s.draft[kind]
        if n == 0:
            continue
        i: i64 = seat * KINDS + kind
        s.hands[i] -= n
        s.seen[i] = s.seen[i] - n if s.seen[i] > n else 0
        s.hand_size[seat] -= n
        s.sold[kind] += n
        s.sold_fruit[seat * FRUITS + fruit_of(kind)] += n
        s.draft[kind] = 0
    s.market[fruit] += 1
    s.sales[seat] += 1


def _end_turn(s: RaccoltaState) -> None:
    """Pass the turn; the round in which the end comes about is finished (RAC-8)."""
    if s.pool_size == 0 or s.sales[s.turn] >= s.sales_limit:
        s.ending = 1
    s.turn = (s.turn + 1) % s.seats
    if s.turn == 0 and s.ending == 1:
        s.phase = OVER
        s.seat = TERMINAL
    else:
        s.phase = TURN
        s.seat = s.turn
