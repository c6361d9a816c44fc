"""The database table of tried puzzles; migration 0013 makes it."""

from __future__ import annotations

from typing import Final

from sqlalchemy import BigInteger, Boolean, Column, Float, String, Table

from contrada.server.storage.schema import metadata

puzzle_tries: Final = Table(
    "puzzle_tries",
    metadata,
    Column("user_id", String(32), primary_key=True),
    Column("puzzle", String(40), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("solved", Boolean, nullable=False),
    Column("loss", Float, nullable=False),
)
"""People's first tries at the shipped puzzles; `loss` in chance to win."""
