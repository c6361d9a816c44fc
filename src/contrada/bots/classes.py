"""Bots implemented as a user's own classes, such as `my_bots.Cautious:worlds=6`.

Only for the command line, library users and operators' settings: a name with a dot is imported, so
it must come from a person who is allowed to run code here. Servers parse input from clients with
`contrada.bots.names`, which imports nothing.
"""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable
from typing import Any

from contrada.bots import names
from contrada.bots.names import UnknownBot, setting_parts, whole_number
from contrada.bots.protocol import Bot
from contrada.core.game import Game


def parse_bot(text: str) -> tuple[str, dict[str, int]]:
    """Parse and check a bot's name and settings; `module.Class` is imported and accepts any
    settings.
    """
    name, _, rest = text.partition(":")
    if "." not in name:
        return names.parse_bot(text)
    import_class(name)
    return name, {key: whole_number(name, key, value) for key, value in setting_parts(rest)}


def make_bot(text: str, game: Game[Any]) -> Bot:
    """Create a registered bot or one of a user's own class, for one match of a game."""
    name, settings = parse_bot(text)
    if "." not in name:
        return names.make_bot(text, game)
    return make_from_class(name, settings, game)


def make_from_class(name: str, settings: names.Settings, game: Game[Any]) -> Bot:
    """Create a bot of the class `module.Class`; raises UnknownBot."""
    found = import_class(name)
    try:
        made: Bot = found(game, **settings)
    except (Exception, SystemExit) as error:  # a constructor may raise any exception
        raise UnknownBot(
            f"The bot {name!r} cannot be created: {type(error).__name__}: {error}."
        ) from error
    if not callable(getattr(made, "choose", None)):
        raise UnknownBot(f"The bot {name!r} has no method `choose(info, rng)`.")
    return made


def import_class(name: str) -> Callable[..., Any]:
    """Import the class `module.Class`, also from the current folder; raises UnknownBot."""
    module, _, attribute = name.rpartition(".")
    if "" not in sys.path:
        sys.path.append("")
    try:
        found = getattr(importlib.import_module(module), attribute)
    except (Exception, SystemExit) as error:  # a module may raise any exception
        raise UnknownBot(
            f"The bot {name!r} cannot be imported: {type(error).__name__}: {error}."
        ) from error
    if not callable(found):
        raise UnknownBot(f"The bot {name!r} is not a class.")
    made: Callable[..., Any] = found
    return made
