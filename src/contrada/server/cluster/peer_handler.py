"""Handles notifications of other processes, and bots' decisions given to this process."""

from __future__ import annotations

import asyncio
import logging

from contrada.server.common.refusal import Refused
from contrada.server.runtime.bot_order import job_priority
from contrada.server.runtime.following import LogFollower
from contrada.server.runtime.service import TableService
from contrada.server.runtime.session import TableSession
from contrada.server.storage import notifications as notes

log = logging.getLogger(__name__)


class PeerHandler:
    """Applies notifications to the table cache, and runs queued decisions of bots."""

    def __init__(self, tables: TableService, following: LogFollower) -> None:
        self.tables = tables
        self.cache = tables.cache
        self.following = following

    # -- notes -------------------------------------------------------------------------------

    def heard(self, letter: notes.Envelope) -> None:
        """Handle a notification of another process."""
        note = letter.note
        if isinstance(note, notes.PersonChanged):
            self.tables.tasks.spawn(self._person(note))
            return
        session = self.cache.sessions.get(note.table)
        if session is None or session.dropped:
            return
        if isinstance(note, notes.Wrote):
            if session.table.data.seq < note.seq:
                self._behind(session)
        elif isinstance(note, notes.Said):
            if session.watched:
                self.tables.tasks.spawn(self._said(session, note.line))
        elif isinstance(note, notes.Here):
            session.elsewhere[letter.sender] = note
            session.update_presence()
            self.tables.bot_turns.raise_priority(session)
        elif session.watched:
            session.announce()

    def _behind(self, session: TableSession) -> None:
        session.behind = True
        if not (session.watched or session.thoughts):
            self.cache.outdated(session)
        elif not session.catching_up:
            session.catching_up = True
            self.tables.tasks.spawn(self._catch_up_quietly(session))

    async def _catch_up_quietly(self, session: TableSession) -> None:
        try:
            await self.following.catch_up(session)
        except Exception:
            log.exception("a table could not be updated")
            self.cache.drop(session)

    async def _said(self, session: TableSession, number: int) -> None:
        line = await asyncio.to_thread(self.tables.store.sayings.line, number)
        if line is not None:
            session.broadcast_chat(line)

    async def _person(self, note: notes.PersonChanged) -> None:
        people = self.tables.people
        if note.what == "name":
            person = await asyncio.to_thread(self.tables.store.users.find, note.user)
            await people.rename_here(note.user, person.name if person is not None else None)
        elif note.what == "mutes":
            await self.tables.chat.reread_mutes(note.user)
        else:
            people.sign_out_here(note.user, note.session)

    def missed(self) -> None:
        """Update every session after notifications may have been lost."""
        for session in list(self.cache.sessions.values()):
            self._behind(session)
            if session.watched:
                session.announce()
                session.request_presence()

    def held(self) -> set[str]:
        """The tables that this process has in memory."""
        return self.cache.held()

    def compare(self, numbers: dict[str, int]) -> None:
        """Update the tables whose last event in the database has a higher number."""
        for table_id, seq in numbers.items():
            session = self.cache.sessions.get(table_id)
            if session is not None and not session.dropped and session.table.data.seq < seq:
                self._behind(session)

    def looked(self, alive: set[int]) -> None:
        """Remove the listeners of processes that are no longer alive."""
        for session in list(self.cache.sessions.values()):
            if not set(session.elsewhere) <= alive:
                session.elsewhere = {k: v for k, v in session.elsewhere.items() if k in alive}
                session.update_presence()

    # -- bots --------------------------------------------------------------------------------

    async def think(self, table_id: str, seat: int, mark: int) -> None:
        """Run one decision of a bot from the job queue."""
        try:
            session = await self.cache.find(table_id)
        except Refused as refusal:
            if refusal.code in ("unknown_table", "read_only"):
                return
            raise
        task = self.tables.bot_turns.start(session, seat, mark)
        if task is not None:
            try:
                later = await asyncio.shield(task)
            except asyncio.CancelledError:
                if not task.cancelled():
                    raise  # the job was cancelled, not the decision
                return
            if later:
                store, seq = self.tables.store, session.table.data.seq
                priority = job_priority(session, self.cache.sessions.values())
                asked = [(seat, mark)]
                await asyncio.to_thread(store.think_again, table_id, seq, asked, priority, later)
