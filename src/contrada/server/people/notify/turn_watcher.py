"""Keeps the table `turns` up to date: which people each running game waits for.

Changes are collected and written together once a second, so that fast play costs one small
transaction. After a crash a row can be out of date until its table is loaded again.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Iterable
from typing import Final

from contrada.server.common.containment import ESCAPING
from contrada.server.common.metrics import FAULTS
from contrada.server.common.server_clock import now_ms
from contrada.server.people.notify.notifier import Notifier
from contrada.server.runtime.session import TableSession
from contrada.server.storage.people.turns import Turns, Waiting, WhoWaits
from contrada.server.tables.table import Table

log = logging.getLogger(__name__)
MAX_KNOWN: Final = 20_000
"""Tables whose stored rows are remembered; others are compared with the database again."""
MAX_BATCH: Final = 500
"""Tables written in one transaction."""


def waiting_for(table: Table) -> frozenset[Waiting]:
    """The people whom a table waits for."""
    if not table.running:
        return frozenset()
    seats = table.data.seats
    return frozenset(
        Waiting(seat, user, table.data.since[seat])
        for seat in table.actors()
        if not seats[seat].acting_bot
        for user in seats[seat].users
    )


class TurnWatcher:
    """Writes whom games wait for."""

    def __init__(self, turns: Turns, notifier: Notifier) -> None:
        self.turns = turns
        self.notifier = notifier
        self.pause = 1.0
        """Seconds between two writes."""
        self._known: OrderedDict[str, frozenset[Waiting]] = OrderedDict()
        self._changed: dict[str, TableSession] = {}
        self._lock = asyncio.Lock()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start writing."""
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Write what is left, and stop."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        await self._guarded()

    def on_change(self, session: TableSession) -> None:
        """Called when a table was loaded or has changed."""
        if session.remote:
            return  # the process that made the change writes it
        table = session.table
        if self._known.get(table.id) != waiting_for(table):
            self._changed[table.id] = session

    async def flush(self) -> None:
        """Write the changes so far."""
        async with self._lock:
            while self._changed:
                batch: dict[str, frozenset[Waiting]] = {}
                while self._changed and len(batch) < MAX_BATCH:
                    table_id, session = self._changed.popitem()
                    batch[table_id] = waiting_for(session.table)
                now = now_ms()
                delay = self.notifier.first_delay
                due = None if delay is None else now + delay
                try:
                    await asyncio.to_thread(self.turns.save, batch, now, due, self._stored(batch))
                except BaseException:
                    for table_id in batch:
                        self._known.pop(table_id, None)
                    raise
                self._known.update(batch)
                while len(self._known) > MAX_KNOWN:
                    self._known.popitem(last=False)

    def _stored(self, batch: Iterable[str]) -> WhoWaits | None:
        """What is stored of these tables, if that is known without a look at the database."""
        known = self._known
        if self.notifier.tables.store.shared or any(table_id not in known for table_id in batch):
            return None
        return {table_id: known[table_id] for table_id in batch}

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(self.pause)
            await self._guarded()

    async def _guarded(self) -> None:
        try:
            await self.flush()
        except (Exception, *ESCAPING):
            FAULTS.inc()
            log.exception("whose turn it is could not be stored")
