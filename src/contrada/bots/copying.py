"""Copies and pickles of bots: made anew from their game and settings.

A copy does not have the search tree of the decision in progress.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from contrada.core.game import Game


def remade(kind: Callable[..., Any], game: Game[Any], settings: Mapping[str, Any]) -> Any:
    """A bot of this class with these settings; also in a process that has not used any game yet."""
    import contrada.games  # noqa: F401  # registers the games

    return kind(game, **settings)
