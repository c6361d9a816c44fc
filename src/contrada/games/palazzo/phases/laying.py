"""Laying cards for a payment or bid: any card, in any order, that can still be part of a payment.

Let m be the number of triples of a value that the draft and the hand contain together. A draft can
be completed with singles of currency c exactly if it has at most m cards of each other currency for
every value: those become triples. The highest payment with currency c contains all triples, all
certificates and all other cards of c, whatever has been laid so far.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from contrada.games.palazzo.actions import CONFIRM, LAY_CARD, LAY_TRIPLE
from contrada.games.palazzo.phases.money import TRIPLE, certificates_value
from contrada.games.palazzo.pieces import (
    CARD_KINDS,
    CARD_VALUES,
    CERTIFICATE,
    CURRENCIES,
    LOWEST_VALUE,
)
from contrada.games.palazzo.state import NO_CURRENCY, PalazzoState


def laying_choices(s: PalazzoState, seat: i64, goal: i64, out: vec[i64]) -> vec[i64]:
    """Add CONFIRM if the draft is a payment of `goal` or more, and every next card (PAL-M1)."""
    if s.draft_value >= goal and is_payment(s, seat):
        out = append(out, CONFIRM)
    possible = possible_currencies(s, seat, goal)
    if possible == 0:
        return out
    return card_steps(s, seat, possible, out)


def is_payment(s: PalazzoState, seat: i64) -> bool:
    """Whether the single cards in the draft are of one currency, that of the seat's bid."""
    draft = s.draft
    left: i64 = 0
    for v in range(CARD_VALUES):
        n0 = draft[v]
        n1 = draft[CARD_VALUES + v]
        n2 = draft[2 * CARD_VALUES + v]
        if n0 > n1 or n0 > n2:
            left |= 1
        if n1 > n0 or n1 > n2:
            left |= 2
        if n2 > n0 or n2 > n1:
            left |= 4
    if left == 0:
        return True
    fixed = s.bid_currency[seat]
    if fixed != NO_CURRENCY:
        return left == 1 << fixed
    return left == 1 or left == 2 or left == 4


def possible_currencies(s: PalazzoState, seat: i64, goal: i64) -> i64:
    """The currencies, as bits, with whose singles the draft can be completed to reach `goal`."""
    hands = s.hands
    draft = s.draft
    start: i64 = seat * CARD_KINDS
    together: i64 = s.bid[seat]
    left0: i64 = 0
    left1: i64 = 0
    left2: i64 = 0
    beyond: i64 = 0
    for v in range(CARD_VALUES):
        d0 = draft[v]
        d1 = draft[CARD_VALUES + v]
        d2 = draft[2 * CARD_VALUES + v]
        n0: i64 = d0 + hands[start + v]
        n1: i64 = d1 + hands[start + CARD_VALUES + v]
        n2: i64 = d2 + hands[start + 2 * CARD_VALUES + v]
        triples = n0
        if n1 < triples:
            triples = n1
        if n2 < triples:
            triples = n2
        if d0 > triples:
            beyond |= 1
        if d1 > triples:
            beyond |= 2
        if d2 > triples:
            beyond |= 4
        value: i64 = v + LOWEST_VALUE
        together += triples * TRIPLE
        left0 += (n0 - triples) * value
        left1 += (n1 - triples) * value
        left2 += (n2 - triples) * value
    missing: i64 = (
        goal - together - certificates_value(draft[CERTIFICATE] + hands[start + CERTIFICATE])
    )
    possible: i64 = 0
    if left0 >= missing and beyond & 6 == 0:
        possible |= 1
    if left1 >= missing and beyond & 5 == 0:
        possible |= 2
    if left2 >= missing and beyond & 3 == 0:
        possible |= 4
    fixed = s.bid_currency[seat]
    if fixed != NO_CURRENCY:
        possible &= 1 << fixed
    return possible


def card_steps(s: PalazzoState, seat: i64, possible: i64, out: vec[i64]) -> vec[i64]:
    """Add every next card or triple after which one of the possible currencies remains so."""
    hands = s.hands
    draft = s.draft
    start: i64 = seat * CARD_KINDS
    for v in range(CARD_VALUES):
        if (
            hands[start + v] > 0
            and hands[start + CARD_VALUES + v] > 0
            and hands[start + 2 * CARD_VALUES + v] > 0
        ):
            triples = triples_of_value(s, start, v)
            beyond: i64 = 0
            for currency in range(CURRENCIES):
                if draft[currency * CARD_VALUES + v] >= triples:
                    beyond |= 1 << currency
            if stays_possible(possible, beyond):
                out = append(out, LAY_TRIPLE + v)
    for currency in range(CURRENCIES):
        own: i64 = 1 << currency
        first: i64 = currency * CARD_VALUES
        for v in range(CARD_VALUES):
            kind: i64 = first + v
            if hands[start + kind] > 0 and (
                possible & own != 0 or draft[kind] < triples_of_value(s, start, v)
            ):
                out = append(out, LAY_CARD + kind)
    if hands[start + CERTIFICATE] > 0:
        out = append(out, LAY_CARD + CERTIFICATE)
    return out


def triples_of_value(s: PalazzoState, start: i64, v: i64) -> i64:
    """The number of triples of a value that the draft and the hand contain together."""
    hands = s.hands
    draft = s.draft
    triples: i64 = draft[v] + hands[start + v]
    n: i64 = draft[CARD_VALUES + v] + hands[start + CARD_VALUES + v]
    if n < triples:
        triples = n
    n = draft[2 * CARD_VALUES + v] + hands[start + 2 * CARD_VALUES + v]
    return n if n < triples else triples


def stays_possible(possible: i64, beyond: i64) -> bool:
    """Whether a possible currency is left if those in `beyond` have more cards than triples."""
    if beyond == 0:
        return True
    return (beyond == 1 or beyond == 2 or beyond == 4) and possible & beyond != 0
