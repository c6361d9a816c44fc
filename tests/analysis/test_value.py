"""Features and fitted weights of every game."""

from __future__ import annotations

from math import isfinite

import pytest

import contrada
from contrada.bots.learned import make_value, read_fits
from contrada.bots.value import chances, interpolated, shares
from contrada.bots.value import floats as array_of
from contrada.core.game import CHANCE
from contrada.core.registry import entries, entry_of, make_game
from contrada.core.rng import rng_for_run

MADE_BY = "python -m bench.generations"
IDS = [entry.spec.id for entry in entries() if entry.features is not None]


@pytest.mark.parametrize("game_id", IDS)
def test_features_are_finite_and_named_in_all_states(game_id: str) -> None:
    game = make_game(game_id)
    make = entry_of(game_id).features
    assert make is not None
    features, value = make(game), make_value(game)
    names = features.names()
    assert 31 <= len(names) <= 50
    assert len(set(names)) == len(names)
    for seats, options in game.spec.covering():
        rng = rng_for_run(3, seats)
        s = game.initial(seats, options)
        last = 0.0
        for _ in range(game.spec.max_plies):
            seat = game.to_move(s)
            if seat == CHANCE:
                game.apply(s, CHANCE, game.sample(s, rng))
                continue
            if seat < 0:
                break
            rows = features.of(s)
            assert [len(row) for row in rows] == [len(names)] * seats
            assert all(isfinite(x) for row in rows for x in row)
            last = features.progress(s)
            assert -0.001 <= last <= 1.001
            legal = game.legal(s, seat)
            game.apply(s, seat, legal[rng.below(len(legal))])
        assert last > 0.6
        value.judge(s)
        assert value.points == [float(score) for score in game.scores(s)]
        assert value.wins == shares(game.ranking(s))


@pytest.mark.parametrize("game_id", IDS)
def test_every_number_of_seats_has_weights(game_id: str) -> None:
    entry = entry_of(game_id)
    assert entry.values is not None
    file = read_fits(entry.values)
    assert file is not None
    commands = {fit.command or file.command for fit in file.fits}
    assert all(each.startswith(("python -m bench.values", MADE_BY)) for each in commands)
    assert file.rules_version == entry.spec.rules_version
    found = {(fit.seats, fit.variant) for fit in file.fits}
    assert {2, 3, 4} == {seats for seats, _ in found}
    assert all(spread > 0 for fit in file.fits for spread in fit.spread)


def test_an_installed_game_without_features_is_valued_by_its_policy() -> None:
    game = contrada.make_game("palazzo")
    value = make_value(game)
    value.fitted.clear()
    match = contrada.make(game, 2, seed=1)
    value.judge(match.state)
    assert value.points == value.policy.evaluate(match.state)


def test_chances_and_spreads() -> None:
    assert chances([10.0, 10.0], 5.0) == [0.5, 0.5]
    assert chances([1000.0, 0.0], 5.0) == [1.0, 0.0]
    assert interpolated(array_of([1.0, 3.0]), 0.5) == 2.0
    assert interpolated(array_of([1.0, 3.0, 3.0]), 1.0) == 3.0
