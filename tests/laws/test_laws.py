"""Every registered game satisfies every law, with every two values of its options and seats."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import contrada.games  # noqa: F401  # importing it registers the games
from contrada.core.game import Game
from contrada.core.registry import game_ids, make_game
from contrada.core.rng import rng_for_run
from contrada.testing.laws import LAWS, check_game, check_script
from contrada.testing.strategies import Setup, positions, scripts, seeds
from tests.toy import FieraGame

GAMES: list[Game[Any]] = [*map(make_game, game_ids()), FieraGame()]
SETUPS = [
    pytest.param(
        game, setup, id=f"{game.spec.id}-{setup[0]}-{'-'.join(map(str, setup[1].values()))}"
    )
    for game in GAMES
    for setup in game.spec.covering()
]


COST = {"carpe-diem": 2}
"""How much longer an example of a game takes than one of the others: it has the largest states."""


def examples(game: Game[Any], all_together: int) -> int:
    """The number of examples per set-up, chosen so that every game takes about the same time."""
    cost = COST.get(game.spec.id, 1)
    return max(2, all_together // cost // len(game.spec.covering()))


@pytest.mark.parametrize(("game", "setup"), SETUPS)
def test_random_games_keep_the_laws(game: Game[Any], setup: Setup) -> None:
    @settings(max_examples=examples(game, 12))
    @given(seed=seeds())
    def keeps_the_laws(seed: int) -> None:
        counts = check_game(game, *setup, rng_for_run(seed))
        assert counts.states == counts.actions + 1
        assert counts.finished == 1 or counts.actions >= game.spec.max_plies

    keeps_the_laws()


@pytest.mark.parametrize(("game", "setup"), SETUPS)
def test_scripted_games_keep_the_laws(game: Game[Any], setup: Setup) -> None:
    @settings(max_examples=examples(game, 48))
    @given(seed=seeds(), script=scripts(60))
    def keeps_the_laws(seed: int, script: list[int]) -> None:
        counts = check_script(game, *setup, rng_for_run(seed), script, secrecy_every=2)
        assert counts.states == counts.actions + 1

    keeps_the_laws()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.spec.id)
@settings(max_examples=10)
@given(data=st.data())
def test_positions_can_be_played_again(game: Game[Any], data: st.DataObject) -> None:
    record = data.draw(positions(game))
    again = record.match()
    assert game.fingerprint(again.state) == game.fingerprint(record.state)


def test_every_law_says_what_it_is() -> None:
    for name, law in LAWS.items():
        assert law.__doc__, name
