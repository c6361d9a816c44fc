"""A worker process that searches for hints.

Like the bot workers it receives a state sampled from what the seat knows.
"""

from __future__ import annotations

from typing import Any

import msgspec

import contrada.games  # noqa: F401  # registers the games
from contrada.bots.hints import Hint, hints
from contrada.core.info import InfoSet
from contrada.core.messages import Json
from contrada.core.registry import make_game
from contrada.core.rng import Rng
from contrada.server.bots.stdio import answer_lines


class HintTask(msgspec.Struct, frozen=True):
    """A decision to search."""

    game: str
    components: Json
    seat: int
    sampled: list[Any]
    rng: tuple[int, int, int, int]
    iterations: int


class Hints(msgspec.Struct, frozen=True):
    """The best actions, best first, or the type of the exception that was raised."""

    hints: list[Hint] = []
    fault: str = ""


def search(task: HintTask) -> Hints:
    """Search a decision for hints."""
    game = make_game(task.game, task.components)
    info = InfoSet(game, game.restore(task.sampled), task.seat)
    return Hints(hints(game, info, Rng(*task.rng), task.iterations))


if __name__ == "__main__":
    answer_lines(HintTask, search, lambda fault: Hints(fault=fault))
