"""What a player with a perfect memory knows.

Hidden from a seat are the favourites of the others, the cards they were dealt or drew unseen, and
the sale they are preparing. The cards they took from the display are known, also where the view
does not show them.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from contrada.core.arrays import zeros
from contrada.core.rng import Rng
from raccolta.chance import pick
from raccolta.pieces import COPIES, FRUITS, KINDS
from raccolta.state import NONE, OVER, RaccoltaState


def _unseen_cards(s: RaccoltaState, seat: i64) -> vec[i64]:
    """The cards that are, for this seat, either in the pool or unseen in another hand."""
    unseen = zeros(KINDS)
    for kind in range(KINDS):
        n: i64 = COPIES - s.display[kind] - s.sold[kind] - s.hands[seat * KINDS + kind]
        for p in range(s.seats):
            if p != seat:
                n -= s.seen[p * KINDS + kind]
        unseen[kind] = n
    return unseen


def _forget_draft(s: RaccoltaState, seat: i64) -> None:
    """A sale that another seat prepares is unknown: it looks as if it had not begun."""
    if s.seat != seat:
        for kind in range(KINDS):
            s.draft[kind] = 0


def determinize(s: RaccoltaState, seat: i64, rng: Rng) -> RaccoltaState:
    """A full state that the seat cannot tell from the true one."""
    d = s.copy()
    if s.phase == OVER:
        return d
    _forget_draft(d, seat)
    unseen = _unseen_cards(d, seat)
    left: i64 = 0
    for kind in range(KINDS):
        left += unseen[kind]
    for p in range(d.seats):
        if p == seat:
            continue
        hidden = d.hand_size[p]
        for kind in range(KINDS):
            i: i64 = p * KINDS + kind
            hidden -= d.seen[i]
            d.hands[i] = d.seen[i]
        for _ in range(hidden):
            drawn = pick(unseen, rng.below(left))
            unseen[drawn] -= 1
            left -= 1
            d.hands[p * KINDS + drawn] += 1
    for kind in range(KINDS):
        d.pool[kind] = unseen[kind]
    _deal_favourites(d, seat, rng)
    return d


def _deal_favourites(d: RaccoltaState, seat: i64, rng: Rng) -> None:
    """Deal the others' favourites anew from the fruits that are not the own favourite."""
    free = zeros(FRUITS)
    left: i64 = 0
    for fruit in range(FRUITS):
        if fruit != d.favourites[seat]:
            free[fruit] = 1
            left += 1
    for p in range(d.seats):
        if p != seat and d.favourites[p] != NONE:
            fruit = pick(free, rng.below(left))
            free[fruit] = 0
            left -= 1
            d.favourites[p] = fruit


def info_key(s: RaccoltaState, seat: i64) -> tuple[object, ...]:
    """All that the seat knows, field by field in the order of `fields.py`."""
    known = s.copy()
    if s.phase != OVER:
        _forget_draft(known, seat)
        known.pool = _unseen_cards(s, seat)
        for p in range(s.seats):
            if p != seat:
                # Whether a favourite has been dealt follows from phase and step.
                known.favourites[p] = NONE
                for kind in range(KINDS):
                    known.hands[p * KINDS + kind] = 0
    return tuple(tuple(part) if isinstance(part, list) else part for part in known.dump())
