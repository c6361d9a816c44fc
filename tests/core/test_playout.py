"""Random playouts."""

from __future__ import annotations

from contrada.core.game import TERMINAL
from contrada.core.play.playout import Tally, copies, play_random
from contrada.core.rng import rng_for_run
from tests.toy import FieraGame

GAME = FieraGame()
OPTIONS = {"long": False}


def test_plays_to_the_end_and_counts() -> None:
    tally = Tally()
    plies = []
    for n in range(20):
        state = GAME.initial(2, OPTIONS)
        before = tally.actions
        play_random(GAME, state, rng_for_run(1, n), 500, tally)
        assert GAME.to_move(state) == TERMINAL
        plies.append(tally.actions - before)
    assert (tally.games, tally.unfinished) == (20, 0)
    assert tally.actions == sum(plies)
    assert 0 < tally.decisions < tally.actions
    assert len(set(plies)) > 1


def test_stops_at_its_limit() -> None:
    tally = Tally()
    state = GAME.initial(2, OPTIONS)
    play_random(GAME, state, rng_for_run(2), 6, tally)
    assert (tally.actions, tally.unfinished) == (6, 1)
    assert GAME.to_move(state) != TERMINAL


def test_the_same_stream_plays_the_same_game() -> None:
    states = [GAME.initial(3, OPTIONS) for _ in range(2)]
    for state in states:
        play_random(GAME, state, rng_for_run(3), 500, Tally())
    assert states[0].dump() == states[1].dump()


def test_copies_leave_the_state_alone() -> None:
    state = GAME.initial(3, OPTIONS)
    dump = state.dump()
    copies(state, 10)
    assert state.dump() == dump
