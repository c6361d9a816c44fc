"""bench.analysis.draws: fair draws pass, and a deck with other probabilities does not."""

from __future__ import annotations

from typing import Any

import pytest

from bench.analysis.draws import Counts, counted, is_fair, main
from bench.analysis.luck import BOT, SEED
from contrada.bots.experiments.runs import Run, play_match


def test_the_draws_of_a_game_are_fair(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--titles", "tuscany", "--games", "25", "--check"]) == 0
    assert "fair" in capsys.readouterr().out


def test_outcomes_that_are_all_equally_probable_are_noticed() -> None:
    counts = Counts()
    run = Run(game="palazzo", bots=(BOT, BOT), games=25, seed=SEED, options={})
    for number in range(25):
        match, _ = play_match(run, number)

        def equal(state: Any, game: Any = match.game) -> list[tuple[int, float]]:
            listed = game.outcomes(state)
            return [(outcome, 1 / len(listed)) for outcome, _ in listed]

        counts.add(match, equal)
    assert is_fair(counted("palazzo", 25).deviations())
    assert not is_fair(counts.deviations())
