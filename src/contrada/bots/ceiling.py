"""Bots of stored tables and old match files, made playable within the budget of a level.

Such a text may name settings that nobody may choose any more, a class of somebody's own, or a name
that this server does not register. The log keeps the text as it is; this says what plays for it.
"""

from __future__ import annotations

from typing import Final

from contrada.bots.ismcts import ITERATIONS
from contrada.bots.names import (
    LEVELS,
    UnknownBot,
    bot_names,
    builtin_names,
    level_settings,
    parse_bot,
)

NEAREST: Final = "journeyman"
"""The level that plays where a class or an unknown name is stored: the middle one."""
STRONGEST: Final = "master"
BUDGETS: Final = {"iterations", "replies", "ms"}
GREEDY_WORLDS: Final = 4
MILLISECONDS: Final = {"apprentice": 200, "journeyman": 1000, "master": 3000}
"""The longest decision of each level, see docs/bots.md: a budget of time gets no more."""
DEFAULTS: Final = {"rollout": 0, "worlds": 2, "rounds": 0}
"""What a search costs beside its budget, where a level does not say otherwise."""
HARMLESS: Final = {"explore": 1000, "soft": 1000, "keen": 8}
"""Settings that change the choice and not the cost; bounded so that they can be computed."""


def playable_bot(text: str, game_id: str, seats: int) -> str:
    """The bot that plays for a stored text: registered, and no dearer than its level."""
    try:
        name, settings = parse_bot(text)
    except UnknownBot:
        name, settings = nearest_name(text), {}
    if not settings and name != "ismcts":
        return name
    if name == "greedy":
        return _written(name, {"worlds": min(settings["worlds"], GREEDY_WORLDS)})
    level = name if name in LEVELS else STRONGEST
    if name not in LEVELS and not settings.keys() & BUDGETS:
        settings["iterations"] = ITERATIONS
    ceiling = _ceiling(level, game_id, seats)
    return _written(name, {key: min(value, ceiling[key]) for key, value in settings.items()})


def nearest_name(text: str) -> str:
    """The registered name, without settings, that comes nearest to a stored text."""
    name = text.partition(":")[0]
    return name if name in bot_names() else NEAREST


def importable_bot(text: str, game_id: str, seats: int) -> str:
    """The bot of a match file: a class becomes a level, a misspelt name raises UnknownBot."""
    if "." not in text.partition(":")[0]:
        parse_bot(text)
    return playable_bot(text, game_id, seats)


def _ceiling(level: str, game_id: str, seats: int) -> dict[str, int]:
    """The most that each setting may be for a level."""
    own = level_settings(level, game_id)
    rivals = max(1, seats - 1)
    iterations = own.get("iterations") or max(1, own["replies"] // rivals)
    return {
        **HARMLESS,
        **{key: own.get(key, default) for key, default in DEFAULTS.items()},
        "iterations": iterations,
        "replies": own.get("replies") or iterations * rivals,
        "ms": MILLISECONDS[level],
    }


def _written(name: str, settings: dict[str, int]) -> str:
    assert name in builtin_names(), "only built-in bots have settings"
    rest = ",".join(f"{key}={value}" for key, value in settings.items())
    return f"{name}:{rest}" if rest else name
