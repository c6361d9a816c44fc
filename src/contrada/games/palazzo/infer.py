"""What a player with perfect recall knows (PAL-H1).

Only the starting cards that a rival has not shown yet are hidden. Before the money pile has run out
they may be any cards that have not been seen. Once it has been empty, everyone can deduce which
cards all rivals hold together, and the contents of the new pile.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from contrada.core.arrays import zeros
from contrada.core.rng import Rng
from contrada.games.palazzo.chance import pick
from contrada.games.palazzo.phases.money import take_back_draft
from contrada.games.palazzo.pieces import CARD_KINDS
from contrada.games.palazzo.state import (
    BIDDING,
    MARKET,
    NOTHING,
    OVER,
    PAYING,
    PAYING_REBUILD,
    REBUILDING,
    TURN,
    PalazzoState,
)


def public_phase(phase: i64) -> i64:
    """The phase as the others know it: a decision in progress looks like one not begun."""
    if phase == PAYING:
        return MARKET
    if phase == REBUILDING or phase == PAYING_REBUILD:
        return TURN
    return phase


def put_back_decision(s: PalazzoState) -> None:
    """Undo the steps of the decision in progress that only its player knows."""
    seat = s.seat
    if seat < 0:
        return
    take_back_draft(s, seat)
    s.phase = public_phase(s.phase)
    s.buying = NOTHING
    s.buying_too = NOTHING
    s.rebuilding = NOTHING
    if s.phase == BIDDING:
        s.draft_value = s.bid[seat]


def hidden_cards(s: PalazzoState, seat: i64) -> vec[i64]:
    """The pool that, to this seat's knowledge, contains the rivals' unseen cards."""
    pool = zeros(CARD_KINDS)
    for kind in range(CARD_KINDS):
        n: i64 = s.deck[kind] if s.deck_known == 0 else i64(0)
        for p in range(s.seats):
            if p != seat:
                i: i64 = p * CARD_KINDS + kind
                n += s.hands[i] - s.seen[i]
        pool[kind] = n
    return pool


def determinize(s: PalazzoState, seat: i64, rng: Rng) -> PalazzoState:
    """A state in which the rivals' unseen cards are dealt again."""
    d = s.copy()
    if s.phase == OVER:
        return d
    if s.seat != seat:
        put_back_decision(d)
    pool = hidden_cards(d, seat)
    size: i64 = 0
    for kind in range(CARD_KINDS):
        size += pool[kind]
    for p in range(d.seats):
        if p == seat:
            continue
        start: i64 = p * CARD_KINDS
        unseen: i64 = d.hand_size[p]
        for kind in range(CARD_KINDS):
            unseen -= d.seen[start + kind]
            d.hands[start + kind] = d.seen[start + kind]
        for _ in range(unseen):
            drawn = pick(pool, 0, rng.below(size))
            pool[drawn] -= 1
            size -= 1
            d.hands[start + drawn] += 1
    if d.deck_known == 0:
        d.deck = pool
    return d


def known_to(s: PalazzoState, seat: i64) -> PalazzoState:
    """The state with what the seat knows and nothing else."""
    known = s.copy()
    if s.seat != seat:
        put_back_decision(known)
    if s.phase != OVER:
        known_pool = hidden_cards(known, seat)
        for p in range(s.seats):
            if p != seat:
                for kind in range(CARD_KINDS):
                    known.hands[p * CARD_KINDS + kind] = 0
        if s.deck_known == 0:
            known.deck = known_pool
    return known


def info_key(s: PalazzoState, seat: i64) -> tuple[object, ...]:
    """The seat's knowledge, in a fixed order."""
    known = known_to(s, seat)
    return tuple(tuple(part) if isinstance(part, list) else part for part in known.dump())
