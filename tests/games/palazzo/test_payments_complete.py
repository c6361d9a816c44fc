"""Exactly the payments and bids that the rules allow can be laid, in any order."""

from __future__ import annotations

from itertools import permutations, product
from typing import Any

import pytest

from contrada.core.registry import make_policy
from contrada.core.rng import Rng, rng_for_run
from contrada.games.palazzo.actions import (
    AUCTION,
    CONFIRM,
    LAY_CARD,
    LAY_TRIPLE,
    PASS,
    REVEAL,
    buy,
    lay_card,
)
from contrada.games.palazzo.pieces import CARD_KINDS, CERTIFICATE
from contrada.games.palazzo.state import NO_CURRENCY
from tests.games.palazzo.scenario import GAME, Scene, cards, only_stack, scenario, tile

POLICY = make_policy(GAME)

Cards = tuple[int, ...]
"""The number of cards of each kind."""


def value_of(cards: Cards, currency: int) -> int | None:
    """The value of cards laid together by the rules; None if they may not be laid."""
    total = 15 * (cards[CERTIFICATE] // 3) + 2 * (cards[CERTIFICATE] % 3)
    for v in range(5):
        counts = [cards[c * 5 + v] for c in range(3)]
        triples = min(counts)
        total += 15 * triples
        for c in range(3):
            single = counts[c] - triples
            if single:
                if currency not in (NO_CURRENCY, c):
                    return None
                currency = c
                total += single * (v + 3)
    return total


def by_the_rules(hand: Cards, base: int, currency: int, goal: int) -> dict[Cards, int]:
    """Every set of cards that reaches the goal."""
    found = {}
    for laid in product(*(range(n + 1) for n in hand)):
        value = value_of(laid, currency)
        if value is not None and base + value >= goal and (any(laid) or base >= goal):
            found[laid] = base + value
    return found


def by_steps(scene: Scene) -> dict[Cards, int]:
    """Every set of cards that can be laid step by step.

    At every draft on the way, exactly the cards that belong to some payment are offered.
    """
    found: dict[Cards, int] = {}
    offers: dict[Cards, set[int]] = {}

    def walk(s: Any) -> None:
        state = Scene(s)
        before = state.s.copy().dump()
        choices = state.legal()
        assert state.s.dump() == before, "looking at the choices changes nothing"
        here = tuple(state.s.draft)
        assert (PASS in choices) == (state.s.phase == 9 and not any(here))
        assert not any(here) or choices, "a step was offered that cannot be completed"
        offers[here] = {a for a in choices if a not in (PASS, CONFIRM)}
        if CONFIRM in choices:
            found[here] = state.s.draft_value
        for a in offers[here]:
            after = state.s.copy()
            GAME.apply(after, state.s.seat, a)
            if tuple(after.draft) not in offers:
                walk(after)

    walk(scene.s)
    check_offers(offers, found)
    return found


def check_offers(offers: dict[Cards, set[int]], found: dict[Cards, int]) -> None:
    """Every draft offers exactly the steps to a larger draft that is part of a payment."""
    parts = {part for one in found for part in product(*(range(n + 1) for n in one))}
    start = next(iter(offers))
    assert offers.keys() - {start} <= parts
    for draft, offered in offers.items():
        expected = set()
        for step in range(LAY_TRIPLE, LAY_CARD + CARD_KINDS):
            larger = list(draft)
            laid = step - LAY_TRIPLE
            kinds = [laid, laid + 5, laid + 10] if step < LAY_CARD else [step - LAY_CARD]
            for kind in kinds:
                larger[kind] += 1
            if tuple(larger) in parts:
                expected.add(step)
        assert offered == expected


def in_the_order_of_bots(root: Any, seat: int) -> dict[Cards, int]:
    """Every set of cards that bots reach from a draft; none of them twice."""
    found: dict[Cards, int] = {}

    def walk(s: Any) -> None:
        legal = GAME.legal(s, seat)
        steps = POLICY.narrow(s, seat, legal, root)
        assert set(steps) <= set(legal)
        assert len(steps) > 0, "a dead end"
        for a in steps:
            if a == PASS:
                continue
            if a == CONFIRM:
                assert tuple(s.draft) not in found, "the same cards in two orders"
                found[tuple(s.draft)] = s.draft_value
            else:
                after = s.copy()
                GAME.apply(after, seat, a)
                walk(after)

    walk(root.copy() if root is not None else None)
    return found


def check_bots(scene: Scene, expected: dict[Cards, int]) -> None:
    """Bots reach every payment once, from an empty draft and from every draft as root."""
    seat = scene.s.seat
    roots = {part for one in expected for part in product(*(range(n + 1) for n in one))}
    for root in roots:
        s = scene.s.copy()
        for kind, n in enumerate(root):
            for _ in range(n):
                GAME.apply(s, seat, lay_card(kind))
        reached = in_the_order_of_bots(s, seat)
        contains = {p for p in expected if all(a >= b for a, b in zip(p, root, strict=True))}
        assert reached == {p: expected[p] for p in contains}


def some_hand(rng: Rng, size: int) -> Cards:
    """Cards of few values, so that triples are common."""
    first = rng.below(4)
    pool = [c * 5 + v for c in range(3) for v in (first, first + 1)] * 2 + [CERTIFICATE] * 4
    hand = [0] * CARD_KINDS
    for _ in range(size):
        hand[pool.pop(rng.below(len(pool)))] += 1
    return tuple(hand)


def words(hand: Cards) -> str:
    names = [f"{'bgu'[k // 5]}{k % 5 + 3}" for k in range(CERTIFICATE)] + ["2"]
    return " ".join(names[k] for k in range(CARD_KINDS) for _ in range(hand[k]))


@pytest.mark.rule("PAL-M1")
@pytest.mark.rule("PAL-M2a")
@pytest.mark.parametrize("number", range(25))
def test_every_payment_can_be_laid_in_any_order(number: int) -> None:
    rng = rng_for_run(21, number)
    hand = some_hand(rng, 7)
    scene = scenario(seats=2, hands=["", words(hand)], turn=1, warehouse="B1/1 B1/2 B1/3")
    scene.play(REVEAL).reveals("B2/1 B2/3")
    scene.s.price = rng.below(26)
    expected = by_the_rules(hand, 0, NO_CURRENCY, scene.s.price)
    assert scene.can("buy") == bool(expected)
    if expected:
        assert by_steps(scene.play(buy(tile("B1/1")))) == expected


def raising(number: int) -> tuple[Scene, dict[Cards, int]]:
    """A bidder with a few cards, perhaps with an earlier bid, and every bid of theirs."""
    rng = rng_for_run(22, number)
    hand = some_hand(rng, 7)
    scene = only_stack(scenario(seats=2, hands=["b7", words(hand)], quarries=["", "S1/1"]), 3)
    scene.play(REVEAL).reveals("rider rider").play(AUCTION)
    s = scene.s
    s.bid[1] = s.draft_value = rng.below(8)
    s.bid_currency[1] = rng.below(4) - 1
    s.bid[0] = s.bid[1] + rng.below(20)
    return scene, by_the_rules(hand, s.bid[1], s.bid_currency[1], s.bid[0] + 1)


@pytest.mark.rule("PAL-B9")
@pytest.mark.parametrize("number", range(40))
def test_every_raise_can_be_laid_in_any_order(number: int) -> None:
    scene, expected = raising(number)
    assert by_steps(scene) == expected


@pytest.mark.parametrize("number", range(12))
def test_bots_lay_every_set_of_cards_in_one_order(number: int) -> None:
    check_bots(*raising(number))


@pytest.mark.long
@pytest.mark.parametrize("number", range(12, 120))
def test_bots_lay_every_set_of_cards_in_one_order_many_hands(number: int) -> None:
    check_bots(*raising(number))


@pytest.mark.rule("PAL-B9")
@pytest.mark.parametrize("number", range(30))
def test_every_raise_beyond_a_triple_can_be_laid_in_any_order(number: int) -> None:
    # The earlier bid has fixed the currency, and three of a value alone do not reach the goal.
    rng = rng_for_run(23, number)
    hand = list(some_hand(rng, 5))
    value = rng.below(5)
    for currency in range(3):
        hand[currency * 5 + value] += 1
    scene = only_stack(scenario(seats=2, quarries=["", "S1/1"]), 3)
    s = scene.s
    for kind, n in enumerate(hand):
        s.deck[kind] -= n
        s.deck_size -= n
        s.hands[CARD_KINDS + kind] += n
        s.hand_size[1] += n
    scene.play(REVEAL).reveals("rider rider").play(AUCTION)
    s.bid[1] = s.draft_value = 3 + rng.below(5)
    s.bid_currency[1] = number % 3
    best = max(by_the_rules(tuple(hand), s.bid[1], number % 3, 0).values())
    for goal in range(best - 6, best + 2):
        s.bid[0] = goal - 1
        assert by_steps(scene) == by_the_rules(tuple(hand), s.bid[1], number % 3, goal)


@pytest.mark.rule("PAL-M2")
@pytest.mark.parametrize("order", [*permutations(["b4", "g4", "u4"])])
def test_three_equal_values_become_a_triple_whichever_came_first(order: tuple[str, ...]) -> None:
    scene = scenario(hands=["b4 g4 u4 b7"], warehouse="B1/1 B1/2 B1/3")
    scene.play(REVEAL).reveals("B2/1 B2/3").play(buy(tile("B1/1")))
    once = scene.s.copy()
    GAME.apply(once, 0, LAY_TRIPLE + 1)
    for kind in cards(" ".join(order)):
        scene.play(lay_card(kind))
    assert scene.s.dump() == once.dump()
    assert scene.s.draft_value == 15
