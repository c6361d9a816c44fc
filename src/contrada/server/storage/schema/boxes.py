"""The database table of the boxes that people keep."""

from __future__ import annotations

from typing import Final

from sqlalchemy import BigInteger, Column, Index, String, Table, Text

from contrada.server.storage.schema import metadata

boxes: Final = Table(
    "boxes",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("user_id", String(32), nullable=False),
    Column("game", String(40), nullable=False),
    Column("name", String(40), nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("changed_at", BigInteger, nullable=False),
    Column("toml", Text, nullable=False),
    Column("components", Text, nullable=False),
    Column("fault", Text, nullable=False),
    Column("fault_at", Text, nullable=False),
    Index("boxes_user", "user_id"),
)
"""`toml` is the file as its owner wrote it, `components` the same as JSON. `fault` says why the
game cannot be played with it, and `fault_at` where; both are empty for a box that can be played."""
