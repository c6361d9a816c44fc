"""Records finished games one by one; after a crash, catches up on those finished before it."""

from __future__ import annotations

import asyncio
import logging

from contrada.server.common.containment import ESCAPING
from contrada.server.common.metrics import FAULTS
from contrada.server.people.rating import GameRecord, record_of
from contrada.server.people.results import ResultStore
from contrada.server.runtime.session import TableSession
from contrada.server.storage.event_store import Store
from contrada.server.tables.rows import NoSuchTable, UnknownRules
from contrada.server.tables.table import Table

log = logging.getLogger(__name__)
BATCH = 64


class Recorder:
    """Records games when they end."""

    def __init__(self, store: Store, results: ResultStore) -> None:
        self.store = store
        self.results = results
        self._ended: asyncio.Queue[Table] = asyncio.Queue()
        self._known: set[str] = set()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start recording, first the games that ended earlier."""
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Stop recording."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def on_change(self, session: TableSession) -> None:
        """Called when a table was loaded or has changed."""
        if (
            session.table.data.phase == "over"
            and session.table.id not in self._known
            and not session.remote
        ):
            self._known.add(session.table.id)
            self._ended.put_nowait(session.table)

    async def settled(self) -> None:
        """Return when every game that has ended by now is recorded."""
        await self._ended.join()

    async def _run(self) -> None:
        await self._guarded(self._catch_up())
        while True:
            table = await self._ended.get()
            await self._guarded(asyncio.to_thread(self.record, table.id, table))
            self._known.discard(table.id)
            self._ended.task_done()

    async def _guarded(self, work: object) -> None:
        try:
            await work  # type: ignore[misc]  # a coroutine of either kind
        except (Exception, *ESCAPING):
            FAULTS.inc()
            log.exception("a finished game could not be recorded")

    async def _catch_up(self) -> None:
        """Record the games that ended earlier; skips those that cannot be recorded."""
        tried: set[str] = set()
        while True:
            found = await asyncio.to_thread(self.results.unrecorded, BATCH + len(tried))
            fresh = [table_id for table_id in found if table_id not in tried]
            for table_id in fresh:
                await self._guarded(asyncio.to_thread(self.record, table_id))
                tried.add(table_id)
            if len(fresh) < BATCH:
                return

    def record(self, table_id: str, table: Table | None = None) -> None:
        """Record a table that is over, unless it is recorded; `table` is the one in memory."""
        if self.results.is_recorded(table_id):
            return
        try:
            table = table or Table.load(self.store.load(table_id))
        except NoSuchTable:
            return
        except UnknownRules:  # recorded without seats, and not counted
            head = self.store.unread(table_id).head
            plain = GameRecord(
                head.id, head.game, head.setup.seats, head.changed_at, "end", "rules", [], False
            )
            self.results.record(plain)
            return
        owners = self.store.bots.owner_ids(table.data.people())
        self.results.record(record_of(table, self.results.was_hinted(table_id), owners))
