"""Boards for the terminal: the game's own, or a plain listing of its view."""

from __future__ import annotations

import logging
import pkgutil
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from rich.console import RenderableType

from contrada.cli.boards import generic
from contrada.core.game import Game
from contrada.core.registry import entry_of
from contrada.words import Words

log = logging.getLogger(__name__)

Board = Callable[[Game[Any], Any, int, Words, Sequence[str]], RenderableType]
"""Draws a view for a viewer: game, view, viewer, words, players' names."""


def columns(game_id: str) -> int:
    """The terminal width that a game's board needs, in columns; 0 if any width works."""
    return entry_of(game_id).board_width


def board(
    game: Game[Any], state: Any, viewer: int, words: Words, names: Sequence[str]
) -> RenderableType:
    """Draw what a seat (or SPECTATOR) may see, from its view alone."""
    draw = _drawing(entry_of(game.spec.id).board)
    return draw(game, game.view(state, viewer), viewer, words, names)


@cache
def _drawing(name: str) -> Board:
    """Resolve `module:function` of a registry entry; the plain listing if the name is empty."""
    if not name:
        return generic.draw
    try:
        found: Board = pkgutil.resolve_name(name)
    except Exception as error:  # a module of another distribution may raise anything
        log.warning("The board %s is not used: %s: %s", name, type(error).__name__, error)
        return generic.draw
    return found
