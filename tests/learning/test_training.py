"""Training: reproducible, resumable, and refused with a clear word where it cannot work."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from contrada.bots.learned import read_fits
from contrada.core.errors import BadSetup
from contrada.learning import duels, positions
from contrada.learning.fitting import Model
from contrada.learning.folder import load_positions, store_positions
from contrada.learning.positions import SelfPlay
from contrada.learning.training import Settings, Training
from contrada.learning.workers import in_processes

SEARCH = {"iterations": 2, "worlds": 1, "fitted": 2, "early": 1}


def settings(**changes: Any) -> Settings:
    given: dict[str, Any] = {
        "game": "tuscany",
        "variants": [{}],
        "seats": [2],
        "games": 5,
        "generations": 2,
        "duel_games": 2,
        "seed": 3,
        "search": SEARCH,
        "rules_version": 2,
        "first": ("random",),
        **changes,
    }
    return Settings(**given)


def trained(folder: Path, mapper: Any = None, **changes: Any) -> Training:
    training = Training(
        settings(**changes), folder, mapper or in_processes(1), "contrada train palazzo", "today"
    )
    list(training.run())
    return training


def weights(folder: Path) -> list[bytes]:
    return [file.read_bytes() for file in sorted(folder.glob("generation-*/value-*.toml"))]


class Stopped(Exception):
    """The interruption of a run."""


def stopping(after: int) -> Callable[..., Iterator[Any]]:
    """A mapper that fails after some games."""
    left = [after]

    def mapped(function: Callable[..., Any], tasks: Sequence[tuple[Any, ...]]) -> Iterator[Any]:
        for task in tasks:
            left[0] -= 1
            if left[0] < 0:
                raise Stopped
            yield function(*task)

    return mapped


@pytest.mark.long
def test_an_interrupted_training_ends_with_the_same_weights(tmp_path: Path) -> None:
    whole = trained(tmp_path / "whole")
    with pytest.raises(Stopped):
        trained(tmp_path / "parts", stopping(6))  # within the duel of generation 0
    parts = trained(tmp_path / "parts")
    assert weights(tmp_path / "whole") == weights(tmp_path / "parts")
    assert whole.reports == parts.reports
    assert (tmp_path / "parts" / "curve.svg").read_text().startswith("<svg")


def test_a_folder_of_other_settings_is_refused(tmp_path: Path) -> None:
    Training(settings(), tmp_path, in_processes(1), "", "")
    with pytest.raises(BadSetup, match="other settings"):
        Training(settings(seed=4), tmp_path, in_processes(1), "", "")


@pytest.mark.parametrize(
    ("changes", "word"),
    [
        ({"seats": [9]}, "9"),
        ({"games": 2}, "at least 5"),
        ({"variants": [{"colour": 7}]}, "colour"),
    ],
)
def test_what_cannot_be_trained_is_refused_before_a_game_is_played(
    tmp_path: Path, changes: dict[str, Any], word: str
) -> None:
    with pytest.raises(BadSetup, match=word):
        Training(settings(**changes), tmp_path, in_processes(1), "", "")


def test_positions_are_stored_as_they_were_played(tmp_path: Path) -> None:
    plan = SelfPlay("tuscany", {}, 2, "random", 1)
    games = [positions.play(plan, number) for number in range(2)]
    store_positions(tmp_path / "positions.npz", games)
    again = load_positions(tmp_path / "positions.npz")
    for one, other in zip(games, again, strict=True):
        assert (one.features == other.features).all()
        assert (one.progress == other.progress).all()
        assert (one.points == other.points).all()
        assert (one.wins == other.wins).all()


def test_weights_that_are_accepted_can_be_read_by_a_bot(tmp_path: Path) -> None:
    plan = SelfPlay("tuscany", {}, 2, "random", 1)
    training = Training(settings(), tmp_path, in_processes(1), "contrada train palazzo", "today")
    training._accept(Model([positions.play(plan, number) for number in range(5)]).fit())
    file = read_fits(training.best)
    assert file is not None
    assert [(fit.seats, fit.games) for fit in file.fits] == [(2, 5)]
    duel = duels.Duel("tuscany", {}, 2, 1, SEARCH, str(training.best), "")
    win, place = duels.play(duel, 0)
    assert win in (0.0, 0.5, 1.0)
    assert 0.0 <= place <= 1.0
