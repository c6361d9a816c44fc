"""Money: payments, triples, certificates, and the pile."""

from __future__ import annotations

import pytest

from contrada.games.palazzo.actions import (
    CONFIRM,
    REBUILD,
    REVEAL,
    TAKE_MONEY,
    buy,
    buy_two,
    discard_card,
    lay_card,
    scrap,
    take_card,
    take_two,
)
from contrada.games.palazzo.phases.money import certificates_value, purchasing_power
from contrada.games.palazzo.pieces import CARD_KINDS
from tests.games.palazzo.scenario import GAME, Scene, card, cards, scenario, tile


def paying(hand: str, *, both: bool = False) -> Scene:
    """Seat 0 pays for one tile of price 6, or for two."""
    scene = scenario(hands=[hand], warehouse="B1/1 B1/2 B1/3")
    scene.play(REVEAL).reveals("B2/1 B2/3")
    return scene.play(buy_two(tile("B1/1"), tile("B1/2")) if both else buy(tile("B1/1")))


def payments(scene: Scene) -> dict[tuple[int, ...], int]:
    """Every complete payment that can be laid from here, with its value."""
    found: dict[tuple[int, ...], int] = {}
    walked: set[tuple[int, ...]] = set()

    def walk(s: object) -> None:
        state = Scene(s)  # type: ignore[arg-type]
        laid = tuple(k for k in range(CARD_KINDS) for _ in range(state.s.draft[k]))
        if laid in walked:
            return
        walked.add(laid)
        for a in state.legal():
            if a == CONFIRM:
                found[laid] = state.s.draft_value
            else:
                after = state.s.copy()
                GAME.apply(after, state.s.seat, a)
                walk(after)

    walk(scene.s)
    return found


def value_of(text: str) -> int | None:
    """The value of these cards when laid together; None if that is not allowed."""
    wanted = tuple(sorted(cards(text)))
    return payments(paying(text)).get(wanted)


@pytest.mark.rule("PAL-M1")
def test_singles_of_one_currency_and_certificates() -> None:
    assert value_of("b5 b6") == 11
    assert value_of("b6 b6 b6") == 18
    assert value_of("b5 2 2") == 9
    assert value_of("2 2 2 2") == 17
    assert value_of("b5 g6") is None
    assert value_of("b5 b5 g5") is None
    assert value_of("b4 g5 u6") is None


@pytest.mark.rule("PAL-M2")
def test_a_triple_is_worth_15_whatever_its_value() -> None:
    assert value_of("b4 g4 u4") == 15
    assert value_of("b7 g7 u7") == 15
    assert value_of("b3 g3 u3") == 15
    assert value_of("2 2 2") == 15


@pytest.mark.rule("PAL-M2a")
def test_certificates_laid_together_group_by_threes() -> None:
    assert [certificates_value(n) for n in range(8)] == [0, 2, 4, 15, 17, 19, 30, 32]
    assert value_of("2 2 2 2 2") == 19
    assert value_of("b4 g4 u4 b4") == 19
    assert value_of("b4 g4 u4 b4 g4") is None
    assert value_of("b4 g4 u4 b4 g4 u4") == 30


@pytest.mark.rule("PAL-M3")
def test_triples_combine_with_triples_singles_and_certificates() -> None:
    assert value_of("b3 g3 u3 b4 g4 u4 b5 2") == 37
    assert value_of("b3 g3 u3 2 2 2") == 30


@pytest.mark.rule("PAL-M4")
def test_overpaying_is_allowed_and_gives_no_change() -> None:
    scene = paying("b7 b5 b3", both=True)
    assert scene.s.price == 6
    scene.play(lay_card(card("b7")), lay_card(card("b3")), lay_card(card("b5")))
    assert scene.s.draft_value == 15
    scene.play(CONFIRM)
    assert scene.hand(0) == []
    assert scene.discards() == sorted(cards("b7 b5 b3"))


@pytest.mark.rule("PAL-M4")
def test_more_cards_than_needed_may_be_laid() -> None:
    assert payments(paying("b6 b7")) == {
        tuple(cards("b6")): 6,
        tuple(cards("b7")): 7,
        tuple(cards("b6 b7")): 13,
    }


def test_no_step_is_offered_that_cannot_be_completed() -> None:
    scene = paying("b3 g6 2")
    assert [form["card"].get("value", 2) for form in scene.forms()] == [6, 2]
    assert [form["card"]["value"] for form in scene.play(lay_card(card("2"))).forms()] == [6]
    scene = paying("b3 g6 2 2")
    assert {tuple(p) for p in payments(scene)} == {
        tuple(cards("g6")),
        tuple(cards("g6 2")),
        tuple(cards("g6 2 2")),
        tuple(cards("b3 2 2")),
    }


def test_purchasing_power_uses_every_triple_and_the_best_currency() -> None:
    def power(text: str) -> int:
        return int(purchasing_power(scenario(hands=[text]).s, 0))

    assert power("") == 0
    assert power("b3 g3 u3 b7 g6 g3") == 15 + 9
    assert power("b3 g3 u3 u7 u7 g6 2 2 2 2") == 15 + 14 + 17
    assert power("b5 b5 g5 g5 u5") == 15 + 5


@pytest.mark.rule("PAL-M1")
@pytest.mark.rule("PAL-M2")
def test_a_card_of_another_currency_is_laid_only_for_a_triple() -> None:
    scene = paying("b4 b5 g4 g6 u4", both=True).play(lay_card(card("b5")))
    offered = {form.get("value") or form["card"]["currency"] for form in scene.forms()}
    assert offered == {4, "brown", "green", "blue"}, "each 4 belongs to the triple"
    assert not scene.can("lay_card", card=GAME.encode(0, lay_card(card("g6")))["card"])
    scene.play(lay_card(card("g4")))
    assert not scene.can("confirm"), "the triple is not complete"
    scene.play(lay_card(card("u4")), lay_card(card("b4")))
    assert scene.s.draft_value == 20
    scene.play(CONFIRM)


@pytest.mark.rule("PAL-M5")
def test_discards_become_the_pile_when_its_last_card_is_turned() -> None:
    scene = scenario(seats=2, hands=["", "b7"], discards="g4 g5")
    s = scene.s
    spare = [k for k in range(CARD_KINDS) for _ in range(s.deck[k])]
    for kind in spare:
        s.hands[kind] += 1
        s.deck[kind] -= 1
    s.hands[card("u3")] -= 1
    s.deck[card("u3")] += 1
    s.deck_size = 1
    s.hand_size[0] = len(spare) - 1
    scene.play(TAKE_MONEY).turns_up("u3")
    assert (s.deck_size, s.discards_size) == (2, 0)
    assert s.deck[card("g4")] == s.deck[card("g5")] == 1
    scene.turns_up("g5 g4")
    assert (s.deck_size, s.discards_size) == (0, 0)
    assert s.deck_known == s.shuffles == 1
    scene.play(take_two(card("g4"), card("g5")), take_card(card("u3")))
    assert not scene.can("take_money")


@pytest.mark.rule("PAL-M5")
def test_an_empty_pile_without_discards_is_made_when_the_next_card_must_be_turned() -> None:
    scene = scenario(seats=2, hands=["b3", "b7"], palazzi=[["B1/1"], []])
    s = scene.s
    for kind in range(CARD_KINDS):
        s.hands[CARD_KINDS + kind] += s.deck[kind]
        s.hand_size[1] += s.deck[kind]
        s.deck[kind] = 0
    s.deck_size = 0
    assert GAME.check(s) == []
    assert not scene.can("take_money")
    scene.play(REBUILD, scrap(tile("B1/1")), discard_card(card("b3")))
    assert (s.deck_size, s.discards_size) == (0, 1)
    for kind in cards("b4 b5 b6"):
        s.hands[CARD_KINDS + kind] -= 1
        s.hand_size[1] -= 1
        s.discards[kind] += 1
        s.discards_size += 1
    scene.play(TAKE_MONEY)
    assert (s.deck_size, s.discards_size) == (4, 0)
    assert s.shuffles == 1
