"""Cache of table sessions: loads tables on demand and evicts idle ones."""

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
"""A table without listeners is evicted after this time."""
OUTDATED_SECONDS: Final = 5.0
"""The same for a table where another process has written an event since."""
FAILED_SECONDS: Final = 5.0
"""A table that failed to load is not loaded again for this time, however often requested."""
FAILED_MOST: Final = 1000


class Broken(Refused):
    """The table cannot be loaded, only viewed as a read-only table."""

    def __init__(self) -> None:
        super().__init__("read_only", "This server cannot play this table at present.")


class TableCache:
    """The table sessions of this process."""

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
        """Called with a session when it is loaded and after every change; they must not block."""
        self.following = LogFollower(store, self.changed) if processes.shared else None
        """Present if other processes write to the same database."""
        self._loading: dict[str, asyncio.Task[TableSession]] = {}
        self._failed: dict[str, float] = {}
        """Tables that failed to load, with the time before which they are not loaded again."""

    async def find(self, table_id: str, fresh: bool = True) -> TableSession:
        """The session of a table, loaded if necessary; raises Refused.

        Where other processes write, `fresh` first applies their events.
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
            except Exception as error:  # half applied: load it again
                log.warning("a table could not be updated", extra={"fault": type(error).__name__})
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
                self.processes.notify if self.processes.shared else None,
                self.clock,
            )
        except NoSuchTable as error:
            raise Refused("unknown_table", str(error)) from None
        except UnknownRules as error:
            raise Refused("read_only", str(error)) from None
        except SQLAlchemyError as error:
            FAULTS.inc()
            log.warning("a table could not be loaded", extra={"fault": type(error).__name__})
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
            await self.clear_fault(session)
        session.request_presence()
        self.changed(session)
        return session

    def _read(self, table_id: str) -> tuple[Table, str]:
        if self.store.shared:
            self.store.holders.hold(table_id)
        table = open_table(self.store, table_id)
        return table, self.store.faults.stage_of(table_id)

    def changed(self, session: TableSession) -> bool:
        """Call every watcher after a load or change; returns whether all of them succeeded.

        A watcher that fails at one table must not stop other watchers or affect other tables.
        """
        succeeded = True
        for on_change in self.watchers:
            try:
                on_change(session)
            except Exception as error:
                succeeded = False
                if session.fault != "watcher":
                    session.fault = "watcher"
                    self.tasks.spawn(self.mark(session.table.id, "watcher", error))
        return succeeded

    # -- broken tables -----------------------------------------------------------------------

    async def mark(self, table_id: str, stage: Stage, error: BaseException) -> None:
        """Mark a table as broken, count the failure, and postpone the table's due time."""
        TABLE_FAULTS.labels(stage).inc()
        log.error("a table is broken", extra={"fault": type(error).__name__})
        try:
            await asyncio.to_thread(
                self.store.faults.mark, table_id, stage, error, now_ms(), self.clock.now()
            )
            BROKEN.set(await asyncio.to_thread(self.store.faults.count))
        except SQLAlchemyError as fault:
            log.warning("a broken table could not be marked", extra={"fault": type(fault).__name__})

    async def clear_fault(self, session: TableSession) -> None:
        """Remove the mark of a broken table that works again."""
        session.fault = ""
        await asyncio.to_thread(self.store.faults.mend, session.table.id, self.clock.now())
        BROKEN.set(await asyncio.to_thread(self.store.faults.count))

    def drop(self, session: TableSession) -> None:
        """Remove a session whose state differs from the database."""
        session.drop()
        if self.sessions.get(session.table.id) is session:
            del self.sessions[session.table.id]
        LOADED.set(len(self.sessions))

    def held(self) -> set[str]:
        """The tables that this process has in memory or is loading."""
        return {*self.sessions, *self._loading}

    def evict(self) -> None:
        """Evict sessions that are idle and have no listeners."""
        for session in list(self.sessions.values()):
            self._evict(session, IDLE_SECONDS)
        LOADED.set(len(self.sessions))

    def outdated(self, session: TableSession) -> None:
        """Evict a session that nobody uses, because another process plays at its table."""
        self._evict(session, OUTDATED_SECONDS)
        LOADED.set(len(self.sessions))

    def _evict(self, session: TableSession, seconds: float) -> None:
        table_id = session.table.id
        idle = time.monotonic() - session.used > seconds
        busy = session.lock.locked() or session.thoughts or self.broadcaster.anyone(table_id)
        if idle and not busy and self.sessions.get(table_id) is session:
            del self.sessions[table_id]
