"""The evidence for analyses: intervals, slopes, figures of luck, and what is kept."""

from __future__ import annotations

import importlib
import tomllib
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bench.analysis import beside, credits, luck, timed
from bench.analysis.credits import Follow
from bench.analysis.luck import LuckOf
from bench.load import TARGET_MS
from contrada.analysis.credit import SlopeFile
from contrada.analysis.luck import Course
from contrada.analysis.parts import Part
from contrada.core.game import CHANCE
from tests.bench.pool import here

losses: Any = importlib.import_module("bench.analysis.__main__")

# -- losses of decisions ---------------------------------------------------------------------------


def judged(bot: str, each: list[float], again: list[bool] | None = None) -> Any:
    return losses.Judged(bot, 0, each, [10 * x for x in each], again or [])


def test_an_interval_is_two_standard_errors_wide() -> None:
    mean, low, high = losses.interval([0.0, 2.0] * 50)
    assert mean == 1.0
    assert (low, high) == pytest.approx((1 - 0.197, 1 + 0.197), abs=0.001)
    assert losses.interval([3.0]) == (3.0, 3.0, 3.0)


def test_levels_in_their_order_have_no_faults(capsys: pytest.CaptureFixture[str]) -> None:
    games = [judged("random", [0.3, 0.31] * 9), judged("master", [0.01, 0.02] * 9, [True] * 9)]
    assert losses.tell_losses(games) == []
    told = capsys.readouterr().out
    assert "random        1 games    18 decisions  loss 30.50 %" in told
    assert "blunders called so by another seed: 100% of 9" in told


def test_levels_that_overlap_and_blunders_in_doubt_are_faults() -> None:
    games = [judged("journeyman", [0.1, 0.2] * 9), judged("master", [0.1, 0.2], [True, False])]
    assert losses.tell_losses(games) == ["master overlaps", "agreement on blunders"]


def test_judged_games_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[tuple[str, int]] = []

    def judge(_title: str, bot: str, number: int) -> Any:
        played.append((bot, number))
        return losses.Judged(bot, number, [0.1], [1.0], [])

    here(losses, tmp_path, monkeypatch)
    monkeypatch.setattr(losses, "judge", judge)
    assert len(losses.judged_games("palazzo", {"random": 2}, 1)) == 2
    assert len(losses.judged_games("palazzo", {"random": 2, "master": 1}, 1)) == 3
    assert played == [("random", 0), ("random", 1), ("master", 0)]


# -- luck ------------------------------------------------------------------------------------------


def lucky(number: int, lead: float, luck_of: float, **more: Any) -> LuckOf:
    plain: dict[str, Any] = {"luck_win": 0.0, "sums": 0.0, "xx": 4.0, "xy": 4.0}
    bins = [[0.0, 0.0, 0.0] for _ in range(luck.BINS)]
    return LuckOf(number=number, lead=lead, luck=luck_of, bins=bins, **{**plain, **more})


HONEST = [lucky(n, 3.0 * (-1) ** n + n % 3, 2.0 * (-1) ** n) for n in range(60)]


def test_honest_luck_has_no_faults() -> None:
    found = luck.figures(HONEST)
    assert (found.games, found.mean, found.slope) == (60, 0.0, 1.0)
    assert found.ratio < 0.5
    assert found.ratio_low < found.ratio < found.ratio_high
    assert found.faults() == []
    assert "faults: none" in luck.tell("palazzo", found)


@pytest.mark.parametrize(
    ("games", "fault"),
    [
        ([lucky(n, float(n % 5), 1.0 + n % 2) for n in range(60)], "mean luck"),
        ([lucky(n, g.lead, g.luck, xy=2.0 + n % 2) for n, g in enumerate(HONEST)], "slope"),
        ([lucky(n, g.lead, -g.luck) for n, g in enumerate(HONEST)], "variance"),
        ([lucky(n, g.lead, g.luck, sums=0.01) for n, g in enumerate(HONEST)], "sum of luck"),
    ],
)
def test_each_promise_is_checked(games: list[LuckOf], fault: str) -> None:
    assert fault in luck.figures(games).faults()


def test_both_seats_fill_the_bins() -> None:
    """A state at 10 % of a game that seat 0 won is one at 90 % of a game that seat 1 lost."""
    game = HONEST[0]
    game.bins[0][:] = [10, 1.0, 10]
    found = luck.figures(HONEST)
    game.bins[0][:] = [0.0, 0.0, 0.0]
    assert found.bins[0] == (10, 0.1, 1.0)
    assert found.bins[-1] == (10, 0.9, 0.0)
    assert "calibration" in found.faults()


def test_the_effect_of_a_draw_is_followed_for_two_turns() -> None:
    """The deal, and what the third turn changes, do not count."""
    draws = [[5.0, 0.0], [2.0, 0.0]]
    moves = [(0, [1.0, 0.0]), (1, [0.5, 0.0]), (0, [0.25, 0.0]), (1, [8.0, 0.0])]
    seats = [CHANCE, 0, CHANCE, 1, 0, 1]
    course: Any = Course(
        start=None,  # type: ignore[arg-type]
        events=[SimpleNamespace(points=each) for each in draws],  # type: ignore[misc]
        gains=[(seat, [], points) for seat, points in moves],
        curve=[],
        result=None,  # type: ignore[arg-type]
    )
    parts = [Part(n, n, seat, [0]) for n, seat in enumerate(seats)]
    assert luck.effect(course, parts) == (4.0, 2.0 * (2.0 + 0.5 + 0.25))


def test_games_of_luck_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[int] = []

    def measure(_title: str, number: int) -> LuckOf:
        played.append(number)
        return lucky(number, 1.0, 0.5)

    here(luck, tmp_path, monkeypatch)
    monkeypatch.setattr(luck, "measure", measure)
    assert len(luck.games_of("palazzo", 2, 1)) == 2
    assert [each.number for each in luck.games_of("palazzo", 4, 1)] == [0, 1, 2, 3]
    assert played == [0, 1, 2, 3]


# -- credits ---------------------------------------------------------------------------------------


def test_a_slope_is_that_of_all_games_with_its_error() -> None:
    games = [Follow(n, 2, "", xx=2.0, xy=1.0 + 0.2 * (-1) ** n) for n in range(100)]
    slope = credits.slope_of(games)
    assert (slope.seats, slope.games, slope.slope, slope.error) == (2, 100, 0.5, 0.01)
    assert credits.slope_of([Follow(0, 3, "", 0.0, 0.0)]).slope == 0.0


def test_more_players_play_a_fourth_of_the_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    played: list[tuple[int, int]] = []

    def follow(_title: str, seats: int, number: int) -> Follow:
        played.append((seats, number))
        return Follow(number, seats, "", 1.0, 1.0)

    here(credits, tmp_path, monkeypatch)
    monkeypatch.setattr(credits, "follow", follow)
    assert [each.games for each in credits.measured("palazzo", 8, 1)] == [8, 2, 2]
    assert [each.games for each in credits.measured("palazzo", 4, 1)] == [4, 1, 1]
    assert len(played) == 12


def test_the_file_of_slopes_is_toml() -> None:
    games = [Follow(n, 2, "draw", 2.0, 1.0) for n in range(3)]
    file = SlopeFile("python -m x", 1, "2026-01-01", 2, [credits.slope_of(games)])
    read = tomllib.loads(credits.text_of(file))
    assert read["command"] == "python -m x"
    assert read["slopes"] == [
        {"seats": 2, "variant": "draw", "games": 3, "slope": 0.5, "error": 0.0}
    ]


# -- times -----------------------------------------------------------------------------------------


def test_an_analysis_that_takes_too_long_fails_the_check(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(timed, "play_match", lambda *_: (None, None))
    monkeypatch.setattr(timed, "analyse", lambda *_, **__: SimpleNamespace(decisions=[1, 2]))
    arguments = ["--titles", "palazzo", "--depths", "quick", "--check"]
    assert timed.main(arguments) == 0
    assert "palazzo, quick: 2 decisions judged in 0.0 s" in capsys.readouterr().out
    monkeypatch.setattr(timed, "MOST", {"quick": -1.0})
    assert timed.main(arguments) == 1
    assert timed.main(arguments[:-1]) == 0


def test_a_slow_move_beside_an_analysis_fails_the_check(monkeypatch: pytest.MonkeyPatch) -> None:
    stopped: list[bool] = []

    async def run(_args: object, port: int) -> float:
        assert port == 1
        return TARGET_MS + 1

    server = SimpleNamespace(port=1, stop=lambda: stopped.append(True))
    monkeypatch.setattr(beside, "Server", lambda *_: server)
    monkeypatch.setattr(beside, "run", run)
    assert beside.main(["--check"]) == 1
    assert beside.main([]) == 0
    assert stopped == [True, True]
