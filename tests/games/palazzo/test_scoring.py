"""Scoring and the end of the game."""

from __future__ import annotations

import pytest

from contrada.core.game import CHANCE, TERMINAL
from contrada.core.match import Match
from contrada.core.rng import rng_for_run, seed_for_run
from contrada.games.palazzo.actions import BUILD_NEW, CONFIRM, REVEAL, TAKE_MONEY, TAKE_OUT
from contrada.games.palazzo.pieces import REVEAL_KINDS, TILE_KINDS
from contrada.games.palazzo.scoring import palazzo_points
from contrada.games.palazzo.state import OVER
from tests.games.palazzo.scenario import GAME, only_stack, palazzo, scenario


@pytest.mark.rule("PAL-E1")
@pytest.mark.rule("PAL-E2")
@pytest.mark.parametrize(
    ("tiles", "points"),
    [
        ("B1/3 S2/1 B5/2", 6),
        ("S2/2 S3/2 S4/2 S5/1", 13),
        ("M1/3 M2/1 M3/2 S4/3 M5/2", 17),
        ("B1/1 B2/2 B3/3 B4/1 B5/1", 20),
        ("M2/2 M3/1 M4/2", 8),
        ("S3/3", -5),
        ("B2/3 B4/2", 0),
        ("B2/3 S3/3 B4/2", 8),
        ("B1/1 S2/1 S3/1", 3),
        ("S1/1 M2/1 M3/1", 3),
    ],
)
def test_the_rulebooks_palazzi(tiles: str, points: int) -> None:
    assert palazzo_points(palazzo(tiles)) == points


@pytest.mark.rule("PAL-E1")
def test_height_counts_from_the_fourth_floor() -> None:
    assert palazzo_points(palazzo("B1/1")) == -5
    assert palazzo_points(palazzo("B1/1 S2/1")) == 0
    assert palazzo_points(palazzo("B1/1 S2/1 B3/1")) == 3
    assert palazzo_points(palazzo("B1/1 S2/1 B3/1 B4/1")) == 4 + 3
    assert palazzo_points(palazzo("B1/1 S2/1 B3/1 B4/1 B5/1")) == 5 + 6


@pytest.mark.rule("PAL-E2")
def test_one_material_pays_from_three_floors_on() -> None:
    assert palazzo_points(palazzo("M1/1 M2/1")) == 0
    assert palazzo_points(palazzo("M1/1 M2/1 M3/1")) == 3 + 3
    assert palazzo_points(palazzo("M1/1 M2/1 M3/1 M5/1")) == 4 + 3 + 3
    assert palazzo_points(palazzo("S1/1 S2/1 S3/1 S4/1 S5/1")) == 5 + 6 + 6


@pytest.mark.rule("PAL-E3")
def test_most_points_win_money_breaks_ties_at_every_rank() -> None:
    def places(hands: list[str], rows: list[list[str]]) -> list[int]:
        scene = scenario(seats=len(hands), hands=hands, palazzi=rows)
        return list(GAME.ranking(scene.s))

    assert places(["", ""], [["B1/1 B2/1 B3/1"], ["S1/1"]]) == [1, 2]
    assert places(["b7", "b6 2"], [[], []]) == [2, 1]
    assert places(["b7 g7", "b6 b3"], [[], []]) == [2, 1]
    assert places(["b3 g3 u3", "b7 b7", "g7 g7"], [[], [], []]) == [1, 2, 2]
    assert places(["b7", "b7", "b7 2"], [["B1/1"], ["M1/1"], ["S1/1"]]) == [2, 2, 1]
    assert places(["b7", "", "2"], [["B1/1"], [], ["S1/1"]]) == [2, 1, 3]


@pytest.mark.rule("PAL-E3")
def test_no_palazzo_is_zero_and_totals_may_be_negative() -> None:
    scene = scenario(seats=2, palazzi=[[], ["B1/1", "S1/1"]])
    assert GAME.scores(scene.s) == [0, -10]
    lines = {line.source: line.points for line in GAME.breakdown(scene.s, 1, 0).lines}
    assert lines == {"windows": 0, "height": 0, "purity": 0, "lone": -10}


def test_the_breakdown_names_every_source() -> None:
    row = ["M1/3 M2/1 M3/2 S4/3 M5/2", "B2/2 B3/1 B4/2", "B1/1", "S3/1 S4/1"]
    breakdown = GAME.breakdown(scenario(palazzi=[row]).s, 0, 1)
    assert breakdown.total == 17 + 8 - 5
    assert {line.source: line.points for line in breakdown.lines} == {
        "windows": 16,
        "height": 6,
        "purity": 3,
        "lone": -5,
    }


@pytest.mark.rule("PAL-B3")
@pytest.mark.parametrize("first", ["", "B4/2"])
def test_the_fifth_rider_ends_the_game_at_once(first: str) -> None:
    scene = only_stack(scenario(seats=2, hands=["b7 b7", ""], warehouse="S1/1", riders=4), 3)
    scene.play(REVEAL).reveals(f"{first} rider")
    assert scene.s.phase == OVER
    assert GAME.to_move(scene.s) == TERMINAL
    assert scene.legal() == []
    assert GAME.view(scene.s, 1).players[0].hand is not None


def test_the_last_piece_of_the_last_stack_can_be_the_fifth_rider() -> None:
    scene = only_stack(scenario(riders=4), 3)
    s = scene.s
    for kind in range(TILE_KINDS):
        i = 2 * REVEAL_KINDS + kind
        s.box[kind] += s.stacks[i]
        s.stack_size[2] -= s.stacks[i]
        s.stacks[i] = 0
    scene.play(REVEAL).reveals("rider")
    assert list(s.stack_size) == [0, 0, 0]
    assert GAME.view(s, 0).phase == "over"


def test_only_the_seat_that_decides_has_something_to_choose() -> None:
    scene = scenario(seats=3, turn=1)
    assert [len(GAME.legal(scene.s, seat)) > 0 for seat in (CHANCE, 0, 1, 2)] == [
        False,
        False,
        True,
        False,
    ]
    scene.play(TAKE_MONEY)
    assert [len(GAME.legal(scene.s, seat)) for seat in (CHANCE, 0, 1, 2)] == [0, 0, 0, 0]


@pytest.mark.rule("PAL-B3")
def test_four_riders_do_not_end_it() -> None:
    scene = only_stack(scenario(seats=2, riders=3), 3).play(REVEAL).reveals("B4/2 rider")
    assert scene.s.riders == 4
    assert scene.s.phase != OVER


@pytest.mark.rule("PAL-H2")
def test_a_legal_action_always_exists_and_a_game_has_at_most_24_reveals() -> None:
    for n in range(30):
        match = Match(GAME, 2 + n % 3, seed=seed_for_run(7, n))
        rng = rng_for_run(7, n)
        reveals = 0
        while not match.over:
            legal = match.legal(match.to_move)
            assert legal
            a = legal[rng.below(len(legal))]
            reveals += a == REVEAL
            match.play(match.to_move, a)
        assert match.state.riders == 5
        assert reveals <= 24


def test_actions_have_the_numbers_their_names_say() -> None:
    assert GAME.encode(0, CONFIRM) == {"do": "confirm"}
    assert GAME.encode(0, BUILD_NEW)["do"] == "build_new"
    assert GAME.encode(0, TAKE_OUT) == {"do": "take_out", "palazzo": 1, "floor": 1}
