"""Payments: cards and workers are laid one by one, in any order, until they are two units (TUS-T3).

A unit is a card of the field's colour, a worker, or two equal cards of another colour. What has
been laid is a multiset (`draft`, `draft_workers`), so every order leads to the same state. A step
is legal exactly if the payment can still be completed: with two open units, the first card of a
pair counts as a whole unit, because its second card has to follow.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from contrada.games.tuscany.actions import PAY, PAY_STEPS, WORKER
from contrada.games.tuscany.phases.effects import field_colour
from contrada.games.tuscany.pieces import COLOURS, PRICE
from contrada.games.tuscany.state import TuscanyState


def pairs_in_hand(s: TuscanyState, seat: i64) -> i64:
    """The number of pairs of equal cards in a hand."""
    pairs: i64 = 0
    hands = s.hands
    for i in range(seat * COLOURS, (seat + 1) * COLOURS):
        pairs += hands[i] >> 1
    return pairs


def can_pay(s: TuscanyState, seat: i64, colour: i64, pairs: i64) -> bool:
    """Whether two units in a colour can be paid; `pairs` counts all pairs of the hand (TUS-T3)."""
    own = s.hands[seat * COLOURS + colour]
    return own + s.workers[seat] + pairs - (own >> 1) >= PRICE


def open_units(s: TuscanyState, colour: i64) -> i64:
    """The units that are not even begun: half a pair counts as a whole one."""
    units: i64 = PRICE - s.draft_workers
    draft = s.draft
    for c in range(i64(COLOURS)):
        if draft[c] != 0:
            units -= draft[c] if c == colour else (draft[c] + 1) >> 1
    return units


def completes(s: TuscanyState, step: i64) -> bool:
    """Whether this legal step completes the payment."""
    colour = field_colour(s, s.seat, s.draft_field)
    rest = open_units(s, colour)
    if step == WORKER or step == colour:
        rest -= 1
    elif s.draft[step] & 1 == 0:
        return False  # The first card of a pair.
    if rest != 0:
        return False
    draft = s.draft
    for c in range(i64(COLOURS)):
        if c != colour and draft[c] & 1 != 0 and c != step:
            return False  # Another pair is incomplete.
    return True


def payment_choices(s: TuscanyState, seat: i64) -> vec[i64]:
    """The cards and the worker that can be laid next (TUS-T3)."""
    out = vec[i64](capacity=PAY_STEPS)
    colour = field_colour(s, seat, s.draft_field)
    rest = open_units(s, colour)
    base = seat * COLOURS
    if rest > 0 and s.hands[base + colour] > s.draft[colour]:
        out = append(out, PAY + colour)
    for c in range(i64(COLOURS)):
        if c == colour:
            continue
        if s.draft[c] & 1 != 0 or (rest > 0 and s.hands[base + c] - s.draft[c] >= 2):
            out = append(out, PAY + c)
    if rest > 0 and s.workers[seat] > s.draft_workers:
        out = append(out, PAY + WORKER)
    return out


def forced_payment(s: TuscanyState, seat: i64) -> bool:
    """Whether the hand size and the workers leave only one next step, as everyone knows.

    Hands are hidden, so only in these cases can nobody doubt it.
    """
    cards = s.hand_size[seat]
    workers = s.workers[seat]
    if cards == 0 or (cards == 2 and workers == 0):
        return True
    return cards == 1 and workers == 1 and open_units(s, field_colour(s, seat, s.draft_field)) == 1


def lay_for_placement(s: TuscanyState, step: i64) -> bool:
    """Lay a card or a worker; the last one pays. Returns whether the payment is complete."""
    done = completes(s, step)
    if step == WORKER:
        s.draft_workers += 1
    else:
        s.draft[step] += 1
    if not done:
        return False
    seat = s.seat
    s.workers[seat] -= s.draft_workers
    s.draft_workers = 0
    for colour in range(i64(COLOURS)):
        if s.draft[colour] > 0:
            discard(s, seat, colour, s.draft[colour])
            s.draft[colour] = 0
    return True


def discard(s: TuscanyState, seat: i64, colour: i64, number: i64) -> None:
    """Lay cards openly on the discard pile."""
    s.hands[seat * COLOURS + colour] -= number
    s.hand_size[seat] -= number
    s.discards[colour] += number
    s.discards_size += number
    for viewer in range(s.seats):
        if viewer != seat:
            left = s.known[viewer * COLOURS + colour] - number
            s.known[viewer * COLOURS + colour] = left if left > 0 else i64(0)


def begins_draft(s: TuscanyState, root: TuscanyState) -> bool:
    """Whether the open payment is the one whose draft is in `root`.

    A player covers a field only once, so the field identifies a placement.
    """
    return (
        root.draft_field == s.draft_field
        and root.draft_item == s.draft_item
        and root.turn == s.turn
    )


def one_order(s: TuscanyState, seat: i64, legal: vec[i64], root: TuscanyState | None) -> vec[i64]:
    """The legal steps that continue the steps since `root` in ascending order (`Policy.narrow`).

    A step is left out if a later step would have to be followed by an earlier one.
    """
    colour = field_colour(s, seat, s.draft_field)
    rest = open_units(s, colour)
    last: i64 = 0
    same = root is not None and begins_draft(s, root)
    for c in range(i64(COLOURS)):
        before: i64 = 0
        if same and root is not None:
            before = root.draft[c]
        if s.draft[c] > before:
            last = c
    before = 0
    if same and root is not None:
        before = root.draft_workers
    if s.draft_workers > before:
        last = WORKER
    out = vec[i64](capacity=PAY_STEPS)
    base = seat * COLOURS
    for i in range(len(legal)):
        step = legal[i] - PAY
        if step < last:
            continue
        units: i64 = s.workers[seat] - s.draft_workers
        follows = True
        for c in range(i64(COLOURS)):
            left = s.hands[base + c] - s.draft[c]
            half = c != colour and s.draft[c] & 1 != 0
            if c >= step:
                units += left if c == colour else (left - (i64(1) if half else i64(0))) >> 1
            elif half:
                follows = False
        if follows and units >= rest:
            out = append(out, legal[i])
    return out
