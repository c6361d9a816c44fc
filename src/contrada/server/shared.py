"""Tables that several processes hold at once: how the memory of one follows what others write."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from contrada.server import notes
from contrada.server.live import Live
from contrada.server.refusal import Refused
from contrada.server.store import Row
from contrada.server.table import Table

if TYPE_CHECKING:
    from contrada.server.tables import Tables

log = logging.getLogger(__name__)

AT_ONCE: Final = 64
"""A table that is further behind is loaded anew."""


class Conflict(Exception):
    """Another process wrote first; the table in memory has been brought up to date."""


class Following:
    """Keeps the tables in memory in step with the database."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.store = tables.store

    # -- rows that others wrote --------------------------------------------------------------

    async def catch_up(self, live: Live) -> None:
        """Let a table come to what is in the database."""
        async with live.lock:
            live.catching = False
            if not live.dropped:
                await self.catch_up_locked(live)

    async def catch_up_locked(self, live: Live) -> None:
        """The same, for somebody who holds the table's lock."""
        table = live.table
        live.behind = False
        rows = await asyncio.to_thread(self.store.rows, table.id, table.data.seq)
        if len(rows) > AT_ONCE:
            await self.reload(live)
            return
        people = set(table.people())
        for row in rows:
            self._follow(live, row)
            if not set(live.table.people()) <= people:
                people |= set(live.table.people())
                live.table.names.update(await asyncio.to_thread(self.store.names, people))
                live.publish(live.published.changes())
        if rows:
            self.tables._wake(live)

    def _follow(self, live: Live, row: Row) -> None:
        """An event of another process happens here, too, and is told to those who watch here."""
        table = live.table
        roles = live.roles()
        table.happen(row.event, row.at)
        changed = set(live.published.changes())
        table.mark(row.seen)
        live.unsaved += 1
        live.theirs = True
        live.publish(sorted(changed | set(row.seen)))
        live.tell_roles(roles)

    async def reload(self, live: Live) -> None:
        """The memory is ahead of the database, or far behind: read the table anew."""

        def read() -> Table:
            table = Table.load(self.store.load(live.table.id))
            table.names = self.store.names(table.people())
            return table

        live.replace(await asyncio.to_thread(read))

    # -- notes -------------------------------------------------------------------------------

    def heard(self, letter: notes.Letter) -> None:
        """Another process told something."""
        note = letter.note
        if isinstance(note, notes.PersonChanged):
            self.tables._spawn(self._person(note))
            return
        live = self.tables.live.get(note.table)
        if live is None or live.dropped:
            return
        if isinstance(note, notes.Wrote):
            if live.table.data.seq < note.seq:
                self._behind(live)
        elif isinstance(note, notes.Said):
            if live.watched:
                self.tables._spawn(self._said(live, note.line))
        elif isinstance(note, notes.Here):
            live.elsewhere[letter.sender] = note
            live.tell_presence()
        elif live.watched:
            live.announce()

    def _behind(self, live: Live) -> None:
        live.behind = True
        if not live.catching and (live.watched or live.thoughts):
            live.catching = True
            self.tables._spawn(self._catch_up_quietly(live))

    async def _catch_up_quietly(self, live: Live) -> None:
        try:
            await self.catch_up(live)
        except Exception:
            log.exception("a table could not follow", extra={"table": live.table.id[:4]})
            self.tables._drop(live)

    async def _said(self, live: Live, number: int) -> None:
        line = await asyncio.to_thread(self.store.said_line, number)
        if line is not None:
            live.tell_chat(line)

    async def _person(self, note: notes.PersonChanged) -> None:
        if note.what == "name":
            person = await asyncio.to_thread(self.store.user, note.user)
            await self.tables.rename_here(note.user, person.name if person is not None else None)
        elif note.what == "mutes":
            await self.tables.reread_mutes(note.user)
        else:
            self.tables.sign_out_here(note.user)

    def missed(self) -> None:
        """Notes may have been lost: everything in memory may be behind."""
        for live in list(self.tables.live.values()):
            self._behind(live)
            if live.watched:
                live.announce()
                live.ask_around()

    def looked(self, alive: set[int]) -> None:
        """Whoever is not alive shows nothing to anybody."""
        for live in list(self.tables.live.values()):
            if not set(live.elsewhere) <= alive:
                live.elsewhere = {k: v for k, v in live.elsewhere.items() if k in alive}
                live.tell_presence()

    # -- bots --------------------------------------------------------------------------------

    async def think(self, table_id: str, seat: int, mark: int) -> None:
        """One decision of a bot, given to this process."""
        try:
            live = await self.tables.find(table_id)
        except Refused as refusal:
            if refusal.code in ("unknown_table", "read_only"):
                return
            raise
        task = self.tables.start_thought(live, seat, mark)
        if task is not None:
            try:
                await asyncio.shield(task)
            except asyncio.CancelledError:
                if not task.cancelled():
                    raise  # the job is broken off, not the thought that had become needless
