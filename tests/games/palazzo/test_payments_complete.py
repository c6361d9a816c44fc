"""Exactly the payments and bids that the rules allow can be laid, each in one way."""

from __future__ import annotations

from itertools import product

import pytest

from contrada.core.rng import Rng, rng_for_run
from contrada.games.palazzo.actions import AUCTION, CONFIRM, PASS, REVEAL, buy
from contrada.games.palazzo.pieces import CARD_KINDS, CERTIFICATE
from contrada.games.palazzo.state import NO_CURRENCY
from tests.games.palazzo.scenario import GAME, Scene, only_stack, scenario, tile

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
    for cards in product(*(range(n + 1) for n in hand)):
        value = value_of(cards, currency)
        if value is not None and base + value >= goal and (any(cards) or base >= goal):
            found[cards] = base + value
    return found


def by_steps(scene: Scene) -> dict[Cards, int]:
    """Every set of cards that can be laid step by step."""
    found: dict[Cards, int] = {}

    def walk(s: object, steps: int) -> None:
        state = Scene(s)  # type: ignore[arg-type]
        before = state.s.copy().dump()
        choices = [a for a in state.legal() if a != PASS or steps > 0]
        assert state.s.dump() == before, "looking at the choices changes nothing"
        assert choices or steps == 0, "a step was offered that cannot be completed"
        for a in choices:
            assert a != PASS
            if a == CONFIRM:
                cards = tuple(state.s.draft)
                assert cards not in found, "the same cards in two orders"
                found[cards] = state.s.draft_value
            else:
                after = state.s.copy()
                GAME.apply(after, state.s.seat, a)
                walk(after, steps + 1)

    walk(scene.s, 0)
    return found


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
@pytest.mark.parametrize("number", range(25))
def test_every_payment_can_be_laid_in_one_way(number: int) -> None:
    rng = rng_for_run(21, number)
    hand = some_hand(rng, 7)
    scene = scenario(seats=2, hands=["", words(hand)], turn=1, warehouse="B1/1 B1/2 B1/3")
    scene.play(REVEAL).reveals("B2/1 B2/3")
    scene.s.price = rng.below(26)
    expected = by_the_rules(hand, 0, NO_CURRENCY, scene.s.price)
    assert scene.can("buy") == bool(expected)
    if expected:
        assert by_steps(scene.play(buy(tile("B1/1")))) == expected


@pytest.mark.rule("PAL-B9")
@pytest.mark.parametrize("number", range(40))
def test_every_raise_can_be_laid_in_one_way(number: int) -> None:
    rng = rng_for_run(22, number)
    hand = some_hand(rng, 7)
    scene = only_stack(scenario(seats=2, hands=["b7", words(hand)], quarries=["", "S1/1"]), 3)
    scene.play(REVEAL).reveals("rider rider").play(AUCTION)
    s = scene.s
    s.bid[1] = s.draft_value = rng.below(8)
    s.bid_currency[1] = s.draft_currency = rng.below(4) - 1
    s.bid[0] = s.bid[1] + rng.below(20)
    expected = by_the_rules(hand, s.bid[1], s.bid_currency[1], s.bid[0] + 1)
    assert by_steps(scene) == expected


@pytest.mark.rule("PAL-B9")
@pytest.mark.parametrize("number", range(30))
def test_every_raise_beyond_a_triple_can_be_laid_in_one_way(number: int) -> None:
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
    s.bid_currency[1] = s.draft_currency = number % 3
    best = max(by_the_rules(tuple(hand), s.bid[1], number % 3, 0).values())
    for goal in range(best - 6, best + 2):
        s.bid[0] = goal - 1
        assert by_steps(scene) == by_the_rules(tuple(hand), s.bid[1], number % 3, goal)
