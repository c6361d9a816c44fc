"""The registry of bots by name: `master`, `greedy:worlds=8`.

This module imports nothing by name. `contrada.bots.classes` does, for the command line.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from contrada.bots.greedy import GreedyBot
from contrada.bots.ismcts import IsmctsBot
from contrada.bots.protocol import Bot
from contrada.bots.random_bot import RandomBot
from contrada.core.errors import ContradaError
from contrada.core.game import Game
from contrada.core.registry import entry_of


class UnknownBot(ContradaError):
    """There is no bot with this name, or it does not have such a setting."""


Settings = Mapping[str, Any]
DIGITS: Final = 18
"""The maximum number of digits of a setting."""
LONGEST: Final = 60
"""The maximum number of characters of a name quoted in an error message."""

LEARNED: Final = {"fitted": 1, "early": 1}
"""The search of the levels: fitted weights evaluate its leaves at the next turn of any seat."""
LEVELS: Final[dict[str, dict[str, int]]] = {
    "apprentice": {"iterations": 500, "lapse": 150, **LEARNED},
    "journeyman": {"iterations": 600, "lapse": 15, "finish": 1, **LEARNED},
    "master": {"iterations": 5000, "stop": 1, "finish": 1, **LEARNED},
    "maestro": {"iterations": 28000, "stop": 1, "finish": 1, **LEARNED},
}
"""The levels in ascending strength: searches with fixed budgets, so that games are reproducible.

A game's registry entry lists its different settings.
"""
LEVELS_VERSION: Final = 2
"""Raised when a level plays differently; evidence of older levels is marked."""
REFERENCES: Final[dict[str, dict[str, int]]] = {"master-1": {"replies": 4000}}
"""Levels of earlier versions, kept to measure others by: they do not change.

Its budget is counted in replies, because each of its iterations plays a turn of every rival.
"""


def _random(_game: Game[Any], _settings: Settings) -> Bot:
    return RandomBot()


def _greedy(game: Game[Any], settings: Settings) -> Bot:
    given: dict[str, Any] = dict(settings)
    return GreedyBot(game, **given)


def _ismcts(game: Game[Any], settings: Settings) -> Bot:
    given: dict[str, Any] = dict(settings)
    return IsmctsBot(game, **given)


def _level(name: str) -> Callable[[Game[Any], Settings], Bot]:
    def make(game: Game[Any], settings: Settings) -> Bot:
        given: dict[str, Any] = {**level_settings(name, game.spec.id), **settings}
        return IsmctsBot(game, **given)

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
    "fitted": 0,
    "early": 0,
    "plain": 0,
    "lapse": 0,
    "variant_lapse": 0,
    "stop": 0,
    "finish": 0,
}
_makers: Final[dict[str, tuple[Callable[[Game[Any], Settings], Bot], dict[str, int]]]] = {
    "random": (_random, {}),
    "greedy": (_greedy, {"worlds": 1}),
    "ismcts": (_ismcts, _SEARCH),
    **{name: (_level(name), _SEARCH) for name in (*LEVELS, *REFERENCES)},
}
"""The factory of each bot, and its integer settings with their minimum."""


Maker = Callable[[Game[Any], Settings], Bot]

_registered: Final[dict[str, Maker]] = {}
"""Bots added by an operator: names and factories."""


def register_bots(makers: Mapping[str, Maker]) -> None:
    """Replace the bots added to the built-in ones; they have no settings."""
    _registered.clear()
    _registered.update(makers)


def bot_names() -> list[str]:
    """All registered bots."""
    return [*_makers, *_registered]


def builtin_names() -> list[str]:
    """The built-in bots."""
    return list(_makers)


def level_names() -> list[str]:
    """The levels that people play against, in ascending strength."""
    return list(LEVELS)


def level_settings(name: str, game_id: str) -> dict[str, int]:
    """The search settings of a level, or of a reference, in a game."""
    general = LEVELS[name] if name in LEVELS else REFERENCES[name]
    return {**general, **entry_of(game_id).levels.get(name, {})}


def parse_bot(text: str) -> tuple[str, dict[str, int]]:
    """Parse and check a registered bot: `greedy:worlds=8` or `ismcts:rollout=2,ms=50`.

    A level accepts the settings of `ismcts`, which override its own: `master:iterations=500`.
    """
    name, _, rest = text.partition(":")
    if name not in _makers and name not in _registered:
        raise UnknownBot(f"No bot is called {_short(name)}; there are: {', '.join(bot_names())}.")
    allowed = _makers[name][1] if name in _makers else {}
    settings: dict[str, int] = {}
    for key, value in setting_parts(rest):
        if key not in allowed:
            listed = ", ".join(sorted(allowed)) or "none"
            raise UnknownBot(
                f"The bot {name!r} has no setting {_short(key)}; its settings: {listed}."
            )
        if key in settings:
            raise UnknownBot(f"The bot {name!r} is given the setting {key!r} twice.")
        settings[key] = whole_number(name, key, value, allowed[key])
    return name, settings


def setting_parts(rest: str) -> list[tuple[str, str]]:
    """Split the settings after a bot's name, unparsed."""
    pairs = []
    for part in rest.split(",") if rest else []:
        key, _, value = part.partition("=")
        pairs.append((key, value))
    return pairs


def whole_number(name: str, key: str, value: str, least: int = 0) -> int:
    """The value of a setting; raises UnknownBot."""
    plain = value.isascii() and value.isdecimal() and len(value) <= DIGITS
    if not plain or int(value) < least:
        written = _short(f"{key}={value}")
        raise UnknownBot(
            f"Setting {key!r} of bot {name!r} is a whole number from {least} on: {written}."
        )
    return int(value)


def registered_name(text: str) -> str:
    """Check a bot name without settings, as a server accepts it from clients; raises UnknownBot.

    References are for measurements, not for people.
    """
    if text not in bot_names() or text in REFERENCES:
        name, colon, _ = text.partition(":")
        if colon and name in bot_names():
            raise UnknownBot(f"The bot {name!r} is named without settings here.")
        named = ", ".join(name for name in bot_names() if name not in REFERENCES)
        raise UnknownBot(f"No bot is called {_short(text)}; there are: {named}.")
    return text


def make_bot(text: str, game: Game[Any]) -> Bot:
    """Create a registered bot for one match of a game."""
    name, settings = parse_bot(text)
    if name in _registered:
        return _registered[name](game, {})
    return _makers[name][0](game, settings)


def is_timed(text: str) -> bool:
    """Whether a bot has a time budget, so that its games are not reproducible."""
    name, _, rest = text.partition(":")
    return name in _makers and any(key == "ms" for key, _ in setting_parts(rest))


def _short(text: str) -> str:
    """User input for an error message: quoted and, if long, truncated."""
    return repr(text if len(text) <= LONGEST else text[:LONGEST] + "…")
