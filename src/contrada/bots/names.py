"""The bots by name, as people write them: `master`, `greedy:worlds=8`, `my_bots.Cautious`."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable, Mapping
from typing import Any, Final

from contrada.bots.greedy import GreedyBot
from contrada.bots.ismcts import IsmctsBot
from contrada.bots.protocol import Bot
from contrada.bots.random_bot import RandomBot
from contrada.core.errors import ContradaError
from contrada.core.game import Game


class UnknownBot(ContradaError):
    """No bot is called so, or the bot has no such setting."""


Settings = Mapping[str, int]

LEVELS: Final[dict[str, dict[str, int]]] = {
    "apprentice": {"iterations": 20, "worlds": 1, "soft": 100},
    "journeyman": {"iterations": 100},
    "master": {"replies": 4000},
}
"""What a player meets, by rising strength: searches of fixed length, so that games repeat.

The Master's is counted in replies, so that it answers in time with three rivals, too."""

LEVELS_OF: Final[dict[str, dict[str, dict[str, int]]]] = {
    "palazzo": {"apprentice": {"iterations": 6}, "master": {"replies": 1500}},
    "carrara": {"journeyman": {"iterations": 150}},
    "tuscany": {"journeyman": {"rollout": 40}, "master": {"rollout": 40}},
}
"""Where a game's levels differ from these: game, level, settings."""


def _random(_game: Game[Any], _settings: Settings) -> Bot:
    return RandomBot()


def _greedy(game: Game[Any], settings: Settings) -> Bot:
    return GreedyBot(game, **settings)


def _ismcts(game: Game[Any], settings: Settings) -> Bot:
    return IsmctsBot(game, **settings)


def _level(name: str) -> Callable[[Game[Any], Settings], Bot]:
    def make(game: Game[Any], settings: Settings) -> Bot:
        return IsmctsBot(game, **{**level_settings(name, game.spec.id), **settings})

    return make


_SEARCH: Final = {
    "iterations": 1,
    "replies": 1,
    "ms": 1,
    "rollout": 0,
    "worlds": 0,
    "explore": 0,
    "soft": 0,
    "rounds": 0,
    "keen": 1,
}
_makers: Final[dict[str, tuple[Callable[[Game[Any], Settings], Bot], dict[str, int]]]] = {
    "random": (_random, {}),
    "greedy": (_greedy, {"worlds": 1}),
    "ismcts": (_ismcts, _SEARCH),
    **{name: (_level(name), _SEARCH) for name in LEVELS},
}
"""Each bot: how it is made, and the whole numbers that can be set, with the least of each."""


def bot_names() -> list[str]:
    """All bots of Contrada."""
    return list(_makers)


def level_names() -> list[str]:
    """The bots made for people to play with, by rising strength."""
    return list(LEVELS)


def level_settings(name: str, game_id: str) -> dict[str, int]:
    """The search that a level is in a game."""
    return {**LEVELS[name], **LEVELS_OF.get(game_id, {}).get(name, {})}


def parse_bot(text: str) -> tuple[str, dict[str, int]]:
    """A bot's name and settings, checked: `greedy:worlds=8` or `ismcts:rollout=2,ms=50`.

    A level takes the settings of `ismcts` in place of its own: `master:iterations=500`. A name with
    a dot is a class of one's own, `module.Class`, and takes any settings.
    """
    name, _, rest = text.partition(":")
    own = "." in name
    if own:
        _own_class(name)
    elif name not in _makers:
        raise UnknownBot(f"No bot is called {name!r}; there are: {', '.join(bot_names())}.")
    allowed = _makers[name][1] if name in _makers else {}
    settings: dict[str, int] = {}
    for part in rest.split(",") if rest else []:
        key, equals, value = part.partition("=")
        if not own and key not in allowed:
            listed = ", ".join(sorted(allowed)) or "none"
            raise UnknownBot(f"The bot {name!r} has no setting {key!r}; its settings: {listed}.")
        least = allowed.get(key, 0)
        if not equals or not value.isdecimal() or int(value) < least:
            raise UnknownBot(
                f"Setting {key!r} of bot {name!r} is a whole number from {least} on: {part!r}."
            )
        settings[key] = int(value)
    return name, settings


def make_bot(text: str, game: Game[Any]) -> Bot:
    """A bot by its name, for one match of a game."""
    name, settings = parse_bot(text)
    if name in _makers:
        return _makers[name][0](game, settings)
    try:
        made: Bot = _own_class(name)(game, **settings)
    except Exception as error:  # whatever a stranger's constructor raises
        raise UnknownBot(
            f"The bot {name!r} cannot be made: {type(error).__name__}: {error}."
        ) from error
    if not callable(getattr(made, "choose", None)):
        raise UnknownBot(f"The bot {name!r} has no method `choose(info, rng)`.")
    return made


def is_timed(text: str) -> bool:
    """Whether a bot's budget is time, so that its games cannot be repeated exactly."""
    name, settings = parse_bot(text)
    return name in _makers and bool(settings.get("ms"))


def _own_class(name: str) -> Callable[..., Any]:
    """The class `module.Class`, looked for in the current folder too."""
    module, _, attribute = name.rpartition(".")
    if "" not in sys.path:
        sys.path.append("")
    try:
        found = getattr(importlib.import_module(module), attribute)
    except Exception as error:  # whatever a stranger's module raises
        raise UnknownBot(
            f"The bot {name!r} cannot be imported: {type(error).__name__}: {error}."
        ) from error
    if not callable(found):
        raise UnknownBot(f"The bot {name!r} is not a class.")
    made: Callable[..., Any] = found
    return made
