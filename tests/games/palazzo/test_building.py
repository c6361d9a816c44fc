"""Building and rebuilding."""

from __future__ import annotations

import pytest

from contrada.games.palazzo.actions import (
    REBUILD,
    build_new,
    build_on,
    discard_card,
    discard_tile,
    put_in,
    scrap,
    take_out,
)
from contrada.games.palazzo.pieces import fits_on
from contrada.games.palazzo.state import BUILDING, PAYING_REBUILD, TURN
from tests.games.palazzo.scenario import (
    GAME,
    Scene,
    card,
    cards,
    palazzo,
    scenario,
    tile,
    tiles,
)


def acquired(text: str, row: list[str]) -> Scene:
    """Seat 0 has these palazzi and just acquired these tiles."""
    scene = scenario(palazzi=[row], boxed=text)
    s = scene.s
    for kind in tiles(text):
        s.box[kind] -= 1
    s.acquired = type(s.acquired)(tiles(text))
    s.phase = BUILDING
    return scene


def rebuilding(row: list[str], hand: str = "b3") -> Scene:
    return scenario(hands=[hand], palazzi=[row]).play(REBUILD)


def verbs(scene: Scene) -> list[tuple[object, ...]]:
    """The legal rebuildings in a short notation."""
    out: list[tuple[object, ...]] = []
    for form in scene.forms():
        if form["do"] == "take_out":
            out.append(("out", form["palazzo"], form["floor"]))
        elif form["do"] == "put_in":
            out.append(("in", form["tile"]["floor"], form["palazzo"]))
        else:
            out.append((form["do"], form["tile"]["floor"]))
    return out


@pytest.mark.rule("PAL-G1")
def test_floors_ascend_with_gaps_and_none_twice() -> None:
    assert fits_on(palazzo("B1/1 B2/2"), tile("B3/3"))
    assert fits_on(palazzo("B2/2 M4/1"), tile("S5/2"))
    assert fits_on(palazzo("B1/1"), tile("S3/1"))
    assert fits_on(palazzo("B2/2 M3/2"), tile("S5/2"))
    assert not fits_on(palazzo("B3/3"), tile("B1/1"))
    assert not fits_on(palazzo("B1/1 B3/3"), tile("S2/2"))
    assert not fits_on(palazzo("B2/2 M4/1"), tile("S4/2"))


@pytest.mark.rule("PAL-G2")
def test_a_new_tile_goes_on_top_or_starts_a_palazzo() -> None:
    row = ["B1/1 S3/2", "B2/2 M4/1"]
    scene = acquired("M2/1 S4/2 B5/1", row)
    a, b = 0, 1
    assert scene.can("build_new")
    two, four, five = tiles("M2/1 S4/2 B5/1")
    assert build_on(two, a) not in scene.legal()
    assert build_on(two, b) not in scene.legal()
    scene.play(build_new(two))
    c = 2
    legal = scene.legal()
    assert build_on(four, a) in legal
    assert build_on(four, b) not in legal
    assert build_on(four, c) in legal
    assert all(build_on(five, where) in legal for where in (a, b, c))
    scene.play(build_on(five, b), build_on(four, c))
    assert scene.row(0) == [palazzo("B1/1 S3/2"), palazzo("B2/2 M4/1 B5/1"), palazzo("M2/1 S4/2")]


@pytest.mark.rule("PAL-G2")
def test_below_or_between_only_by_rebuilding() -> None:
    scene = acquired("M4/2", ["B1/1 B3/3"])
    scene.play(build_on(tile("M4/2"), 0))
    assert scene.row(0) == [palazzo("B1/1 B3/3 M4/2")]
    scene = acquired("B2/2", ["B1/1 B3/3"])
    assert scene.legal() == [build_new(tile("B2/2")), discard_tile(tile("B2/2"))]


@pytest.mark.rule("PAL-G3")
def test_every_tile_is_built_or_discarded_in_any_order() -> None:
    scene = acquired("B2/1 B1/1", [])
    assert len(scene.legal()) == 4
    scene.play(build_new(tile("B1/1")), build_on(tile("B2/1"), 0))
    assert scene.row(0) == [palazzo("B1/1 B2/1")]
    scene = acquired("B2/1 B1/1", [])
    scene.play(discard_tile(tile("B2/1")), discard_tile(tile("B1/1")))
    assert scene.row(0) == []
    assert [scene.s.box[kind] for kind in tiles("B2/1 B1/1")] == [1, 1]
    assert scene.s.phase == TURN


@pytest.mark.rule("PAL-G3")
def test_two_equal_tiles_are_one_choice() -> None:
    assert len(acquired("B3/1 B3/1", []).legal()) == 2


@pytest.mark.rule("PAL-G4")
def test_any_number_of_palazzi_equal_ones_offered_once() -> None:
    row = ["B3/1", "S3/1", "B1/1", "B3/1", "M1/2", "M2/2"]
    scene = acquired("B4/3", row)
    on = [form["palazzo"] for form in scene.forms() if form["do"] == "build_on"]
    assert on == [1, 2, 3, 5, 6]
    assert scene.can("build_new")


@pytest.mark.rule("PAL-R1")
def test_rebuilding_costs_one_card_openly_discarded() -> None:
    assert not scenario(hands=[""], palazzi=[["B1/1"]]).can("rebuild")
    scene = rebuilding(["B1/1 B2/2 B3/3"], "b3 b3 2").play(take_out(0, 2))
    assert scene.s.phase == PAYING_REBUILD
    assert scene.legal() == [discard_card(card("b3")), discard_card(card("2"))]
    scene.play(discard_card(card("2")))
    assert scene.discards() == cards("2")
    assert scene.hand(0) == cards("b3 b3")
    assert (scene.s.phase, scene.seat) == (TURN, 1)


@pytest.mark.rule("PAL-R1")
def test_take_a_floor_out_of_a_palazzo() -> None:
    scene = rebuilding(["B1/1 B2/2 B3/3"])
    assert verbs(scene) == [("out", 1, 3), ("out", 1, 2), ("out", 1, 1)]
    scene.play(take_out(0, 2), discard_card(card("b3")))
    assert scene.row(0) == [palazzo("B1/1 B3/3"), palazzo("B2/2")]


@pytest.mark.rule("PAL-R1")
def test_put_a_single_tile_in_at_its_place() -> None:
    scene = rebuilding(["B1/1 B3/3", "M2/2", "S2/1 S4/2"])
    assert verbs(scene) == [("out", 1, 3), ("out", 3, 4), ("in", 2, 1), ("scrap", 2)]
    scene.play(put_in(tile("M2/2"), 0), discard_card(card("b3")))
    assert scene.row(0) == [palazzo("B1/1 M2/2 B3/3"), palazzo("S2/1 S4/2")]


@pytest.mark.rule("PAL-R1")
def test_put_a_single_tile_under_a_palazzo_or_on_top() -> None:
    under = rebuilding(["M1/2", "B2/2 B3/3"]).play(put_in(tile("M1/2"), 1))
    under.play(discard_card(card("b3")))
    assert under.row(0) == [palazzo("M1/2 B2/2 B3/3")]
    on_top = rebuilding(["B2/2 B3/3", "M5/2"]).play(put_in(tile("M5/2"), 0))
    on_top.play(discard_card(card("b3")))
    assert on_top.row(0) == [palazzo("B2/2 B3/3 M5/2")]


@pytest.mark.rule("PAL-R1")
def test_remove_a_single_tile_from_the_game() -> None:
    scene = rebuilding(["B3/3"])
    assert verbs(scene) == [("scrap", 3)]
    scene.play(scrap(tile("B3/3")), discard_card(card("b3")))
    assert scene.row(0) == []
    assert scene.s.box[tile("B3/3")] == 1


@pytest.mark.rule("PAL-R1")
def test_equivalent_rebuildings_are_offered_once() -> None:
    # two single tiles make the same palazzo either way; of two floors either can be the one out
    assert verbs(rebuilding(["B1/1", "B3/3"])) == [("in", 1, 2), ("scrap", 1), ("scrap", 3)]
    assert verbs(rebuilding(["B1/1 B3/3"])) == [("out", 1, 3)]
    # equal single tiles, and equal palazzi to put one into, are one choice each
    assert verbs(rebuilding(["B3/1", "B3/1", "M1/2"])) == [
        ("scrap", 3),
        ("in", 1, 1),
        ("scrap", 1),
    ]


@pytest.mark.rule("PAL-R1")
def test_a_later_seat_rebuilds_its_own_row() -> None:
    row = ["B1/1 B3/3", "S3/1", "S3/1", "M2/2 M3/2 M4/2"]
    scene = scenario(seats=2, turn=1, hands=["", "b3 g3"], palazzi=[["B2/1 B4/1", "S2/1"], row])
    scene.play(REBUILD)
    assert verbs(scene) == [
        ("out", 1, 3),
        ("out", 4, 4),
        ("out", 4, 3),
        ("out", 4, 2),
        ("scrap", 3),
    ]
    scene.play(take_out(3, 3), discard_card(card("b3")))
    assert scene.row(1) == [*map(palazzo, row[:3]), palazzo("M2/2 M4/2"), palazzo("M3/2")]
    assert scene.row(0) == [palazzo("B2/1 B4/1"), palazzo("S2/1")]


@pytest.mark.rule("PAL-R1")
def test_no_rebuilding_without_a_palazzo() -> None:
    assert not scenario(hands=["b3"]).can("rebuild")
    assert scenario(hands=["b3"], palazzi=[["B1/1"]]).can("rebuild")


@pytest.mark.rule("PAL-R2")
def test_out_and_in_takes_two_rebuildings() -> None:
    scene = scenario(seats=2, hands=["b3 b3", ""], palazzi=[["B1/1 B2/2 B3/3", "S1/1 S3/1"]])
    scene.play(REBUILD, take_out(0, 2), discard_card(card("b3")))
    assert scene.row(0) == [palazzo("B1/1 B3/3"), palazzo("S1/1 S3/1"), palazzo("B2/2")]
    assert scene.seat == 1
    scene.s.turn = scene.s.seat = 0
    scene.play(REBUILD, put_in(tile("B2/2"), 1), discard_card(card("b3")))
    assert scene.row(0) == [palazzo("B1/1 B3/3"), palazzo("S1/1 B2/2 S3/1")]


def test_previews_show_the_points_of_each_placement() -> None:
    scene = acquired("S3/3", ["B2/3 B4/2", "M1/1 M2/2"])
    gains = {
        form["do"]: GAME.preview(scene.s, 0, a)["points"]
        for form, a in zip(scene.forms(), scene.legal(), strict=True)
    }
    assert gains == {"build_on": 6, "build_new": -5, "discard_tile": 0}
    scene = rebuilding(["B2/3 B4/2", "S3/3"])
    assert GAME.preview(scene.s, 0, put_in(tile("S3/3"), 0)) == {"points": 13}
    assert GAME.preview(scene.s, 0, scrap(tile("S3/3"))) == {"points": 5}
    assert GAME.preview(scene.s, 0, take_out(0, 4)) == {"points": -10}
