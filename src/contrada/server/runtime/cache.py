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
        bus: Broadcaster,
        others: OtherProcesses,
        clock: ServerClock,
        tasks: Tasks,
    ) -> None:
        self.store = store
        self.bus = bus
        self.others = others
        self.clock = clock
        self.tasks = tasks
        self.live: dict[str, TableSession] = {}
        self.watchers: list[Callable[[TableSession], None]] = []
        """Who looks at a table when it is loaded and after every change; they must not wait."""
        self.following = LogFollower(store, self.changed) if others.shared else None
        """Where other processes write to the same tables."""
        self._loading: dict[str, asyncio.Task[TableSession]] = {}
        self._failed: dict[str, float] = {}
        """Tables that could not be loaded, and until when nobody tries again."""

    async def find(self, table_id: str, fresh: bool = True) -> TableSession:
        """A table, loaded if need be; raises Refused.

        Where other processes write, it is brought up to date, unless that need not be.
        """
        live = self.live.get(table_id)
        if live is not None and not live.dropped:
            live.used = time.monotonic()
            if self.following is None or not (fresh or live.behind):
                return live
            try:
                await self.following.catch_up(live)
                return live
            except SQLAlchemyError:
                raise
            except Exception as error:  # half applied: read it again, which marks it if it fails
                log.warning("a table could not follow", extra={"fault": type(error).__name__})
                self.drop(live)
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
            live = TableSession(
                table, self.bus, self.others.tell if self.others.shared else None, self.clock
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
        live.fault = fault
        self.live[table_id] = live
        LOADED.set(len(self.live))
        if fault == "load":
            await self.mend(live)
        live.ask_around()
        self.changed(live)
        return live

    def _read(self, table_id: str) -> tuple[Table, str]:
        table = open_table(self.store, table_id)
        return table, self.store.faults.stage_of(table_id)

    def changed(self, live: TableSession) -> bool:
        """A table was loaded or has changed: call every watcher; whether none of them failed.

        A watcher that fails at one table must not keep the others, or other tables, from theirs.
        """
        well = True
        for look in self.watchers:
            try:
                look(live)
            except Exception as error:
                well = False
                if live.fault != "watcher":
                    live.fault = "watcher"
                    self.tasks.spawn(self.mark(live.table.id, "watcher", error))
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

    async def mend(self, live: TableSession) -> None:
        """A table that was marked as broken works again."""
        live.fault = ""
        await asyncio.to_thread(self.store.faults.mend, live.table.id, self.clock.now())
        BROKEN.set(await asyncio.to_thread(self.store.faults.count))

    def drop(self, live: TableSession) -> None:
        """Forget a table in memory that does not agree with the disk."""
        live.drop()
        if self.live.get(live.table.id) is live:
            del self.live[live.table.id]
        LOADED.set(len(self.live))

    def evict(self) -> None:
        """Let go of tables that nobody watches and nothing happens at."""
        for table_id, live in list(self.live.items()):
            idle = time.monotonic() - live.used > IDLE_SECONDS
            busy = live.lock.locked() or live.thoughts or self.bus.at(table_id)
            if idle and not busy:
                del self.live[table_id]
        LOADED.set(len(self.live))
