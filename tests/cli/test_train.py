"""`contrada train`: from the command to a learning curve."""

from __future__ import annotations

from pathlib import Path

from tests.cli.runner import run


def test_a_short_training_is_reported_and_kept(tmp_path: Path) -> None:
    folder = tmp_path / "training"
    command = ["train", "tuscany", "--out", str(folder), "--games", "6", "--generations", "1"]
    command += ["--duels", "2", "--iterations", "1", "--seats", "2", "--workers", "1"]
    done = run(*command)
    assert done.code == 0, done.err
    assert "Generation 0, 2:" in done.out
    assert (folder / "curve.svg").exists()
    assert run(*command).out == done.out  # resumed: nothing is played again
    other = run(*command, "--seed", "2")
    assert other.code == 2
    assert "other settings" in other.err


def test_a_game_without_such_players_is_refused(tmp_path: Path) -> None:
    done = run("train", "palazzo", "--out", str(tmp_path / "training"), "--seats", "7")
    assert done.code == 2
    assert "7" in done.err
