"""Boards for the terminal: a game's own, or a plain listing of its view."""

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
    """How wide a terminal should be for a game's board; 0 where any will do."""
    return entry_of(game_id).board_width


def board(
    game: Game[Any], state: Any, viewer: int, words: Words, names: Sequence[str]
) -> RenderableType:
    """What a seat (or SPECTATOR) sees; nothing but its view goes into it."""
    draw = _drawing(entry_of(game.spec.id).board)
    return draw(game, game.view(state, viewer), viewer, words, names)


@cache
def _drawing(name: str) -> Board:
    """The function `module:function` of a registry entry; the plain listing without one."""
    if not name:
        return generic.draw
    try:
        found: Board = pkgutil.resolve_name(name)
    except Exception as error:  # whatever a stranger's module raises
        log.warning("The board %s is not used: %s: %s", name, type(error).__name__, error)
        return generic.draw
    return found
