"""Analyses of finished matches: they add up, can be resumed, and do not depend on the workers."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import contrada
from contrada.analysis import Analyser, BadAnalysis, CannotAnalyse, analyse, from_json, to_json
from contrada.analysis import analyser as analyser_module
from contrada.analysis.classes import THRESHOLDS, accuracy_of, kind_of
from contrada.analysis.judge import Budget, difference
from contrada.core.game import CHANCE
from contrada.core.match import Match

TITLES = [
    ("palazzo", {}),
    ("carrara", {}),
    ("carrara", {"version": "advanced"}),
    ("carpe-diem", {}),
    ("tuscany", {}),
]


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tiny budgets: analyses of all depths use the same code."""
    monkeypatch.setitem(analyser_module.DEPTHS, "quick", Budget(8, 2, 4))
    monkeypatch.setattr(analyser_module, "OUTCOMES", 6)


def played(game: str, options: dict[str, str | int | bool], seats: int = 2) -> Match:
    return contrada.play(game, ["greedy:worlds=1", *["random"] * (seats - 1)], 5, options=options)


@pytest.mark.parametrize(("game", "options"), TITLES)
def test_the_parts_add_up(game: str, options: dict[str, str | int | bool]) -> None:
    match = played(game, options)
    result = Analyser(match, "quick").finish([])
    assert result.method.fitted
    for seat in result.summary:
        points = seat.start_points + seat.luck_points + sum(seat.gain_points)
        assert points == pytest.approx(seat.result_points, abs=0.01)
        assert seat.result_points == match.game.scores(match.state)[seat.seat]
        assert abs(seat.remainder_points) < 0.01
        assert abs(seat.remainder_win) < 0.001
    assert sum(seat.result_win for seat in result.summary) == pytest.approx(1)
    assert abs(sum(seat.luck_win for seat in result.summary)) < 0.001
    events = sum(entry.actor == CHANCE for entry in match.log)
    assert sum(event.last - event.first + 1 for event in result.events) == events


@pytest.mark.parametrize("seats", [3, 4])
def test_larger_tables_are_fitted_too(seats: int) -> None:
    match = played("tuscany", {}, seats)
    result = Analyser(match, "quick").finish([])
    assert result.method.fitted
    assert all(sum(point.win) == pytest.approx(1, abs=0.001) for point in result.curve)


@pytest.mark.parametrize(("game", "options"), TITLES)
def test_every_decision_is_judged_with_the_one_played(
    game: str, options: dict[str, str | int | bool]
) -> None:
    match = played(game, options)
    found = Analyser(match, "quick")
    log = [entry.action for entry in match.log]
    for task in found.tasks[::12]:
        assert task.actions == log[task.first : task.last + 1]
        decision = found.judge(task)
        if decision is None:
            continue
        assert 2 <= len(decision.candidates) <= 3
        assert decision.candidates[0].behind == 0
        assert decision.loss >= 0
        own = decision.candidates[decision.played]
        assert sorted(own.actions) == sorted(task.actions)
        assert len(own.forms) == len(own.actions)


def test_resumed_and_parallel_analyses_give_the_same_result(tmp_path: Path) -> None:
    match = played("palazzo", {})
    file = tmp_path / "run.jsonl"
    whole = analyse(match, "quick", seat=1)
    seen: list[tuple[int, int]] = []

    class Enough(Exception):
        pass

    def stop(done: int, total: int) -> None:
        seen.append((done, total))
        if done == 5:
            raise Enough

    with pytest.raises(Enough):
        analyse(match, "quick", seat=1, progress=stop, resume=file)
    assert len(file.read_bytes().splitlines()) == 6
    file.write_bytes(file.read_bytes() + b'{"first": 3')  # torn by a crash
    begun: list[int] = []
    again = analyse(
        match, "quick", seat=1, progress=lambda done, _: begun.append(done), resume=file
    )
    assert begun[0] == 5
    assert again == whole
    assert not file.exists()
    assert {decision.seat for decision in whole.decisions} == {1}


def test_a_better_decision_is_preferred() -> None:
    """A greedy player loses less than a random one."""
    match = played("carpe-diem", {})
    found = Analyser(match, "quick")
    losses: dict[int, list[float]] = {0: [], 1: []}
    for task in found.tasks[::3]:
        decision = found.judge(task)
        if decision is not None:
            losses[decision.seat].append(decision.loss_points)
    means = [sum(each) / len(each) for each in losses.values()]
    assert means[0] < means[1]


def test_an_apparent_error_is_judged_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(analyser_module.DEPTHS, "quick", Budget(8, 2, 4, again=3))
    match = contrada.play("carpe-diem", ["random", "random"], 5)
    found = Analyser(match, "quick")
    worlds = set()
    for task in found.tasks[::6]:
        decision = found.judge(task)
        if decision is None:
            continue
        worlds.add(decision.worlds)
        if decision.loss >= 0.05:
            assert decision.worlds == 16, "4, and 3 times as many"
    assert worlds == {4, 16}


def test_what_cannot_be_analysed_is_said() -> None:
    running = contrada.make("palazzo", 2, seed=1)
    with pytest.raises(CannotAnalyse, match="not over"):
        contrada.analyse(running)
    match = played("palazzo", {})
    with pytest.raises(CannotAnalyse, match="no depth"):
        contrada.analyse(match, "endless")  # type: ignore[arg-type]
    with pytest.raises(CannotAnalyse, match="no seat"):
        contrada.analyse(match, "quick", seat=2)
    with pytest.raises(TypeError):
        contrada.analyse("game.json")  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="`seat` is a whole number"):
        contrada.analyse(match, "quick", seat="0")  # type: ignore[arg-type]
    with pytest.raises(CannotAnalyse, match="at least 1 worker"):
        contrada.analyse(match, "quick", workers=0)


def test_results_are_stored_with_their_version() -> None:
    result = Analyser(played("carrara", {}), "quick").finish([])
    data = to_json(result)
    assert from_json(data) == result
    newer = json.dumps({**json.loads(data), "schema": 99}).encode()
    with pytest.raises(BadAnalysis, match="version 99"):
        from_json(newer)
    older = {**json.loads(data), "schema": 1}
    del older["method"]["credit"]  # the first version did not have it
    with pytest.raises(BadAnalysis, match="version 1; "):
        from_json(json.dumps(older).encode())
    with pytest.raises(BadAnalysis, match="not an analysis"):
        from_json(b"{")


def test_classes_need_more_than_their_standard_error() -> None:
    inaccuracy, mistake, blunder = THRESHOLDS
    assert kind_of(0.0, 0.0) == "good"
    assert kind_of(inaccuracy, 0.001) == "inaccuracy"
    assert kind_of(mistake, 0.001) == "mistake"
    assert kind_of(blunder, 0.001) == "blunder"
    assert kind_of(blunder, 2 * blunder) == "good"
    assert kind_of(blunder, 0.06) == "mistake"
    assert accuracy_of([]) == 100
    assert accuracy_of([0.0, 0.0]) == 100
    assert 0 < accuracy_of([0.2]) < accuracy_of([0.02]) < 100


def test_differences_are_paired() -> None:
    mean, error = difference([0.5, 0.9], [0.4, 0.8])
    assert mean == pytest.approx(0.1)
    assert error == pytest.approx(0.0)
    mean, error = difference([1.0, 0.0], [0.0, 0.0])
    assert (mean, error) == (0.5, 0.5)
