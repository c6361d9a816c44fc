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

    async def catch_up(self, session: TableSession) -> None:
        """Let a table come to what is in the database."""
        async with session.lock:
            session.catching = False
            if not session.dropped:
                await self._catch_up(session)

    async def _catch_up(self, session: TableSession) -> None:
        table = session.table
        session.behind = False
        rows = await asyncio.to_thread(self.store.rows, table.id, table.data.seq)
        if len(rows) > AT_ONCE:
            await self.reload(session)
            return
        people = set(table.data.people())
        for row in rows:
            self._follow(session, row)
            if not set(session.table.data.people()) <= people:
                people |= set(session.table.data.people())
                session.table.names.update(await asyncio.to_thread(self.store.users.names, people))
                session.publish(session.published.update())
        if rows:
            self.changed(session)

    def _follow(self, session: TableSession, row: Row) -> None:
        """An event of another process happens here, too, and is told to those who watch here."""
        table = session.table
        roles = session.roles()
        table.apply_and_log(row.event, row.at, row.clock)
        changed = set(session.published.update())
        table.mark(row.seen)
        session.unsaved += 1
        session.remote = True
        session.publish(sorted(changed | set(row.seen)))
        session.tell_roles(roles)

    async def reload(self, session: TableSession) -> None:
        """The memory is ahead of the database, or far behind: read the table anew."""
        session.replace(await asyncio.to_thread(open_table, self.store, session.table.id))
