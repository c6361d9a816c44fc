"""Scorings, the end, the ranking."""

from __future__ import annotations

import pytest

from contrada.core.game import TERMINAL
from contrada.games.tuscany import actions as act
from contrada.games.tuscany import state as st
from contrada.games.tuscany.phases.effects import gain_green, gain_red
from contrada.games.tuscany.scoring import score_green
from tests.games.tuscany.scenario import GAME, Scene, lay, scenario


def finish_round(scene: Scene) -> Scene:
    """Draw cards with every player up to the start player's right neighbour."""
    return scene.skip_turns((scene.s.start - scene.s.turn) % scene.s.seats)


@pytest.mark.rule("TUS-E1")
def test_the_seventh_own_tile_ends_the_period_after_the_round() -> None:
    scene = scenario(turn=1, laid_out=[5, 6, 6], green=[3, 0, 0])
    scene.take("quarry").refills("village")
    assert scene.s.triggered == 1
    scene.take("city").refills("village")
    assert scene.s.phase == st.SCORING
    scene.happens(act.SCORE)
    assert (scene.s.scorings, scene.s.triggered, scene.s.seat) == (1, 0, 0)
    assert scene.s.red[0] == 3


@pytest.mark.rule("TUS-E1")
def test_a_later_player_with_seven_tiles_triggers_nothing() -> None:
    scene = scenario(laid_out=[6, 9, 7], scorings=1)
    scene.take("quarry").refills("village")
    assert scene.s.triggered == 0
    finish_round(scene)
    assert scene.s.scorings == 1


@pytest.mark.rule("TUS-E1")
def test_the_second_period_ends_with_the_fourteenth_tile() -> None:
    scene = scenario(turn=2, laid_out=[6, 9, 13], scorings=1)
    scene.take("quarry").refills("cart")
    assert scene.s.phase == st.SCORING
    assert scene.happens(act.SCORE).s.scorings == 2


@pytest.mark.rule("TUS-E1")
def test_neutral_tiles_never_count() -> None:
    scene = scenario(
        laid_out=[5, 0, 0], display="village village village village castle city estate quarry"
    )
    scene.take("quarry").refills("village").opens("quarry quarry quarry cart cart")
    assert scene.s.own_left[0] == 15
    assert scene.s.triggered == 0


@pytest.mark.rule("TUS-E1")
def test_the_round_ends_before_the_start_player_whoever_that_is() -> None:
    scene = scenario(start=2, turn=0, laid_out=[6, 0, 0])
    scene.take("quarry").refills("village")
    scene.skip_turns(1)
    assert scene.s.phase == st.SCORING


@pytest.mark.rule("TUS-E2")
def test_after_the_third_trigger_one_more_round_is_played() -> None:
    scene = scenario(turn=1, laid_out=[0, 20, 0], scorings=2)
    scene.take("quarry").refills("grain")
    scene.skip_turns(1)
    assert scene.s.last_round == 1
    assert scene.s.scorings == 2
    scene.skip_turns(3)
    assert scene.s.phase == st.SCORING
    scene.happens(act.SCORE)
    assert scene.s.seat == TERMINAL
    assert scene.s.scorings == 3


@pytest.mark.rule("TUS-E3")
def test_green_9_and_red_4_make_13_and_green_stays() -> None:
    s = scenario(green=[9, 0, 0], red=[4, 0, 0]).s
    score_green(s)
    assert (s.red[0], s.green[0]) == (13, 9)
    gain_red(s, 0, st.FROM_RED_YIELDS, 2)
    assert s.red[0] == 15
    gain_green(s, 0, st.FROM_AREAS, 13)
    score_green(s)
    assert (s.red[0], s.green[0]) == (37, 22)


@pytest.mark.rule("TUS-E4")
def test_what_is_left_gives_a_point_each_and_three_cards_one() -> None:
    scene = scenario(
        turn=2,
        laid_out=[21, 0, 0],
        scorings=2,
        green=[10, 0, 0],
        hands=["R R R R R O O O"],
        storage=["city hexagon"],
        bonus=["storage"],
        marble=[2, 0, 0],
        workers=[3, 0, 0],
    )
    scene.s.triggered = scene.s.last_round = 1
    scene.skip_turns(1).happens(act.SCORE)
    s = scene.s
    assert s.seat == TERMINAL
    assert s.red[0] == 10 + 2 + 2 + 3 + 2
    assert s.red[1] == 0
    lines = {line.source: line.points for line in GAME.breakdown(s, 0, 0).lines}
    assert lines == {
        "areas": 10,
        "colours": 0,
        "agriculture": 0,
        "storage": 0,
        "green_yields": 0,
        "red_yields": 0,
        "surplus": 0,
        "items": 2,
        "marble": 2,
        "workers": 3,
        "cards": 2,
    }
    assert GAME.breakdown(s, 0, 0).total == GAME.scores(s)[0] == 19


@pytest.mark.rule("TUS-E4")
def test_undrawn_stacks_give_nothing() -> None:
    scene = scenario(turn=2, scorings=2)
    scene.s.triggered = scene.s.last_round = 1
    scene.skip_turns(1).happens(act.SCORE)
    assert scene.s.own_left[0] == 21
    assert GAME.scores(scene.s) == [0, 0, 0]


@pytest.mark.rule("TUS-E5")
def test_most_red_points_then_more_empty_fields_then_fewer_green() -> None:
    s = scenario(red=[20, 21, 20]).s
    s.scorings, s.phase, s.seat = 3, st.OVER, TERMINAL
    assert GAME.ranking(s) == [2, 1, 2]
    lay(s, 0, "d3")
    assert GAME.ranking(s) == [3, 1, 2]
    s = scenario(red=[20, 20, 20], green=[5, 4, 5]).s
    s.scorings, s.phase, s.seat = 3, st.OVER, TERMINAL
    assert GAME.ranking(s) == [2, 1, 2]


def test_before_the_end_the_points_are_those_of_a_scoring_now() -> None:
    s = scenario(red=[4, 0, 0], green=[9, 0, 0], marble=[1, 0, 0], hands=["R R R R"]).s
    assert GAME.scores(s)[0] == 4 + 9 + 1 + 1
    assert GAME.breakdown(s, 0, 1).total == 15
