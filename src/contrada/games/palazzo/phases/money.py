"""Money: the value of combined cards, and what happens to cards that are laid, paid or bid.

Cards laid at one time have one value (PAL-M2a), so the draft is a set of cards without an order.
`laying` tells which cards can be added to it.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from contrada.games.palazzo.pieces import (
    CARD_KINDS,
    CARD_VALUES,
    CERTIFICATE,
    CURRENCIES,
    LOWEST_VALUE,
)
from contrada.games.palazzo.state import NO_CURRENCY, PalazzoState

TRIPLE: Final = 15
"""The value of a triple: three equal values of three currencies, or three certificates."""
CERTIFICATE_VALUE: Final = 2
OPENING_CERTIFICATE: Final = 3
"""The value of the neutral certificate that opens every auction; it is never in a hand (PAL-C2)."""


def certificates_value(n: i64) -> i64:
    """The value of n certificates laid together (PAL-M2a)."""
    return n // 3 * TRIPLE + n % 3 * CERTIFICATE_VALUE


def most(cards: vec[i64], start: i64, first_triple: i64, currency: i64) -> i64:
    """The maximum value of the cards from index `start`, without certificates.

    Only triples from the value number `first_triple` on are laid, and singles only of `currency`
    once it is fixed. A triple is always worth more than the single card it uses.
    """
    triples: i64 = 0
    left0: i64 = 0
    left1: i64 = 0
    left2: i64 = 0
    for v in range(i64(CARD_VALUES)):
        n0 = cards[start + v]
        n1 = cards[start + CARD_VALUES + v]
        n2 = cards[start + 2 * CARD_VALUES + v]
        if v >= first_triple:
            t = n0
            if n1 < t:
                t = n1
            if n2 < t:
                t = n2
            triples += t
            n0 -= t
            n1 -= t
            n2 -= t
        value: i64 = v + LOWEST_VALUE
        left0 += n0 * value
        left1 += n1 * value
        left2 += n2 * value
    if currency == NO_CURRENCY:
        if left1 > left0:
            left0 = left1
        if left2 > left0:
            left0 = left2
    elif currency == 1:
        left0 = left1
    elif currency == 2:
        left0 = left2
    return triples * TRIPLE + left0


def purchasing_power(s: PalazzoState, seat: i64) -> i64:
    """The largest payment a hand can make (PAL-M1); also the tie-break (PAL-E3)."""
    start: i64 = seat * CARD_KINDS
    return most(s.hands, start, 0, NO_CURRENCY) + certificates_value(s.hands[start + CERTIFICATE])


def lay_triple_step(s: PalazzoState, seat: i64, v: i64) -> None:
    """Lay one card of value v + 3 in each currency: a shortcut for three single steps."""
    for currency in range(CURRENCIES):
        lay_card_step(s, seat, currency * CARD_VALUES + v)


def lay_card_step(s: PalazzoState, seat: i64, kind: i64) -> None:
    """Move one card from the hand to the draft, which only its player knows."""
    draft = s.draft
    if kind == CERTIFICATE:
        n = draft[CERTIFICATE]
        s.draft_value += certificates_value(n + 1) - certificates_value(n)
    else:
        v: i64 = kind % CARD_VALUES
        n = draft[kind]
        completes = True
        for currency in range(i64(CURRENCIES)):
            i: i64 = currency * CARD_VALUES + v
            if i != kind and draft[i] <= n:
                completes = False
        value: i64 = v + LOWEST_VALUE
        s.draft_value += TRIPLE - 2 * value if completes else value
    s.hands[seat * CARD_KINDS + kind] -= 1
    draft[kind] += 1


def draft_currency(s: PalazzoState, seat: i64) -> i64:
    """The currency of the single cards in the seat's bid and draft, or NO_CURRENCY (PAL-B9).

    The draft must be a payment: singles of one currency only.
    """
    currency = s.bid_currency[seat]
    draft = s.draft
    for v in range(i64(CARD_VALUES)):
        n0 = draft[v]
        n1 = draft[CARD_VALUES + v]
        n2 = draft[2 * CARD_VALUES + v]
        if n0 > n1 or n0 > n2:
            currency = 0
        elif n1 > n2:
            currency = 1
        elif n2 > n1:
            currency = 2
    return currency


def clear_draft(s: PalazzoState) -> None:
    """An empty draft."""
    draft = s.draft
    for kind in range(i64(CARD_KINDS)):
        draft[kind] = 0
    s.draft_value = 0


def take_back_draft(s: PalazzoState, seat: i64) -> None:
    """Return the draft's cards to the hand."""
    for kind in range(CARD_KINDS):
        s.hands[seat * CARD_KINDS + kind] += s.draft[kind]
    clear_draft(s)


def show_and_pay(s: PalazzoState, seat: i64, kind: i64, n: i64) -> None:
    """Discard n cards that have just left the hand and update which cards are known."""
    i: i64 = seat * CARD_KINDS + kind
    forget(s, i, n)
    s.discards[kind] += n
    s.discards_size += n
    s.hand_size[seat] -= n


def forget(s: PalazzoState, i: i64, n: i64) -> None:
    """Record that n cards of kind i publicly leave a hand: known cards of that kind leave first."""
    if s.seen[i] > n:
        s.seen[i] -= n
    else:
        s.seen[i] = 0


def pay_draft(s: PalazzoState, seat: i64) -> None:
    """Discard the draft (PAL-M4)."""
    draft = s.draft
    for kind in range(i64(CARD_KINDS)):
        if draft[kind] > 0:
            show_and_pay(s, seat, kind, draft[kind])
    clear_draft(s)


def lay_draft_as_bid(s: PalazzoState, seat: i64) -> None:
    """Lay the draft openly as part of its player's bid (PAL-B9)."""
    s.bid_currency[seat] = draft_currency(s, seat)
    draft = s.draft
    for kind in range(i64(CARD_KINDS)):
        n = draft[kind]
        if n > 0:
            forget(s, seat * CARD_KINDS + kind, n)
            s.laid[seat * CARD_KINDS + kind] += n
            s.hand_size[seat] -= n
    s.bid[seat] = s.draft_value
    clear_draft(s)


def take_back_bid(s: PalazzoState, seat: i64) -> None:
    """Return the laid cards to the hand, where everyone now knows them (PAL-B10)."""
    laid = s.laid
    for kind in range(i64(CARD_KINDS)):
        i: i64 = seat * CARD_KINDS + kind
        n = laid[i]
        if n > 0:
            s.hands[i] += n
            s.seen[i] += n
            s.hand_size[seat] += n
            laid[i] = 0
    s.bid[seat] = 0
    s.bid_currency[seat] = NO_CURRENCY


def pay_bid(s: PalazzoState, seat: i64) -> None:
    """Discard the laid cards of the winner (PAL-B11)."""
    laid = s.laid
    for kind in range(i64(CARD_KINDS)):
        i: i64 = seat * CARD_KINDS + kind
        n = laid[i]
        if n > 0:
            s.discards[kind] += n
            s.discards_size += n
            laid[i] = 0
    s.bid[seat] = 0
    s.bid_currency[seat] = NO_CURRENCY


def turn_pile_if_empty(s: PalazzoState) -> None:
    """Make the discards the new pile when no card is left (PAL-M5)."""
    if s.deck_size > 0:
        return
    s.deck_known = 1
    if s.discards_size > 0:
        s.shuffles += 1
    for kind in range(CARD_KINDS):
        s.deck[kind] = s.discards[kind]
        s.discards[kind] = 0
    s.deck_size = s.discards_size
    s.discards_size = 0
