"""A turn: moving, taking, storing."""

from __future__ import annotations

import pytest

from contrada.games.carpe_diem import actions as act
from contrada.games.carpe_diem import state as st
from contrada.games.carpe_diem.phases.turn import display_size
from tests.games.carpe_diem.scenario import GAME, Scene, face, scenario

FULL = {
    1: "P.W. P.K. P.b. P.a.",
    2: "W.H. W.a. W.c. H.K.",
    3: "H.m. K.m. m.b. m.c.",
    4: "b.a. a.c. PH.. mP..",
    5: "Pc.. KW.. Wm.. bW..",
    6: "Hb.. aH.. Hc.. bK..",
    7: "Ka.. cK.. ma.. cb..",
}
START = [{"33": "V.V.2"}, {"33": "V.V.2"}]


def moves(scene: Scene) -> list[tuple[str, int]]:
    return [(form["do"], form["field"]) for form in scene.forms()]


@pytest.mark.rule("CAD-T1")
def test_to_one_of_the_two_neighbouring_fields() -> None:
    scene = scenario(figures=[1, 4], displays=FULL)
    assert moves(scene) == [("walk", 2), ("walk", 7)]
    scene.turn(7, "Ka..", "33")
    assert scene.s.figures[0] == 6
    assert face("Ka..") not in scene.s.displays
    assert scene.seat == 1


@pytest.mark.rule("CAD-T1")
def test_figures_may_share_a_field_and_must_not_stand_still() -> None:
    scene = scenario(figures=[1, 2], displays=FULL)
    assert moves(scene) == [("walk", 2), ("walk", 7)]
    scene.turn(2, "W.H.", "33")
    assert list(scene.s.figures) == [1, 1]
    assert moves(scene) == [("walk", 1), ("walk", 3)]


@pytest.mark.rule("CAD-T2")
def test_empty_fields_are_passed_in_the_same_direction() -> None:
    displays = {f: FULL[f] for f in (1, 4, 7)}
    scene = scenario(figures=[1, 4], displays=displays)
    assert moves(scene) == [("walk", 4), ("walk", 7)]
    assert GAME.preview(scene.s, 0, act.walk(3))["passes"] == [2, 3]
    assert GAME.preview(scene.s, 0, act.walk(6))["passes"] == []


@pytest.mark.rule("CAD-T2")
def test_an_empty_neighbour_may_be_chosen_on_purpose() -> None:
    """Field 2 has tiles, yet going the other way past 7, 6 and 5 is allowed."""
    scene = scenario(figures=[1, 1], displays={2: FULL[2], 4: FULL[4]})
    assert moves(scene) == [("walk", 2), ("walk", 4)]


@pytest.mark.rule("CAD-T2")
def test_all_the_way_round_to_ones_own_display_is_one_move() -> None:
    scene = scenario(figures=[5, 1], displays={5: FULL[5]})
    assert moves(scene) == [("walk", 5)]
    assert GAME.preview(scene.s, 0, act.walk(4))["passes"] in (
        [6, 7, 1, 2, 3, 4],
        [4, 3, 2, 1, 7, 6],
    )


@pytest.mark.rule("CAD-T2")
def test_both_directions_to_the_same_field_are_one_move() -> None:
    assert moves(scenario(figures=[2, 1], displays={6: FULL[6]})) == [("walk", 6)]


@pytest.mark.rule("CAD-T3")
def test_a_bread_leads_to_any_field_with_a_tile_even_ones_own() -> None:
    displays = {f: FULL[f] for f in (1, 4, 6)}
    scene = scenario(figures=[4, 1], displays=displays, goods=["2 bread"])
    assert moves(scene) == [("walk", 1), ("walk", 6), ("rush", 1), ("rush", 4), ("rush", 6)]
    scene.turn(4, "b.a.", "33", bread=True)
    assert scene.s.figures[0] == 3
    assert scene.goods() == {"bread": 1}


@pytest.mark.rule("CAD-T3")
def test_without_bread_there_is_no_rush() -> None:
    assert not scenario(displays=FULL).can("rush")


@pytest.mark.rule("CAD-T4")
def test_a_tile_may_be_stored_and_stays_there() -> None:
    scene = scenario(figures=[1, 4], displays={2: "market W.a. W.c. H.K."}, laid=START)
    scene.play(act.walk(1), act.take(face("market")))
    assert scene.legal()[-1] == act.STORE
    scene.play(act.STORE)
    assert list(scene.s.storage) == [face("market") * 4 + 0]
    assert scene.goods() == {}, "a stored market gives no coin"
    assert scene.built("market") == 0
    assert [tile.shape for tile in GAME.view(scene.s, 1).players[0].stored] == ["building"]


@pytest.mark.rule("CAD-T4")
def test_a_tile_that_fits_nowhere_must_be_stored() -> None:
    """Every free cell beside these two villa tiles has an opening to meet."""
    laid = [{"33": "VVV.2", "32": "VVV.2@2"}]
    scene = scenario(displays={2: "market W.a. W.c. H.K."}, figures=[1, 1], laid=laid)
    scene.play(act.walk(1), act.take(face("market")))
    assert scene.legal() == [act.STORE]


@pytest.mark.rule("CAD-T4")
def test_a_tile_must_be_taken() -> None:
    scene = scenario(figures=[1, 4], displays=FULL, laid=START).play(act.walk(1))
    assert {form["do"] for form in scene.forms()} == {"take"}


@pytest.mark.rule("CAD-T5")
def test_two_players_the_second_tile_takes_the_other_two_with_it() -> None:
    scene = scenario(figures=[1, 1], displays={2: FULL[2], 3: FULL[3]})
    scene.turn(2, "W.H.", "33")
    assert display_size(scene.s, 1) == 3
    scene.turn(2, "W.a.", "33")
    assert display_size(scene.s, 1) == 0
    assert list(scene.s.removed)[-2:] == [face("W.c."), face("H.K.")]


@pytest.mark.rule("CAD-T5")
def test_three_players_the_third_tile_takes_the_last_with_it() -> None:
    scene = scenario(seats=3, figures=[1, 1, 1], displays={2: FULL[2], 3: FULL[3]})
    scene.turn(2, "W.H.", "33").turn(2, "W.a.", "33")
    assert display_size(scene.s, 1) == 2
    scene.turn(2, "W.c.", "33")
    assert display_size(scene.s, 1) == 0
    assert scene.s.removed[-1] == face("H.K.")


@pytest.mark.rule("CAD-T5")
def test_four_players_nothing_leaves_the_game() -> None:
    scene = scenario(seats=4, figures=[1, 1, 1, 1], displays={2: FULL[2], 3: FULL[3]})
    before = len(scene.s.removed)
    scene.turn(2, "W.H.", "33").turn(2, "W.a.", "33").turn(2, "W.c.", "33")
    assert display_size(scene.s, 1) == 1
    assert len(scene.s.removed) == before


@pytest.mark.rule("CAD-T5")
def test_figures_stay_on_an_emptied_field_and_move_on_normally() -> None:
    scene = scenario(figures=[1, 1], displays={1: FULL[1], 2: FULL[2], 3: FULL[3]})
    scene.turn(2, "W.H.", "33").turn(2, "W.a.", "33")
    assert scene.s.figures[0] == 1
    assert moves(scene) == [("walk", 1), ("walk", 3)]


@pytest.mark.rule("CAD-T5")
def test_removal_comes_before_building() -> None:
    """What the builder gains cannot bring back or save the tiles that leave."""
    scene = scenario(figures=[1, 1], displays={2: "W.H. W.a. W.c.", 3: FULL[3]}, laid=START)
    scene.turn(2, "W.H.", None)
    assert display_size(scene.s, 1) == 0


@pytest.mark.rule("CAD-T6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_after_seven_rounds_the_displays_are_empty_and_scoring_comes(seats: int) -> None:
    scene = scenario(seats=seats, figures=[1] * seats, displays=FULL)
    turns = 0
    while scene.s.stage != st.CHOOSING_CIRCLE:
        before = scene.s.turn
        scene.play(scene.legal()[0])
        turns += scene.s.turn != before
        assert turns <= 7 * seats
    assert turns == 7 * seats
    assert max(scene.s.displays) < 0


def test_equal_tiles_are_offered_once() -> None:
    scene = scenario(figures=[1, 4], displays={2: "V.V.2 V.V.2 V.V. market"}).play(act.walk(1))
    assert scene.legal() == [act.take(face(t)) for t in ("V.V.2", "V.V.", "market")]


def test_forced_moves_are_those_that_everyone_can_see() -> None:
    scene = scenario(figures=[5, 1], displays={5: FULL[5]})
    assert GAME.forced(scene.s, 0)
    assert not GAME.forced(scene.s, 1)
    scene.play(act.walk(4))
    assert not GAME.forced(scene.s, 0)
    assert not GAME.forced(scenario(displays=FULL).s, 0)
