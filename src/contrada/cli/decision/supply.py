"""`supply` at the terminal: what is still to come of each deck, bag and stack."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from contrada.core.game import Game
from contrada.core.messages import Supply
from contrada.words import Words


def supplies(
    game: Game[Any], state: Any, seat: int, words: Words, names: Sequence[str]
) -> list[RenderableType]:
    """A table for each supply, as far as the seat may know it."""
    found = [_table(game.spec.id, one, words, names) for one in game.supply(state, seat)]
    return found or [Text(words.text("cli-supply-none"))]


def _table(game_id: str, supply: Supply, words: Words, names: Sequence[str]) -> RenderableType:
    name = words.text(f"{game_id}-supply-{supply.name}".replace("_", "-"))
    title = words.text("cli-supply-title", name=name, left=supply.left)
    caption = None
    if supply.note is not None:
        caption = words.message(game_id, f"supply-note-{supply.note.id}", supply.note, names)
    table = Table(
        title=title,
        caption=caption,
        title_justify="left",
        caption_justify="left",
        box=None,
        pad_edge=False,
        padding=(0, 2, 0, 0),
    )
    table.add_column(words.text("cli-supply-piece"))
    table.add_column(words.text("cli-supply-seen"), justify="right")
    table.add_column(words.text("cli-supply-left"), justify="right")
    for row in supply.rows:
        piece = str(words.value(game_id, row.piece, names))
        table.add_row(piece, str(row.seen), str(row.left))
    return table
