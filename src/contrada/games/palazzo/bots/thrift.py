"""Payments and bids without a needless card: none could be taken back and still reach the goal.

A payment is built in one order: triples by value, single cards from the highest value down,
certificates; it ends as soon as it reaches the goal. Then the last card is needed, and so is every
higher one. Only a triple and a third certificate can exceed the goal by so much that a card
before them becomes needless; those payments are left out (`is_minimal`). Each payment without a
needless card has exactly one such order.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from contrada.games.palazzo.actions import LAY_CARD, LAY_TRIPLE
from contrada.games.palazzo.bots.order import goal_of, in_one_order, is_begun
from contrada.games.palazzo.phases.laying import is_payment
from contrada.games.palazzo.phases.money import TRIPLE, certificates_value, draft_currency
from contrada.games.palazzo.pieces import (
    CARD_KINDS,
    CARD_VALUES,
    CERTIFICATE,
    CURRENCIES,
    LOWEST_VALUE,
)
from contrada.games.palazzo.state import NO_CURRENCY, PalazzoState

FIRST_SINGLE: Final = 5
CERTIFICATES_LAST: Final = 10
"""Places in the order: triples 0 to 4, single cards 5 (highest value) to 9, certificates 10."""


def without_needless(
    s: PalazzoState, seat: i64, legal: vec[i64], root: PalazzoState | None
) -> vec[i64]:
    """The legal steps that lead to a payment or bid without a needless card.

    A draft that was begun otherwise and cannot lead to one is continued as it is: see
    `in_one_order`.
    """
    if not is_payment(s, seat):
        return in_one_order(s, seat, legal, root)
    out = vec[i64](capacity=16)
    for i in range(len(legal)):
        if legal[i] >= LAY_TRIPLE:
            break
        out = append(out, legal[i])
    goal = goal_of(s)
    if s.draft_value >= goal:
        return out
    start: i64 = seat * CARD_KINDS
    purse = Purse(
        s.hands[start : start + CARD_KINDS],
        s.draft[:],
        s.draft_value,
        goal,
        draft_currency(s, seat),
    )
    steps = purse.steps()
    thrifty = False
    for i in range(len(steps)):
        purse.lay(steps[i])
        if purse.finishes():
            out = append(out, steps[i])
            thrifty = True
        purse.take_back(steps[i])
    begun = root is not None and root.seat == seat and root.phase == s.phase and is_begun(root)
    return in_one_order(s, seat, legal, root) if begun and not thrifty else out


@final
class Purse:
    """The cards in a hand and in a draft that is laid in the order."""

    def __init__(
        self, hand: vec[i64], draft: vec[i64], value: i64, goal: i64, currency: i64
    ) -> None:
        self.hand = hand
        self.draft = draft
        self.value = value
        self.goal = goal
        self.currency = currency
        """The only currency of single cards, or NO_CURRENCY."""

    def steps(self) -> vec[i64]:
        """The next steps in the order, the most valuable first."""
        hand = self.hand
        out = vec[i64](capacity=16)
        first = self._place()
        for v in range(first, CARD_VALUES):
            if hand[v] > 0 and hand[CARD_VALUES + v] > 0 and hand[2 * CARD_VALUES + v] > 0:
                out = append(out, LAY_TRIPLE + v)
        highest: i64 = CARD_VALUES - 1
        if first >= FIRST_SINGLE:
            highest = CERTIFICATES_LAST - 1 - first
        fixed = self._single_currency()
        for currency in range(CURRENCIES):
            if fixed != NO_CURRENCY and fixed != currency:
                continue
            for v in range(highest, -1, -1):
                if hand[currency * CARD_VALUES + v] > 0:
                    out = append(out, LAY_CARD + currency * CARD_VALUES + v)
        if hand[CERTIFICATE] > 0:
            out = append(out, LAY_CARD + CERTIFICATE)
        return out

    def lay(self, step: i64) -> None:
        """Move the cards of a step from the hand to the draft."""
        self._move(step, 1)

    def take_back(self, step: i64) -> None:
        """Move the cards of a step back."""
        self._move(step, -1)

    def _move(self, step: i64, number: i64) -> None:
        if step < LAY_CARD:
            for currency in range(CURRENCIES):
                kind: i64 = currency * CARD_VALUES + step - LAY_TRIPLE
                self.hand[kind] -= number
                self.draft[kind] += number
            self.value += number * TRIPLE
            return
        kind = step - LAY_CARD
        if kind == CERTIFICATE:
            self.value -= certificates_value(self.draft[CERTIFICATE])
            self.value += certificates_value(self.draft[CERTIFICATE] + number)
        else:
            self.value += number * (kind % CARD_VALUES + LOWEST_VALUE)
        self.hand[kind] -= number
        self.draft[kind] += number

    def finishes(self) -> bool:
        """Whether the draft is, or can become, a payment without a needless card."""
        if self.value >= self.goal:
            return self.is_minimal()
        steps = self.steps()
        for i in range(len(steps)):
            self.lay(steps[i])
            found = self.finishes()
            self.take_back(steps[i])
            if found:
                return True
        return False

    def is_minimal(self) -> bool:
        """Whether no card of a complete payment is needless.

        A single card is, if the rest reaches the goal; two cards of a triple are, if the third one
        does as a single card.
        """
        beyond = self.value - self.goal
        for v in range(CARD_VALUES):
            triples = self._triples(v)
            if triples > 0 and TRIPLE - v - LOWEST_VALUE <= beyond:
                return False
            for currency in range(CURRENCIES):
                if self.draft[currency * CARD_VALUES + v] > triples and v + LOWEST_VALUE <= beyond:
                    return False
        return True

    def _triples(self, v: i64) -> i64:
        draft = self.draft
        least = draft[v]
        for currency in range(1, CURRENCIES):
            if draft[currency * CARD_VALUES + v] < least:
                least = draft[currency * CARD_VALUES + v]
        return least

    def _single_currency(self) -> i64:
        """The currency of the single cards laid, or the one that is prescribed."""
        if self.currency != NO_CURRENCY:
            return self.currency
        for v in range(CARD_VALUES):
            triples = self._triples(v)
            for currency in range(CURRENCIES):
                if self.draft[currency * CARD_VALUES + v] > triples:
                    return currency
        return NO_CURRENCY

    def _place(self) -> i64:
        """The place in the order that the draft has reached."""
        if self.draft[CERTIFICATE] > 0:
            return CERTIFICATES_LAST
        place: i64 = 0
        for v in range(CARD_VALUES):
            triples = self._triples(v)
            for currency in range(CURRENCIES):
                if self.draft[currency * CARD_VALUES + v] > triples:
                    return CERTIFICATES_LAST - 1 - v
            if triples > 0:
                place = v
        return place
