"""The laws of `contrada.testing`, with every number of players and every option."""

from __future__ import annotations

from typing import Any

import pytest

from contrada.core.registry import make_game
from contrada.core.rng import rng_for_run
from contrada.testing.laws import check_game
from contrada.testing.reasons import count_reasons

GAME = make_game("raccolta")


@pytest.mark.parametrize(("seats", "options"), list(GAME.spec.setups()))
def test_random_games_keep_the_laws(seats: int, options: dict[str, Any]) -> None:
    counts = check_game(GAME, seats, options, rng_for_run(seats), secrecy_every=4, orders_every=2)
    assert counts.finished == 1
    assert counts.trees > 0
    assert counts.too_large == 0


def test_a_rule_is_named_against_everything_illegal() -> None:
    counted = count_reasons(GAME, 60)
    assert counted.illegal > 600
    assert counted.verbs == {}
