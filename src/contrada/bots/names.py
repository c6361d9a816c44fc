"""The bots by name, as people write them: `random`, `greedy`, `greedy:worlds=8`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from contrada.bots.greedy import GreedyBot
from contrada.bots.protocol import Bot
from contrada.bots.random_bot import RandomBot
from contrada.core.errors import ContradaError
from contrada.core.game import Game


class UnknownBot(ContradaError):
    """No bot is called so, or the bot has no such setting."""


Settings = Mapping[str, int]


def _random(_game: Game[Any], _settings: Settings) -> Bot:
    return RandomBot()


def _greedy(game: Game[Any], settings: Settings) -> Bot:
    return GreedyBot(game, **settings)


_makers: Final[dict[str, tuple[Callable[[Game[Any], Settings], Bot], frozenset[str]]]] = {
    "random": (_random, frozenset()),
    "greedy": (_greedy, frozenset({"worlds"})),
}
"""Each bot: how it is made, and the whole numbers that can be set."""


def bot_names() -> list[str]:
    """All bots."""
    return list(_makers)


def parse_bot(text: str) -> tuple[str, dict[str, int]]:
    """A bot's name and settings, checked: `greedy:worlds=8` or `ismcts:a=1,b=2`."""
    name, _, rest = text.partition(":")
    if name not in _makers:
        raise UnknownBot(f"No bot is called {name!r}; there are: {', '.join(_makers)}.")
    allowed = _makers[name][1]
    settings: dict[str, int] = {}
    for part in rest.split(",") if rest else []:
        key, equals, value = part.partition("=")
        if key not in allowed:
            listed = ", ".join(sorted(allowed)) or "none"
            raise UnknownBot(f"The bot {name!r} has no setting {key!r}; its settings: {listed}.")
        if not equals or not value.isdecimal() or int(value) < 1:
            raise UnknownBot(
                f"Setting {key!r} of bot {name!r} is a whole number above 0: {part!r}."
            )
        settings[key] = int(value)
    return name, settings


def make_bot(text: str, game: Game[Any]) -> Bot:
    """A bot by its name, for one match of a game."""
    name, settings = parse_bot(text)
    return _makers[name][0](game, settings)
