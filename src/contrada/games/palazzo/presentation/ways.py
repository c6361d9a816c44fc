"""Proposed payments: for each possible total, the cards with the lowest cost.

A heuristic, not a rule: `laying.laying_choices` defines what may be laid, and every way here is a
sequence of legal steps. The cost of a way estimates the value of other uses of its cards.
"""

from __future__ import annotations

from typing import NamedTuple

from contrada.games.palazzo.actions import LAY_CARD, LAY_TRIPLE
from contrada.games.palazzo.phases.laying import possible_currencies
from contrada.games.palazzo.phases.money import TRIPLE, certificates_value
from contrada.games.palazzo.pieces import (
    CARD_KINDS,
    CARD_VALUES,
    CERTIFICATE,
    CURRENCIES,
    LOWEST_VALUE,
)
from contrada.games.palazzo.state import PalazzoState

BREAKS_TRIPLE = 25
"""The extra cost of a single card that is part of a triple, beyond ten times its value."""
PER_CARD = 2
"""The extra cost per card: any card can pay for rebuilding, so fewer cards are preferred."""
CERTIFICATE_COST = 25
TRIPLE_CERTIFICATE_COST = 50
"""The cost of a certificate in a hand that can lay three of them as 15."""
HORIZON = 40
"""The largest excess over the goal that is considered."""
EQUAL = 3
"""The maximum number of ways of the same total."""


class Way(NamedTuple):
    """Cards to lay by kind, and the resulting total."""

    total: int
    cost: int
    cards: tuple[int, ...]

    @property
    def steps(self) -> list[int]:
        """The actions that lay the cards, triples first."""
        left = list(self.cards)
        out = []
        for v in range(CARD_VALUES):
            for _ in range(min(left[c * CARD_VALUES + v] for c in range(CURRENCIES))):
                out.append(LAY_TRIPLE + v)
                for c in range(CURRENCIES):
                    left[c * CARD_VALUES + v] -= 1
        return out + [LAY_CARD + kind for kind in range(CARD_KINDS) for _ in range(left[kind])]


Found = dict[int, list[Way]]
"""The ways to each total, the lowest cost first."""


def ways(s: PalazzoState, seat: int, goal: int) -> list[Way]:
    """The best ways from the current draft to each sum from the goal on, in ascending order."""
    hand = list(s.hands[seat * CARD_KINDS : (seat + 1) * CARD_KINDS])
    possible = possible_currencies(s, seat, goal)
    best: Found = {}
    for currency in range(CURRENCIES):
        if not possible >> currency & 1:
            continue
        found: Found = {int(s.bid[seat]): [Way(int(s.bid[seat]), 0, (0,) * CARD_KINDS)]}
        for v in range(CARD_VALUES):
            found = _with_value(s, hand, currency, v, found, goal + HORIZON)
        for equal in found.values():
            for way in equal:
                _with_certificates(s, hand[CERTIFICATE], way, goal, best)
    return [way for total in sorted(best) for way in best[total]]


def _with_value(
    s: PalazzoState, hand: list[int], currency: int, v: int, found: Found, limit: int
) -> Found:
    """The ways with every possible number of triples and singles of one value."""
    own = currency * CARD_VALUES + v
    others = [c * CARD_VALUES + v for c in range(CURRENCIES) if c != currency]
    value = v + LOWEST_VALUE
    held = sum(hand[currency * CARD_VALUES + w] * (w + LOWEST_VALUE) for w in range(CARD_VALUES))
    single = 10 * value + PER_CARD + held // 8
    if hand[own] and all(hand[kind] for kind in others):
        single += BREAKS_TRIPLE
    fewest = max(s.draft[kind] for kind in others)
    most = min(s.draft[kind] + hand[kind] for kind in others)
    more: Found = {}
    for triples in range(fewest, most + 1):
        for n in range(max(s.draft[own], triples), s.draft[own] + hand[own] + 1):
            new = triples - min(triples, s.draft[own], *(s.draft[kind] for kind in others))
            singles = max(0, n - triples - max(0, s.draft[own] - triples))
            cost = new * (10 * TRIPLE + v + CURRENCIES * PER_CARD) + singles * single
            worth = triples * TRIPLE + (n - triples) * value
            added = {kind: triples - s.draft[kind] for kind in others} | {own: n - s.draft[own]}
            for equal in found.values():
                for way in equal:
                    if way.total + worth <= limit:
                        cards = tuple(c + added.get(k, 0) for k, c in enumerate(way.cards))
                        _keep(more, Way(way.total + worth, way.cost + cost, cards))
    return more


def _keep(found: Found, way: Way) -> None:
    """Record a way unless there are enough others of its total with lower costs."""
    equal = found.setdefault(way.total, [])
    if all(other.cards != way.cards for other in equal):
        equal.append(way)
        equal.sort(key=lambda one: (one.cost, one.cards))
        del equal[EQUAL:]


def _with_certificates(
    s: PalazzoState, certificates: int, way: Way, goal: int, best: Found
) -> None:
    """Record the way with enough certificates to reach the goal, and with more of them."""
    laid = s.draft[CERTIFICATE]
    price = CERTIFICATE_COST if laid + certificates < 3 else TRIPLE_CERTIFICATE_COST
    for n in range(certificates + 1):
        total = way.total + int(certificates_value(laid + n))
        cost = way.cost + n * (price + PER_CARD)
        if goal <= total <= goal + HORIZON:
            cards = (*way.cards[:CERTIFICATE], n)
            _keep(best, Way(total, cost, cards))


def worth_showing(found: list[Way], bidding: bool, most: int) -> list[Way]:
    """A few ways to propose: for bids the lowest sums, for payments those with lower costs.

    The lowest sum is proposed with all its cards, other sums with one choice of cards. An
    overpayment is proposed only if its cards have a lower cost.
    """
    shown: list[Way] = []
    for way in found:
        lowest = not shown or way.total == shown[0].total
        better = bidding or all(way.cost < other.cost for other in shown)
        if lowest or (better and way.total != shown[-1].total):
            shown.append(way)
    return shown[:most]
