"""What the other processes tell, and what this one does about it."""

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
    """Takes in the notes of other processes, and the decisions of bots given to this one."""

    def __init__(self, tables: TableService, following: LogFollower) -> None:
        self.tables = tables
        self.shelf = tables.shelf
        self.following = following

    # -- notes -------------------------------------------------------------------------------

    def heard(self, letter: notes.Envelope) -> None:
        """Another process told something."""
        note = letter.note
        if isinstance(note, notes.PersonChanged):
            self.tables.tasks.spawn(self._person(note))
            return
        live = self.shelf.live.get(note.table)
        if live is None or live.dropped:
            return
        if isinstance(note, notes.Wrote):
            if live.table.data.seq < note.seq:
                self._behind(live)
        elif isinstance(note, notes.Said):
            if live.watched:
                self.tables.tasks.spawn(self._said(live, note.line))
        elif isinstance(note, notes.Here):
            live.elsewhere[letter.sender] = note
            live.tell_presence()
            self.tables.thinking.raise_priority(live)
        elif live.watched:
            live.announce()

    def _behind(self, live: TableSession) -> None:
        live.behind = True
        if not live.catching and (live.watched or live.thoughts):
            live.catching = True
            self.tables.tasks.spawn(self._catch_up_quietly(live))

    async def _catch_up_quietly(self, live: TableSession) -> None:
        try:
            await self.following.catch_up(live)
        except Exception:
            log.exception("a table could not follow")
            self.shelf.drop(live)

    async def _said(self, live: TableSession, number: int) -> None:
        line = await asyncio.to_thread(self.tables.store.sayings.line, number)
        if line is not None:
            live.tell_chat(line)

    async def _person(self, note: notes.PersonChanged) -> None:
        sitters = self.tables.sitters
        if note.what == "name":
            person = await asyncio.to_thread(self.tables.store.users.find, note.user)
            await sitters.rename_here(note.user, person.name if person is not None else None)
        elif note.what == "mutes":
            await self.tables.talk.reread_mutes(note.user)
        else:
            sitters.sign_out_here(note.user, note.session)

    def missed(self) -> None:
        """Notes may have been lost: everything in memory may be behind."""
        for live in list(self.shelf.live.values()):
            self._behind(live)
            if live.watched:
                live.announce()
                live.ask_around()

    def looked(self, alive: set[int]) -> None:
        """Whoever is not alive shows nothing to anybody."""
        for live in list(self.shelf.live.values()):
            if not set(live.elsewhere) <= alive:
                live.elsewhere = {k: v for k, v in live.elsewhere.items() if k in alive}
                live.tell_presence()

    # -- bots --------------------------------------------------------------------------------

    async def think(self, table_id: str, seat: int, mark: int) -> None:
        """One decision of a bot, given to this process."""
        try:
            live = await self.shelf.find(table_id)
        except Refused as refusal:
            if refusal.code in ("unknown_table", "read_only"):
                return
            raise
        task = self.tables.thinking.start(live, seat, mark)
        if task is not None:
            try:
                later = await asyncio.shield(task)
            except asyncio.CancelledError:
                if not task.cancelled():
                    raise  # the job is broken off, not the thought that had become needless
                return
            if later:
                store, seq = self.tables.store, live.table.data.seq
                priority = job_priority(live, self.shelf.live.values())
                asked = [(seat, mark)]
                await asyncio.to_thread(store.think_again, table_id, seq, asked, priority, later)
