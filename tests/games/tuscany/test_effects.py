"""The effects of a placed tile."""

from __future__ import annotations

import pytest

from contrada.core.game import CHANCE
from contrada.games.tuscany import actions as act
from contrada.games.tuscany import state as st
from contrada.games.tuscany.pieces import (
    BONUS_CARD,
    BONUS_KINDS,
    BONUS_MARBLE,
    BONUS_STORAGE,
    COLOURS,
)
from tests.games.tuscany.scenario import GAME, Scene, colour, field, item, lay, pays, scenario


def points(scene: Scene, seat: int = 0) -> dict[str, int]:
    """The green points by source, without the zeros."""
    names = ("areas", "colours", "agriculture", "storage", "yields")
    start = seat * st.GREEN_SOURCES
    found = {name: int(scene.s.green_from[start + i]) for i, name in enumerate(names)}
    return {name: n for name, n in found.items() if n}


# -- areas and colours ------------------------------------------------------------------------


@pytest.mark.rule("TUS-P1")
def test_the_second_of_three_yellow_fields_gives_nothing_the_third_gives_six() -> None:
    scene = scenario(hands=["Y Y Y Y"], storage=["monastery monastery"], bonus=["storage"])
    lay(scene.s, 0, "d3")
    scene.place("monastery", "c3").draws("O O O")
    assert points(scene) == {}
    scene.skip_turns(2)
    scene.place("monastery", "b3")
    assert points(scene) == {"areas": 6}


@pytest.mark.rule("TUS-P1")
@pytest.mark.parametrize(
    ("tile", "where", "laid", "gain"),
    [("cart", "c2", "", 1), ("quarry", "h1", "e2 f1 g1", 3), ("village", "g2", "e3 f2", 6)],
)
def test_areas_of_one_two_and_three_fields(tile: str, where: str, laid: str, gain: int) -> None:
    scene = scenario(workers=[2, 0, 0], storage=[tile], laid=[laid])
    scene.place(tile, where, "W W")
    assert points(scene) == {"areas": gain}


@pytest.mark.rule("TUS-P2")
def test_the_first_and_second_to_cover_a_colour_get_its_bonus_the_third_nothing() -> None:
    gains = []
    scene = scenario(workers=[2, 2, 2], storage=["estate", "estate", "estate"])
    for seat in range(3):
        fields = [f for f in range(30) if scene.s.fields[seat * COLOURS + colour("T")] >> f & 1]
        from_castle = field_names(scene, seat)
        lay(scene.s, seat, from_castle[fields[0]], "hexagon")
        scene.s.reach[seat] |= 1 << fields[1]
        before = int(scene.s.green_from[seat * st.GREEN_SOURCES + st.FROM_COLOURS])
        a = act.place(item("estate"), fields[1])
        assert a in scene.legal()
        GAME.apply(scene.s, seat, a)
        for step in pays("W W"):
            GAME.apply(scene.s, seat, step)
        gains.append(int(scene.s.green_from[seat * st.GREEN_SOURCES + st.FROM_COLOURS]) - before)
    assert gains == [2, 1, 0]
    assert scene.s.completed[colour("T")] == 2
    shown = [bonus.colour for bonus in GAME.view(scene.s, 0).colour_bonus]
    assert "turquoise" not in shown


def field_names(scene: Scene, seat: int) -> list[str]:
    """The names of a map's fields, by number."""
    return [one.name for one in GAME.view(scene.s, seat).players[seat].map.fields]


@pytest.mark.rule("TUS-P2")
def test_the_start_castle_counts_as_covered() -> None:
    scene = scenario(workers=[2, 0, 0], storage=["castle"], laid=["c3 b3 a3 e3 f2 g2"], display="")
    scene.place("castle", "h3", "W W")
    assert points(scene) == {"areas": 1, "colours": 2}


# -- castle -----------------------------------------------------------------------------------


def castle_scene(display: str, laid_out: int = 0) -> Scene:
    """Seat 0 has just placed a castle on a3, touching T b4 and LG a2."""
    scene = scenario(
        workers=[2, 0, 0],
        storage=["castle"],
        laid=["c3 b3"],
        display=display,
        laid_out=[laid_out],
    )
    return scene.place("castle", "a3", "W W")


@pytest.mark.rule("TUS-P3")
def test_a_castle_takes_an_open_tile_and_places_it_free_with_its_effect() -> None:
    scene = castle_scene("quarry estate village city")
    names = {form["tile"]["tile"] for form in scene.forms() if form["do"] == "castle_take"}
    assert names == {"estate", "village"}
    scene.play(act.castle_take(item("estate")))
    assert scene.s.seat == CHANCE
    scene.refills("monastery")
    assert scene.legal() == [act.castle_place(field("b4"))]
    assert GAME.forced(scene.s, 0)
    scene.play(act.castle_place(field("b4")))
    assert scene.stored(0) == ["hexagon"]
    assert points(scene) == {"areas": 2}
    assert scene.s.own_left[0] == 20
    assert scene.s.seat == 1


@pytest.mark.rule("TUS-P3")
def test_a_castle_may_be_declined_and_does_nothing_where_nothing_fits() -> None:
    scene = castle_scene("estate")
    assert scene.legal()[0] == act.SKIP_CASTLE
    assert scene.play(act.SKIP_CASTLE).s.seat == 1
    assert castle_scene("quarry city").s.seat == 1


@pytest.mark.rule("TUS-P3")
def test_castles_chain_and_never_go_into_storage() -> None:
    scene = scenario(
        workers=[2, 0, 0],
        storage=["castle"],
        laid=["c3 b3 e3 f2 g2"],
        display="castle cart quarry monastery",
    )
    scene.place("castle", "a3", "W W")
    scene.play(act.castle_take(item("castle"))).refills("village")
    scene.play(act.castle_place(field("h3")))
    assert points(scene) == {"areas": 2, "colours": 2}
    scene.play(act.castle_take(item("monastery"))).refills("village")
    scene.play(act.castle_place(field("i2"))).draws("O O O")
    assert scene.stored(0) == []
    assert scene.s.own_left[0] == 19
    assert scene.s.seat == 1


@pytest.mark.rule("TUS-P3")
def test_the_display_is_refilled_and_cleared_before_the_tile_is_placed() -> None:
    scene = castle_scene("estate village village village village quarry")
    scene.play(act.castle_take(item("estate"))).refills("village")
    assert scene.s.phase == st.CLEARING
    assert not scene.covered(0, "b4")
    scene.opens("quarry quarry city city city")
    scene.play(act.castle_place(field("b4")))
    assert scene.covered(0, "b4")


@pytest.mark.rule("TUS-P3")
def test_the_refill_after_a_castle_counts_towards_the_end_of_the_period() -> None:
    scene = castle_scene("estate", laid_out=6)
    scene.play(act.castle_take(item("estate"))).refills("village")
    assert scene.s.triggered == 1


# -- city, estate -----------------------------------------------------------------------------


@pytest.mark.rule("TUS-P4")
def test_a_city_brings_a_bonus_tile_of_choice_again_of_the_same_kind() -> None:
    scene = scenario(workers=[2, 0, 0], storage=["city"], laid=["d1"], bonus=["card card"])
    scene.place("city", "e1", "W W")
    scene.play(act.bonus(BONUS_CARD))
    assert scene.s.bonus[BONUS_CARD] == 3
    assert scene.s.bonus_left[BONUS_CARD] == 2


@pytest.mark.rule("TUS-P4")
def test_a_storage_tile_gives_two_green_points_and_a_space() -> None:
    scene = scenario(workers=[2, 0, 0], storage=["city"], laid=["d1"])
    scene.place("city", "e1", "W W").play(act.bonus(BONUS_STORAGE))
    assert points(scene) == {"areas": 1, "storage": 2}
    assert len(GAME.view(scene.s, 0).players[0].storage) == 2


@pytest.mark.rule("TUS-P4")
def test_a_kind_that_is_used_up_cannot_be_taken() -> None:
    scene = scenario(
        workers=[2, 0, 0],
        storage=["city"],
        laid=["d1"],
        bonus=["marble", "marble marble", "marble marble"],
    )
    scene.place("city", "e1", "W W")
    assert act.bonus(BONUS_MARBLE) not in scene.legal()
    assert len(scene.legal()) == BONUS_KINDS - 1


@pytest.mark.rule("TUS-P5")
def test_an_estate_brings_a_hexagon_to_the_space_just_freed() -> None:
    scene = scenario(workers=[2, 0, 0], storage=["estate"], laid=["d1 e1"])
    scene.place("estate", "f1", "W W")
    assert scene.stored(0) == ["hexagon"]


@pytest.mark.rule("TUS-P5")
@pytest.mark.parametrize(
    ("where", "laid", "phase"),
    [("a3", "c3 b3", st.CASTLE_TAKING), ("e1", "d1", st.CITY), ("c3", "", st.DRAWING)],
)
def test_a_hexagon_has_the_effect_of_the_field(where: str, laid: str, phase: int) -> None:
    scene = scenario(workers=[2, 0, 0], storage=["hexagon"], laid=[laid])
    scene.place("hexagon", where, "W W")
    assert scene.s.phase == phase
    assert scene.s.hexagons[0] == 1 << field(where)


@pytest.mark.rule("TUS-P5")
def test_a_hexagon_on_turquoise_brings_the_next_one() -> None:
    scene = scenario(workers=[2, 0, 0], storage=["hexagon"], laid=["d1 e1"])
    scene.place("hexagon", "f1", "W W")
    assert scene.stored(0) == ["hexagon"]


@pytest.mark.rule("TUS-P5")
def test_a_surplus_hexagon_gives_two_red_points() -> None:
    scene = scenario(workers=[2, 0, 0], storage=["cart"], bonus=["yield"])
    scene.place("cart", "c2", "W W").yields("hexagon hexagon")
    assert scene.stored(0) == ["hexagon"]
    assert scene.s.red[0] == 2
    assert scene.s.red_from[st.FROM_SURPLUS] == 2


# -- agriculture ------------------------------------------------------------------------------


@pytest.mark.rule("TUS-P6")
def test_pigs_and_vines_where_vines_lie_already_give_one_point() -> None:
    scene = scenario(hands=["LG LG"], storage=["pigs+vines"], laid=["d1=vines"], display="castle")
    scene.place("pigs+vines", "e2")
    assert points(scene) == {"agriculture": 1}


@pytest.mark.rule("TUS-P6")
def test_two_new_kinds_give_two_points_beside_the_area() -> None:
    scene = scenario(
        hands=["LG LG"], storage=["sheep+grain"], laid=["d1=vines e2=pigs+vines"], display="city"
    )
    scene.place("sheep+grain", "c1")
    assert points(scene) == {"agriculture": 2, "areas": 6}


@pytest.mark.rule("TUS-P6")
def test_what_lies_in_another_area_does_not_matter() -> None:
    scene = scenario(
        hands=["LG LG"], storage=["vines"], laid=["c3 b3 a2=pigs+vines"], display="city"
    )
    scene.place("vines", "d1")
    assert points(scene) == {"agriculture": 1}


@pytest.mark.rule("TUS-P6")
def test_a_hexagon_for_two_red_and_a_light_green_card_always_gives_a_point() -> None:
    scene = scenario(
        hands=["R R LG"], storage=["hexagon"], laid=["d1=pigs+vines"], display="castle"
    )
    scene.place("hexagon", "e2", "R LG R")
    assert points(scene) == {"agriculture": 1}


@pytest.mark.rule("TUS-P6")
def test_a_second_hexagon_scores_too_and_none_blocks_a_kind() -> None:
    scene = scenario(
        hands=["LG LG"], storage=["hexagon"], laid=["d1=hexagon e2=vines"], display="castle"
    )
    scene.place("hexagon", "c1")
    assert points(scene) == {"agriculture": 1, "areas": 6}
    other = scenario(hands=["LG LG"], storage=["grain"], laid=["d1=hexagon"], display="castle")
    other.place("grain", "e2")
    assert points(other) == {"agriculture": 1}


# -- quarry, village, monastery, cart -------------------------------------------------------


@pytest.mark.rule("TUS-P7")
@pytest.mark.parametrize(("bonus", "gain"), [("", 1), ("marble marble", 3), ("worker", 1)])
def test_a_quarry_gives_marble(bonus: str, gain: int) -> None:
    scene = scenario(workers=[2, 0, 0], storage=["quarry"], laid=["d3"], bonus=[bonus])
    scene.place("quarry", "e4", "W W")
    assert scene.s.marble[0] == gain


@pytest.mark.rule("TUS-P7")
@pytest.mark.parametrize(("bonus", "gain"), [("", 1), ("worker", 2)])
def test_a_village_gives_workers(bonus: str, gain: int) -> None:
    scene = scenario(hands=["O O"], storage=["village"], bonus=[bonus])
    scene.place("village", "e3")
    assert scene.s.workers[0] == gain


@pytest.mark.rule("TUS-P7")
def test_a_monastery_gives_three_cards_whatever_the_bonus_tiles() -> None:
    scene = scenario(hands=["Y Y"], storage=["monastery"], bonus=["card card"])
    scene.place("monastery", "d3").draws("R O O")
    assert scene.hand(0) == "R O O"
    assert scene.s.seat == 1


@pytest.mark.rule("TUS-P8")
def test_three_yield_tiles_open_four_yield_cards_one_after_the_other() -> None:
    scene = scenario(hands=["BE BE"], storage=["cart"], bonus=["yield yield yield"])
    scene.place("cart", "c2").yields("red_points cards")
    assert scene.s.phase == st.DRAWING
    scene.draws("R R").yields("worker marble")
    assert scene.hand(0) == "R R"
    assert (scene.s.red[0], scene.s.workers[0], scene.s.marble[0]) == (2, 1, 1)
    assert scene.s.phase == st.AFTER
    assert list(scene.s.yields_out[:6]) == [1, 0, 1, 1, 1, 0]


@pytest.mark.rule("TUS-P8")
def test_bonus_tiles_do_not_raise_yields_and_a_green_yield_is_green() -> None:
    scene = scenario(hands=["BE BE"], storage=["cart"], bonus=["yield yield marble worker card"])
    scene.place("cart", "c2").yields("marble worker green_points")
    assert (scene.s.marble[0], scene.s.workers[0]) == (1, 1)
    assert points(scene) == {"areas": 1, "yields": 1}


@pytest.mark.rule("TUS-P8")
def test_the_yield_cards_are_shuffled_when_the_pile_is_used_up() -> None:
    scene = scenario(hands=["BE BE"], storage=["cart"], bonus=["yield"])
    s = scene.s
    for kind in range(6):
        s.yields_out[kind] = s.yields[kind] - (1 if kind == 0 else 0)
        s.yields[kind] -= s.yields_out[kind]
    s.yields_size = 1
    scene.place("cart", "c2").yields("red_points")
    assert s.yields_size == 27
    scene.yields("red_points")
    assert s.red[0] == 4
    assert s.yields_size == 26
