"""The tables in memory: found or loaded, watched over, and put away when nobody needs them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final

from contrada.server.bus import Bus
from contrada.server.kept import NoSuchTable, UnknownRules
from contrada.server.live import Live
from contrada.server.metrics import LOADED
from contrada.server.refusal import Refused
from contrada.server.shared import Following, Others, open_table
from contrada.server.store import Store

IDLE_SECONDS: Final = 30.0
"""A table that nobody watches leaves the memory after this time."""


class Shelf:
    """The tables that this process has at hand."""

    def __init__(self, store: Store, bus: Bus, others: Others) -> None:
        self.store = store
        self.bus = bus
        self.others = others
        self.live: dict[str, Live] = {}
        self.watchers: list[Callable[[Live], None]] = []
        """Who looks at a table when it is loaded and after every change; they must not wait."""
        self.following = Following(store, self.changed) if others.shared else None
        """Where other processes write to the same tables."""
        self._loading: dict[str, asyncio.Task[Live]] = {}

    async def find(self, table_id: str, fresh: bool = True) -> Live:
        """A table, loaded if need be; raises Refused.

        Where other processes write, it is brought up to date, unless that need not be.
        """
        live = self.live.get(table_id)
        if live is not None and not live.dropped:
            live.used = time.monotonic()
            if self.following is not None and (fresh or live.behind):
                await self.following.catch_up(live)
            return live
        if table_id not in self._loading:
            task = asyncio.create_task(self._load(table_id))
            self._loading[table_id] = task
            task.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(self._loading[table_id])

    async def _load(self, table_id: str) -> Live:
        try:
            table = await asyncio.to_thread(open_table, self.store, table_id)
        except NoSuchTable as error:
            raise Refused("unknown_table", str(error)) from None
        except UnknownRules as error:
            raise Refused("read_only", str(error)) from None
        live = Live(table, self.bus, self.others.tell if self.others.shared else None)
        self.live[table_id] = live
        LOADED.set(len(self.live))
        live.ask_around()
        self.changed(live)
        return live

    def changed(self, live: Live) -> None:
        """A table was loaded or has changed: let everyone look who sees to something."""
        for look in self.watchers:
            look(live)

    def drop(self, live: Live) -> None:
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
