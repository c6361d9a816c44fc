"""What comes due at tables by itself: clocks that run out, slow bots, tables that were given up."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from contrada.server.common.refusal import Refused
from contrada.server.common.tasks import Tasks
from contrada.server.runtime.bot_order import job_priority, rests
from contrada.server.runtime.cache import Broken
from contrada.server.runtime.commit import Committer
from contrada.server.runtime.following import Conflict
from contrada.server.runtime.session import TableSession
from contrada.server.tables import events as ev
from contrada.server.tables.clocks import time_left
from contrada.server.tables.deadlines import BOT_OVERDUE, abandoned_after, due_at
from contrada.server.tables.seating import DEFAULT_BOT

log = logging.getLogger(__name__)

AT_ONCE: Final = 64
"""So many tables are looked after in one go."""


class Scheduler:
    """Looks after tables where something is due."""

    def __init__(self, committer: Committer, tasks: Tasks) -> None:
        self.committer = committer
        self.cache = committer.cache
        self.store = committer.cache.store
        self.tasks = tasks
        self._unknown: set[str] = set()
        """Tables of rules that this server does not know: they are left as they are."""

    async def sweep(self, ahead: int = 0) -> None:
        """Look after tables where something is due, and let go of those nobody watches."""
        due = []
        if self.cache.processes.leads:
            until = self.committer.clock.now() + ahead
            most = AT_ONCE + len(self._unknown)
            due = await asyncio.to_thread(self.store.due, until, most)
        for table_id in due:
            if table_id in self._unknown:
                continue
            try:
                await self.tasks.whole(self._look_after(table_id, stale=not ahead))
            except Conflict:
                continue  # whoever was faster looked after it
            except Broken:
                continue  # it is marked and postponed
            except Refused as error:
                if error.code == "read_only":
                    self._unknown.add(table_id)
                else:
                    log.warning("a due table was passed over")
            except SQLAlchemyError as error:  # the database itself: next time
                log.warning("a due table was passed over", extra={"fault": type(error).__name__})
            except Exception as error:
                self._set_fault(table_id)
                await self.cache.mark(table_id, "upkeep", error)
        self.cache.evict()

    def _set_fault(self, table_id: str) -> None:
        session = self.cache.sessions.get(table_id)
        if session is not None:
            session.fault = "upkeep"

    async def _look_after(self, table_id: str, *, stale: bool) -> None:
        """See to what is due at a table; `stale`: the database has it as due by now."""
        session = await self.cache.find(table_id)
        async with session.lock:
            table, now = session.table, self.committer.clock.now()
            seq = table.data.seq
            given_up = table.data.public_at + abandoned_after(table, self.committer.settings)
            if table.data.phase != "over" and now >= given_up:
                await self.committer.commit(session, ev.Ended("abandoned"))
                return
            await self._look_at_clocks(session, now)
            self.cache.changed(session)
            resting = rests(session)
            if self.cache.following is not None and table.bot_decisions() and not resting:
                asked = table.bot_decisions()
                priority = job_priority(session, self.cache.sessions.values())
                await asyncio.to_thread(
                    self.store.think_again, table_id, table.data.seq, asked, priority
                )
            due = due_at(table, self.committer.settings)
            if resting:
                # Its bots go on when somebody looks; until then only giving it up is due.
                await asyncio.to_thread(self.store.postpone, table_id, given_up)
            elif due is not None and due <= now:
                # A bot is slow: looking at it every second would keep us from the others.
                await asyncio.to_thread(self.store.postpone, table_id, now + BOT_OVERDUE)
            elif due is not None and stale and table.data.seq == seq:
                await asyncio.to_thread(self.store.postpone, table_id, due)
            if session.fault == "upkeep":
                await self.cache.mend(session)

    async def _look_at_clocks(self, session: TableSession, now: int) -> None:
        """For players whose time is up a bot moves, once or from now on."""
        table = session.table
        for seat in table.actors():
            clocks, clock = table.data.clocks, table.setup.clock
            timed = (clock.per_move or clock.bank) and clocks.since[seat] >= 0
            if table.running and timed and time_left(clocks, clock, seat, now) <= 0:
                once = table.setup.on_timeout == "bot_moves"
                await self.committer.commit(session, ev.StoodIn(seat, DEFAULT_BOT, once))
