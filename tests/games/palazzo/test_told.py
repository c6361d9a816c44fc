"""What the log, the prompt and the supplies tell."""

from __future__ import annotations

from typing import Any

import pytest

from contrada.core.game import CHANCE, SPECTATOR
from contrada.core.match import LogLine, Match
from contrada.core.rng import seed_for_run
from contrada.games.palazzo.actions import (
    AUCTION,
    CONFIRM,
    PASS,
    REVEAL,
    REVEAL_CARD,
    SHARE_OUT,
    TAKE_MONEY,
    build_new,
    lay_card,
    lay_triple,
    take_tile,
)
from contrada.games.palazzo.pieces import CARD_KINDS
from contrada.words import LANGUAGES, Words
from tests.games.palazzo.scenario import GAME, Scene, card, only_stack, scenario, tile

NAMES = ["Anna", "Bruno", "Chiara", "Dario"]
ENGLISH = Words("en", strict=True)


def said(scene: Scene, actor: int, a: int) -> str:
    """The log line of an action about to be played; every language can tell it."""
    entry = GAME.redact(scene.s, actor, a, SPECTATOR)
    assert entry is not None
    texts = {lang: Words(lang, strict=True) for lang in LANGUAGES}
    found = {k: w.log("palazzo", LogLine(0, actor, entry), NAMES) for k, w in texts.items()}
    return found["en"]


def auction(hands: list[str], lot: str) -> Scene:
    scene = only_stack(scenario(seats=len(hands), hands=hands, quarries=["", lot]), 3)
    return scene.play(REVEAL).reveals("rider rider")


@pytest.mark.rule("PAL-B8")
def test_a_bid_is_told_with_the_certificate_of_3() -> None:
    scene = auction(["b4 g4 u4", "b5"], "S1/1")
    assert said(scene, 0, AUCTION).startswith(
        "Anna opens the auction of quarry 2 with the certificate of 3:"
    )
    scene.play(AUCTION)
    assert [c.__struct_config__.tag for c in GAME.view(scene.s, 1).players[0].laid] == ["opening"]
    scene.play(lay_card(card("b5")))
    assert said(scene, 1, CONFIRM) == "Bruno bids 5: brown 5."
    scene.play(CONFIRM, lay_triple(4))
    assert said(scene, 0, CONFIRM) == (
        "Anna bids 18: brown 4, green 4, blue 4 added to certificate 3."
    )
    scene.play(CONFIRM)
    assert said(scene, 1, PASS) == (
        "Bruno passes. Anna wins with a bid of 18 and gets sandstone floor 1 with 1 window. "
        "Paid: brown 4, green 4, blue 4."
    )


@pytest.mark.rule("PAL-B11")
def test_who_wins_with_the_opening_bid_pays_nothing() -> None:
    scene = auction(["", "b5"], "S1/1").play(AUCTION)
    assert "wins with the opening bid of 3, pays nothing" in said(scene, 1, PASS)


@pytest.mark.rule("PAL-B7")
def test_leftovers_of_a_share_out_go_to_the_box() -> None:
    scene = auction(["", ""], "S1/1 S1/3 M1/1 M1/2")
    assert {form["do"] for form in scene.forms()} >= {"share_out"}
    assert not scene.can("auction")
    assert "its tiles are shared out" in said(scene, 0, SHARE_OUT)
    scene.play(SHARE_OUT, take_tile(tile("S1/1")))
    assert said(scene, 0, build_new(tile("S1/1"))) == (
        "Anna starts a new palazzo with the sandstone floor 1 with 1 window."
    )
    scene.play(build_new(tile("S1/1")), take_tile(tile("S1/3")))
    assert said(scene, 1, build_new(tile("S1/3"))).endswith(
        "What is left goes to the box: marble floor 1 with 1 window, marble floor 1 with 2 windows."
    )


@pytest.mark.rule("PAL-M5")
def test_a_new_pile_is_told() -> None:
    scene = scenario(seats=2, hands=["", "b7"], discards="g4 g5")
    s = scene.s
    for kind in range(CARD_KINDS):
        s.hands[kind] += s.deck[kind]
        s.hand_size[0] += s.deck[kind]
        s.deck[kind] = 0
    s.hands[card("u3")] -= 1
    s.hand_size[0] -= 1
    s.deck[card("u3")] = s.deck_size = 1
    scene.play(TAKE_MONEY)
    assert said(scene, CHANCE, REVEAL_CARD + card("u3")) == (
        "Turned up: blue 3, the last card of the pile. The 2 discards become the new pile."
    )
    s.deck[card("u3")] = s.deck_size = 0
    s.hands[card("u3")] += 1
    s.hand_size[0] += 1
    s.phase, s.seat = 3, 0
    assert said(scene, 0, TAKE_MONEY) == "Anna takes money. The 2 discards become the new pile."


@pytest.mark.rule("PAL-E3")
def test_the_sum_that_broke_a_tie_is_told() -> None:
    scene = only_stack(
        scenario(riders=4, hands=["b3", "b7 g6", ""], palazzi=[["S3/3"], ["S3/2"], []]), 3
    )
    scene.play(REVEAL).reveals("rider")
    text = ENGLISH.prompt("palazzo", GAME.prompt(scene.s, 0), NAMES)
    assert text == (
        "The game is over. Equal points; the larger payment with the money left decides: "
        "Bruno 7 (with -5 points), Anna 3 (with -5 points)."
    )
    assert [player.money for player in GAME.view(scene.s, 2).players] == [3, 7, 0]
    for lang in LANGUAGES:
        assert Words(lang, strict=True).prompt("palazzo", GAME.prompt(scene.s, 0), NAMES)


def test_minus_one_point_is_not_one_point() -> None:
    shown = {
        lang: Words(lang, strict=True).text("web-palazzo-points", points=-1, told="−1")
        for lang in LANGUAGES
    }
    assert shown == {"en": "−1 points", "de": "−1 Punkt", "nl": "−1 punt"}


def test_a_set_up_is_three_lines() -> None:
    match = Match(GAME, 3, {}, seed_for_run(5))
    lines = match.log_for(0)
    runs = ENGLISH.runs("palazzo", lines)
    texts = [ENGLISH.log_run("palazzo", run, NAMES) for run in runs]
    assert len(texts) == 3
    assert texts[0].startswith("Anna is dealt 4 cards: ")
    assert texts[1] == "8 cards are dealt face down: 4 × Bruno, 4 × Chiara."
    assert texts[2].startswith("5 tiles are laid out: on quarry 1 ")


def supply(scene: Scene, viewer: int) -> dict[str, Any]:
    return {one.name: one for one in GAME.supply(scene.s, viewer)}


@pytest.mark.rule("PAL-H1")
def test_hidden_cards_of_the_others_count_as_still_to_come() -> None:
    scene = scenario(seats=2, hands=["b7 2", "b7 g3"])
    money = supply(scene, 0)["money"]
    assert (money.left, money.note.values) == (51, {"cards": 2})
    rows = {str(row.piece): (row.seen, row.left) for row in money.rows}
    brown = {"is": "card", "currency": "brown", "value": 7}
    assert rows[str(brown)] == (1, 2)
    assert rows[str({"is": "certificate"})] == (1, 9)
    watching = supply(scene, SPECTATOR)["money"]
    assert sum(row.left for row in watching.rows) == 55


@pytest.mark.rule("PAL-C5")
def test_what_is_left_of_the_stacks() -> None:
    scene = only_stack(scenario(riders=2), 2)
    stacks = supply(scene, 0)
    assert [stacks[f"stack-{n}"].left for n in (1, 2, 3)] == [0, 18, 18]
    rider = stacks["stack-3"].rows[-1]
    assert (rider.piece, rider.seen, rider.left) == ({"is": "rider"}, 2, 3)
    for lang in LANGUAGES:
        words = Words(lang, strict=True)
        assert all(words.has(f"palazzo-supply-{name}") for name in stacks)
