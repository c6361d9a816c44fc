"""Reasons: what cannot be done is answered with the rule that forbids it."""

from __future__ import annotations

from typing import Any

import pytest

from contrada.core.messages import Message
from contrada.games.palazzo.actions import (
    AUCTION,
    CONFIRM,
    REBUILD,
    REVEAL,
    SHARE_OUT,
    TAKE_MONEY,
    build_new,
    build_on,
    buy,
    buy_two,
    lay_card,
    put_in,
    take_card,
    take_out,
    take_two,
)
from contrada.testing.reasons import count_reasons
from contrada.words import LANGUAGES, Words
from tests.games.palazzo.scenario import GAME, Scene, card, only_stack, scenario, tile

NAMES = ["Anna", "Bruno", "Chiara"]


def why(scene: Scene, what: Any) -> Message:
    """The reason, which every language can tell."""
    form = GAME.encode(scene.s.seat, what) if isinstance(what, int) else what
    said: Message | None = GAME.why_not(scene.s, scene.s.seat, form)
    assert said is not None
    for lang in LANGUAGES:
        words = Words(lang, strict=True)
        if not words.has(f"common-why-{said.id}"):
            assert words.why("palazzo", said, NAMES)
    return said


def told(scene: Scene, what: Any) -> str:
    return Words("en", strict=True).why("palazzo", why(scene, what), NAMES)


def bidding(hand: str, high: int = 3) -> Scene:
    """Seat 1 must outbid `high`."""
    scene = only_stack(scenario(hands=["b7", hand], quarries=["", "S1/1"]), 3)
    scene.play(REVEAL).reveals("rider rider").play(AUCTION)
    scene.s.bid[0] = high
    return scene


def paying(hand: str) -> Scene:
    """Seat 0 pays for one tile of price 6."""
    scene = scenario(hands=[hand], warehouse="B1/1 B1/2 B1/3")
    return scene.play(REVEAL).reveals("B2/1 B2/3").play(buy(tile("B1/1")))


@pytest.mark.rule("PAL-B9")
def test_a_bid_keeps_its_currency() -> None:
    scene = bidding("g4 g5 b5").play(lay_card(card("g4")))
    assert told(scene, lay_card(card("b5"))).startswith("Your bid is in green; this card is brown.")
    assert why(paying("g6 b6").play(lay_card(card("g6"))), lay_card(card("b6"))).id == (
        "pay-currency"
    )


@pytest.mark.rule("PAL-M1")
def test_a_currency_that_cannot_reach_the_goal_says_how_far_it_goes() -> None:
    scene = bidding("g4 g5 b5", high=7)
    assert told(scene, lay_card(card("b5"))) == ("In brown you reach 5 at most, and 8 are needed.")
    assert why(bidding("g4 b5", high=20), lay_card(card("b5"))).values == {"goal": 21, "most": 5}
    assert why(scene, lay_card(card("u5"))).id == "card-not-held"
    assert why(scene, {"is": "card", "currency": "brown", "value": 5}).id == "currency-too-little"


@pytest.mark.rule("PAL-M2")
def test_an_incomplete_triple_names_the_missing_card() -> None:
    scene = bidding("g5 b5 u5").play(lay_card(card("g5")), lay_card(card("b5")))
    assert told(scene, CONFIRM) == "The triple is not complete; still missing: blue 5."
    assert why(bidding("g4 g3", high=5).play(lay_card(card("g4"))), CONFIRM).values == {
        "laid": 4,
        "goal": 6,
    }


@pytest.mark.rule("PAL-B5")
def test_prices_and_the_warehouse() -> None:
    scene = scenario(hands=["b4 g5"], warehouse="B1/1 B1/2 B1/3", quarries=["", "S1/1"])
    assert why(scene, buy(tile("B1/1"))).id == "reveal-first"
    scene.play(REVEAL).reveals("B2/1 B2/3")
    assert told(scene, buy(tile("B1/1"))) == "Costs 6, you can pay 5 at most."
    assert why(scene, {"is": "tile", "material": "brick", "floor": 1, "windows": 1}).id == (
        "too-expensive"
    )
    assert why(scene, buy_two(tile("B1/1"), tile("B1/1"))).id == "tile-once"
    assert why(scene, buy(tile("S1/1"))).id == "not-in-warehouse"
    assert why(scene, {"is": "tile", "material": "sandstone", "floor": 1, "windows": 1}).id == (
        "quarry-is-auctioned"
    )
    assert why(scene, SHARE_OUT).id == "share-from-four"


@pytest.mark.rule("PAL-G1")
def test_floors_ascend_and_none_is_there_twice() -> None:
    scene = scenario(hands=["b7"], palazzi=[["B1/1 B3/2"]], warehouse="S2/1 S3/1 M1/1")
    scene.play(REVEAL).reveals("B2/1 B2/3").play(buy(tile("S2/1")), lay_card(card("b7")), CONFIRM)
    assert why(scene, build_on(tile("S2/1"), 0)).id == "not-ascending"
    assert why(scene, build_on(tile("S2/1"), 1)).id == "no-palazzo"
    assert why(scene, build_new(tile("S3/1"))).id == "not-acquired"
    scene = scenario(hands=["b7"], palazzi=[["B1/1 B3/2"]], warehouse="S2/1 S3/1 M1/1")
    scene.play(REVEAL).reveals("B2/1 B2/3").play(buy(tile("S3/1")), lay_card(card("b7")), CONFIRM)
    assert told(scene, build_on(tile("S3/1"), 0)) == "Palazzo 1 has a floor 3 already."


@pytest.mark.rule("PAL-R1")
def test_rebuilding() -> None:
    scene = scenario(hands=["b7"], palazzi=[["B1/1 B3/2", "S3/1", "M2/1"]])
    assert why(scene, take_out(0, 1)).id == "rebuild-first"
    assert why(scene, AUCTION).id == "reveal-first"
    scene.play(REBUILD)
    assert why(scene, put_in(tile("S3/1"), 0)).id == "floor-taken"
    assert why(scene, put_in(tile("S3/1"), 1)).id == "into-itself"
    assert why(scene, take_out(1, 3)).id == "one-floor"
    assert why(scene, take_out(0, 2)).id == "no-floor"
    assert why(scene, take_out(0, 1)).id == "two-floors"
    assert why(scenario(hands=[""], palazzi=[["B1/1"]]), REBUILD).id == "rebuild-no-card"
    assert why(scenario(hands=["b7"]), REBUILD).id == "rebuild-no-palazzo"


@pytest.mark.rule("PAL-T1")
def test_taking_money() -> None:
    scene = scenario(hands=["", "b3"]).play(TAKE_MONEY).turns_up("b4 b5 g6 u7")
    assert why(scene, take_two(card("b4"), card("b4"))).id == "card-once"
    assert why(scene, take_card(card("b4"))).id == "take-two"
    scene.play(take_two(card("b4"), card("b5")))
    assert why(scene, take_two(card("g6"), card("u7"))).id == "take-one"
    assert why(scene, REVEAL).id == "turn-of"


def test_pieces_that_are_never_used() -> None:
    scene = scenario(hands=["b7"])
    assert why(scene, {"is": "opening"}).id == "opening"
    assert why(scene, {"is": "rider"}).id == "rider"
    assert why(scene, {"is": "card", "currency": "brown", "value": 7}).id == "card-not-now"


def test_almost_every_illegal_action_is_answered_with_a_rule() -> None:
    counted = count_reasons(GAME, 6, seed=3)
    assert counted.illegal > 40_000
    assert counted.share <= 0.05, counted.verbs


@pytest.mark.long
def test_almost_every_illegal_action_is_answered_with_a_rule_at_200_positions() -> None:
    counted = count_reasons(GAME, 200)
    assert counted.share <= 0.05, counted.verbs
    for lang in LANGUAGES:
        words = Words(lang, strict=True)
        assert all(words.has(f"palazzo-why-{name}") for name in counted.ids)
