"""Boards for the terminal: one per game, and a plain reading of any view for the others."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from rich.console import RenderableType

from contrada.cli.boards import carpe_diem, carrara, generic, palazzo, tuscany
from contrada.core.game import Game
from contrada.words import Words

Board = Callable[[Game[Any], Any, int, Words, Sequence[str]], RenderableType]
_boards: Final[dict[str, Board]] = {
    "carpe-diem": carpe_diem.draw,
    "carrara": carrara.draw,
    "palazzo": palazzo.draw,
    "tuscany": tuscany.draw,
}
"""By game: draws a view for a seat."""
_widths: Final = {"carpe-diem": 100, "carrara": 100, "tuscany": 100}


def columns(game_id: str) -> int:
    """How wide a terminal should be for a game's board; 0 where any will do."""
    return _widths.get(game_id, 0)


def board(
    game: Game[Any], state: Any, seat: int, words: Words, names: Sequence[str]
) -> RenderableType:
    """What a seat (or SPECTATOR) sees; nothing but its view goes into it."""
    draw = _boards.get(game.spec.id, generic.draw)
    return draw(game, game.view(state, seat), seat, words, names)
