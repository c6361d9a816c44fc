"""Proposed payments: for each possible total, the cards with the lowest cost.

A heuristic, not a rule: `money.lay_steps` defines what may be laid, and every way here is a
sequence of legal steps. The cost of a way estimates the value of other uses of its cards.
"""

from __future__ import annotations

from itertools import product
from typing import NamedTuple

from contrada.games.palazzo.actions import LAY_CARD, LAY_TRIPLE
from contrada.games.palazzo.phases.money import (
    CERTIFICATES_LAST,
    FIRST_SINGLE,
    TRIPLE,
    certificates_value,
)
from contrada.games.palazzo.pieces import (
    CARD_KINDS,
    CARD_VALUES,
    CERTIFICATE,
    CURRENCIES,
    LOWEST_VALUE,
)
from contrada.games.palazzo.state import NO_CURRENCY, PalazzoState

BREAKS_TRIPLE = 25
"""The extra cost of a single card that is part of a triple, beyond ten times its value."""
PER_CARD = 2
"""The extra cost per card: any card can pay for rebuilding, so fewer cards are preferred."""
CERTIFICATE_COST = 25
TRIPLE_CERTIFICATE_COST = 50
"""The cost of a certificate in a hand that can lay three of them as 15."""
HORIZON = 40
"""The largest excess over the goal that is considered."""


class Way(NamedTuple):
    """Cards to lay, step by step, and the resulting total."""

    total: int
    cost: int
    steps: tuple[int, ...]


def ways(s: PalazzoState, seat: int, goal: int) -> list[Way]:
    """The best way from the current draft to each sum from the goal on, in ascending order."""
    hand = list(s.hands[seat * CARD_KINDS : (seat + 1) * CARD_KINDS])
    best: dict[int, Way] = {}
    for triples in _triples(s, hand, goal):
        left = hand[:]
        start = Way(s.draft_value, 0, ())
        for v, n in enumerate(triples):
            for currency in range(CURRENCIES):
                left[currency * CARD_VALUES + v] -= n
            more = n * (10 * TRIPLE + v + CURRENCIES * PER_CARD)
            start = Way(
                start.total + n * TRIPLE, start.cost + more, start.steps + n * (LAY_TRIPLE + v,)
            )
        for currency in range(CURRENCIES):
            for way in _singles(s, hand, left, currency, start, goal + HORIZON):
                _with_certificates(s, hand[CERTIFICATE], way, goal, best)
    return [best[total] for total in sorted(best)]


def _triples(s: PalazzoState, hand: list[int], goal: int) -> list[tuple[int, ...]]:
    """All numbers of triples by value that do not exceed the horizon."""
    most = [
        min(hand[c * CARD_VALUES + v] for c in range(CURRENCIES)) if v >= s.draft_from else 0
        for v in range(CARD_VALUES)
    ]
    choices = product(*(range(n + 1) for n in most))
    room = goal + HORIZON - s.draft_value
    return [chosen for chosen in choices if sum(chosen) * TRIPLE <= room]


def _singles(
    s: PalazzoState, hand: list[int], left: list[int], currency: int, start: Way, limit: int
) -> list[Way]:
    """The best way to each sum from the start with single cards of the currency."""
    found = {start.total: start}
    first = 0 if s.draft_from < FIRST_SINGLE else s.draft_from - FIRST_SINGLE
    fixed = s.draft_currency != NO_CURRENCY and s.draft_currency != currency
    if s.draft_from >= CERTIFICATES_LAST or fixed:
        return [start]
    held = sum(hand[currency * CARD_VALUES + v] * (v + LOWEST_VALUE) for v in range(CARD_VALUES))
    for v in range(CARD_VALUES):
        kind = currency * CARD_VALUES + v
        if kind < first:
            continue
        cost = 10 * (v + LOWEST_VALUE) + PER_CARD + held // 8
        if all(hand[c * CARD_VALUES + v] for c in range(CURRENCIES)):
            cost += BREAKS_TRIPLE
        for way in list(found.values()):
            for n in range(1, left[kind] + 1):
                total = way.total + n * (v + LOWEST_VALUE)
                if total > limit:
                    break
                more = Way(total, way.cost + n * cost, way.steps + n * (LAY_CARD + kind,))
                if total not in found or more.cost < found[total].cost:
                    found[total] = more
    return list(found.values())


def _with_certificates(
    s: PalazzoState, certificates: int, way: Way, goal: int, best: dict[int, Way]
) -> None:
    """Record the way with enough certificates to reach the goal, and with more of them."""
    laid = s.draft[CERTIFICATE]
    price = CERTIFICATE_COST if laid + certificates < 3 else TRIPLE_CERTIFICATE_COST
    for n in range(certificates + 1):
        total = way.total + int(certificates_value(laid + n) - certificates_value(laid))
        cost = way.cost + n * (price + PER_CARD)
        if goal <= total <= goal + HORIZON and (total not in best or cost < best[total].cost):
            best[total] = Way(total, cost, way.steps + n * (LAY_CARD + CERTIFICATE,))


def worth_showing(found: list[Way], bidding: bool, most: int) -> list[Way]:
    """A few ways to propose: for bids the lowest sums, for payments those with lower costs.

    An overpayment is proposed only if its cards have a lower cost.
    """
    if bidding:
        return found[:most]
    shown: list[Way] = []
    for way in found:
        if not shown or way.cost < shown[-1].cost:
            shown.append(way)
    return shown[:most]
