"""The end: final scoring and ranking."""

from __future__ import annotations

import pytest

from contrada.core.game import SPECTATOR, TERMINAL
from contrada.games.carpe_diem import state as st
from contrada.games.carpe_diem.phases.district import villa_value
from contrada.games.carpe_diem.pieces import KIND_NAMES
from contrada.games.carpe_diem.scoring import fountain_points, frame_points, leftovers
from tests.games.carpe_diem.scenario import GAME, TABLES, Scene, scenario


def ended(scene: Scene) -> Scene:
    scene.s.stage = st.OVER
    return scene


@pytest.mark.rule("CAD-E1")
def test_the_game_ends_after_the_fourth_scoring() -> None:
    scene = scenario(scoring=True, phase=4)
    while scene.seat >= 0:
        scene.play(scene.legal()[0])
    assert scene.seat == TERMINAL
    assert sum(1 for disc in scene.s.discs if disc >= 0) == 8


@pytest.mark.rule("CAD-E1")
def test_villas_of_3_5_and_5_chimneys_are_worth_17() -> None:
    assert sum(int(villa_value(TABLES, chimneys)) for chimneys in (3, 5, 5)) == 17


@pytest.mark.rule("CAD-E1")
def test_only_finished_villas_count_with_their_chimneys() -> None:
    """Three chimneys in a finished villa, four in one with an opening."""
    laid = [{"33": "V.V.2", "23": "V...@2", "34": "V.V.2", "24": "VV..2@1"}]
    scene = scenario(laid=laid)
    assert (scene.built("villa"), scene.s.villas[0]) == (0, 0)
    laid[0]["43"] = "VH.."
    scene = scenario(laid=laid)
    assert (scene.built("villa"), scene.built("chimney")) == (1, 8)
    assert scene.s.villas[0] == 5, "2 + 1 + 1 chimneys; the other four have an opening"


@pytest.mark.rule("CAD-E1")
def test_leftovers_are_one_sum_halved_and_rounded_down() -> None:
    scene = scenario(goods=["fish, herb, coin, bread"], stored=["market P.W. P.K."])
    assert leftovers(scene.s, 0) == 3, "seven pieces"
    assert leftovers(scene.s, 1) == 0


@pytest.mark.rule("CAD-E1")
def test_track_counts_its_number_and_both_copies_of_a_fountain_card_count() -> None:
    scene = scenario(
        track=[13, 0],
        counts={"merchant": 3, "villa": 2, "market": 1},
        hands=["merchant merchant villa"],
    )
    assert fountain_points(TABLES, scene.s, 0) == 2 * (3 + 3 + 2)
    lines = {line.source: line.points for line in GAME.breakdown(scene.s, 0, 0).lines}
    assert lines["track"] == 13


@pytest.mark.rule("CAD-E1")
def test_frame_baker_and_villa_done_pond_unfinished_garden_off_its_line_7_points() -> None:
    """Above F04, pond on column 3 and villa on 6; right F14, garden on row 3 and baker on 5."""
    laid = [
        {
            "33": "PH..",
            "43": "market",
            "53": "cb..@2",
            "52": "Hb..",
            "44": "bK..",
            "45": "K...@3",
            "54": "market",
            "55": "V...@1",
            "56": "V...@3",
        }
    ]
    scene = scenario(laid=laid, frames=["F04 F14 F01 F05", "F02 F03 F06 F07"])
    assert scene.built("baker") == 1, "on row 5"
    assert scene.built("villa") == 1, "on column 6"
    assert scene.built("herb_garden") == 1, "on row 4 only"
    assert scene.built("pond") == 0
    assert frame_points(TABLES, scene.s, 0) == 4 + 3


@pytest.mark.rule("CAD-E1")
def test_a_feature_may_serve_several_tasks_and_further_ones_add_nothing() -> None:
    """One villa lies on column 3 (F12 above) and on row 5 (F16 to the right)."""
    laid = [{"33": "V...@2", "43": "VVV.2", "44": "V...2@3", "53": "V..."}]
    frames = ["F12 F16 F01 F05", "F02 F03 F06 F07"]
    scene = scenario(laid=laid, frames=frames)
    tasks = GAME.view(scene.s, 0).players[0].tasks
    met = [(line.side, line.task.of) for line in tasks if line.status == "met"]
    assert met == [("top", "villa"), ("right", "villa")]
    assert (scene.built("villa"), frame_points(TABLES, scene.s, 0)) == (1, 6)
    laid[0] |= {"23": "market", "13": "V...@1", "14": "V...2@3"}
    scene = scenario(laid=laid, frames=frames)
    assert (scene.built("villa"), frame_points(TABLES, scene.s, 0)) == (2, 6)


@pytest.mark.rule("CAD-E2")
def test_most_points_win() -> None:
    scene = ended(scenario(vp=[30, 31]))
    assert GAME.scores(scene.s) == [30, 31]
    assert GAME.ranking(scene.s) == [2, 1]


@pytest.mark.rule("CAD-E2")
def test_a_tie_goes_to_the_disc_further_back() -> None:
    scene = ended(scenario(seats=3, vp=[28, 30, 27], track=[3, 1, 4]))
    assert GAME.scores(scene.s) == [31, 31, 31]
    assert GAME.ranking(scene.s) == [2, 1, 3]


@pytest.mark.rule("CAD-E2")
def test_on_one_space_the_lower_disc_is_further_back() -> None:
    scene = ended(scenario(vp=[30, 30], track=[5, 5], order=[0, 1]))
    assert GAME.ranking(scene.s) == [2, 1]
    scene = ended(scenario(vp=[30, 30], track=[5, 5], order=[1, 0]))
    assert GAME.ranking(scene.s) == [1, 2]


@pytest.mark.rule("CAD-E3")
def test_victory_points_of_others_are_shown_only_with_open_scores() -> None:
    hidden = scenario(vp=[12, 17]).s
    assert [player.vp for player in GAME.view(hidden, 0).players] == [12, None]
    assert [player.vp for player in GAME.view(hidden, SPECTATOR).players] == [None, None]
    shown = scenario(vp=[12, 17], open_scores=True).s
    assert [player.vp for player in GAME.view(shown, 0).players] == [12, 17]
    assert [player.vp for player in GAME.view(shown, SPECTATOR).players] == [12, 17]


@pytest.mark.rule("CAD-E3")
def test_the_breakdown_tells_others_nothing_of_points_in_hand_before_the_end() -> None:
    scene = scenario(vp=[12, 17], track=[0, 3])
    sources = {line.source for line in GAME.breakdown(scene.s, 1, 0).lines}
    assert sources == {"villas", "leftovers", "track", "frame"}
    assert GAME.breakdown(scene.s, 1, 1).total == 20
    assert GAME.breakdown(ended(scene).s, 1, 0).total == 20


def test_ending_shows_every_hand() -> None:
    scene = scenario(hands=["villa", "pond"])
    assert GAME.view(scene.s, 0).players[1].fountain_hand is None
    shown = GAME.view(ended(scene).s, 0).players[1].fountain_hand
    assert [found.of for found in shown] == ["pond"]
    assert KIND_NAMES[0] == "pond"
