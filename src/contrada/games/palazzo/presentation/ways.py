"""Proposed payments: for each possible total, the cards with the lowest cost.

A heuristic, not a rule: `laying.laying_choices` defines what may be laid, and every way here is a
sequence of legal steps. The cost of a way estimates the value of other uses of its cards.
"""

from __future__ import annotations

from typing import final

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


@final
class Way:
    """Cards to lay by kind, and the resulting total."""

    def __init__(self, total: int, cost: int, cards: tuple[int, ...]) -> None:
        self.total = total
        self.cost = cost
        self.cards = cards

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
    laid, laid_of_others = int(s.draft[own]), [int(s.draft[kind]) for kind in others]
    value = v + LOWEST_VALUE
    held = sum(hand[currency * CARD_VALUES + w] * (w + LOWEST_VALUE) for w in range(CARD_VALUES))
    single = 10 * value + PER_CARD + held // 8
    if hand[own] and all(hand[kind] for kind in others):
        single += BREAKS_TRIPLE
    fewest = max(laid_of_others)
    most = min([n + hand[kind] for n, kind in zip(laid_of_others, others, strict=True)])
    laid_triples = min(laid, min(laid_of_others))
    more: Found = {}
    for triples in range(fewest, most + 1):
        for n in range(max(laid, triples), laid + hand[own] + 1):
            new = triples - min(triples, laid_triples)
            singles = max(0, n - triples - max(0, laid - triples))
            cost = new * (10 * TRIPLE + v + CURRENCIES * PER_CARD) + singles * single
            worth = triples * TRIPLE + (n - triples) * value
            added = [(k, triples - m) for k, m in zip(others, laid_of_others, strict=True)]
            added.append((own, n - laid))
            for equal in found.values():
                for way in equal:
                    total = way.total + worth
                    if total <= limit and _is_wanted(more, total, way.cost + cost):
                        cards = list(way.cards)
                        for kind, more_of_it in added:
                            cards[kind] += more_of_it
                        _keep(more, Way(total, way.cost + cost, tuple(cards)))
    return more


def _is_wanted(found: Found, total: int, cost: int) -> bool:
    """Whether `_keep` may record a way of this total and cost."""
    equal = found.get(total)
    return equal is None or len(equal) < EQUAL or cost <= equal[EQUAL - 1].cost


def _keep(found: Found, way: Way) -> None:
    """Record a way unless there are enough others of its total with lower costs."""
    equal = found.get(way.total)
    if equal is None:
        found[way.total] = [way]
        return
    place = 0
    for number, other in enumerate(equal):
        if other.cards == way.cards:
            return
        if other.cost < way.cost or (other.cost == way.cost and other.cards < way.cards):
            place = number + 1
    equal.insert(place, way)
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
        if goal <= total <= goal + HORIZON and _is_wanted(best, total, cost):
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
