"""Bots implemented as a user's own classes, such as `my_bots.Cautious:worlds=6,model=net.npz`, and
search bots with weights of their own, such as `ismcts:iterations=800,weights=mine.toml`.

Only for the command line, library users and operators' settings: a name with a dot is imported, and
a file of weights is read, so both must come from a person who is allowed to run code here. Servers
parse input from clients with `contrada.bots.names`, which imports and reads nothing.
"""

from __future__ import annotations

import importlib
import re
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final

from contrada.bots import names
from contrada.bots.ismcts import IsmctsBot
from contrada.bots.learned import check_weights
from contrada.bots.names import UnknownBot
from contrada.bots.protocol import Bot
from contrada.core.errors import ContradaError
from contrada.core.game import Game

Setting = int | float | bool | str
"""A setting of a user's own bot."""
WEIGHTS: Final = "weights"
"""The setting of a search bot that names a file."""
PART: Final = re.compile(r'([A-Za-z_]\w*)=("(?:[^"\\]|\\.)*"|[^,"]*)(?:,|$)')
"""One setting: a name, and a value that is quoted if it contains a comma or a quotation mark."""


def parse_bot(text: str) -> tuple[str, dict[str, Setting]]:
    """Parse and check a bot's name and settings; `module.Class` is imported and accepts any
    settings: whole numbers, decimals, `true`, `false`, and texts such as paths and URLs.
    """
    name, _, rest = text.partition(":")
    if "." not in name:
        plain, weights = _without_weights(text)
        found, settings = names.parse_bot(plain)
        return found, {**settings, WEIGHTS: weights} if weights else dict(settings)
    import_class(name)
    return name, own_settings(name, rest)


def _without_weights(text: str) -> tuple[str, str]:
    """A search bot without its setting `weights`, and the path it had; "" if it had none."""
    name, _, rest = text.partition(":")
    if name not in ("ismcts", *names.level_names()) or f"{WEIGHTS}=" not in rest:
        return text, ""
    settings = own_settings(name, rest)
    weights = settings.pop(WEIGHTS, "")
    # Without `fitted` the weights would not be used.
    settings.setdefault("fitted", 1)
    plain = ",".join(f"{key}={value}" for key, value in settings.items())
    return f"{name}:{plain}", str(weights)


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
        plain, weights = _without_weights(text)
        made = names.make_bot(plain, game)
        return _with_weights(made, weights) if weights else made
    return make_from_class(name, settings, game)


def _with_weights(bot: Bot, weights: str) -> Bot:
    """The same search bot with the weights of a file; raises UnknownBot."""
    assert isinstance(bot, IsmctsBot)
    try:
        check_weights(bot.game, Path(weights))
    except ContradaError as error:
        raise UnknownBot(str(error)) from None
    settings: dict[str, Any] = {**bot.settings(), WEIGHTS: weights}
    return IsmctsBot(bot.game, **settings)


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
