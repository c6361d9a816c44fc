"""Broken tables: which ones failed to load or update, and when to try again.

A broken table is marked in the database and postponed with growing pauses, so it costs the other
tables nothing. The mark is removed as soon as the table works again.
"""

from __future__ import annotations

import traceback
from typing import Final, Literal

from sqlalchemy import Engine, delete, func, insert, select, update

from contrada.server.storage import schema
from contrada.server.tables.rows import BrokenTable

FIRST_PAUSE: Final = 15_000
LONGEST_PAUSE: Final = 6 * 3_600_000
"""Milliseconds from a failure to the next attempt; the pause doubles each time."""

Stage = Literal["load", "upkeep", "event", "watcher", "bot"]
"""What failed: loading, scheduled work, applying an event, a watcher of changes, or a bot."""


def pause_after(tries: int) -> int:
    """Milliseconds to wait after this number of failures."""
    return int(min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** min(tries - 1, 20)))


def describe(stage: Stage, error: BaseException) -> str:
    """An error's type and location, without its message, which may contain secrets."""
    frames = traceback.extract_tb(error.__traceback__)
    place = ""
    for frame in frames:
        _, ours, path = frame.filename.rpartition("contrada/")
        if ours:
            place = f" at {path}:{frame.lineno}"
    return f"{stage}: {type(error).__name__}{place}"[:200]


class TableFaults:
    """The marks of broken tables in the database. All methods block."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    def mark(self, match_id: str, stage: Stage, error: BaseException, wall: int, clock: int) -> int:
        """Mark a table as broken and postpone it; returns the number of its failures."""
        table, matches = schema.broken, schema.matches
        here = table.c.match_id == match_id
        news = {"stage": stage, "fault": describe(stage, error)}
        with self.engine.begin() as connection:
            again = update(table).where(here).values(tries=table.c.tries + 1, **news)
            if not connection.execute(again).rowcount:
                known = select(matches.c.id).where(matches.c.id == match_id)
                if connection.execute(known).first() is None:
                    return 0
                first = {"match_id": match_id, "since": wall, "tries": 1}
                connection.execute(insert(table).values(**first, **news))
            tries = int(connection.execute(select(table.c.tries).where(here)).scalar_one())
            due = (matches.c.id == match_id) & matches.c.due_at.is_not(None)
            later = clock + pause_after(tries)
            connection.execute(update(matches).where(due).values(due_at=later))
        return tries

    def stage_of(self, match_id: str) -> str:
        """The stage that failed last at this table; empty if it is not broken."""
        query = select(schema.broken.c.stage).where(schema.broken.c.match_id == match_id)
        with self.engine.connect() as connection:
            return str(connection.execute(query).scalar() or "")

    def mend(self, match_id: str, clock: int) -> None:
        """Remove the mark of a table that works again; postponed work is due now."""
        matches = schema.matches
        with self.engine.begin() as connection:
            connection.execute(delete(schema.broken).where(schema.broken.c.match_id == match_id))
            due = (matches.c.id == match_id) & matches.c.due_at.is_not(None)
            connection.execute(update(matches).where(due).values(due_at=clock))

    def all(self) -> list[BrokenTable]:
        """The broken tables, longest broken first."""
        table, matches = schema.broken, schema.matches
        query = select(
            table.c.match_id, table.c.since, table.c.tries, table.c.fault, matches.c.game
        ).join(matches, matches.c.id == table.c.match_id)
        with self.engine.connect() as connection:
            rows = connection.execute(query.order_by(table.c.since, table.c.match_id)).all()
        return [BrokenTable(*row) for row in rows]

    def count(self) -> int:
        """The number of broken tables."""
        with self.engine.connect() as connection:
            query = select(func.count()).select_from(schema.broken)
            return int(connection.execute(query).scalar_one())
