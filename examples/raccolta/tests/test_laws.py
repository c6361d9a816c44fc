"""The laws of `contrada.testing`, with every number of players and every option."""

from __future__ import annotations

from typing import Any

import pytest

from contrada.core.registry import make_game
from contrada.core.rng import rng_for_run
from contrada.testing.laws import check_game

GAME = make_game("raccolta")


@pytest.mark.parametrize(("seats", "options"), list(GAME.spec.setups()))
def test_random_games_keep_the_laws(seats: int, options: dict[str, Any]) -> None:
    counts = check_game(GAME, seats, options, rng_for_run(seats), secrecy_every=4)
    assert counts.finished == 1
