"""Synchronises tables in memory with events that other processes write."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from typing import Final, Protocol

from contrada.server.runtime.session import TableSession
from contrada.server.storage.event_store import Store
from contrada.server.storage.notifications import AnyNotification
from contrada.server.tables.rows import Row
from contrada.server.tables.table import Table

MAX_ROWS: Final = 64
"""A table that is more rows behind is reloaded completely."""


class Conflict(Exception):
    """Another process wrote first; the table in memory has been brought up to date."""


class Link(Protocol):
    """The connection to the other processes (`cluster/peers.py`)."""

    @property
    def leads(self) -> bool:
        """Whether this process is the leader, which runs what only one process may run."""

    @property
    def share(self) -> tuple[int, int] | None:
        """This process's number among the living ones and their number; None if not known yet."""

    def notify(self, note: AnyNotification) -> None:
        """Notify the other processes."""


class OtherProcesses:
    """The other processes of this server; there are none unless the database is shared."""

    def __init__(self, shared: bool) -> None:
        self.shared = shared
        self.peers: Link | None = None

    @property
    def leads(self) -> bool:
        """Whether this process is the leader; true without other processes."""
        return not self.shared or (self.peers is not None and self.peers.leads)

    @property
    def share(self) -> tuple[int, int] | None:
        """Which part of the due tables this process handles; None while that is not known."""
        return (0, 1) if not self.shared else self.peers.share if self.peers is not None else None

    def notify(self, note: AnyNotification) -> None:
        """Notify the other processes, if there are any."""
        if self.peers is not None:
            self.peers.notify(note)


def open_table(store: Store, table_id: str) -> Table:
    """Load a table from the database, with the names of its people. Blocks."""
    table = Table.load(store.load(table_id))
    learn_people(store, table, table.data.people())
    return table


def learn_people(store: Store, table: Table, people: Iterable[str]) -> None:
    """Add the names of these people to a table, and the owners of bot accounts. Blocks."""
    known = list(people)
    table.names.update(store.users.names(known))
    table.owners.update(store.bots.owners(known))


class LogFollower:
    """Updates tables in memory from the database."""

    def __init__(self, store: Store, changed: Callable[[TableSession], object]) -> None:
        self.store = store
        self.changed = changed
        """Called for a table that has changed."""

    async def catch_up(self, session: TableSession) -> None:
        """Apply the events that the database has and this session lacks."""
        async with session.lock:
            session.catching_up = False
            if not session.dropped:
                await self._catch_up(session)

    async def _catch_up(self, session: TableSession) -> None:
        table = session.table
        session.behind = False
        rows = await asyncio.to_thread(self.store.rows, table.id, table.data.seq)
        if len(rows) > MAX_ROWS:
            await self.reload(session)
            return
        people = set(table.data.people())
        for row in rows:
            self._apply_remote(session, row)
            if not set(session.table.data.people()) <= people:
                people |= set(session.table.data.people())
                await asyncio.to_thread(learn_people, self.store, session.table, people)
                session.publish(session.project())
        if rows:
            self.changed(session)

    def _apply_remote(self, session: TableSession, row: Row) -> None:
        """Apply another process's event and broadcast it to this process's listeners."""
        table = session.table
        roles = session.roles()
        session.published.prepare(row.event)
        table.apply_and_log(row.event, row.at, row.clock)
        changed = set(session.project())
        table.mark(row.seen)
        session.unsaved += 1
        session.remote = True
        session.publish(sorted(changed | set(row.seen)))
        session.send_roles(roles)

    async def reload(self, session: TableSession) -> None:
        """Reload a table that differs from the database or is far behind it."""
        session.replace(await asyncio.to_thread(open_table, self.store, session.table.id))
