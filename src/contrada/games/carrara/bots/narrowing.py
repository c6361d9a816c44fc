"""One order for each cart and payment, so that a search meets each result once.

The rules allow the steps of a cart or a payment in any order. Bots add the blocks of a cart from
the dearest to the cheapest, and lay out a payment with exchanges first and then from the cheapest
block to the dearest. Only the steps since the root of a search count: it may begin in the middle of
a person's draft.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from contrada.games.carrara.actions import BUILD, CART, EXCHANGE, IMPROVE, PAY
from contrada.games.carrara.pieces import COLOURS
from contrada.games.carrara.state import CARTING, NOTHING, PAYING, CarraraState

EXCHANGED: Final = -1
"""The place of an exchange in the order of a payment, before all colours."""


def narrow(s: CarraraState, seat: i64, legal: vec[i64], root: CarraraState | None) -> vec[i64]:
    """The legal actions without those that only repeat a result in another order."""
    stage = s.stage
    if s.moving != NOTHING or (stage != CARTING and stage != PAYING):
        return legal
    if root is not None and not same_draft(s, root):
        root = None
    if stage == CARTING:
        return narrow_cart(s, legal, root)
    return narrow_payment(s, seat, legal, root)


def same_draft(s: CarraraState, root: CarraraState) -> bool:
    """Whether the draft of `s` continues the one in `root`."""
    return (
        root.stage == s.stage
        and root.turn == s.turn
        and root.location == s.location
        and root.tile == s.tile
        and root.city == s.city
        and root.replaced == s.replaced
    )


def laid_before(root: CarraraState | None, colour: i64) -> i64:
    """The blocks of a colour in the draft of the root."""
    return i64(0) if root is None else root.chosen[colour]


def narrow_cart(s: CarraraState, legal: vec[i64], root: CarraraState | None) -> vec[i64]:
    """Without blocks dearer than one added since the root."""
    lowest: i64 = 0
    while lowest < COLOURS - 1 and s.chosen[lowest] <= laid_before(root, lowest):
        lowest += 1
    if lowest == COLOURS - 1:
        return legal
    out = vec[i64](capacity=len(legal))
    for i in range(len(legal)):
        a = legal[i]
        if not CART <= a < BUILD or (a - CART) % COLOURS <= lowest:
            out = append(out, a)
    return out


def narrow_payment(
    s: CarraraState, seat: i64, legal: vec[i64], root: CarraraState | None
) -> vec[i64]:
    """Without steps that come before one added since the root, or that leave too few blocks after
    them in the order.
    """
    k: i64 = seat * COLOURS
    where = s.city
    highest: i64 = EXCHANGED
    # The highest place in the order from which the rest can be paid.
    enough: i64 = COLOURS
    left = s.due
    for step in range(COLOURS - where):
        colour: i64 = COLOURS - 1 - step
        if highest == EXCHANGED and s.chosen[colour] > laid_before(root, colour):
            highest = colour
        if left > 0:
            left -= s.hands[k + colour] - s.chosen[colour]
            enough = colour
    if left > 0:
        enough = EXCHANGED
    out = vec[i64](capacity=len(legal))
    for i in range(len(legal)):
        a = legal[i]
        if EXCHANGE <= a < IMPROVE:
            place: i64 = i64(EXCHANGED) if a < PAY else a - PAY
            if not highest <= place <= enough:
                continue
        out = append(out, a)
    return out
