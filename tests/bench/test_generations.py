"""Fitting on generations of self-play."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench import generations
from bench.generations import Plan, fit_of, generation_of, main
from contrada.bots.learned import make_value, read_fits
from contrada.core.registry import make_game
from contrada.learning import positions

PLAN = Plan("palazzo", 2, games=[6, 2], seeds=[1, 2])


@pytest.fixture(autouse=True)
def small(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(generations, "KEPT", tmp_path)
    monkeypatch.setattr(generations, "SEARCH", "iterations=4,fitted=1,early=1,plain=1")


def test_the_last_generation_gives_the_weights() -> None:
    fit = fit_of(PLAN, 1, "a command", "2026-11-19")
    assert (fit.seats, fit.games, fit.command) == (2, 2, "a command")
    stored = read_fits(PLAN.file(1, ".toml"))
    assert stored is not None
    assert stored.features == make_value(make_game("palazzo")).features.names()  # type: ignore[union-attr]
    assert [each.command for each in stored.fits] == ["a command"]


def test_kept_games_are_not_played_again(monkeypatch: pytest.MonkeyPatch) -> None:
    first = generation_of(PLAN, 0, 1)
    monkeypatch.setattr(positions, "play", None)
    again = generation_of(PLAN, 0, 1)
    assert [game.points.tolist() for game in again] == [game.points.tolist() for game in first]


def test_other_games_or_seeds_are_other_files() -> None:
    names = {
        plan.file(generation, ".npz")
        for plan in (PLAN, Plan("palazzo", 2, [6, 2], [1, 3]), Plan("palazzo", 2, [6, 3], [1, 2]))
        for generation in (0, 1)
    }
    # The first generation is the same in all three.
    assert len(names) == 4


def test_every_generation_needs_a_seed(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["palazzo", "--games", "5,5", "--seeds", "1"])
    assert "a seed" in capsys.readouterr().err
