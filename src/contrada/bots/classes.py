"""Bots implemented as a user's own classes, such as `my_bots.Cautious:worlds=6,model=net.npz`.

Only for the command line, library users and operators' settings: a name with a dot is imported, so
it must come from a person who is allowed to run code here. Servers parse input from clients with
`contrada.bots.names`, which imports nothing.
"""

from __future__ import annotations

import importlib
import re
import sys
from collections.abc import Callable, Mapping
from typing import Any, Final

from contrada.bots import names
from contrada.bots.names import UnknownBot
from contrada.bots.protocol import Bot
from contrada.core.game import Game

Setting = int | float | bool | str
"""A setting of a user's own bot."""
PART: Final = re.compile(r'([A-Za-z_]\w*)=("(?:[^"\\]|\\.)*"|[^,"]*)(?:,|$)')
"""One setting: a name, and a value that is quoted if it contains a comma or a quotation mark."""


def parse_bot(text: str) -> tuple[str, dict[str, Setting]]:
    """Parse and check a bot's name and settings; `module.Class` is imported and accepts any
    settings: whole numbers, decimals, `true`, `false`, and texts such as paths and URLs.
    """
    name, _, rest = text.partition(":")
    if "." not in name:
        found, settings = names.parse_bot(text)
        return found, dict(settings)
    import_class(name)
    return name, own_settings(name, rest)


def own_settings(name: str, rest: str) -> dict[str, Setting]:
    """The settings of a user's own bot; raises UnknownBot."""
    settings: dict[str, Setting] = {}
    at = 0
    while at < len(rest):
        part = PART.match(rest, at)
        if part is None:
            raise UnknownBot(
                f"The settings of {name!r} are written name=value,name=value; a value with a comma "
                f'stands in "quotation marks": {rest[at:]!r}.'
            )
        settings[part[1]] = _value(part[2])
        at = part.end()
    return settings


def _value(text: str) -> Setting:
    """A whole number, a decimal, true, false or a text."""
    if len(text) > 1 and text[0] == text[-1] == '"':
        return re.sub(r"\\(.)", r"\1", text[1:-1])
    if text in ("true", "false"):
        return text == "true"
    for kind in (int, float):
        try:
            return kind(text)
        except ValueError:
            continue
    return text


def make_bot(text: str, game: Game[Any]) -> Bot:
    """Create a registered bot or one of a user's own class, for one match of a game."""
    name, settings = parse_bot(text)
    if "." not in name:
        return names.make_bot(text, game)
    return make_from_class(name, settings, game)


def make_from_class(name: str, settings: Mapping[str, Setting], game: Game[Any]) -> Bot:
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
    return import_named(name, "bot", "class")


def import_named(name: str, what: str, kind: str) -> Callable[..., Any]:
    """Import `module.attribute`, also from the current folder; raises UnknownBot."""
    module, _, attribute = name.rpartition(".")
    if "" not in sys.path:
        sys.path.append("")
    try:
        found = getattr(importlib.import_module(module), attribute)
    except (Exception, SystemExit) as error:  # a module may raise any exception
        raise UnknownBot(
            f"The {what} {name!r} cannot be imported: {type(error).__name__}: {error}."
        ) from error
    if not callable(found):
        raise UnknownBot(f"The {what} {name!r} is not a {kind}.")
    made: Callable[..., Any] = found
    return made
