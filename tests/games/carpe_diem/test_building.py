"""Building: where tiles fit, the features they form, and their rewards."""

from __future__ import annotations

import pytest

from contrada.games.carpe_diem import actions as act
from contrada.games.carpe_diem import state as st
from contrada.games.carpe_diem.phases.track import advance
from contrada.games.carpe_diem.pieces import KIND_NAMES
from tests.games.carpe_diem.scenario import GAME, TABLES, Scene, cell, face, scenario, turned

FILL = " market bakery fountain"


def about_to_build(tile: str, **given: object) -> Scene:
    """Seat 0 has taken a tile and may build it."""
    options: dict[str, object] = {
        "figures": [1, 4],
        "displays": {2: f"{tile.partition('@')[0]}{FILL}"},
        **given,
    }
    scene = scenario(**options)  # type: ignore[arg-type]
    return scene.play(act.walk(1), act.take(face(tile)))


def build(scene: Scene, tile: str, at: str) -> Scene:
    return scene.play(act.build(cell(at), turned(tile) & 3))


@pytest.mark.rule("CAD-G1")
def test_the_first_tile_goes_on_the_shovel_in_any_turn() -> None:
    scene = about_to_build("P.W.")
    assert scene.forms() == [
        {"do": "build", "row": 3, "column": 3, "turn": turn} for turn in range(4)
    ]


@pytest.mark.rule("CAD-G1")
def test_later_tiles_touch_a_laid_tile_with_a_whole_side() -> None:
    scene = about_to_build("market", laid=[{"33": "market"}])
    assert scene.places("market") == ["23", "32", "34", "43"]
    assert scene.can("store")


@pytest.mark.rule("CAD-G1")
def test_the_frame_is_no_tile() -> None:
    scene = about_to_build("market", laid=[{"33": "bakery", "23": "market"}])
    assert scene.places("market") == ["13", "22", "24", "32", "34", "43"]


@pytest.mark.rule("CAD-G1")
def test_turns_that_look_the_same_are_offered_once() -> None:
    assert [form["turn"] for form in about_to_build("V.V.").forms()] == [0, 1]
    assert [form["turn"] for form in about_to_build("market").forms()] == [0]
    assert [form["turn"] for form in about_to_build("VV..").forms()] == [0, 1, 2, 3]


@pytest.mark.rule("CAD-G2")
def test_kind_to_kind_and_meadow_to_meadow() -> None:
    """The shovel tile opens a pond to the north and a vineyard to the south."""
    scene = about_to_build("P.P.", laid=[{"33": "P.W."}])
    assert scene.places("P.P.") == ["23", "32", "34"]
    assert scene.places("P.P.@1") == []
    assert scene.places("W.W.") == ["32", "34", "43"]
    assert scene.places("market") == ["32", "34"]
    assert scene.places("m.b.@1") == []


@pytest.mark.rule("CAD-G2")
def test_the_frame_counts_as_meadow() -> None:
    laid = [{"33": "V.V.", "23": "V.V."}]
    scene = about_to_build("VV..", laid=laid)
    assert "13" not in scene.places("V.V."), "it would open against the frame"
    assert "13" in scene.places("V...@2")
    assert "13" in scene.places("VV..@1")


@pytest.mark.rule("CAD-G2")
def test_all_neighbours_must_match_at_once() -> None:
    """Cell 32 has a pond to its east and a meadow to its south."""
    laid = [{"33": "PP..@3", "43": "market", "42": "bakery"}]
    scene = about_to_build("P.W.", laid=laid)
    assert "32" in scene.places("P.W.@1")
    assert "32" in scene.places("mP..")
    assert "32" not in scene.places("PH..@1"), "a chicken yard would meet the meadow"
    assert "32" not in scene.places("P.W."), "a meadow would meet the pond"


@pytest.mark.rule("CAD-G3")
def test_a_banderole_gives_a_step_and_the_disc_lands_on_top() -> None:
    scene = about_to_build("market", laid=[{"33": "bakery"}], tableaux=[1, 2], track=[0, 1])
    assert list(scene.s.order) == [1, 0]
    build(scene, "market", "32")
    assert scene.s.track[0] == 1
    assert list(scene.s.order) == [0, 1], "on top of the disc that was there"
    assert not scene.s.banderoles[0] >> cell("32") & 1


@pytest.mark.rule("CAD-G3")
def test_other_cells_give_no_step() -> None:
    scene = about_to_build("market", laid=[{"33": "bakery"}], tableaux=[1, 2])
    assert build(scene, "market", "34").s.track[0] == 0


@pytest.mark.rule("CAD-G4")
def test_a_villa_is_finished_without_openings_and_gives_nothing_at_once() -> None:
    scene = about_to_build("V.P.", laid=[{"33": "V.V.2", "43": "V...2"}])
    assert scene.built("villa") == 0
    build(scene, "V.P.@2", "23")
    assert scene.built("villa") == 1
    assert scene.s.villas[0] == 7, "2 + 2 + 1 chimneys"
    assert scene.goods() == {}


@pytest.mark.rule("CAD-G4")
def test_a_ring_of_four_corners_is_a_finished_villa() -> None:
    laid = [{"33": "VV..@1", "34": "VV..@2", "44": "VV..@3"}]
    scene = about_to_build("VV..2", laid=laid)
    build(scene, "VV..2", "43")
    assert scene.built("villa") == 1
    assert scene.s.villas[0] == 7, "five chimneys"


@pytest.mark.rule("CAD-G4")
def test_one_tile_may_join_three_villas() -> None:
    laid = [{"33": "V...@1", "43": "market", "44": "V...", "45": "bakery", "35": "V...2@3"}]
    scene = about_to_build("VVV.2", laid=laid)
    build(scene, "VVV.2@1", "34")
    assert scene.built("villa") == 1
    assert scene.s.villas[0] == 10, "1 + 1 + 2 + 2 chimneys"


@pytest.mark.rule("CAD-G5")
def test_a_pond_of_three_tiles_gives_two_fish() -> None:
    scene = about_to_build("PH..", laid=[{"33": "P.W.", "23": "P.P."}])
    assert scene.goods() == {}
    build(scene, "PH..@2", "13")
    assert scene.goods() == {"fish": 2}
    assert scene.built("pond") == 1


@pytest.mark.rule("CAD-G5")
@pytest.mark.parametrize(
    ("middles", "at", "wares"),
    [
        ({}, ("34", "K...@3"), 1),
        ({"34": "K.K.@1"}, ("35", "K...@3"), 2),
        ({"34": "K.K.@1", "35": "KK..@3"}, ("25", "K...@2"), 3),
    ],
)
def test_a_landscape_of_two_to_four_tiles(
    middles: dict[str, str], at: tuple[str, str], wares: int
) -> None:
    laid = [{"33": "K.m.@1", **middles}]
    scene = scenario(laid=laid, figures=[1, 4], phase=4, displays={2: "K..." + FILL})
    scene.turn(2, at[1], at[0])
    assert scene.goods() == {"herb": wares}
    assert scene.built("herb_garden") == 1


@pytest.mark.rule("CAD-C3")
def test_a_fifth_tile_of_a_landscape_cannot_be_built() -> None:
    """An end would finish the pond with five tiles; elsewhere it fits."""
    laid = [{"33": "P.W.@2", "43": "PP..", "44": "P.P.@1", "45": "PP..@2"}]
    scene = scenario(laid=laid, figures=[1, 4], phase=4, displays={2: "P..." + FILL})
    scene.play(act.walk(1), act.take(face("P...")))
    cells = {(a - act.BUILD) // 4 for a in scene.legal() if a != act.STORE}
    assert cell("55") not in cells
    view = GAME.view(scene.s, 0).players[0]
    assert [(at.row, at.column) for at in view.too_large] == [(5, 5)]
    assert (5, 5) in [(at.row, at.column) for at in view.unfillable]
    reason = GAME.why_not(scene.s, 0, {"do": "build", "row": 5, "column": 5, "turn": 0})
    assert (reason.id, reason.values["tiles"]) == ("too-large", 5)
    assert GAME.why_not(scene.s, 0, {"is": "cell", "row": 5, "column": 5}).id == "too-large"


@pytest.mark.rule("CAD-C3")
def test_a_middle_that_would_join_two_landscapes_of_two_cannot_be_built() -> None:
    """2 + 1 + 2 tiles; two and the middle alone are three and legal."""
    scene = scenario(laid=[{"33": "P.W.@2", "43": "PP.."}], figures=[1, 4])
    assert "44" in scene.places("P.P.@1")
    five = scenario(
        laid=[{"33": "P.W.@2", "43": "PP..", "34": "bakery", "35": "mP..@1", "45": "PP..@3"}],
        figures=[1, 4],
    )
    assert "44" not in five.places("P.P.@1")


@pytest.mark.rule("CAD-G5")
def test_each_landscape_gives_its_own_ware_once() -> None:
    for letter, ware in (("P", "fish"), ("W", "grape"), ("H", "chicken"), ("K", "herb")):
        laid = [{"33": f"V.{letter}."}]
        scene = scenario(laid=laid, figures=[1, 4], phase=4, displays={2: f"{letter}..." + FILL})
        assert scene.turn(2, f"{letter}...", "43").goods() == {ware: 1}


@pytest.mark.rule("CAD-G6")
def test_a_merchant_takes_all_wares_and_gives_a_coin_each_and_one_more() -> None:
    scene = about_to_build("m.c.", laid=[{"33": "K.m."}], goods=["2 fish, chicken, grape"])
    build(scene, "m.c.", "43")
    assert scene.goods() == {"coin": 5}


@pytest.mark.rule("CAD-G6")
def test_a_merchant_without_wares_gives_one_coin() -> None:
    scene = about_to_build("m.c.", laid=[{"33": "K.m."}], goods=["bread"])
    assert build(scene, "m.c.", "43").goods() == {"coin": 1, "bread": 1}


@pytest.mark.rule("CAD-G6")
def test_a_baker_gives_two_breads_and_an_administrator_two_steps() -> None:
    scene = about_to_build("b.a.", laid=[{"33": "m.b."}])
    assert build(scene, "b.a.", "43").goods() == {"bread": 2}
    scene = about_to_build("b.a.", laid=[{"33": "a.c.@2"}], tableaux=[1, 2])
    assert build(scene, "b.a.@2", "43").s.track[0] == 2


@pytest.mark.rule("CAD-G6")
def test_a_craftsman_fetches_any_open_dark_tile_and_builds_it_at_once() -> None:
    scene = about_to_build("cb..", laid=[{"33": "a.c."}], seals="market V... c... c... bakery")
    build(scene, "cb..", "43")
    assert (scene.seat, scene.s.stage) == (0, st.FETCHING)
    offered = [form["tile"]["areas"][0]["of"] for form in scene.forms()]
    assert offered == ["market", "villa", "craftsman", "bakery"]
    scene.lays("market", "32")
    assert scene.goods() == {"coin": 1}
    assert scene.seat == 1
    assert list(scene.s.seals)[:5] == [-1, face("V..."), face("c..."), face("c..."), face("bakery")]


@pytest.mark.rule("CAD-G6")
def test_craftsmen_chain() -> None:
    """The fetched half finishes another craftsman, which fetches again."""
    laid = [{"33": "a.c.", "34": "W.c."}]
    scene = about_to_build("Pc..", laid=laid, seals="c... bakery")
    build(scene, "Pc..@3", "43").lays("c...", "44")
    assert scene.built("craftsman") == 2
    assert (scene.seat, scene.s.stage) == (0, st.FETCHING)
    scene.lays("bakery", "32")
    assert scene.goods() == {"bread": 1}
    assert scene.seat == 1


@pytest.mark.rule("CAD-G6")
def test_an_unwanted_craftsmans_tile_is_stored() -> None:
    scene = about_to_build("cb..", laid=[{"33": "a.c."}], seals="market")
    build(scene, "cb..", "43")
    assert GAME.forced(scene.s, 0), "one seal tile is left and everyone sees it"
    scene.lays("market", None)
    assert list(scene.s.storage) == [face("market") * 4]
    assert scene.seat == 1


@pytest.mark.rule("CAD-G6")
def test_without_seal_tiles_a_craftsman_gives_nothing() -> None:
    scene = about_to_build("cb..", laid=[{"33": "a.c."}])
    build(scene, "cb..", "43")
    assert scene.seat == 1
    assert scene.s.craftsmen == 0


@pytest.mark.rule("CAD-G7")
def test_market_a_coin_and_bakery_a_bread() -> None:
    scene = about_to_build("market", laid=[{"33": "V.V."}])
    assert build(scene, "market", "32").goods() == {"coin": 1}
    scene = about_to_build("bakery", laid=[{"33": "V.V."}])
    assert build(scene, "bakery", "32").goods() == {"bread": 1}


@pytest.mark.rule("CAD-G7")
def test_a_fountain_draws_two_cards_and_one_goes_back() -> None:
    scene = build(about_to_build("fountain", laid=[{"33": "V.V."}]), "fountain", "32")
    scene.draws("merchant", "villa")
    assert [form["fountain_card"]["of"] for form in scene.forms()] == ["merchant", "villa"]
    scene.play(act.return_card(KIND_NAMES.index("merchant")))
    assert scene.hand() == ["villa"]
    assert scene.s.returned[KIND_NAMES.index("merchant")] == 1
    assert scene.seat == 1


@pytest.mark.rule("CAD-G7")
def test_a_later_fountain_may_return_an_earlier_card() -> None:
    laid = [{"33": "V.V.", "34": "fountain"}]
    scene = about_to_build("fountain", laid=laid, hands=["baker"])
    build(scene, "fountain", "32").draws("merchant", "villa")
    assert [form["fountain_card"]["of"] for form in scene.forms()] == ["merchant", "baker", "villa"]
    scene.play(act.return_card(KIND_NAMES.index("baker")))
    assert scene.hand() == ["merchant", "villa"], "as many as fountains"


@pytest.mark.rule("CAD-G7")
def test_two_equal_cards_leave_one_choice_that_is_not_shown_as_forced() -> None:
    scene = build(about_to_build("fountain", laid=[{"33": "V.V."}]), "fountain", "32")
    scene.draws("villa", "villa")
    assert len(scene.legal()) == 1
    assert not GAME.forced(scene.s, 0)


@pytest.mark.rule("CAD-G8")
def test_wares_of_a_landscape_come_before_the_merchant() -> None:
    """One tile finishes a herb garden and a merchant: the new herb becomes a coin too."""
    laid = [{"33": "H.K.", "34": "market", "44": "bakery", "54": "market", "53": "m.b."}]
    scene = about_to_build("K.m.", laid=laid)
    build(scene, "K.m.", "43")
    assert (scene.built("herb_garden"), scene.built("merchant")) == (1, 1)
    assert scene.goods() == {"coin": 2}


@pytest.mark.rule("CAD-G8")
def test_a_craftsmans_tile_comes_before_the_merchant_of_the_same_tile() -> None:
    """The fetched tile finishes a pond, and its fish goes to the merchant."""
    laid = [
        {
            "33": "K.m.",
            "34": "market",
            "44": "bakery",
            "54": "market",
            "53": "a.c.@2",
            "32": "P.b.",
        }
    ]
    scene = about_to_build("m.c.", laid=laid, seals="P... market")
    build(scene, "m.c.", "43")
    assert (scene.s.stage, scene.s.merchants) == (st.FETCHING, 1)
    assert scene.goods() == {}
    scene.lays("P...@2", "22")
    assert scene.goods() == {"coin": 2}


@pytest.mark.rule("CAD-G8")
def test_a_fetched_fountain_is_settled_before_the_merchant() -> None:
    laid = [{"33": "K.m.", "34": "market", "44": "bakery", "54": "market", "53": "a.c.@2"}]
    scene = about_to_build("m.c.", laid=laid, seals="fountain market", goods=["2 fish"])
    build(scene, "m.c.", "43").lays("fountain", "32").draws("pond", "villa")
    assert scene.goods() == {"fish": 2}
    scene.play(act.return_card(KIND_NAMES.index("pond")))
    assert scene.goods() == {"coin": 3}


@pytest.mark.rule("CAD-G9")
def test_from_19_two_steps_are_space_20_and_one_point() -> None:
    scene = scenario(track=[19, 20], vp=[10, 10])
    advance(TABLES, scene.s, 0, 2)
    assert scene.s.track[0] == 20
    assert scene.vp() == 11
    assert list(scene.s.order) == [0, 1]


@pytest.mark.rule("CAD-G9")
def test_at_the_end_a_step_brings_the_disc_back_on_top() -> None:
    scene = scenario(track=[20, 20], order=[1, 0], vp=[10, 10])
    advance(TABLES, scene.s, 0, 1)
    assert (scene.s.track[0], scene.vp()) == (20, 11)
    assert list(scene.s.order) == [0, 1]
