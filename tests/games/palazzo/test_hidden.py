"""What a player may know."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from contrada.core.game import SPECTATOR
from contrada.core.rng import rng_for_run
from contrada.games.palazzo.actions import (
    AUCTION,
    CONFIRM,
    PASS,
    REBUILD,
    REVEAL,
    SHARE_OUT,
    TAKE_MONEY,
    build_new,
    buy,
    discard_card,
    lay_card,
    scrap,
    take_card,
    take_out,
    take_tile,
    take_two,
)
from contrada.games.palazzo.pieces import CARD_KINDS
from tests.games.palazzo.scenario import GAME, Scene, card, cards, only_stack, scenario, tile, tiles


def hands_imagined(scene: Scene, viewer: int, of: int, tries: int = 60) -> list[list[int]]:
    """The hands that are possible to a viewer's knowledge."""
    rng = rng_for_run(3, viewer, of)
    return [Scene(GAME.determinize(scene.s, viewer, rng)).hand(of) for _ in range(tries)]


def seen_by(scene: Scene, seat: int) -> bytes:
    """Everything a seat sees of the position."""
    s: Any = scene.s
    return msgspec.json.encode([GAME.view(s, seat), GAME.prompt(s, seat)])


@pytest.mark.rule("PAL-H1")
def test_a_rivals_starting_cards_are_secret() -> None:
    scene = scenario(seats=2, hands=["b7", "b3 b4 g5 2"])
    imagined = hands_imagined(scene, 0, 1)
    assert all(len(hand) == 4 for hand in imagined)
    assert len({tuple(hand) for hand in imagined}) > 30
    assert all(hand == cards("b3 b4 g5 2") for hand in hands_imagined(scene, 1, 1))


@pytest.mark.rule("PAL-H1")
def test_cards_taken_from_the_display_are_known() -> None:
    scene = scenario(seats=2, hands=["", "b3"]).play(TAKE_MONEY).turns_up("g7 g7 u6")
    scene.play(take_two(card("g7"), card("g7")), take_card(card("u6")))
    assert all(card("u6") in hand for hand in hands_imagined(scene, 0, 1))
    assert all(hand == cards("g7 g7") for hand in hands_imagined(scene, 1, 0))


@pytest.mark.rule("PAL-H1")
def test_cards_laid_in_a_bid_and_taken_back_are_known() -> None:
    scene = only_stack(scenario(seats=2, hands=["b6", "b5 u3"], quarries=["", "S1/1"]), 3)
    scene.play(REVEAL).reveals("rider rider").play(AUCTION)
    assert any(card("b5") not in hand for hand in hands_imagined(scene, 0, 1))
    scene.play(lay_card(card("b5")), CONFIRM)
    scene.play(lay_card(card("b6")), CONFIRM, PASS)
    imagined = hands_imagined(scene, 0, 1)
    assert all(card("b5") in hand for hand in imagined)
    assert len({tuple(hand) for hand in imagined}) > 5


@pytest.mark.rule("PAL-H1")
def test_a_card_shown_was_the_one_seen_before() -> None:
    scene = scenario(seats=2, turn=1, hands=["", "g5"], palazzi=[[], ["B1/1 B2/2"]])
    scene.play(TAKE_MONEY).turns_up("g7 g7 u6").play(take_two(card("g7"), card("g7")))
    scene.play(take_card(card("u6")))
    scene.s.turn = scene.s.seat = 1
    scene.play(REBUILD, take_out(0, 2), discard_card(card("g7")))
    imagined = hands_imagined(scene, 0, 1)
    assert all(hand.count(card("g7")) >= 1 and len(hand) == 2 for hand in imagined)
    assert len({tuple(hand) for hand in imagined}) > 5
    assert [scene.s.seen[CARD_KINDS + k] for k in cards("g7 g5")] == [1, 0]


@pytest.mark.rule("PAL-H1")
def test_a_secret_card_shown_leaves_the_seen_ones_in_the_hand() -> None:
    scene = only_stack(scenario(seats=2, hands=["b6", "b5 u3"], quarries=["", "S1/1"]), 3)
    scene.play(REVEAL).reveals("rider rider").play(AUCTION)
    scene.s.seen[CARD_KINDS + card("u3")] = 1
    scene.play(lay_card(card("b5")), CONFIRM)
    assert all(hand == cards("u3") for hand in hands_imagined(scene, 0, 1))
    scene.play(lay_card(card("b6")), CONFIRM, PASS)
    assert all(hand == sorted(cards("b5 u3")) for hand in hands_imagined(scene, 0, 1))


@pytest.mark.rule("PAL-T1")
def test_only_a_choice_that_everyone_sees_to_be_none_is_forced() -> None:
    scene = scenario(seats=2).play(TAKE_MONEY).turns_up("b3 g4 u5")
    assert not GAME.forced(scene.s, 0)
    scene.play(take_two(card("b3"), card("g4")))
    assert GAME.forced(scene.s, 1)
    assert not GAME.forced(scene.s, 0)
    three = scenario(seats=3).play(TAKE_MONEY).turns_up("b3 g4 u5 u6")
    three.play(take_two(card("b3"), card("g4")))
    assert not GAME.forced(three.s, 1)
    lot = "S1/1 S1/3 M1/1 M1/2"
    shared = only_stack(scenario(seats=4, quarries=["", lot]), 3)
    shared.play(REVEAL).reveals("rider rider").play(SHARE_OUT)
    for kind in tiles("S1/1 S1/3 M1/1"):
        assert not GAME.forced(shared.s, shared.seat)
        shared.play(take_tile(kind), build_new(kind))
    assert GAME.forced(shared.s, 3)


@pytest.mark.rule("PAL-H1")
def test_once_the_pile_has_run_out_the_hidden_cards_of_all_rivals_are_known_together() -> None:
    scene = scenario(seats=3, hands=["", "b3 b4", "g5"])
    s = scene.s
    for kind in range(CARD_KINDS):
        s.hands[kind] += s.deck[kind]
        s.seen[kind] += s.deck[kind]
        s.hand_size[0] += s.deck[kind]
        s.deck[kind] = 0
    s.deck_size = 0
    s.deck_known = 1
    assert GAME.check(s) == []
    imagined = {tuple(hand) for hand in hands_imagined(scene, 0, 1)}
    assert imagined == {
        tuple(cards("b3 b4")),
        tuple(cards("b3 g5")),
        tuple(cards("b4 g5")),
    }


@pytest.mark.rule("PAL-H1")
def test_the_back_of_the_next_tile_and_the_discards_are_public() -> None:
    scene = only_stack(scenario(seats=2, discards="b3 2"), 2)
    view = GAME.view(scene.s, SPECTATOR)
    assert view.next_stack == 2
    assert len(view.discards) == 2
    assert all(player.hand is None for player in view.players)


def test_a_payment_is_secret_until_it_is_complete() -> None:
    scene = scenario(seats=2, hands=["b7", "b7"], warehouse="B1/1 B1/2 B1/3", quarries=["S1/1"])
    scene.play(REVEAL).reveals("B2/1 B2/3")
    before = [seen_by(scene, seat) for seat in (1, SPECTATOR)]
    key = GAME.info_key(scene.s, 1)
    for a in (buy(tile("B1/1")), lay_card(card("b7"))):
        assert GAME.redact(scene.s, 0, a, 1) is None
        scene.play(a)
        assert [seen_by(scene, seat) for seat in (1, SPECTATOR)] == before
        assert GAME.info_key(scene.s, 1) == key
    assert GAME.redact(scene.s, 0, CONFIRM, 1) == {
        "do": "bought",
        "tiles": [{"is": "tile", "material": "brick", "floor": 1, "windows": 1}],
        "cards": [{"is": "card", "currency": "brown", "value": 7}],
        "paid": 7,
        "price": 6,
    }
    assert GAME.barrier(scene.s, 0, CONFIRM)


def test_a_rebuilding_is_secret_until_it_is_paid() -> None:
    scene = scenario(seats=2, hands=["b7", "b7"], palazzi=[["B1/1 B2/2", "S1/1"]])
    before = seen_by(scene, 1)
    scene.play(REBUILD, take_out(0, 2))
    assert seen_by(scene, 1) == before
    assert seen_by(scene, 0) != before
    entry = GAME.redact(scene.s, 0, discard_card(card("b7")), 1)
    assert entry is not None
    assert entry["do"] == "rebuilt_take_out"
    assert entry["tile"]["floor"] == 2
    assert GAME.barrier(scene.s, 0, discard_card(card("b7")))
    assert GAME.barrier(scene.s, 0, discard_card(card("b3")))
    assert not GAME.barrier(scene.s, 0, scrap(tile("S1/1")))


def test_paying_nothing_shows_nothing() -> None:
    nine = "B1/1 B1/2 B1/3 S1/1 S1/2 S1/3 M1/1 M1/2 M1/3"
    scene = scenario(seats=2, warehouse=nine).play(REVEAL).reveals("B2/1 B2/3")
    scene.play(buy(tile("B1/1")))
    assert not GAME.barrier(scene.s, 0, CONFIRM)
