"""Methods that the protocol implements for every game."""

from __future__ import annotations

import subprocess
import sys

import pytest

from contrada.core.game import Game, State
from tests.toy import Fiera, FieraGame

GAME = FieraGame()


@pytest.mark.parametrize(
    ("points", "expected"),
    [
        ([3, 1], [1.0, 0.0]),
        ([2, 2], [0.5, 0.5]),
        ([5, 3, 1], [1.0, 0.5, 0.0]),
        ([5, 5, 1], [0.75, 0.75, 0.0]),
        ([5, 1, 1], [1.0, 0.25, 0.25]),
        ([4, 4, 4], [0.5, 0.5, 0.5]),
    ],
)
def test_returns_follow_the_ranking(points: list[int], expected: list[float]) -> None:
    state = GAME.initial(len(points), {"long": False})
    state.points = points
    assert GAME.returns(state) == expected
    assert sum(GAME.returns(state)) == len(points) / 2


def test_fingerprints_tell_states_apart_and_are_the_same_in_every_process() -> None:
    state = GAME.initial(2, {"long": False})
    other = GAME.initial(2, {"long": True})
    assert GAME.fingerprint(state) == GAME.fingerprint(state.copy())
    assert GAME.fingerprint(state) != GAME.fingerprint(other)
    program = (
        "from tests.toy import FieraGame; g = FieraGame(); "
        "print(g.fingerprint(g.initial(2, {'long': False})))"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True, timeout=60
    )
    assert done.stdout.strip() == GAME.fingerprint(state)


def test_a_game_must_say_its_rules() -> None:
    empty: Game[Fiera] = Game(GAME.spec, {})
    state = GAME.initial(2, {"long": False})
    for question in (empty.to_move, empty.scores, empty.ranking, empty.check, empty.outcomes):
        with pytest.raises(NotImplementedError):
            question(state)
    with pytest.raises(NotImplementedError):
        State().copy()


def test_what_a_game_need_not_say() -> None:
    empty: Game[Fiera] = Game(GAME.spec, {})
    state = GAME.initial(2, {"long": False})
    assert empty.barrier(state, 0, 0) is False
    assert empty.forced(state, 0) is False
    assert empty.preview(state, 0, 0) == {}
