"""Buying blocks."""

from __future__ import annotations

import pytest

from contrada.core.match import Match
from contrada.games.carrara.actions import (
    BUY,
    KEEP,
    LEAVE,
    PASS,
    SHOW,
    STORE,
    TURN,
    TURN_BOTH,
    TURN_STATUES,
    WHEEL,
    cart,
    set_on,
    take,
)
from contrada.games.carrara.state import CARTING, SEGMENTS, TAKING
from tests.games.carrara.scenario import GAME, Scene, city, colour, item, location, scenario, tile

NINE = {"I": "rr", "II": "gbp", "V": "wwyr"}
NOTHING_BUT_DEAR = {"I": "wwwwwwwyyyy"}


def block(name: str, letter: str) -> int:
    """Put a block of a location into the cart."""
    return int(cart(location(name), colour(letter)))


def advanced(wheel: dict[str, str], cup_at: str = "I", **more: object) -> Scene:
    """An advanced position with the cup at a location."""
    scene = scenario(version="advanced", wheel=wheel, **more)  # type: ignore[arg-type]
    # The cup has place 3 in the order of the wheel, and segment 0 lies at location I.
    scene.s.first_decoration = (3 - location(cup_at)) % 6
    return scene


@pytest.mark.rule("CAR-B1")
def test_the_rulebooks_example_nine_blocks_two_drawn_green_and_blue_for_one() -> None:
    scene = scenario(wheel=NINE, coins=[1]).play(TURN)
    scene.draws("ww")
    assert scene.s.on_wheel == 11
    assert (scene.at("I"), scene.at("II"), scene.at("III")) == ("ww", "rr", "pbg")
    scene.buys("III", "gb")
    assert scene.hand() == "bg"
    assert scene.coins() == 0
    assert scene.at("III") == "p"


@pytest.mark.rule("CAR-B1")
def test_not_turning_adds_nothing() -> None:
    scene = scenario(wheel=NINE).play(KEEP)
    assert scene.s.stage == SEGMENTS
    assert scene.s.on_wheel == 9
    assert scene.at("I") == "rr"


@pytest.mark.rule("CAR-B2")
def test_any_number_of_blocks_of_one_segment_at_least_one() -> None:
    scene = scenario(wheel={"I": "w", "III": "ggr"}).play(KEEP)
    assert scene.legal() == [block("I", "w"), block("III", "g"), block("III", "r")]
    scene.carts("III", "g")
    assert scene.legal() == [BUY, block("III", "g"), block("III", "r")]
    scene.carts("III", "g")
    assert scene.legal() == [BUY, block("III", "r")]
    scene.play(BUY)
    assert (scene.hand(), scene.coins()) == ("gg", 18)
    assert scene.s.turn == 1


@pytest.mark.rule("CAR-B2")
def test_only_what_the_coins_allow() -> None:
    scene = scenario(wheel={"I": "wyyr"}, coins=[9]).play(KEEP).carts("I", "y")
    assert scene.legal() == [BUY, block("I", "r")]
    scene.carts("I", "r")
    assert scene.legal() == [BUY]


@pytest.mark.rule("CAR-B2")
@pytest.mark.parametrize("letters", ["gbr", "rbg", "bgr", "brg"])
def test_every_order_of_the_same_cart_leads_to_the_same_state(letters: str) -> None:
    scene = scenario(wheel={"III": "ggbr"}).play(KEEP).carts("III", letters)
    other = scenario(wheel={"III": "ggbr"}).play(KEEP).carts("III", "grb")
    assert scene.s.dump() == other.s.dump()
    assert scene.s.due == 3


@pytest.mark.rule("CAR-B2")
def test_a_block_can_be_taken_out_of_the_cart_again() -> None:
    match = Match(GAME, 2, {}, bytes(32))
    match.play(0, KEEP)
    before = match.state.dump()
    for letter in "bg":
        match.play(0, block("I", letter))
    match.withdraw(0, block("I", "b"))
    assert list(match.state.chosen) == [0, 0, 1, 0, 0, 0]
    match.withdraw(0, block("I", "g"))
    assert match.state.dump() == before


@pytest.mark.rule("CAR-B2")
def test_a_purchase_is_told_when_it_is_complete() -> None:
    scene = scenario(wheel={"III": "ggr"}).play(KEEP)
    assert GAME.redact(scene.s, 0, block("III", "r"), 1) is None
    scene.carts("III", "r")
    assert scene.s.stage == CARTING
    assert GAME.redact(scene.s, 0, block("III", "g"), 1) is None
    scene.carts("III", "g")
    assert GAME.preview(scene.s, 0, BUY) == {"coins": -3, "blocks": 2}
    assert GAME.redact(scene.s, 0, BUY, 1) == {
        "do": "bought",
        "location": "III",
        "blocks": [
            {"is": "blocks", "colour": "green", "count": 1},
            {"is": "blocks", "colour": "red", "count": 1},
        ],
        "paid": 3,
    }


@pytest.mark.rule("CAR-B3")
def test_the_wheel_carries_blocks_from_vi_back_to_i_where_they_are_dear_again() -> None:
    scene = scenario(wheel={"VI": "ppbbggr", "I": "wwww"}).play(TURN)
    assert scene.s.stage == SEGMENTS
    assert (scene.at("I"), scene.at("II")) == ("ppbbggr", "wwww")
    scene.buys("I", "r")
    assert scene.coins() == 16


@pytest.mark.rule("CAR-B3")
def test_new_blocks_join_those_that_come_round() -> None:
    scene = scenario(wheel={"VI": "ppbbggrry"}).play(TURN).draws("ww")
    assert scene.at("I") == "ppbbggrryww"


@pytest.mark.rule("CAR-B3")
def test_the_wheel_turns_with_an_empty_bag_and_draws_what_there_is() -> None:
    scene = scenario(wheel={"I": "pb"}, bag_goes_to=2).play(TURN)
    assert (scene.s.stage, scene.at("II")) == (SEGMENTS, "pb")
    scene = scenario(wheel={"I": "pb"}, hands=["", "", "pppppbbbbbgggggggrrrrrrryyyyyyywwwwwww"])
    scene.play(TURN).draws("pb")
    assert (scene.s.stage, scene.s.on_wheel) == (SEGMENTS, 4)


@pytest.mark.rule("CAR-B4")
def test_who_turned_and_can_afford_nothing_shows_it_and_takes_two_coins() -> None:
    scene = scenario(wheel=NOTHING_BUT_DEAR, coins=[3])
    assert KEEP not in scene.legal()
    scene.play(TURN)
    assert scene.legal() == [SHOW]
    assert GAME.barrier(scene.s, 0, SHOW)
    assert GAME.redact(scene.s, 0, SHOW, 1) == {"do": "show", "has": 3, "coins": 2}
    scene.play(SHOW)
    assert (scene.coins(), scene.s.turn) == (5, 1)


@pytest.mark.rule("CAR-B4")
def test_a_free_block_counts_as_affordable() -> None:
    scene = scenario(wheel={"V": "p", "I": "wwwwwwyyyy"}, coins=[0])
    assert KEEP in scene.legal()
    scene.play(TURN)
    assert scene.legal() == [block("VI", "p")]
    scene.buys("VI", "p")
    assert (scene.hand(), scene.coins()) == ("p", 0)


@pytest.mark.rule("CAR-B5")
def test_no_buying_when_wheel_and_bag_are_empty() -> None:
    scene = scenario(wheel={}, bag_goes_to=2)
    assert scene.legal() == [PASS]
    assert TURN in scenario(wheel={}).legal()
    assert KEEP not in scenario(wheel={}).legal()


@pytest.mark.rule("CAR-B6")
def test_in_the_advanced_version_one_or_both_wheels_must_turn() -> None:
    scene = advanced(NINE)
    assert TURN_BOTH in scene.legal()
    assert TURN_STATUES in scene.legal()
    assert KEEP not in scene.legal()


def shown(scene: Scene) -> list[tuple[str, str]]:
    """Decoration and statue by location."""
    view = GAME.view(scene.s, 0)
    return [(place.decoration.kind, place.statue.colour) for place in view.locations]


@pytest.mark.rule("CAR-B6")
def test_both_wheels_keep_statues_with_their_segments_the_inner_one_shifts_them() -> None:
    scene = advanced(NINE)
    before = shown(scene)
    scene.play(TURN_BOTH).draws("pp")
    assert shown(scene) == [before[-1], *before[:-1]]
    scene = advanced(NINE).play(TURN_STATUES)
    assert scene.s.stage == SEGMENTS
    assert scene.s.on_wheel == 9
    after = shown(scene)
    assert [kind for kind, _ in after] == [kind for kind, _ in before]
    assert [c for _, c in after] == [before[-1][1], *(c for _, c in before[:-1])]


@pytest.mark.rule("CAR-B6")
def test_only_the_statue_wheel_needs_an_affordable_block() -> None:
    scene = advanced(NOTHING_BUT_DEAR, coins=[3])
    assert TURN_STATUES not in scene.legal()
    assert TURN_BOTH in scene.legal()
    scene = advanced({})
    assert TURN_STATUES not in scene.legal()
    assert TURN_BOTH in scene.legal()


@pytest.mark.rule("CAR-B7")
def test_buying_all_blocks_of_a_segment_gives_its_decoration_or_its_statue() -> None:
    scene = advanced({"I": "g", "II": "rb"}, coins=[9]).play(TURN_STATUES).buys("I", "g")
    # The statue wheel has moved one location on: white came round to I.
    assert scene.s.stage == TAKING
    assert scene.legal() == [take(item("cup")), take(item("white")), LEAVE]
    scene.play(LEAVE)
    assert scene.s.turn == 1


@pytest.mark.rule("CAR-B7")
def test_leaving_a_block_gives_nothing() -> None:
    scene = advanced({"I": "gg"}, coins=[9]).play(TURN_STATUES).buys("I", "g")
    assert scene.s.turn == 1


@pytest.mark.rule("CAR-B7")
def test_what_is_used_up_cannot_be_taken() -> None:
    cups = "cattedrale1* cattedrale2* cattedrale3* cattedrale4* cattedrale5* cattedrale8*"
    scene = advanced({"I": "g"}, coins=[9], cities=[{}, {"lerici": cups}])
    assert scene.s.decorations[item("cup")] == 0
    scene.play(TURN_STATUES).buys("I", "g")
    assert scene.legal() == [take(item("white")), LEAVE]


@pytest.mark.rule("CAR-B7")
def test_nothing_comes_from_a_segment_already_empty() -> None:
    scene = advanced({"I": "g"}).play(TURN_STATUES)
    assert [form["location"] for form in scene.forms() if form["do"] == "cart"] == ["I"]


@pytest.mark.rule("CAR-D1")
@pytest.mark.rule("CAR-B7")
def test_the_rulebooks_example_a_flag_for_the_castello_in_pisa() -> None:
    scene = advanced({"I": "rryb"}, cup_at="VI", cities=[{"pisa": "castello2 palazzo1"}])
    scene.s.first_decoration = 4  # the flag at location I
    scene.play(TURN_STATUES).buys("I", "yrrb")
    scene.play(take(item("flag")))
    assert scene.legal() == [set_on(tile("castello2"), city("pisa")), STORE]
    scene.play(set_on(tile("castello2"), city("pisa")))
    assert scene.s.decorated == 1 << tile("castello2")
    assert scene.s.turn == 1


def test_the_wheel_outcome_says_which_decoration_lies_at_i() -> None:
    assert GAME.encode(-1, WHEEL + item("cup")) == {
        "do": "wheel",
        "decoration": {"is": "decoration", "kind": "cup"},
    }
