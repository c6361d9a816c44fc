"""What the weights of a value function are fitted to."""

from __future__ import annotations

from typing import Any, cast

import numpy as np

from contrada.learning.fitting import TRUST, Model, expected_points
from contrada.learning.positions import Positions
from contrada.learning.training import Settings


def test_targets_lean_on_the_values_of_later_states() -> None:
    class Known:
        """A model that knows the points of each state."""

        def points(self, features: Any, progress: Any) -> Any:
            return np.array([[0.0, 0.0], [10.0, 2.0], [4.0, 4.0]])

    game = Positions("", np.zeros((3, 2, 1)), np.zeros(3), np.array([20.0, 0.0]), np.array([1, 0]))
    targets = expected_points(cast(Model, Known()), game)
    last = np.array([20.0, 0.0])
    second = TRUST * last + (1 - TRUST) * np.array([4.0, 4.0])
    first = TRUST * second + (1 - TRUST) * np.array([10.0, 2.0])
    assert np.allclose(targets, [first, second, last])


def test_more_players_need_fewer_games() -> None:
    settings = Settings(
        game="palazzo",
        variants=[{}],
        seats=[2, 3, 4],
        games=60,
        generations=1,
        duel_games=2,
        seed=1,
        search={},
        rules_version=2,
    )
    assert [settings.games_with(seats) for seats in (2, 3, 4)] == [60, 40, 30]
