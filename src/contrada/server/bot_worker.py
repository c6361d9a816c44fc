"""A process that thinks for bots: one JSON line in, one JSON line out.

It is given a state that the bot's seat cannot tell from the true one, never the true one.
"""

from __future__ import annotations

import sys
from functools import lru_cache
from typing import Any

import msgspec

import contrada.games  # noqa: F401  # registers the games
from contrada.bots.names import make_bot
from contrada.core.game import Game
from contrada.core.info import InfoSet
from contrada.core.messages import Json
from contrada.core.registry import make_game
from contrada.core.rng import Rng


class Task(msgspec.Struct, frozen=True):
    """A decision to make."""

    game: str
    components: Json
    bot: str
    seat: int
    sampled: list[Any]
    rng: tuple[int, int, int, int]


class Choice(msgspec.Struct, frozen=True):
    """The decision, or what went wrong."""

    action: int = -1
    fault: str = ""


@lru_cache(maxsize=16)
def _game(game_id: str, components: bytes) -> Game[Any]:
    return make_game(game_id, msgspec.json.decode(components))


def choose(task: Task) -> int:
    """The bot's action."""
    game = _game(task.game, msgspec.json.encode(task.components, order="sorted"))
    info = InfoSet(game, game.restore(task.sampled), task.seat)
    return int(make_bot(task.bot, game).choose(info, Rng(*task.rng)))


def main() -> None:
    """Answer until the server closes the pipe."""
    for line in sys.stdin.buffer:
        try:
            choice = Choice(choose(msgspec.json.decode(line, type=Task)))
        except Exception as error:
            choice = Choice(fault=f"{type(error).__name__}: {error}")
        sys.stdout.buffer.write(msgspec.json.encode(choice) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
