"""Tables that several processes hold at once: how the memory of one follows what others write."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, Protocol

from contrada.server.runtime.session import TableSession
from contrada.server.storage.event_store import Store
from contrada.server.storage.notifications import AnyNotification
from contrada.server.tables.rows import Row
from contrada.server.tables.table import Table

AT_ONCE: Final = 64
"""A table that is further behind is loaded anew."""


class Conflict(Exception):
    """Another process wrote first; the table in memory has been brought up to date."""


class Peers(Protocol):
    """The connection to the other processes (`cluster/peers.py`)."""

    @property
    def leads(self) -> bool:
        """Whether this process does what only one process may do."""

    def tell(self, note: AnyNotification) -> None:
        """Notify the other processes."""


class OtherProcesses:
    """The other processes of this server, where there can be any."""

    def __init__(self, shared: bool) -> None:
        self.shared = shared
        self.peers: Peers | None = None

    @property
    def leads(self) -> bool:
        """Whether this process does what is to be done once."""
        return not self.shared or (self.peers is not None and self.peers.leads)

    def tell(self, note: AnyNotification) -> None:
        """Let them know, if there are any."""
        if self.peers is not None:
            self.peers.tell(note)


def open_table(store: Store, table_id: str) -> Table:
    """A table as it is on the disk, with the names of its people. Blocks."""
    table = Table.load(store.load(table_id))
    table.names = store.users.names(table.data.people())
    return table


class LogFollower:
    """Keeps the tables in memory in step with the database."""

    def __init__(self, store: Store, changed: Callable[[TableSession], object]) -> None:
        self.store = store
        self.changed = changed
        """Told of a table that has changed."""

    async def catch_up(self, live: TableSession) -> None:
        """Let a table come to what is in the database."""
        async with live.lock:
            live.catching = False
            if not live.dropped:
                await self._catch_up(live)

    async def _catch_up(self, live: TableSession) -> None:
        table = live.table
        live.behind = False
        rows = await asyncio.to_thread(self.store.rows, table.id, table.data.seq)
        if len(rows) > AT_ONCE:
            await self.reload(live)
            return
        people = set(table.data.people())
        for row in rows:
            self._follow(live, row)
            if not set(live.table.data.people()) <= people:
                people |= set(live.table.data.people())
                live.table.names.update(await asyncio.to_thread(self.store.users.names, people))
                live.publish(live.published.changes())
        if rows:
            self.changed(live)

    def _follow(self, live: TableSession, row: Row) -> None:
        """An event of another process happens here, too, and is told to those who watch here."""
        table = live.table
        roles = live.roles()
        table.happen(row.event, row.at, row.clock)
        changed = set(live.published.changes())
        table.mark(row.seen)
        live.unsaved += 1
        live.theirs = True
        live.publish(sorted(changed | set(row.seen)))
        live.tell_roles(roles)

    async def reload(self, live: TableSession) -> None:
        """The memory is ahead of the database, or far behind: read the table anew."""
        live.replace(await asyncio.to_thread(open_table, self.store, live.table.id))
