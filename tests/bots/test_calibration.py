"""The calibrated win rates in hints."""

from __future__ import annotations

import pytest

import contrada.games  # noqa: F401  # registers the games
from contrada.bots.experiments.calibration import calibrated, straightened
from contrada.bots.learned import make_value
from contrada.core.registry import game_ids, make_game

CHANCES = (0.0, 0.05, 0.25, 0.5, 0.75, 0.95, 1.0)


def test_win_rates_of_every_game_come_from_fitted_weights() -> None:
    assert all(make_value(make_game(game_id)).fitted for game_id in game_ids())


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("game_id", game_ids())
def test_an_even_game_stays_even(game_id: str, seats: int) -> None:
    assert calibrated(game_id, 1 / seats, seats) == pytest.approx(1 / seats)


def test_slope_one_leaves_a_chance_as_it_is() -> None:
    for chance in CHANCES[1:-1]:
        assert straightened(1.0, chance, 3) == pytest.approx(chance)


@pytest.mark.parametrize("game_id", game_ids())
def test_a_better_chance_stays_better(game_id: str) -> None:
    told = [calibrated(game_id, chance, 2) for chance in CHANCES]
    assert told == sorted(set(told))
    assert 0.0 < told[0] < 0.5 < told[-1] < 1.0


def test_less_sure_is_nearer_to_an_even_game() -> None:
    assert 0.5 < straightened(0.3, 0.9, 2) < straightened(0.6, 0.9, 2) < 0.9
    assert 0.1 < straightened(0.6, 0.1, 4) < straightened(0.3, 0.1, 4) < 0.25
