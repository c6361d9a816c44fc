"""Hypothesis strategies: set-ups, seeds, scripts of choices, and the positions they lead to.

A script is a list of small numbers, each of which selects one of the legal actions, so that failing
examples shrink to short games with simple choices.
"""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from contrada.core.game import CHANCE, TERMINAL, Game
from contrada.core.match import Entry
from contrada.core.play.dealer import Dealer
from contrada.core.rng import seed_for_run
from contrada.core.spec import OptionValue
from contrada.testing.record import PlayedGame

Setup = tuple[int, dict[str, OptionValue]]


def setups(game: Game[Any]) -> SearchStrategy[Setup]:
    """Numbers of players with options; shrinks to the smallest number and the defaults."""
    return st.sampled_from(list(game.spec.setups()))


def seeds() -> SearchStrategy[int]:
    """Arguments for `seed_for_run`."""
    return st.integers(min_value=0, max_value=2**32 - 1)


def scripts(max_size: int = 80) -> SearchStrategy[list[int]]:
    """Lists of choices, each taken modulo the number of legal actions."""
    return st.lists(st.integers(min_value=0, max_value=255), max_size=max_size)


def played(game: Game[Any], setup: Setup, seed: int, script: list[int]) -> PlayedGame:
    """The game given by a script, with chance outcomes and forced moves up to the next decision.

    Where several seats choose simultaneously, the lowest chooses first.
    """
    seats, options = setup
    key = seed_for_run(seed)
    dealer = Dealer(key)
    state = game.initial(seats, options)
    log: list[Entry] = []
    left = list(reversed(script))
    while (turn := int(game.to_move(state))) != TERMINAL:
        if turn == CHANCE:
            action = dealer.outcome(game, state, len(log))
            dealer.count(game, state)
        elif game.forced(state, turn):
            action = int(game.legal(state, turn)[0])
        elif left:
            legal = list(game.legal(state, turn))
            action = legal[left.pop() % len(legal)]
        else:
            break
        game.apply(state, turn, action)
        log.append(Entry(turn, action))
    return PlayedGame(game, seats, options, key, log, state)


def positions(game: Game[Any], max_size: int = 80) -> SearchStrategy[PlayedGame]:
    """Positions of the game, each with the log that leads to it."""
    return st.builds(
        lambda setup, seed, script: played(game, setup, seed, script),
        setups(game),
        seeds(),
        scripts(max_size),
    )
