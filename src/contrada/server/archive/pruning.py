"""Deletes finished tables after their retention time, in bounded batches."""

from __future__ import annotations

from typing import Final

from sqlalchemy import ColumnElement, func, literal_column, select

from contrada.server.storage import schema
from contrada.server.storage.components import remove_unused
from contrada.server.storage.deletion import delete_tables
from contrada.server.storage.event_store import Store

BATCH: Final = 200
"""Tables per transaction, so that players' moves never wait long for the database."""
DAY_MS: Final = 86_400_000


def prunable(store: Store, before: int) -> int:
    """The number of finished tables that changed last before a time."""
    matches = schema.matches
    query = select(func.count()).select_from(matches).where(_over(), matches.c.changed_at < before)
    with store.engine.connect() as connection:
        return int(connection.execute(query).scalar_one())


def prune(store: Store, before: int) -> int:
    """Delete the finished tables that changed last before a time; returns how many.

    Logs, chat and results go with the table; ratings and statistics stay. If it is interrupted, the
    next call continues.
    """
    matches = schema.matches
    query = select(matches.c.id).where(_over(), matches.c.changed_at < before)
    query = query.order_by(matches.c.changed_at).limit(BATCH)
    deleted = 0
    while True:
        with store.engine.connect() as connection:
            ids = list(connection.execute(query).scalars())
        if not ids:
            break
        with store.engine.begin() as connection:
            delete_tables(connection, ids)
        deleted += len(ids)
    if deleted:
        with store.engine.begin() as connection:
            remove_unused(connection)
    return deleted


def _over() -> ColumnElement[bool]:
    return literal_column("phase = 'over'")
