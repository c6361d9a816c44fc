"""Proposed payments: every proposal can be laid step by step, and reaches the goal."""

from __future__ import annotations

import pytest

from contrada.core.rng import rng_for_run
from contrada.games.palazzo.actions import AUCTION, CONFIRM, PASS, REVEAL, buy, lay_card
from contrada.games.palazzo.pieces import CERTIFICATE
from contrada.games.palazzo.presentation.forecast import goal_of
from contrada.games.palazzo.presentation.view import view
from contrada.games.palazzo.presentation.ways import HORIZON, Way, ways, worth_showing
from tests.games.palazzo.scenario import GAME, Scene, card, only_stack, scenario, tile
from tests.games.palazzo.test_payments_complete import by_steps, some_hand, words


def bidding(hand: str, *, high: int = 3, own: int = 0) -> Scene:
    """Seat 1 must outbid `high`."""
    scene = only_stack(scenario(seats=2, hands=["b7", hand], quarries=["", "S1/1"]), 3)
    scene.play(REVEAL).reveals("rider rider").play(AUCTION)
    scene.s.bid[1] = scene.s.draft_value = own
    scene.s.bid[0] = high
    return scene


def paying(hand: str, price: int) -> Scene:
    """Seat 1 pays the price."""
    scene = scenario(seats=2, hands=["", hand], turn=1, warehouse="B1/1 B1/2 B1/3")
    scene.play(REVEAL).reveals("B2/1 B2/3")
    scene.s.price = price
    return scene.play(buy(tile("B1/1")))


def laid(scene: Scene, way: Way) -> int:
    """The total after playing the steps of a way, each of which must be legal."""
    s = scene.s.copy()
    for a in way.steps:
        assert a in list(GAME.legal(s, s.seat))
        GAME.apply(s, s.seat, a)
    assert CONFIRM in list(GAME.legal(s, s.seat))
    return int(s.draft_value)


@pytest.mark.parametrize("number", range(30))
def test_there_is_a_way_to_every_sum_that_can_be_laid(number: int) -> None:
    rng = rng_for_run(31, number)
    scene = bidding(words(some_hand(rng, 8)), high=3 + rng.below(18), own=rng.below(3))
    goal = goal_of(scene.s)
    expected = {total for total in by_steps(scene).values() if total <= goal + HORIZON}
    found = ways(scene.s, 1, goal)
    assert sorted({way.total for way in found}) == sorted(expected)
    assert [way.total for way in found] == sorted(way.total for way in found)
    assert len({way.cards for way in found}) == len(found)
    assert [laid(scene, way) for way in found] == [way.total for way in found]


@pytest.mark.parametrize("number", range(30))
def test_a_draft_that_was_begun_goes_on_from_where_it_is(number: int) -> None:
    rng = rng_for_run(32, number)
    scene = bidding(words(some_hand(rng, 8)), high=3 + rng.below(12))
    steps = [a for a in scene.legal() if a not in (PASS, CONFIRM)]
    if not steps:
        assert ways(scene.s, 1, goal_of(scene.s)) == []
        return
    scene.play(steps[rng.below(len(steps))])
    expected = set(by_steps(scene).values())
    found = ways(scene.s, 1, goal_of(scene.s))
    assert {way.total for way in found} == {t for t in expected if t <= goal_of(scene.s) + HORIZON}
    assert [laid(scene, way) for way in found] == [way.total for way in found]


def shown(scene: Scene) -> list[tuple[str, int]]:
    """The proposals of the view."""
    draft = view(scene.s, 1).draft
    assert draft is not None
    names = [" ".join(step.get("do", "") for step in way.steps) for way in draft.ways]
    return [(name, way.total) for name, way in zip(names, draft.ways, strict=True)]


def test_the_cheapest_payment_comes_first_and_ends_with_the_confirmation() -> None:
    assert shown(paying("b3 b4 b6 g7", 7))[0] == ("lay_card confirm", 7)


def test_a_payment_of_more_is_proposed_only_if_it_saves_something() -> None:
    # Exactly 6 would break the triple of sixes; 7 does not.
    assert [total for _, total in shown(paying("b6 g6 u6 u7", 6))] == [6, 6, 6, 7]
    assert [total for _, total in shown(paying("b6 b7", 6))] == [6]


def test_bids_are_proposed_from_the_lowest_on() -> None:
    assert [total for _, total in shown(bidding("b3 b4 b5"))] == [4, 5, 7, 8, 9, 12]


def test_a_price_of_nothing_needs_no_card() -> None:
    assert shown(paying("", 0)) == [("confirm", 0)]


def test_equal_payments_are_all_proposed() -> None:
    scene = paying("b7 b5 2 g3 g4", 7)
    draft = view(scene.s, 1).draft
    assert draft is not None
    assert [way.total for way in draft.ways] == [7, 7, 7]
    sums = [sorted(getattr(card, "value", 2) for card in way.cards) for way in draft.ways]
    assert sums == [[7], [3, 4], [2, 5]]


def test_after_a_certificate_any_card_may_follow() -> None:
    scene = bidding("b3 2 2 2").play(lay_card(CERTIFICATE))
    assert [total for _, total in shown(scene)] == [4, 5, 7, 15, 18]


def test_a_begun_triple_is_completed_by_every_proposal() -> None:
    scene = bidding("b5 g5 u5 b3 2", high=6)
    scene.play(lay_card(card("g5")), lay_card(card("b5")))
    draft = view(scene.s, 1).draft
    assert draft is not None
    assert (draft.value, [card.value for card in draft.missing]) == (15, [5])  # type: ignore[union-attr]
    assert all(
        any(getattr(one, "currency", "") == "blue" for one in way.cards) for way in draft.ways
    )
    assert [way.total for way in draft.ways] == [15, 17, 18, 20]


def test_payments_that_cost_more_are_left_out_and_bids_are_not() -> None:
    found = [Way(6, 60, ()), Way(7, 70, ()), Way(8, 50, ())]
    assert [way.total for way in worth_showing(found, False, 6)] == [6, 8]
    assert [way.total for way in worth_showing(found, True, 2)] == [6, 7]


def test_nobody_else_is_told_the_ways() -> None:
    scene = paying("b6 b7", 6)
    assert view(scene.s, 0).draft is None
