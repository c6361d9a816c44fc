"""Limits the bots named in stored tables and match files to the cost of a built-in level.

A stored text may name settings that are no longer allowed, a user's own class, or a bot that is not
registered on this server. The log retains the text; this module determines the bot that plays.
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
"""The level that replaces a class or an unknown name: the middle one."""
STRONGEST: Final = "master-1"
"""The costliest search without fitted weights, the ceiling of other searches."""
BUDGETS: Final = {"iterations", "replies", "ms"}
GREEDY_WORLDS: Final = 4
MILLISECONDS: Final = {"apprentice": 200, "journeyman": 1000, "master": 3000, "maestro": 3000}
"""The longest decision of each level (docs/bots.md): the maximum for a time budget."""
LONGEST: Final = 3000
"""The longest decision of other searches."""
DEFAULTS: Final = {"rollout": 0, "worlds": 2, "rounds": 0}
"""Default values of further settings that determine the cost of a search."""
HARMLESS: Final = {
    "explore": 1000,
    "soft": 1000,
    "keen": 8,
    "fitted": 2,
    "early": 2,
    "plain": 1,
    "lapse": 1000,
    "variant_lapse": 1000,
    "stop": 1,
    "finish": 1,
}
"""Settings that affect the choice but not the cost; bounded to avoid numeric overflow."""


def playable_bot(text: str, game_id: str, seats: int) -> str:
    """The bot that plays for a stored text: registered, and at most as expensive as its level."""
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
    """The registered name, without settings, that is closest to a stored text."""
    name = text.partition(":")[0]
    return name if name in bot_names() else NEAREST


def importable_bot(text: str, game_id: str, seats: int) -> str:
    """The bot of a match file: a class becomes a level, a misspelt name raises UnknownBot."""
    if "." not in text.partition(":")[0]:
        parse_bot(text)
    return playable_bot(text, game_id, seats)


def _ceiling(level: str, game_id: str, seats: int) -> dict[str, int]:
    """The maximum of each setting for a level."""
    own = level_settings(level, game_id)
    rivals = max(1, seats - 1)
    iterations = own.get("iterations") or max(1, own["replies"] // rivals)
    return {
        **HARMLESS,
        **{key: own.get(key, default) for key, default in DEFAULTS.items()},
        "iterations": iterations,
        "replies": own.get("replies") or iterations * rivals,
        "ms": MILLISECONDS.get(level, LONGEST),
    }


def _written(name: str, settings: dict[str, int]) -> str:
    assert name in builtin_names(), "only built-in bots have settings"
    rest = ",".join(f"{key}={value}" for key, value in settings.items())
    return f"{name}:{rest}" if rest else name
