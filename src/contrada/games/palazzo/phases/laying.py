"""Laying cards for a payment or bid: any card, in any order, that can still be part of a payment.

Let m be the number of triples of a value that the draft and the hand contain together. A draft can
be completed with singles of currency c exactly if it has at most m cards of each other currency for
every value: those become triples. The highest payment with currency c contains all triples, all
certificates and all other cards of c, whatever has been laid so far.
"""

from __future__ import annotations

from typing import Final

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

# The bits of `survey`; the kinds of cards follow each other by currency, then by value.
CURRENCY_BITS: Final = 7
KINDS: Final = CURRENCIES * CARD_VALUES
ALL_KINDS: Final = (1 << KINDS) - 1
ONE_CURRENCY: Final = (1 << CARD_VALUES) - 1
HELD_0: Final = CURRENCIES
HELD_1: Final = HELD_0 + CARD_VALUES
HELD_2: Final = HELD_1 + CARD_VALUES
INSIDE_0: Final = HELD_2 + CARD_VALUES
INSIDE_1: Final = INSIDE_0 + CARD_VALUES
INSIDE_2: Final = INSIDE_1 + CARD_VALUES


def laying_choices(s: PalazzoState, seat: i64, goal: i64, out: vec[i64]) -> vec[i64]:
    """Add CONFIRM if the draft is a payment of `goal` or more, and every next card (PAL-M1)."""
    if s.draft_value >= goal and is_payment(s, seat):
        out = append(out, CONFIRM)
    surveyed = survey(s, seat, goal)
    if surveyed & CURRENCY_BITS == 0:
        return out
    return card_steps(s, seat, surveyed, out)


def is_payment(s: PalazzoState, seat: i64) -> bool:
    """Whether the single cards in the draft are of one currency, that of the seat's bid."""
    draft = s.draft
    left: i64 = 0
    for v in range(i64(CARD_VALUES)):
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
    return survey(s, seat, goal) & CURRENCY_BITS


def survey(s: PalazzoState, seat: i64, goal: i64) -> i64:
    """The possible currencies, from bit HELD_0 the kinds of cards in the hand, and from bit
    INSIDE_0 the kinds of which the draft has fewer cards than there are triples.

    They are bits of one number, so that one pass over the cards is enough.
    """
    hands = s.hands
    draft = s.draft
    start: i64 = seat * CARD_KINDS
    together: i64 = s.bid[seat]
    left0: i64 = 0
    left1: i64 = 0
    left2: i64 = 0
    beyond: i64 = 0
    found: i64 = 0
    bit: i64 = 1
    for v in range(i64(CARD_VALUES)):
        h0 = hands[start + v]
        h1 = hands[start + CARD_VALUES + v]
        h2 = hands[start + 2 * CARD_VALUES + v]
        d0 = draft[v]
        d1 = draft[CARD_VALUES + v]
        d2 = draft[2 * CARD_VALUES + v]
        if h0 + h1 + h2 + d0 + d1 + d2 == 0:
            bit <<= 1
            continue
        triples: i64 = d0 + h0
        if d1 + h1 < triples:
            triples = d1 + h1
        if d2 + h2 < triples:
            triples = d2 + h2
        if h0 > 0:
            found |= bit << HELD_0
        if h1 > 0:
            found |= bit << HELD_1
        if h2 > 0:
            found |= bit << HELD_2
        if triples > 0:
            if d0 < triples:
                found |= bit << INSIDE_0
            if d1 < triples:
                found |= bit << INSIDE_1
            if d2 < triples:
                found |= bit << INSIDE_2
            together += triples * TRIPLE
        # A negative difference has all high bits set.
        beyond |= (triples - d0) >> 63 & 1 | (triples - d1) >> 63 & 2 | (triples - d2) >> 63 & 4
        value: i64 = v + LOWEST_VALUE
        left0 += (d0 + h0 - triples) * value
        left1 += (d1 + h1 - triples) * value
        left2 += (d2 + h2 - triples) * value
        bit <<= 1
    missing: i64 = (
        goal - together - certificates_value(draft[CERTIFICATE] + hands[start + CERTIFICATE])
    )
    if left0 >= missing and beyond & 6 == 0:
        found |= 1
    if left1 >= missing and beyond & 5 == 0:
        found |= 2
    if left2 >= missing and beyond & 3 == 0:
        found |= 4
    return found & allowed(s.bid_currency[seat])


def allowed(fixed: i64) -> i64:
    """The bits of `survey` without the currencies that the bid excludes."""
    if fixed == NO_CURRENCY:
        return -1
    return ~CURRENCY_BITS | 1 << fixed


def card_steps(s: PalazzoState, seat: i64, surveyed: i64, out: vec[i64]) -> vec[i64]:
    """Add every next card or triple after which one of the possible currencies remains so."""
    possible: i64 = surveyed & CURRENCY_BITS
    held: i64 = (surveyed >> HELD_0) & ALL_KINDS
    inside: i64 = surveyed >> INSIDE_0
    whole: i64 = held & (held >> CARD_VALUES) & (held >> (2 * CARD_VALUES))
    if whole != 0:
        for v in range(i64(CARD_VALUES)):
            if (whole >> v) & 1 != 0:
                beyond: i64 = 0
                for currency in range(i64(CURRENCIES)):
                    if (inside >> (currency * CARD_VALUES + v)) & 1 == 0:
                        beyond |= 1 << currency
                if stays_possible(possible, beyond):
                    out = append(out, LAY_TRIPLE + v)
    singles: i64 = 0
    if possible & 1 != 0:
        singles = ONE_CURRENCY
    if possible & 2 != 0:
        singles |= ONE_CURRENCY << CARD_VALUES
    if possible & 4 != 0:
        singles |= ONE_CURRENCY << 2 * CARD_VALUES
    cards: i64 = held & (inside | singles)
    step: i64 = LAY_CARD
    while cards != 0:
        if cards & 1 != 0:
            out = append(out, step)
        cards >>= 1
        step += 1
    if s.hands[seat * CARD_KINDS + CERTIFICATE] > 0:
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
