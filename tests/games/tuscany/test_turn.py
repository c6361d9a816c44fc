"""Draw, take, place, and the marble."""

from __future__ import annotations

import pytest

from contrada.core.game import CHANCE
from contrada.games.tuscany import actions as act
from contrada.games.tuscany import state as st
from contrada.games.tuscany.pieces import TILE_KINDS
from tests.games.tuscany.payments import results
from tests.games.tuscany.scenario import (
    GAME,
    Scene,
    colour,
    empty_deck,
    field,
    item,
    pays,
    scenario,
)


def payments(scene: Scene) -> set[str]:
    """Every way to pay for the open placement."""
    return results(GAME, scene.s)


# -- draw -------------------------------------------------------------------------------------


@pytest.mark.rule("TUS-T1")
@pytest.mark.parametrize(("draw", "bonus", "cards"), [(2, "", 2), (2, "card card", 4), (3, "", 3)])
def test_two_cards_and_one_more_for_each_card_tile(draw: int, bonus: str, cards: int) -> None:
    scene = scenario(draw=draw, bonus=[bonus]).play(act.DRAW)
    scene.draws(" ".join(["O"] * cards))
    assert scene.hand(0) == " ".join(["O"] * cards)
    assert scene.s.seat == 1


@pytest.mark.rule("TUS-T1")
def test_the_discards_are_shuffled_only_when_a_card_is_needed_and_none_is_left() -> None:
    scene = empty_deck(scenario(discards="R R LG"))
    scene.s.hands[8 + colour("Y")] -= 1
    scene.s.hand_size[1] -= 1
    scene.s.deck[colour("Y")] += 1
    scene.s.deck_size += 1
    scene.play(act.DRAW).draws("Y")
    assert (scene.s.deck_size, scene.s.discards_size) == (3, 0)
    scene.draws("R")
    assert scene.hand(0) == "R Y"


@pytest.mark.rule("TUS-T1")
def test_with_too_few_cards_one_takes_what_there_is() -> None:
    scene = empty_deck(scenario(discards="R", bonus=["card"])).play(act.DRAW).draws("R")
    assert scene.hand(0) == "R"
    assert scene.s.seat == 1


@pytest.mark.rule("TUS-T1")
def test_without_any_card_there_is_no_drawing() -> None:
    scene = empty_deck(scenario())
    assert "draw" not in scene.verbs()
    assert GAME.prompt(scene.s, 0).values["cards"] == "none"
    assert GAME.prompt(scenario().s, 0).values["cards"] == "some"


# -- take -------------------------------------------------------------------------------------


@pytest.mark.rule("TUS-T2")
def test_a_taken_tile_goes_to_storage_and_an_own_one_fills_its_place() -> None:
    scene = scenario().take("quarry")
    assert scene.stored(0) == ["quarry"]
    assert scene.s.seat == CHANCE
    scene.refills("village")
    assert scene.s.display[3] == item("village")
    assert scene.s.own_left[0] == 20
    assert scene.s.seat == 1


@pytest.mark.rule("TUS-T2")
def test_a_full_storage_gives_up_an_item_chosen_with_the_tile() -> None:
    scene = scenario(storage=["city hexagon"], bonus=["storage"])
    assert scene.may(act.exchange(item("quarry"), item("city")))
    assert scene.may(act.exchange(item("quarry"), item("hexagon")))
    assert not scene.may(act.take(item("quarry")))
    scene.play(act.exchange(item("quarry"), item("city")))
    assert sorted(scene.stored(0)) == ["hexagon", "quarry"]
    assert scene.s.box[item("city")] == 1
    assert scene.s.seat == CHANCE


@pytest.mark.rule("TUS-T2")
def test_a_hexagon_given_up_goes_to_the_supply() -> None:
    scene = scenario(storage=["hexagon"])
    scene.play(act.exchange(item("village"), item("hexagon"))).refills("castle")
    assert scene.stored(0) == ["village"]
    assert sum(scene.s.box) == 0


@pytest.mark.rule("TUS-T2")
def test_without_own_tiles_taking_stays_legal_and_nothing_fills_the_gap() -> None:
    scene = scenario(laid_out=[21], scorings=2)
    scene.take("quarry")
    assert len(scene.display()) == 7
    assert scene.s.seat == 1


# -- place ------------------------------------------------------------------------------------


@pytest.mark.rule("TUS-T3")
def test_two_yellow_cards_place_a_monastery() -> None:
    scene = scenario(hands=["Y Y R R R"], storage=["monastery"])
    assert scene.fields("place") == {"c3", "d3"}
    scene.place("monastery", "d3")
    assert scene.covered(0, "d3")
    assert scene.stored(0) == []
    assert scene.hand(0) == "R R R"
    assert scene.s.discards[colour("Y")] == 2


@pytest.mark.rule("TUS-T3")
def test_one_worker_and_two_light_green_cards_place_a_city() -> None:
    scene = scenario(
        hands=["LG LG"], workers=[1, 0, 0], storage=["city"], laid=["d1"], display="castle"
    )
    scene.place("city", "e1", "LG W LG")
    assert scene.covered(0, "e1")
    assert scene.hand(0) == ""
    assert scene.s.workers[0] == 0


@pytest.mark.rule("TUS-T3")
def test_two_workers_place_anything() -> None:
    scene = scenario(workers=[2, 0, 0], storage=["cart"])
    scene.play(act.place(item("cart"), field("c2")))
    assert payments(scene) == {"W W"}
    assert GAME.forced(scene.s, 0)
    scene.play(*pays("W W")).yields("red_points")
    assert scene.covered(0, "c2")


@pytest.mark.rule("TUS-T3")
def test_every_way_to_pay_and_no_overpaying() -> None:
    scene = scenario(hands=["Y Y R R R R O O LG"], workers=[2, 0, 0], storage=["monastery"])
    scene.play(act.place(item("monastery"), field("d3")))
    assert payments(scene) == {
        "Y Y",
        "Y W",
        "W W",
        "R R Y",
        "O O Y",
        "R R W",
        "O O W",
        "R R R R",
        "R R O O",
    }


@pytest.mark.rule("TUS-T3")
def test_two_pairs_may_be_of_one_colour() -> None:
    scene = scenario(hands=["R R R R"], storage=["monastery"])
    scene.place("monastery", "d3", "R R R R")
    assert scene.hand(0) == ""


@pytest.mark.rule("TUS-T3")
@pytest.mark.parametrize("hand", ["Y", "Y R", "R R R", "R R", "Y O R LG BE"])
def test_what_cannot_be_paid_is_not_offered(hand: str) -> None:
    assert "place" not in scenario(hands=[hand], storage=["monastery"]).verbs()


@pytest.mark.rule("TUS-T3")
def test_a_pair_of_the_own_colour_is_no_joker_but_two_units() -> None:
    scene = scenario(hands=["Y Y Y"], storage=["monastery"])
    scene.play(act.place(item("monastery"), field("c3")))
    assert payments(scene) == {"Y Y"}


@pytest.mark.rule("TUS-T3")
def test_tiles_only_on_their_colour_and_beside_a_laid_tile() -> None:
    scene = scenario(hands=["O O T T"], storage=["village estate"], bonus=["storage"])
    assert scene.fields("place") == {"e3"}
    further = scenario(hands=["O O"], storage=["village"], laid=["e3 c2"])
    assert further.fields("place") == {"b2", "f2"}


@pytest.mark.rule("TUS-T3")
def test_a_hexagon_goes_on_any_colour_but_not_in_the_turn_it_was_gained() -> None:
    hand = "T T T T LG LG BE BE O O Y Y"
    scene = scenario(
        hands=[hand], storage=["estate"], laid=["d1 e1"], marble=[1, 0, 0], bonus=["storage"]
    )
    scene.place("estate", "f1")
    assert scene.stored(0) == ["hexagon"]
    scene.play(act.MARBLE)
    assert "place" not in scene.verbs()
    later = scenario(hands=[hand], storage=["hexagon"], laid=["d1 e1 f1"])
    assert later.fields("place") >= {"c1", "c2", "c3", "d3", "e2", "e3", "f2"}


@pytest.mark.rule("TUS-T3")
def test_an_older_hexagon_may_be_placed_when_another_was_just_gained() -> None:
    scene = scenario(
        hands=["T T LG LG R"],
        storage=["estate hexagon"],
        laid=["d1 e1"],
        marble=[1, 0, 0],
        bonus=["storage"],
    )
    scene.place("estate", "f1").play(act.MARBLE)
    assert "place" in scene.verbs()
    scene.place("hexagon", "e2")
    assert scene.stored(0) == ["hexagon"]


@pytest.mark.rule("TUS-T3")
def test_the_payment_is_asked_unless_everyone_can_tell_it() -> None:
    known = scenario(hands=["Y Y"], storage=["monastery"])
    known.play(act.place(item("monastery"), field("d3")))
    assert GAME.forced(known.s, 0)
    one = scenario(hands=["Y"], workers=[1, 0, 0], storage=["monastery"])
    one.play(act.place(item("monastery"), field("d3")))
    assert not GAME.forced(one.s, 0), "either comes first"
    one.play(*pays("W"))
    assert GAME.forced(one.s, 0)
    hidden = scenario(hands=["Y Y R"], storage=["monastery"])
    hidden.play(act.place(item("monastery"), field("d3")))
    assert payments(hidden) == {"Y Y"}
    assert not GAME.forced(hidden.s, 0)


# -- marble -----------------------------------------------------------------------------------


@pytest.mark.rule("TUS-T4")
def test_a_marble_buys_one_more_action_of_any_kind_once_per_turn() -> None:
    scene = scenario(marble=[2, 0, 0]).play(act.DRAW).draws("Y Y")
    assert scene.legal() == [act.END_TURN, act.MARBLE]
    scene.play(act.MARBLE)
    assert {"draw", "take"} <= set(scene.verbs())
    assert "marble" not in scene.verbs()
    scene.play(act.DRAW).draws("Y Y")
    assert scene.s.marble[0] == 1
    assert scene.s.seat == 1


@pytest.mark.rule("TUS-T4")
def test_a_marble_gained_this_turn_may_be_used() -> None:
    scene = scenario(hands=["GR GR"], storage=["quarry"], laid=["d3"])
    scene.place("quarry", "e4")
    assert scene.legal() == [act.END_TURN, act.MARBLE]


@pytest.mark.rule("TUS-T4")
def test_the_turn_ends_by_itself_without_marble_and_by_choice_with_it() -> None:
    scene = scenario(marble=[1, 1, 0]).play(act.DRAW).draws("Y Y").play(act.END_TURN)
    assert scene.s.marble[0] == 1
    scene.play(act.DRAW).draws("Y Y")
    assert scene.s.seat == 1
    scene.play(act.END_TURN, act.DRAW).draws("Y Y")
    assert scene.s.seat == 0


@pytest.mark.rule("TUS-T4")
def test_no_marble_inside_a_castle_chain() -> None:
    scene = scenario(hands=["DG DG"], storage=["castle"], laid=["c3 b3"], marble=[1, 0, 0])
    scene.place("castle", "a3")
    assert scene.s.phase == st.CASTLE_TAKING
    assert "marble" not in scene.verbs()
    scene.play(act.SKIP_CASTLE)
    assert scene.may(act.MARBLE)


@pytest.mark.rule("TUS-T4")
def test_a_marble_is_not_offered_where_no_action_is_possible() -> None:
    scene = empty_deck(scenario(laid_out=[21], scorings=2, display="city", marble=[1, 0, 0]))
    scene.take("city")
    assert scene.legal() == [act.END_TURN]
    assert not GAME.forced(scene.s, 0)


# -- five of a colour -------------------------------------------------------------------------


@pytest.mark.rule("TUS-T5")
def test_the_fifth_tile_of_a_colour_clears_all_of_them() -> None:
    scene = scenario(display="village village village village castle city estate quarry")
    scene.take("quarry").refills("village")
    assert scene.s.phase == st.CLEARING
    assert scene.s.aside[item("village")] == 5
    scene.opens("quarry quarry quarry cart cart")
    assert scene.display() == [
        *["quarry", "quarry", "quarry", "cart"],
        *["castle", "city", "estate", "cart"],
    ]
    assert scene.s.seat == 1
    assert scene.stored(0) == ["quarry"]


@pytest.mark.rule("TUS-T5")
def test_all_agriculture_is_one_colour() -> None:
    scene = scenario(display="pigs+vines sheep+grain vines grain castle city estate quarry")
    scene.take("quarry").refills("vines")
    assert scene.s.phase == st.CLEARING
    assert scene.s.to_open == 5


@pytest.mark.rule("TUS-T5")
def test_clearing_is_checked_again_after_all_tiles_are_opened() -> None:
    scene = scenario(display="village village village village cart quarry quarry city")
    put_aside(scene, "quarry quarry quarry")
    keep(scene, "quarry quarry castle castle castle castle estate estate estate")
    scene.take("cart").refills("village")
    scene.opens("quarry quarry castle castle castle")
    assert scene.s.seat == 1
    again = scenario(display="village village village village cart quarry quarry city")
    put_aside(again, "quarry quarry quarry")
    keep(again, "quarry quarry")
    again.take("cart").refills("village").opens("quarry quarry quarry")
    assert again.s.phase == st.CLEARING
    again.opens("quarry quarry")
    assert again.s.phase == st.CLEARING
    assert again.s.aside[item("quarry")] == 7
    assert again.s.to_open == 7


@pytest.mark.rule("TUS-T5")
def test_the_tiles_laid_aside_are_shuffled_when_the_neutral_ones_run_out() -> None:
    scene = scenario(display="village village village village castle city estate quarry")
    keep(scene, "castle castle")
    scene.take("quarry").refills("village")
    scene.opens("castle castle")
    assert scene.s.neutral_size == 5
    assert sum(scene.s.aside) == 0
    scene.opens("village village village")
    assert scene.s.seat == 1
    assert scene.s.neutral_size == 2


@pytest.mark.rule("TUS-T5")
def test_after_one_shuffle_without_success_the_display_stays_as_it_is() -> None:
    scene = scenario(seats=2, display="village village village village quarry quarry quarry city")
    put_aside(scene, "quarry quarry quarry")
    keep(scene, "")
    scene.take("city").refills("village")
    scene.opens("quarry quarry quarry village village")
    assert scene.s.aside[item("quarry")] == 6
    scene.opens("village village village")
    assert scene.s.seat == 1
    assert scene.display() == ["village"] * 5
    scene.play(act.take(item("village"))).refills("castle")
    assert scene.s.seat == 0
    assert scene.display().count("village") == 4


def put_aside(scene: Scene, text: str) -> None:
    """The last seat has laid out these tiles, and they were laid aside."""
    s = scene.s
    for word in text.split():
        s.own[(s.seats - 1) * TILE_KINDS + item(word)] -= 1
        s.own_left[s.seats - 1] -= 1
        s.aside[item(word)] += 1
    assert GAME.check(s) == []


def keep(scene: Scene, text: str) -> None:
    """Leave only these neutral tiles face down; the others go to the box."""
    s = scene.s
    left = [item(word) for word in text.split()]
    for tile in range(len(s.neutral)):
        s.box[tile] += s.neutral[tile] - left.count(tile)
        s.neutral[tile] = left.count(tile)
    s.neutral_size = len(left)
    assert GAME.check(s) == []


# -- nothing to do ----------------------------------------------------------------------------


@pytest.mark.rule("TUS-T6")
def test_with_an_empty_display_neither_taking_nor_castles_are_possible() -> None:
    scene = scenario(hands=["DG DG"], storage=["castle"], laid=["c3 b3"], display="")
    assert set(scene.verbs()) == {"draw", "place"}
    scene.place("castle", "a3")
    assert scene.s.seat == 1


@pytest.mark.rule("TUS-T6")
def test_passing_only_where_nothing_is_legal_and_when_all_pass_the_period_ends() -> None:
    scene = scenario(seats=2, display="")
    assert act.END_TURN not in scene.legal()
    s = empty_deck(scene, hoarder=1).s
    assert scene.legal() == [act.END_TURN]
    assert GAME.redact(s, 0, act.END_TURN, 1) == {"do": "pass"}
    scene.play(act.END_TURN)
    assert scene.legal() == [act.END_TURN]
    scene.play(act.END_TURN)
    assert s.phase == st.SCORING
    scene.happens(act.SCORE)
    for _ in range(2):
        scene.play(act.END_TURN)
    assert (s.scorings, s.phase) == (1, st.SCORING)
    scene.happens(act.SCORE)
    for _ in range(4):
        scene.play(act.END_TURN)
    assert (s.scorings, s.phase, s.last_round) == (2, st.SCORING, 1)
    assert scene.happens(act.SCORE).s.phase == st.OVER
