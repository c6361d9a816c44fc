"""The Royal Court: visits, following, forgoing, the open area; passing."""

from __future__ import annotations

import pytest

from contrada.games.carrara.actions import (
    FOLLOW,
    FORGO,
    PASS,
    SCORE_OPEN,
    TURN,
    build,
    purchase,
    set_on,
    unstore,
)
from contrada.games.carrara.actions import city as build_in
from contrada.games.carrara.pieces import count_bits
from contrada.games.carrara.state import FOLLOWING, MAIN, NOBODY, SCORING
from tests.games.carrara.scenario import (
    A_STATUE,
    COINS5,
    GAME,
    POINTS3,
    Scene,
    city,
    field,
    item,
    scenario,
    tile,
)

SOME = {"massa": "palazzo1 villa5 porta2"}
EVERYBODY = [SOME, {"lucca": "castello1"}, {"pisa": "biblioteca1"}]
ONE_TYPE = "villa rural"


def stones(scene: Scene) -> list[int]:
    """The number of stones of each player on bonus fields."""
    return [int(count_bits(stone)) for stone in scene.s.stones]


@pytest.mark.rule("CAR-V1")
def test_take_the_marker_a_stone_and_its_bonus_then_score_a_field() -> None:
    scene = scenario(cities=[SOME])
    assert [a for a in scene.legal() if a in (COINS5, POINTS3)] == [COINS5, POINTS3]
    scene.play(COINS5)
    assert (scene.s.holder, scene.coins(), scene.s.stage) == (0, 25, SCORING)
    scene.play(field("massa"))
    assert (scene.points(), scene.s.turn, scene.s.stage) == (8, 1, FOLLOWING)
    assert stones(scene) == [5, 6, 6]


@pytest.mark.rule("CAR-V1")
@pytest.mark.rule("CAR-V5")
def test_the_rulebooks_example_massa_and_two_others_who_follow() -> None:
    scene = scenario(cities=EVERYBODY)
    scene.play(COINS5, field("massa"))
    assert (scene.coins(0), scene.points(0)) == (25, 8)
    scene.play(FOLLOW, field("rural"), FOLLOW, field("biblioteca"))
    assert [scene.coins(seat) for seat in range(3)] == [25, 25, 25 + 3]
    assert [scene.points(seat) for seat in range(3)] == [8, 1, 0]


@pytest.mark.rule("CAR-V1")
def test_points_as_a_bonus() -> None:
    scene = scenario(cities=[SOME]).play(POINTS3)
    assert scene.points() == 3


@pytest.mark.rule("CAR-T1")
def test_the_marker_goes_back_at_the_start_of_the_holders_next_turn() -> None:
    scene = scenario(cities=EVERYBODY).play(COINS5, field("palazzo"))
    scene.play(FORGO, PASS, FORGO)
    assert scene.s.holder == 0
    scene.play(PASS)
    assert (scene.s.turn, scene.s.holder, scene.s.stage) == (0, NOBODY, MAIN)
    scene.play(COINS5)
    assert scene.s.holder == 0


@pytest.mark.rule("CAR-T2")
def test_follow_takes_the_stone_from_the_same_field_with_the_same_bonus() -> None:
    scene = scenario(cities=EVERYBODY).play(POINTS3, field("massa"))
    assert scene.legal() == [FOLLOW, FORGO]
    place = scene.s.visit
    scene.play(FOLLOW)
    assert scene.points(1) == 3
    assert not scene.s.stones[1] >> place & 1
    assert scene.s.holder == 0
    assert scene.fields() == ["castello", "rural"]


@pytest.mark.rule("CAR-T2")
def test_forgo_moves_the_stone_to_the_open_area_and_the_turn_goes_on_without_scoring() -> None:
    scene = scenario(cities=EVERYBODY, hands=["", "p"]).play(COINS5, field("massa"), FORGO)
    assert (scene.s.open_stones[1], scene.coins(1)) == (1, 20)
    assert "score" not in scene.verbs()
    assert PASS in scene.legal()
    assert TURN in scene.legal()
    assert "build" in scene.verbs()


@pytest.mark.rule("CAR-T2")
def test_who_can_score_nothing_must_forgo() -> None:
    scene = scenario(cities=[SOME]).play(COINS5, field("massa"))
    assert scene.legal() == [FORGO]
    prompt = GAME.prompt(scene.s, 1)
    assert (prompt.id, prompt.values["able"]) == ("following", "no")


@pytest.mark.rule("CAR-T2")
@pytest.mark.rule("CAR-V4")
def test_a_bonus_of_coins_can_make_the_following_possible() -> None:
    scene = scenario(version="advanced", cities=[SOME], coins=[0, 31, 30])
    scene.play(COINS5, field("massa"))
    assert FOLLOW in scene.legal()
    scene.play(FOLLOW)
    assert scene.fields() == ["money_low"]
    scene.play(field("money_low"))
    assert scene.s.turn == 2
    assert FOLLOW not in scene.legal()


@pytest.mark.rule("CAR-T3")
def test_outside_a_visit_all_have_the_same_bonus_fields() -> None:
    scene = scenario(cities=EVERYBODY).play(COINS5, field("massa"), FOLLOW, field("castello"))
    assert GAME.check(scene.s) == []
    scene.s.stones[2] ^= 1 << 5
    scene.s.open_stones[2] += 1
    assert any("CAR-T3" in fault for fault in GAME.check(scene.s))


@pytest.mark.rule("CAR-T3")
def test_every_visit_clears_one_field_for_all() -> None:
    scene = scenario(cities=EVERYBODY).play(COINS5, field("massa"), FOLLOW, field("castello"))
    scene.play(FORGO, PASS)
    assert stones(scene) == [5, 5, 5]
    assert len(set(scene.s.stones)) == 1


@pytest.mark.rule("CAR-V2")
def test_stones_of_the_open_area_wait_until_the_bonus_fields_are_empty() -> None:
    scene = scenario(cities=[SOME], visits=2)
    assert scene.s.open_stones[0] == 2
    assert SCORE_OPEN not in scene.legal()
    scene = scenario(cities=[SOME], visits=2, early_open_scoring=True)
    assert SCORE_OPEN in scene.legal()
    scene.play(SCORE_OPEN, field("palazzo"))
    assert (scene.s.holder, scene.coins(), scene.points()) == (NOBODY, 20, 1)
    assert scene.s.stage == MAIN


@pytest.mark.rule("CAR-V2")
def test_early_scoring_is_not_possible_during_anothers_visit() -> None:
    scene = scenario(cities=EVERYBODY, visits=2, early_open_scoring=True)
    scene.play(POINTS3, field("massa"))
    assert scene.legal() == [FOLLOW, FORGO]
    scene.play(FORGO)
    assert "score_open" not in scene.verbs()


@pytest.mark.rule("CAR-V3")
def test_from_empty_bonus_fields_one_scores_without_bonus_and_marker() -> None:
    scene = scenario(cities=[SOME], visits=6)
    assert "score" not in scene.verbs()
    scene.play(SCORE_OPEN)
    assert (scene.s.holder, scene.coins()) == (NOBODY, 20)
    scene.play(field("massa"))
    assert (scene.points(), scene.s.open_stones[0], scene.s.stage) == (8, 5, MAIN)


@pytest.mark.rule("CAR-V4")
def test_a_scoring_needs_a_field() -> None:
    assert "score" not in scenario().verbs()
    assert SCORE_OPEN not in scenario(visits=6).legal()
    scene = scenario(cities=[{"lerici": "villa1"}], used=["villa rural"])
    assert "score" not in scene.verbs()


@pytest.mark.rule("CAR-V4")
def test_fields_are_used_once() -> None:
    scene = scenario(cities=[SOME, {"massa": "porta1 porta4 villa1"}], used=["massa palazzo"])
    scene.play(POINTS3)
    assert scene.fields() == ["porta", "villa", "urban", "rural"]
    scene = scenario(turn=1, cities=[SOME, {"massa": "porta1 porta4 villa1"}], used=["massa porta"])
    scene.play(POINTS3)
    assert scene.fields() == ["porta", "villa", "urban", "rural"]


@pytest.mark.rule("CAR-V4")
def test_14_fields_in_the_normal_19_in_the_advanced_version() -> None:
    assert len(GAME.view(scenario().s, 0).players[0].fields) == 14
    assert len(GAME.view(scenario(version="advanced").s, 0).players[0].fields) == 19


@pytest.mark.rule("CAR-V4")
def test_a_gold_statue_placed_now_opens_a_pair() -> None:
    scene = scenario(
        version="advanced", coins=[0], cities=[{"lucca": "villa1"}], used=[ONE_TYPE], visits=2
    )
    # The visits have emptied both coin fields; only the statue leads to a field.
    assert [f["bonus"]["gives"] for f in scene.forms() if f["do"] == "score"] == ["statue"]
    scene.play(A_STATUE)
    assert scene.legal() == [set_on(tile("villa1"), city("lucca"))]
    scene.play(scene.legal()[0])
    assert scene.fields() == ["viareggio_lucca"]


@pytest.mark.rule("CAR-V4")
def test_a_statue_that_must_open_a_pair_cannot_go_where_it_opens_none() -> None:
    used = [ONE_TYPE + " viareggio_lucca"]
    scene = scenario(
        version="advanced",
        coins=[0],
        cities=[{"lucca": "villa1", "pisa": "villa2"}],
        used=used,
    )
    scene.play(A_STATUE)
    assert scene.legal() == [set_on(tile("villa2"), city("pisa"))]


@pytest.mark.rule("CAR-V4")
@pytest.mark.rule("CAR-D4")
def test_a_stored_statue_placed_between_bonus_and_field_opens_a_pair() -> None:
    scene = scenario(
        version="advanced",
        coins=[0],
        cities=[{"lucca": "villa1"}],
        used=[ONE_TYPE],
        stored=["red"],
    )
    scene.play(POINTS3)
    assert scene.fields() == []
    assert scene.legal() == [unstore(item("red"))]
    scene.play(unstore(item("red")), set_on(tile("villa1"), city("lucca")))
    assert scene.fields() == ["viareggio_lucca"]


@pytest.mark.rule("CAR-V4")
@pytest.mark.rule("CAR-D6")
def test_a_purchase_must_not_spend_the_coins_the_scoring_begun_needs() -> None:
    scene = scenario(version="advanced", coins=[36], cities=[{"lucca": "villa1"}], used=[ONE_TYPE])
    scene.play(POINTS3)
    assert scene.fields() == ["money_low"]
    # The shield would leave 26 coins and no field; the statue opens a pair.
    assert purchase(item("shield")) not in scene.legal()
    assert purchase(item("red")) in scene.legal()


@pytest.mark.rule("CAR-P1")
def test_passing_gives_two_coins() -> None:
    scene = scenario().play(PASS)
    assert (scene.coins(), scene.s.turn) == (22, 1)


def test_a_building_of_this_visits_forgoer_can_still_be_built() -> None:
    scene = scenario(cities=EVERYBODY, hands=["", "p"], display="villa1")
    scene.play(COINS5, field("massa"), FORGO, build(tile("villa1")), build_in(city("lerici")))
    assert scene.in_city("lerici", 1) == ["villa1"]
