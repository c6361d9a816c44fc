"""Bots: computer players, which receive only what their seat may know.

docs/bots.md explains how to write one; docs/api.md lists what is public here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from contrada.lazy import importer

if TYPE_CHECKING:
    from contrada.bots.classes import make_bot
    from contrada.bots.greedy import GreedyBot
    from contrada.bots.ismcts import IsmctsBot
    from contrada.bots.names import UnknownBot, bot_names, level_names
    from contrada.bots.protocol import Bot
    from contrada.bots.random_bot import RandomBot

_HOMES: Final = {
    "Bot": "contrada.bots.protocol",
    "GreedyBot": "contrada.bots.greedy",
    "IsmctsBot": "contrada.bots.ismcts",
    "RandomBot": "contrada.bots.random_bot",
    "UnknownBot": "contrada.bots.names",
    "bot_names": "contrada.bots.names",
    "level_names": "contrada.bots.names",
    "make_bot": "contrada.bots.classes",
}
"""The modules of the public names, which are imported when a name is first used."""

__all__ = [
    "Bot",
    "GreedyBot",
    "IsmctsBot",
    "RandomBot",
    "UnknownBot",
    "bot_names",
    "level_names",
    "make_bot",
]

__getattr__ = importer(__name__, _HOMES)
