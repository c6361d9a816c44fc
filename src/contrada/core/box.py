"""A game's box: its component tables, each with the source of its data."""

from __future__ import annotations

from typing import Final

from contrada.core.messages import Json, Shown

SOURCES: Final = ("rulebook", "example", "first-edition", "reconstructed")
"""Where the data of a table comes from, the most certain source first."""


class BoxRow(Shown, frozen=True):
    """A kind of piece and the number of its copies."""

    piece: Json
    """The piece with its tag (`{"is": "tile", …}`), drawn by the game's `Piece` in the browser."""
    count: int


class BoxTable(Shown, frozen=True):
    """One table of the box.

    Its title is the Fluent message `<game>-box-<id>`, the sentence that says where its data comes
    from is `<game>-box-<id>-why`.
    """

    id: str
    """The name of the table in components.toml, with hyphens instead of dots and underscores."""
    source: str
    """One of `SOURCES`."""
    rows: list[BoxRow]
