"""What a player with perfect recall knows.

Hidden are the cards in the other hands, the other maps until all are finished, and a placement that
is not paid yet. Whenever the pile of game cards has run out, everyone can deduce which cards the
other hands contain together; `known` stores those that have not been paid since. With two players
this is exact; with more it remains unknown which of the others holds a card.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from contrada.core.arrays import filled
from contrada.core.rng import Rng
from contrada.games.tuscany.chance import drawn
from contrada.games.tuscany.phases.maps import VARIANTS
from contrada.games.tuscany.phases.setup import first_arranging
from contrada.games.tuscany.phases.shape import BOARDS
from contrada.games.tuscany.pieces import COLOURS, NOTHING
from contrada.games.tuscany.state import (
    ACTION,
    ARRANGING,
    ORDERING,
    OVER,
    PAYING,
    TuscanyState,
)


def public_phase(phase: i64) -> i64:
    """The phase as the others know it: a decision in progress looks like one not begun."""
    return i64(ACTION) if phase == PAYING else phase


def put_back_decision(s: TuscanyState) -> None:
    """Undo the steps of the placement in progress, which only its player knows."""
    s.phase = public_phase(s.phase)
    s.draft_item = NOTHING
    s.draft_field = NOTHING
    s.draft_workers = 0
    for colour in range(COLOURS):
        s.draft[colour] = 0


def put_back_map(s: TuscanyState, seat: i64) -> None:
    """Undo a player's arranging, finished or not: it is hidden until all are finished (TUS-S2)."""
    s.stage[seat] = ORDERING
    s.arrangement[seat] = NOTHING
    s.castle[seat] = NOTHING
    s.covered[seat] = 0
    s.reach[seat] = 0
    fields = s.fields[:]
    for colour in range(COLOURS):
        fields[seat * COLOURS + colour] = 0
    s.fields = fields


def put_back_maps(s: TuscanyState, seat: i64) -> None:
    """Undo the arranging of everyone but this seat."""
    for other in range(s.seats):
        if other != seat:
            put_back_map(s, other)
    if s.phase == ARRANGING:
        s.seat = first_arranging(s)


def maps_hidden(s: TuscanyState) -> bool:
    """Whether the maps are still hidden."""
    return s.phase <= ARRANGING


def unseen_cards(s: TuscanyState, seat: i64) -> vec[i64]:
    """The cards that, to the seat's knowledge, are in the pile or in another hand."""
    pool = s.deck[:]
    for colour in range(COLOURS):
        for other in range(s.seats):
            if other != seat:
                pool[colour] += s.hands[other * COLOURS + colour]
        if seat >= 0:
            pool[colour] -= s.known[seat * COLOURS + colour]
    return pool


def deal_hands(s: TuscanyState, seat: i64, rng: Rng) -> None:
    """Deal the cards of the other hands that the seat does not know again."""
    pool = unseen_cards(s, seat)
    together = filled(COLOURS, 0)
    pool_size: i64 = 0
    missing: i64 = 0
    for colour in range(COLOURS):
        pool_size += pool[colour]
        if seat >= 0:
            together[colour] = s.known[seat * COLOURS + colour]
            missing -= together[colour]
    size: i64 = 0
    for other in range(s.seats):
        if other != seat:
            size += s.hand_size[other]
    missing += size
    for _ in range(missing):
        colour = drawn(pool, 0, pool_size, rng)
        pool[colour] -= 1
        pool_size -= 1
        together[colour] += 1
    s.deck = pool
    for other in range(s.seats):
        if other == seat:
            continue
        for colour in range(COLOURS):
            s.hands[other * COLOURS + colour] = 0
        for _ in range(s.hand_size[other]):
            colour = drawn(together, 0, size, rng)
            together[colour] -= 1
            size -= 1
            s.hands[other * COLOURS + colour] += 1


def deal_boards(s: TuscanyState, seat: i64, rng: Rng) -> None:
    """Deal the other players' boards again, from those the seat does not have."""
    for letter in range(BOARDS):
        left = filled(VARIANTS, 1)
        size: i64 = VARIANTS
        own: i64 = s.boards[seat * BOARDS + letter] if seat >= 0 else i64(NOTHING)
        if own != NOTHING:
            left[own] = 0
            size -= 1
        for other in range(s.seats):
            i = other * BOARDS + letter
            if other != seat and s.boards[i] != NOTHING:
                variant = drawn(left, 0, size, rng)
                left[variant] = 0
                size -= 1
                s.boards[i] = variant


def forget_others_knowledge(s: TuscanyState, seat: i64) -> None:
    """Clear the other seats' knowledge of hands, which with two players concerns only this seat's
    hand.
    """
    if s.seats == 2 and seat >= 0:
        return
    for other in range(s.seats):
        if other != seat:
            for colour in range(COLOURS):
                s.known[other * COLOURS + colour] = 0


def determinize(s: TuscanyState, seat: i64, rng: Rng) -> TuscanyState:
    """A state in which everything hidden from the seat is dealt again."""
    d = s.copy()
    if s.phase == OVER:
        return d
    if s.seat != seat:
        put_back_decision(d)
    deal_hands(d, seat, rng)
    forget_others_knowledge(d, seat)
    if maps_hidden(s):
        put_back_maps(d, seat)
        deal_boards(d, seat, rng)
    return d


def known_to(s: TuscanyState, seat: i64) -> TuscanyState:
    """The state with what the seat knows and nothing else."""
    known = s.copy()
    if s.phase != OVER:
        if s.seat != seat:
            put_back_decision(known)
        known.deck = unseen_cards(known, seat)
        forget_others_knowledge(known, seat)
        for other in range(s.seats):
            if other != seat:
                for colour in range(COLOURS):
                    known.hands[other * COLOURS + colour] = 0
        if maps_hidden(s):
            put_back_maps(known, seat)
            for other in range(s.seats):
                if other != seat:
                    for letter in range(BOARDS):
                        known.boards[other * BOARDS + letter] = NOTHING
    return known


def info_key(s: TuscanyState, seat: i64) -> tuple[object, ...]:
    """The seat's knowledge, in a fixed order."""
    known = known_to(s, seat)
    return tuple(tuple(part) if isinstance(part, list) else part for part in known.dump())
