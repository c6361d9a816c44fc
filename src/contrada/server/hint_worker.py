"""A process that searches for hints: one JSON line in, one JSON line out.

Like the bots' processes it is given a state that the seat cannot tell from the true one.
"""

from __future__ import annotations

import sys
from typing import Any

import msgspec

import contrada.games  # noqa: F401  # registers the games
from contrada.bots.hints import Hint, hints
from contrada.core.info import InfoSet
from contrada.core.messages import Json
from contrada.core.registry import make_game
from contrada.core.rng import Rng


class HintTask(msgspec.Struct, frozen=True):
    """A decision to look at."""

    game: str
    components: Json
    seat: int
    sampled: list[Any]
    rng: tuple[int, int, int, int]
    iterations: int


class Hints(msgspec.Struct, frozen=True):
    """The actions worth considering, best first, or what went wrong."""

    hints: list[Hint] = []
    fault: str = ""


def search(task: HintTask) -> list[Hint]:
    """The hints for a decision."""
    game = make_game(task.game, task.components)
    info = InfoSet(game, game.restore(task.sampled), task.seat)
    return hints(game, info, Rng(*task.rng), task.iterations)


def main() -> None:
    """Answer until the server closes the pipe."""
    for line in sys.stdin.buffer:
        try:
            found = Hints(search(msgspec.json.decode(line, type=HintTask)))
        except Exception as error:
            found = Hints(fault=f"{type(error).__name__}: {error}")
        sys.stdout.buffer.write(msgspec.json.encode(found) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
