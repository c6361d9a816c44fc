"""All options of a decision, as complete sequences of steps."""

from __future__ import annotations

from collections import deque
from typing import Any, Final

from contrada.analysis.parts import ends_decision
from contrada.core.game import Game, State

MOST_POSITIONS: Final = 400
"""The maximum number of positions within a decision that are looked at."""


def all_options(game: Game[Any], state: State, seat: int, most: int) -> dict[str, list[int]] | None:
    """One sequence of steps for every result of a decision, by the result's fingerprint.

    The shortest sequence, then the first in the order of the legal actions. None if there are more
    than `most` results.
    """
    found: dict[str, list[int]] = {}
    seen: set[str] = set()
    waiting: deque[tuple[State, list[int]]] = deque([(state.copy(), [])])
    while waiting:
        here, steps = waiting.popleft()
        for action in game.legal(here, seat):
            after = here.copy()
            complete = ends_decision(game, here, seat, int(action))
            game.apply(after, seat, action)
            complete = complete or game.to_move(after) != seat
            key = game.fingerprint(after)
            if complete:
                found.setdefault(key, [*steps, int(action)])
            elif key not in seen:
                seen.add(key)
                waiting.append((after, [*steps, int(action)]))
        if len(found) > most or len(seen) > MOST_POSITIONS:
            return None
    return found


def result_of(game: Game[Any], state: State, seat: int, steps: list[int]) -> str:
    """The fingerprint of the state after these steps: the same for steps in another order."""
    after = state.copy()
    for step in steps:
        game.apply(after, seat, step)
    return game.fingerprint(after)
