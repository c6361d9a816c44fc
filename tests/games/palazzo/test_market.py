"""A turn: taking money, revealing, buying."""

from __future__ import annotations

import pytest

from contrada.games.palazzo.actions import (
    AUCTION,
    CONFIRM,
    REVEAL,
    TAKE_MONEY,
    build_new,
    build_on,
    buy,
    buy_two,
    lay_card,
    take_card,
    take_two,
)
from contrada.games.palazzo.pieces import CARD_KINDS
from contrada.games.palazzo.state import BUILDING, MARKET, TURN
from tests.games.palazzo.scenario import GAME, card, cards, only_stack, scenario, tile, tiles

NINE = "B1/1 B1/2 B1/3 S1/1 S1/2 S1/3 M1/1 M1/2 M1/3"


@pytest.mark.rule("PAL-T1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_players_plus_one_cards_two_for_the_active_one_for_each_other(seats: int) -> None:
    scene = scenario(seats=seats, turn=1)
    scene.play(TAKE_MONEY)
    turned = ["b3", "g4", "u5", "2", "2"][: seats + 1]
    scene.turns_up(" ".join(turned))
    assert sum(scene.s.display) == seats + 1
    assert scene.seat == 1
    assert all(form["do"] == "take_two" for form in scene.forms())
    scene.play(take_two(card("b3"), card("u5")))
    left = [word for word in turned if word not in ("b3", "u5")]
    for other in range(2, seats + 1):
        assert scene.seat == other % seats
        scene.play(take_card(card(left.pop(0))))
    assert sum(scene.s.display) == 0
    assert scene.s.phase == TURN
    assert scene.seat == 2 % seats
    assert list(scene.s.hand_size) == [2 if seat == 1 else 1 for seat in range(seats)]


@pytest.mark.rule("PAL-T1")
def test_any_two_cards_equal_ones_offered_once() -> None:
    scene = scenario(seats=3).play(TAKE_MONEY).turns_up("b3 b3 g4 2")
    pairs = {(form["card"]["is"], form["and"]["is"]) for form in scene.forms()}
    assert len(scene.forms()) == 4
    assert pairs == {("card", "card"), ("card", "certificate")}
    scene.play(take_two(card("b3"), card("b3")))
    assert scene.hand(0) == cards("b3 b3")


@pytest.mark.rule("PAL-T2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_money_if_pile_and_discards_hold_too_few_cards(seats: int) -> None:
    scene = scenario(seats=seats, discards="b3")
    s = scene.s
    for kind in range(CARD_KINDS):
        s.hands[kind] += s.deck[kind]
        s.hand_size[0] += s.deck[kind]
        s.deck[kind] = 0
    s.deck_size = 0
    for n, kind in enumerate(cards("g3 g4 g5 g6 g7")):
        assert scene.can("take_money") == (s.deck_size + s.discards_size >= seats + 1), n
        s.hands[kind] -= 1
        s.hand_size[0] -= 1
        s.deck[kind] += 1
        s.deck_size += 1
    assert scene.can("take_money")


@pytest.mark.rule("PAL-B1")
@pytest.mark.parametrize(("windows", "quarry"), [(1, 1), (2, 2), (3, 3)])
@pytest.mark.parametrize("builder", [0, 3])
def test_first_tile_to_the_warehouse_second_counted_from_the_builder(
    windows: int, quarry: int, builder: int
) -> None:
    scene = scenario(builder=builder).play(REVEAL)
    second = {1: "B2/1", 2: "S2/2", 3: "B2/3"}[windows]
    scene.reveals("B1/2 " + second)
    assert scene.warehouse() == tiles("B1/2")
    assert scene.quarry((builder + quarry) % 4) == tiles(second)
    assert scene.quarry(builder) == []
    assert scene.s.phase == MARKET


@pytest.mark.rule("PAL-B2")
def test_a_rider_uses_up_its_slot() -> None:
    first = only_stack(scenario(), 3).play(REVEAL).reveals("rider B4/2")
    assert first.warehouse() == []
    assert first.quarry(2) == tiles("B4/2")
    assert first.s.riders == 1

    second = only_stack(scenario(), 3).play(REVEAL).reveals("B4/2 rider")
    assert second.warehouse() == tiles("B4/2")
    assert second.s.phase == MARKET
    assert [second.quarry(q) for q in range(4)] == [[], [], [], []]


@pytest.mark.rule("PAL-B2")
def test_after_two_riders_the_player_still_buys_or_auctions() -> None:
    scene = only_stack(scenario(hands=["b7 b7"], warehouse="B1/1", quarries=["S1/1"]), 3)
    scene.play(REVEAL).reveals("rider rider")
    assert scene.can("buy")
    assert scene.can("auction")


@pytest.mark.rule("PAL-B4")
def test_the_choice_comes_after_both_placements_and_one_is_mandatory() -> None:
    scene = scenario(hands=["b7 b7 b7"], warehouse="B1/1").play(REVEAL)
    assert scene.legal() == []
    scene.reveals("B1/2 B1/3")
    assert {form["do"] for form in scene.forms()} == {"buy", "buy_two", "auction"}


@pytest.mark.rule("PAL-B4")
def test_who_cannot_buy_must_auction() -> None:
    poor = scenario(hands=["b7 g7"], warehouse="B1/1").play(REVEAL).reveals("B1/2 B1/3")
    assert poor.legal() == [AUCTION]
    empty = only_stack(scenario(hands=["b7 b7"]), 3).play(REVEAL).reveals("rider B4/1")
    assert empty.legal() == [AUCTION]


@pytest.mark.rule("PAL-B5")
def test_four_tiles_cost_six_each_and_two_are_paid_together() -> None:
    scene = scenario(hands=["b5 b7 b7"], warehouse="B1/1 B1/2 B1/3", quarries=["S1/1"])
    scene.play(REVEAL).reveals("B2/1 B2/3")
    assert scene.s.price == 6
    scene.play(buy_two(tile("B1/1"), tile("B2/1")))
    assert scene.quarry(0) == tiles("S1/1")
    scene.play(lay_card(card("b5")), lay_card(card("b7")), CONFIRM)
    assert scene.s.phase == BUILDING
    assert sorted(scene.s.acquired) == sorted(tiles("B1/1 B2/1"))
    assert sorted(scene.warehouse()) == sorted(tiles("B1/2 B1/3"))
    assert scene.s.builder == 0
    scene.play(build_new(tile("B1/1")), build_on(tile("B2/1"), 0))
    assert scene.quarry(0) == tiles("S1/1")
    assert (scene.s.phase, scene.seat) == (TURN, 1)


@pytest.mark.rule("PAL-B5")
def test_the_price_can_count_the_warehouse_before_the_reveal() -> None:
    scene = scenario(
        hands=["b7"], warehouse="B1/1 B1/2 B1/3", price_count="before_reveal", builder=1
    )
    scene.play(REVEAL).reveals("B2/1 B2/3")
    assert scene.s.price == 7
    scene.play(buy(tile("B2/1")), lay_card(card("b7")), CONFIRM)
    assert scene.s.builder == 1


@pytest.mark.rule("PAL-B5")
def test_only_warehouse_tiles_one_or_two_each_choice_once() -> None:
    scene = scenario(hands=["b7 b7 b7"], warehouse="S3/1 S3/1", quarries=["", "M3/2"])
    scene.play(REVEAL).reveals("B1/2 B1/3")
    bought = [form for form in scene.forms() if form["do"] == "buy"]
    assert [form["tile"]["material"] for form in bought] == ["sandstone", "brick"]
    pairs = [form for form in scene.forms() if form["do"] == "buy_two"]
    assert [(p["tile"]["material"], p["and"]["material"]) for p in pairs] == [
        ("sandstone", "sandstone"),
        ("brick", "sandstone"),
    ]


@pytest.mark.rule("PAL-B5")
def test_two_tiles_are_offered_only_to_who_can_pay_both() -> None:
    scene = scenario(hands=["b7 b4"], warehouse="B1/1 B1/2 B1/3").play(REVEAL)
    scene.reveals("B2/1 B2/3")
    assert scene.can("buy")
    assert not scene.can("buy_two")
    assert scene.s.price == 6
    rich = scenario(hands=["b7 b5"], warehouse="B1/1 B1/2 B1/3").play(REVEAL)
    assert rich.reveals("B2/1 B2/3").can("buy_two")


@pytest.mark.rule("PAL-B5")
def test_with_ten_tiles_in_the_warehouse_they_cost_nothing() -> None:
    scene = scenario(warehouse=NINE).play(REVEAL).reveals("B2/1 B2/3")
    assert scene.s.price == 0
    assert scene.can("buy")
    scene.play(buy_two(tile("B1/1"), tile("B2/1")), CONFIRM)
    assert sorted(scene.s.acquired) == sorted(tiles("B1/1 B2/1"))
    full = scenario(warehouse=NINE + " B2/3 S2/1").play(REVEAL).reveals("B2/1 S2/2")
    assert full.s.price == 0


@pytest.mark.rule("PAL-B5")
def test_a_tile_that_costs_one_needs_a_card() -> None:
    scene = scenario(warehouse=NINE[:-5]).play(REVEAL).reveals("B2/1 B2/3")
    assert scene.s.price == 1
    assert scene.legal() == [AUCTION]
    view = GAME.view(scene.s, 0)
    assert view.price == 1
    assert len(view.warehouse) == 9
