"""A worker process that computes bots' decisions.

It receives a state sampled from what the bot's seat knows, never the true state. It creates only
registered bots; those of the operator are registered from CONTRADA_BOTS.
"""

from __future__ import annotations

import os
from collections import OrderedDict
from functools import lru_cache
from typing import Any, Final

import msgspec

import contrada.games  # noqa: F401  # registers the games
from contrada.bots.ismcts import IsmctsBot
from contrada.bots.names import make_bot
from contrada.bots.protocol import Bot
from contrada.core.game import Game
from contrada.core.info import InfoSet
from contrada.core.messages import Json
from contrada.core.registry import make_game
from contrada.core.rng import Rng
from contrada.server.bots.registered import VARIABLE, register_operator_bots
from contrada.server.bots.stdio import answer_lines


class BotTask(msgspec.Struct, frozen=True):
    """A decision to make."""

    game: str
    components: Json
    bot: str
    seat: int
    sampled: list[Any]
    rng: tuple[int, int, int, int]
    limit: float = 0.0
    """The most seconds of a search; 0: as many as its budget takes."""


class Choice(msgspec.Struct, frozen=True):
    """The decision, or the type of the exception that was raised."""

    action: int = -1
    fault: str = ""


@lru_cache(maxsize=16)
def _game(game_id: str, components: bytes) -> Game[Any]:
    return make_game(game_id, msgspec.json.decode(components))


_bots: Final[OrderedDict[tuple[str, bytes, str, int], IsmctsBot]] = OrderedDict()
"""The searching bots used last: each continues its tree within a decision of several steps."""
MAX_BOTS: Final = 8


def _bot(task: BotTask, game: Game[Any], components: bytes) -> Bot:
    """The bot of a task. One that searches is kept: it recognizes its decision by what it knows."""
    key = (task.game, components, task.bot, task.seat)
    kept = _bots.pop(key, None)
    bot = kept or make_bot(task.bot, game)
    if isinstance(bot, IsmctsBot):
        bot.limit = task.limit
        _bots[key] = bot
        if len(_bots) > MAX_BOTS:
            _bots.popitem(last=False)
    return bot


def choose(task: BotTask) -> Choice:
    """Compute the bot's decision."""
    components = msgspec.json.encode(task.components, order="sorted")
    game = _game(task.game, components)
    info = InfoSet(game, game.restore(task.sampled), task.seat)
    return Choice(int(_bot(task, game, components).choose(info, Rng(*task.rng))))


if __name__ == "__main__":
    register_operator_bots(os.environ.get(VARIABLE, ""))
    answer_lines(BotTask, choose, lambda fault: Choice(fault=fault))
