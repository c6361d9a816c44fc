"""The levels lay exactly the payments and bids of which no card is needless, each in one order."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from contrada.core.registry import make_policy
from contrada.core.rng import rng_for_run
from contrada.games.palazzo.actions import CONFIRM, PASS, REVEAL, buy, lay_card
from contrada.games.palazzo.state import NO_CURRENCY
from tests.games.palazzo.scenario import GAME, Scene, scenario, tile
from tests.games.palazzo.test_payments_complete import (
    Cards,
    by_the_rules,
    raising,
    some_hand,
    words,
)

POLICY = make_policy(GAME)


def without_needless_cards(payments: dict[Cards, int]) -> dict[Cards, int]:
    """The payments that contain no smaller one."""
    found = {}
    for cards, value in payments.items():
        parts = product(*(range(n + 1) for n in cards))
        if not any(part in payments for part in parts if part != cards):
            found[cards] = value
    return found


def laid_by_the_levels(scene: Scene) -> dict[Cards, int]:
    """Every set of cards that the levels can lay; none of them twice."""
    seat = scene.s.seat
    found: dict[Cards, int] = {}

    def walk(s: Any) -> None:
        legal = GAME.legal(s, seat)
        steps = POLICY.thrift(s, seat, legal, scene.s)
        assert set(steps) <= set(legal)
        assert len(steps) > 0, "a dead end"
        for a in steps:
            if a == CONFIRM:
                assert tuple(s.draft) not in found, "the same cards in two orders"
                found[tuple(s.draft)] = s.draft_value
            elif a != PASS:
                after = s.copy()
                GAME.apply(after, seat, a)
                walk(after)

    walk(scene.s.copy())
    return found


@pytest.mark.parametrize("number", range(40))
def test_no_bid_of_the_levels_has_a_needless_card(number: int) -> None:
    scene, allowed = raising(number)
    assert laid_by_the_levels(scene) == without_needless_cards(allowed)


@pytest.mark.parametrize("number", range(40))
def test_no_payment_of_the_levels_has_a_needless_card(number: int) -> None:
    rng = rng_for_run(31, number)
    hand = some_hand(rng, 8)
    scene = scenario(seats=2, hands=["", words(hand)], turn=1, warehouse="B1/1 B1/2 B1/3")
    scene.play(REVEAL).reveals("B2/1 B2/3")
    scene.s.price = 1 + rng.below(25)
    allowed = by_the_rules(hand, 0, NO_CURRENCY, scene.s.price)
    if allowed:
        scene.play(buy(tile("B1/1")))
        assert laid_by_the_levels(scene) == without_needless_cards(allowed)


def test_a_triple_is_not_broken_into_a_payment_that_one_card_makes() -> None:
    scene = scenario(hands=["b4 g4 u4 b7"], warehouse="B1/1 B1/2 B1/3")
    scene.play(REVEAL).reveals("B2/1 B2/3")
    scene.s.price = 4
    scene.play(buy(tile("B1/1")))
    assert sorted(laid_by_the_levels(scene).values()) == [4, 4, 4, 7]


def test_a_draft_that_somebody_began_is_completed_as_it_is() -> None:
    scene = scenario(hands=["b3 b7 g7"], warehouse="B1/1 B1/2 B1/3")
    scene.play(REVEAL).reveals("B2/1 B2/3")
    scene.s.price = 7
    scene.play(buy(tile("B1/1"))).play(lay_card(0))
    assert laid_by_the_levels(scene) != {}
