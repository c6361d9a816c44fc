"""The end of the game and the final scoring."""

from __future__ import annotations

import pytest

from contrada.core.game import CHANCE, TERMINAL
from contrada.games.carrara.actions import FOLLOW, FORGO, PASS, SCORE_OPEN, build
from contrada.games.carrara.actions import city as build_in
from contrada.games.carrara.scoring import majority_rank
from contrada.games.carrara.state import ENDING, NOBODY, OVER, SOURCES
from tests.games.carrara.scenario import GAME, POINTS3, Scene, city, field, scenario, tile

SIX = "biblioteca palazzo porta cattedrale castello villa"
FIVE = "biblioteca palazzo porta cattedrale castello"
ONE_BUILDING = {"lerici": "villa1"}


def ending(scene: Scene, seat: int) -> int:
    """The points of a seat for triggering the end."""
    return int(scene.s.earned[seat * SOURCES + ENDING])


def statues(*numbers: int, name: str = "lerici") -> Scene:
    """A position with these numbers of statues per seat in a city, purple and gold, on one type."""
    kinds = ["villa", "porta", "castello", "palazzo"]
    values = ["1", "2", "4", "5", "8"]
    colours = iter(["white"] * 6 + ["yellow"] * 6 + ["red"] * 6)
    cities = [
        {name: " ".join(f"{kinds[seat]}{values[i]}+{next(colours)}" for i in range(n))}
        for seat, n in enumerate(numbers)
    ]
    return scenario(version="advanced", seats=len(numbers), coins=[0] * len(numbers), cities=cities)


def majorities(scene: Scene) -> list[int]:
    """Points for statues by seat."""
    shown = [GAME.breakdown(scene.s, seat, seat) for seat in range(scene.s.seats)]
    return [line.points for b in shown for line in b.lines if line.source == "majorities"]


@pytest.mark.rule("CAR-E1")
@pytest.mark.rule("CAR-E2")
def test_laying_the_last_building_ends_it_when_somebody_has_used_all_stones() -> None:
    scene = scenario(turn=1, hands=["", "p"], display="villa1", stack="porta5", used=["", "", SIX])
    scene.play(build(tile("villa1")), build_in(city("lerici")))
    assert scene.s.trigger == NOBODY
    scene.lays("porta5")
    assert scene.s.trigger == 1
    assert ending(scene, 1) == 5
    assert scene.s.turn == 2
    scene.play(PASS)
    assert scene.s.turn == 0
    assert GAME.view(scene.s, 0).trigger == 1
    assert GAME.prompt(scene.s, 0).values["last"] == "yes"
    scene.play(PASS)
    assert (scene.s.stage, scene.s.seat) == (OVER, TERMINAL)
    assert [ending(scene, seat) for seat in range(3)] == [0, 5, 0]


@pytest.mark.rule("CAR-E1")
@pytest.mark.rule("CAR-E2")
def test_using_the_last_stone_ends_it_when_the_stack_is_empty() -> None:
    scene = scenario(cities=[ONE_BUILDING], used=[FIVE], visits=6, stack="")
    scene.play(SCORE_OPEN, field("villa"))
    assert scene.s.trigger == 0
    assert ending(scene, 0) == 5
    scene.play(PASS, PASS)
    assert scene.s.seat == TERMINAL


@pytest.mark.rule("CAR-E2")
def test_the_log_tells_who_triggers_the_end() -> None:
    scene = scenario(cities=[ONE_BUILDING], used=[FIVE], visits=6, stack="")
    scene.play(SCORE_OPEN)
    GAME.apply(scene.s, 0, field("villa"))
    assert GAME.check(scene.s) == []
    (outcome, chance), *others = GAME.outcomes(scene.s)
    assert (chance, others) == (1.0, [])
    assert GAME.redact(scene.s, CHANCE, outcome, 1) == {
        "do": "ending",
        "seat": {"is": "seat", "seat": 0},
        "points": 5,
    }


@pytest.mark.rule("CAR-E1")
def test_neither_condition_alone_ends_it() -> None:
    scene = scenario(cities=[ONE_BUILDING], used=[FIVE], visits=6)
    scene.play(SCORE_OPEN, field("villa"), PASS, PASS, PASS)
    assert scene.s.trigger == NOBODY
    scene = scenario(hands=["p"], display="villa1", stack="porta5", visits=6)
    scene.play(build(tile("villa1")), build_in(city("lerici"))).lays("porta5")
    assert scene.s.trigger == NOBODY


@pytest.mark.rule("CAR-E1")
def test_stones_in_the_open_area_are_not_used() -> None:
    scene = scenario(cities=[ONE_BUILDING], used=["porta urban palazzo"], visits=6, stack="")
    scene.play(SCORE_OPEN, field("villa"))
    assert scene.s.trigger == NOBODY


@pytest.mark.rule("CAR-E2")
def test_the_five_points_are_given_once() -> None:
    scene = scenario(
        cities=[ONE_BUILDING, {"lerici": "villa2"}], used=[FIVE, FIVE], visits=6, stack=""
    )
    scene.play(SCORE_OPEN, field("villa"), SCORE_OPEN, field("villa"), PASS)
    assert [ending(scene, seat) for seat in range(3)] == [5, 0, 0]
    assert scene.s.seat == TERMINAL


@pytest.mark.rule("CAR-E3")
def test_five_coins_are_a_point_rounded_down() -> None:
    scene = scenario(coins=[4, 5, 24])
    assert GAME.scores(scene.s) == [0, 1, 4]


@pytest.mark.rule("CAR-E4")
def test_the_rulebooks_example_30_points_for_decorations() -> None:
    scene = scenario(
        version="advanced",
        coins=[0],
        cities=[
            {
                "massa": "castello1* villa1* porta1* porta2*",
                "lucca": "palazzo1* palazzo2* palazzo4* palazzo5* villa5",
            }
        ],
        stored=["book gate"],
    )
    assert GAME.scores(scene.s)[0] == 2 + 2 + 6 + 20


@pytest.mark.rule("CAR-E4")
@pytest.mark.rule("CAR-E5")
def test_the_rulebooks_examples_of_majorities() -> None:
    assert majorities(statues(0, 3, 0, 2)) == [0, 7, 0, 3]
    assert majorities(statues(4, 0, 4, 0, name="massa")) == [4, 0, 4, 0]
    assert majorities(statues(3, 2, 2, 1, name="viareggio")) == [9, 2, 2, 0]
    assert majorities(statues(0, 1, 0, 0, name="livorno")) == [0, 12, 0, 0]


@pytest.mark.rule("CAR-E5")
@pytest.mark.parametrize(
    ("numbers", "ranks"),
    [
        ((3, 3, 2, 1), [2, 2, 3, 4]),
        ((2, 2, 2, 1), [2, 2, 2, 3]),
        ((2, 2, 1, 1), [2, 2, 4, 4]),
        ((3, 2, 2, 1), [1, 3, 3, 4]),
        ((3, 2, 2, 2), [1, 3, 3, 3]),
        ((3, 2, 1, 1), [1, 2, 4, 4]),
        ((1, 0, 0, 0), [1, 0, 0, 0]),
        ((0, 1, 1, 0), [0, 2, 2, 0]),
    ],
)
def test_ties_drop_a_rank_and_those_below_with_them(
    numbers: tuple[int, ...], ranks: list[int]
) -> None:
    scene = statues(*numbers)
    assert [majority_rank(scene.s, seat, city("lerici")) for seat in range(4)] == ranks


@pytest.mark.rule("CAR-E6")
def test_most_points_then_most_blocks_then_shared() -> None:
    scene = scenario(seats=4, coins=[10, 10, 0, 10], hands=["p", "pb", "ppp", "bb"])
    assert GAME.ranking(scene.s) == [3, 1, 4, 1]
    assert GAME.returns(scene.s) == [
        pytest.approx(1 / 3),
        pytest.approx(5 / 6),
        0,
        pytest.approx(5 / 6),
    ]


@pytest.mark.rule("CAR-E6")
def test_a_running_visit_is_completed_in_the_last_turns() -> None:
    cities = [ONE_BUILDING, {"lerici": "porta1"}, {"lerici": "porta2"}]
    scene = scenario(cities=cities, used=[FIVE, "urban palazzo villa rural castello"], stack="")
    scene.play(POINTS3, field("villa"))
    assert scene.s.trigger == 0
    assert scene.legal() == [FOLLOW, FORGO]
    scene.play(FOLLOW, field("porta"), FORGO, PASS)
    assert scene.s.seat == TERMINAL
    assert scene.s.holder == NOBODY


@pytest.mark.rule("CAR-E6")
def test_passing_is_always_legal() -> None:
    scene = scenario(wheel={}, bag_goes_to=2, coins=[0])
    for _ in range(9):
        assert PASS in scene.legal()
        scene.play(PASS)


def test_at_the_end_nothing_is_hidden() -> None:
    scene = scenario(cities=[ONE_BUILDING], used=[FIVE], visits=6, stack="", coins=[7, 8, 9])
    scene.play(SCORE_OPEN, field("villa"), PASS, PASS)
    view = GAME.view(scene.s, 1)
    assert [p.coins for p in view.players] == [8, 10, 11]
    assert view.bag is not None
    assert GAME.breakdown(scene.s, 0, 1).total == GAME.scores(scene.s)[0]


@pytest.mark.rule("CAR-E5")
def test_by_an_option_the_fourth_behind_a_triple_tie_gets_nothing() -> None:
    scene = statues(2, 2, 2, 1)
    assert majorities(scene) == [3, 3, 3, 1]
    scene.s.behind_three = 1
    assert majorities(scene) == [3, 3, 3, 0]
    scene = statues(3, 2, 2, 2)
    scene.s.behind_three = 1
    assert majorities(scene) == [7, 1, 1, 1]
    assert scenario(triple_tie="nothing").s.behind_three == 1


@pytest.mark.rule("CAR-E4")
def test_the_normal_version_has_no_line_for_statues() -> None:
    lines = [line.source for line in GAME.breakdown(scenario().s, 0, 0).lines]
    assert lines == ["bonuses", "cities", "types", "landscapes", "building", "ending", "money"]
    advanced = GAME.breakdown(scenario(version="advanced").s, 0, 0).lines
    assert {"pairs", "sets", "majorities"} <= {line.source for line in advanced}
