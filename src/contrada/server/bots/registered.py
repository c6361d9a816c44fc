"""Bots that the operator registers: `CONTRADA_BOTS="cautious=my_bots.Cautious:worlds=6"`.

Commas separate bots. A part whose value is a whole number is another setting of the bot before it;
every other part is the next bot.
"""

from __future__ import annotations

import re
from typing import Any, Final

import contrada.games  # noqa: F401  # registers the games
from contrada.bots.classes import make_bot
from contrada.bots.names import Maker, Settings, UnknownBot, builtin_names, register_bots
from contrada.bots.protocol import Bot
from contrada.core.game import Game
from contrada.core.registry import game_ids, make_game
from contrada.server.settings import BadSetting, variable

VARIABLE: Final = variable("bots")
NAME: Final = re.compile(r"[a-z][a-z0-9_-]{0,23}")
RESERVED_NAMES: Final = {"human"}
"""Match files use this name for people."""


def register_operator_bots(text: str) -> None:
    """Register the bots in the setting in this process; raises BadSetting."""
    makers: dict[str, Maker] = {}
    for name, bot in _entries(text):
        if not NAME.fullmatch(name):
            raise BadSetting(
                f"{VARIABLE}: {name!r} is no name; one has up to 24 small letters, digits, - and _."
            )
        if name in builtin_names() or name in RESERVED_NAMES or name in makers:
            raise BadSetting(f"{VARIABLE}: the name {name!r} is taken.")
        _try_out(name, bot)
        makers[name] = _maker(bot)
    register_bots(makers)


def _entries(text: str) -> list[tuple[str, str]]:
    """Parse the setting into pairs of a name and a bot specification."""
    entries: list[tuple[str, str]] = []
    for part in text.split(",") if text.strip() else []:
        name, equals, value = (piece.strip() for piece in part.partition("="))
        if entries and value.isdecimal():
            before, bot = entries[-1]
            entries[-1] = (before, f"{bot},{name}={value}")
        elif not equals or not value:
            raise BadSetting(
                f"{VARIABLE} lists bots as name=module.Class:setting=1, not {part.strip()!r}."
            )
        else:
            entries.append((name, value))
    return entries


def _try_out(name: str, bot: str) -> None:
    """Create the bot for the games in turn; raises BadSetting if it plays none."""
    fault = None
    for game_id in game_ids():
        try:
            make_bot(bot, make_game(game_id))
            return
        except UnknownBot as error:
            fault = fault or error
    raise BadSetting(f"{VARIABLE}: {name!r} plays no game: {fault}")


def _maker(bot: str) -> Maker:
    def make(game: Game[Any], _settings: Settings) -> Bot:
        return make_bot(bot, game)

    return make
