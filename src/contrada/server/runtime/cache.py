"""The tables in memory: found or loaded, watched over, and put away when nobody needs them."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from contrada.server.common.metrics import BROKEN, FAULTS, LOADED, TABLE_FAULTS
from contrada.server.common.refusal import Refused
from contrada.server.common.server_clock import ServerClock, now_ms
from contrada.server.common.tasks import Tasks
from contrada.server.runtime.broadcast import Broadcaster
from contrada.server.runtime.following import LogFollower, OtherProcesses, open_table
from contrada.server.runtime.session import TableSession
from contrada.server.storage.event_store import Store
from contrada.server.storage.table_faults import Stage
from contrada.server.tables.rows import NoSuchTable, UnknownRules
from contrada.server.tables.table import Table

log = logging.getLogger(__name__)

IDLE_SECONDS: Final = 30.0
"""A table that nobody watches leaves the memory after this time."""


FAILED_SECONDS: Final = 5.0
"""A table that could not be loaded is not loaded again for this time, however often asked for."""
FAILED_MOST: Final = 1000


class Broken(Refused):
    """The table cannot be loaded; it can be read as a read-only table."""

    def __init__(self) -> None:
        super().__init__("read_only", "This server cannot play this table at present.")


class TableCache:
    """The tables that this process has at hand."""

    def __init__(
        self,
        store: Store,
        broadcaster: Broadcaster,
        processes: OtherProcesses,
        clock: ServerClock,
        tasks: Tasks,
    ) -> None:
        self.store = store
        self.broadcaster = broadcaster
        self.processes = processes
        self.clock = clock
        self.tasks = tasks
        self.sessions: dict[str, TableSession] = {}
        self.watchers: list[Callable[[TableSession], None]] = []
        """Who looks at a table when it is loaded and after every change; they must not wait."""
        self.following = LogFollower(store, self.changed) if processes.shared else None
        """Where other processes write to the same tables."""
        self._loading: dict[str, asyncio.Task[TableSession]] = {}
        self._failed: dict[str, float] = {}
        """Tables that could not be loaded, and until when nobody tries again."""

    async def find(self, table_id: str, fresh: bool = True) -> TableSession:
        """A table, loaded if need be; raises Refused.

        Where other processes write, it is brought up to date, unless that need not be.
        """
        session = self.sessions.get(table_id)
        if session is not None and not session.dropped:
            session.used = time.monotonic()
            if self.following is None or not (fresh or session.behind):
                return session
            try:
                await self.following.catch_up(session)
                return session
            except SQLAlchemyError:
                raise
            except Exception as error:  # half applied: read it again, which marks it if it fails
                log.warning("a table could not follow", extra={"fault": type(error).__name__})
                self.drop(session)
        if self._failed.get(table_id, 0.0) > time.monotonic():
            raise Broken()
        if table_id not in self._loading:
            task = asyncio.create_task(self._load(table_id))
            self._loading[table_id] = task
            task.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(self._loading[table_id])

    async def _load(self, table_id: str) -> TableSession:
        try:
            table, fault = await asyncio.to_thread(self._read, table_id)
            session = TableSession(
                table,
                self.broadcaster,
                self.processes.tell if self.processes.shared else None,
                self.clock,
            )
        except NoSuchTable as error:
            raise Refused("unknown_table", str(error)) from None
        except UnknownRules as error:
            raise Refused("read_only", str(error)) from None
        except SQLAlchemyError as error:
            FAULTS.inc()
            log.warning("a table was not loaded", extra={"fault": type(error).__name__})
            raise Refused("unavailable", "The database does not answer; try once more.") from None
        except Exception as error:
            if len(self._failed) >= FAILED_MOST:
                self._failed.clear()
            self._failed[table_id] = time.monotonic() + FAILED_SECONDS
            await self.mark(table_id, "load", error)
            raise Broken() from None
        self._failed.pop(table_id, None)
        session.fault = fault
        self.sessions[table_id] = session
        LOADED.set(len(self.sessions))
        if fault == "load":
            await self.mend(session)
        session.ask_around()
        self.changed(session)
        return session

    def _read(self, table_id: str) -> tuple[Table, str]:
        table = open_table(self.store, table_id)
        return table, self.store.faults.stage_of(table_id)

    def changed(self, session: TableSession) -> bool:
        """A table was loaded or has changed: call every watcher; whether none of them failed.

        A watcher that fails at one table must not keep the others, or other tables, from theirs.
        """
        well = True
        for look in self.watchers:
            try:
                look(session)
            except Exception as error:
                well = False
                if session.fault != "watcher":
                    session.fault = "watcher"
                    self.tasks.spawn(self.mark(session.table.id, "watcher", error))
        return well

    # -- broken tables -----------------------------------------------------------------------

    async def mark(self, table_id: str, stage: Stage, error: BaseException) -> None:
        """Mark a table as broken, count it, and postpone what is due there."""
        TABLE_FAULTS.labels(stage).inc()
        log.error("a table is broken", extra={"fault": type(error).__name__})
        try:
            await asyncio.to_thread(
                self.store.faults.mark, table_id, stage, error, now_ms(), self.clock.now()
            )
            BROKEN.set(await asyncio.to_thread(self.store.faults.count))
        except SQLAlchemyError as fault:
            log.warning("a broken table was not marked", extra={"fault": type(fault).__name__})

    async def mend(self, session: TableSession) -> None:
        """A table that was marked as broken works again."""
        session.fault = ""
        await asyncio.to_thread(self.store.faults.mend, session.table.id, self.clock.now())
        BROKEN.set(await asyncio.to_thread(self.store.faults.count))

    def drop(self, session: TableSession) -> None:
        """Forget a table in memory that does not agree with the disk."""
        session.drop()
        if self.sessions.get(session.table.id) is session:
            del self.sessions[session.table.id]
        LOADED.set(len(self.sessions))

    def evict(self) -> None:
        """Let go of tables that nobody watches and nothing happens at."""
        for table_id, session in list(self.sessions.items()):
            idle = time.monotonic() - session.used > IDLE_SECONDS
            busy = session.lock.locked() or session.thoughts or self.broadcaster.at(table_id)
            if idle and not busy:
                del self.sessions[table_id]
        LOADED.set(len(self.sessions))
