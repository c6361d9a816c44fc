"""Which process has which table in memory, so that others notify only those that need to know.

A process registers a table before it reads it. An event that is committed after that read therefore
finds the registration; an event committed before it is part of what was read.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Collection
from typing import Final

from sqlalchemy import Engine, delete, text

from contrada.server.storage.schema import holders

_HOLD: Final = text(
    "INSERT INTO holders (match_id, process) VALUES (:table, :process) ON CONFLICT DO NOTHING"
)


class Holders:
    """The tables that this process has in memory. All methods block."""

    def __init__(self, engine: Engine, process: int) -> None:
        self.engine = engine
        self.process = process
        self._mine: set[str] = set()
        self._lock = threading.Lock()

    def hold(self, table_id: str) -> None:
        """Register a table that this process is about to read."""
        with self._lock:
            if table_id not in self._mine:
                with self.engine.begin() as connection:
                    connection.execute(_HOLD, {"table": table_id, "process": self.process})
                self._mine.add(table_id)

    def release(self, held: Callable[[], Collection[str]]) -> None:
        """Remove the tables that this process has no longer in memory."""
        with self._lock:
            here = held()
            gone = [table_id for table_id in self._mine if table_id not in here]
            if gone:
                mine = (holders.c.process == self.process) & holders.c.match_id.in_(gone)
                with self.engine.begin() as connection:
                    connection.execute(delete(holders).where(mine))
                self._mine.difference_update(gone)

    def remove_dead(self, alive: Collection[int]) -> None:
        """Remove the tables of processes that are no longer alive."""
        with self.engine.begin() as connection:
            connection.execute(delete(holders).where(holders.c.process.not_in(alive)))
