"""Deletes tables with every row that refers to them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import MetaData, delete, false
from sqlalchemy.engine import Connection

from contrada.server.storage import schema


def delete_tables(connection: Connection, ids: Sequence[str]) -> None:
    """Delete tables with every row that refers to them, in all tables of the schema."""
    # A transaction that writes must not begin by reading: in SQLite it fails if another connection
    # writes in between. This deletes nothing and takes the lock.
    connection.execute(delete(schema.matches).where(false()))
    for table in _referring(connection):
        connection.execute(delete(table).where(table.c.match_id.in_(ids)))
    connection.execute(delete(schema.matches).where(schema.matches.c.id.in_(ids)))


def _referring(connection: Connection) -> list[Any]:
    """The tables with a direct or indirect foreign key to a match; referring tables first."""
    found = MetaData()
    found.reflect(connection, only=lambda name, _: not name.startswith("procrastinate"))
    ours = {"matches"}
    referring = []
    for table in found.sorted_tables:
        parents = {key.column.table.name for key in table.foreign_keys}
        if "match_id" in table.c and parents & ours:
            ours.add(table.name)
            referring.append(table)
    return referring[::-1]
