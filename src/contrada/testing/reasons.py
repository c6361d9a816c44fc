"""How often a game names no rule: the share of general answers among all reasons.

A game's own tests call `count_reasons` and demand a small share.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from contrada.core.game import CHANCE, NO_REASON, TERMINAL, Game, State
from contrada.core.play.dealer import Dealer
from contrada.core.rng import rng_for_run, seed_for_run
from contrada.testing.broken import actions

PER_GAME: Final = 20
"""The number of positions taken from one random game."""


class Reasons(msgspec.Struct):
    """The answers to all illegal actions at some positions."""

    positions: int = 0
    illegal: int = 0
    general: int = 0
    """Illegal actions for which no rule is named."""
    ids: dict[str, int] = {}
    """By the id of the reason: how often it was given."""
    verbs: dict[str, int] = {}
    """By verb: how often an action of it got the general answer."""

    @property
    def share(self) -> float:
        """The share of general answers, from 0 to 1."""
        return self.general / self.illegal if self.illegal else 0.0


def positions(game: Game[Any], number: int, seed: int = 0) -> Iterator[tuple[State, int]]:
    """Random decisions, each with its seat, from random games of all set-ups in turn."""
    setups = list(game.spec.setups())
    run = 0
    found = 0
    while found < number:
        seats, options = setups[run % len(setups)]
        decisions = list(_decisions(game, seats, options, seed, run))
        rng = rng_for_run(seed, run)
        for _ in range(min(PER_GAME, number - found, len(decisions))):
            found += 1
            yield decisions.pop(rng.below(len(decisions)))
        run += 1


def _decisions(
    game: Game[Any], seats: int, options: dict[str, Any], seed: int, run: int
) -> Iterator[tuple[State, int]]:
    """Every decision of a random game."""
    state = game.initial(seats, options)
    dealer = Dealer(seed_for_run(seed, run))
    rng = rng_for_run(seed, run)
    for ply in range(game.spec.max_plies):
        turn = int(game.to_move(state))
        if turn == TERMINAL:
            return
        if turn == CHANCE:
            action = dealer.outcome(game, state, ply)
            dealer.count(game, state)
        else:
            yield state.copy(), turn
            legal = game.legal(state, turn)
            action = int(legal[rng.below(len(legal))])
        game.apply(state, turn, action)


def count_reasons(game: Game[Any], number: int = 200, seed: int = 0) -> Reasons:
    """Ask for the reason against every illegal action at random positions."""
    counted = Reasons()
    for state, seat in positions(game, number, seed):
        counted.positions += 1
        legal = set(actions(game.legal(state, seat)))
        for action in range(game.spec.num_actions):
            if action in legal:
                continue
            form = game.encode(seat, action)
            said = game.reason(state, seat, form)
            reason = said.id if said is not None else NO_REASON
            counted.illegal += 1
            counted.ids[reason] = counted.ids.get(reason, 0) + 1
            if reason == NO_REASON:
                counted.general += 1
                counted.verbs[form["do"]] = counted.verbs.get(form["do"], 0) + 1
    return counted
