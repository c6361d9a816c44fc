"""Scheduled work at tables: clocks that run out, slow bots, abandoned tables."""

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

BATCH: Final = 64
"""Maximum number of due tables per sweep."""
TOGETHER: Final = 8
"""Due tables processed at the same time."""


class Scheduler:
    """Processes tables whose due time has come."""

    def __init__(self, committer: Committer, tasks: Tasks) -> None:
        self.committer = committer
        self.cache = committer.cache
        self.store = committer.cache.store
        self.tasks = tasks
        self._unknown: set[str] = set()
        """Tables with rules that this server does not know, which it skips."""

    async def sweep(self, ahead: int = 0) -> None:
        """Process this process's share of the due tables and evict idle sessions.

        `ahead` also includes tables that are due within that many milliseconds.
        """
        due: list[str] = []
        share = self.cache.processes.share
        if share is not None:
            until = self.committer.clock.now() + ahead
            most = BATCH + len(self._unknown)
            due = await asyncio.to_thread(self.store.due, until, most, share)
        waiting = [table_id for table_id in due if table_id not in self._unknown]
        for start in range(0, len(waiting), TOGETHER):
            part = waiting[start : start + TOGETHER]
            await asyncio.gather(*(self._process_safely(each, not ahead) for each in part))
        self.cache.evict()

    async def _process_safely(self, table_id: str, stale: bool) -> None:
        """Process a due table; one that fails affects no other."""
        try:
            await self.tasks.run_to_completion(self._process(table_id, stale=stale))
        except (Conflict, Broken):
            pass  # another process has processed it, or the cache has marked and postponed it
        except Refused as error:
            if error.code == "read_only":
                self._unknown.add(table_id)
            else:
                log.warning("a due table was skipped")
        except SQLAlchemyError as error:  # the database failed: retry at the next sweep
            log.warning("a due table was skipped", extra={"fault": type(error).__name__})
        except Exception as error:
            self._set_fault(table_id)
            await self.cache.mark(table_id, "upkeep", error)

    def _set_fault(self, table_id: str) -> None:
        session = self.cache.sessions.get(table_id)
        if session is not None:
            session.fault = "upkeep"

    async def _process(self, table_id: str, *, stale: bool) -> None:
        """Process a due table; `stale`: its due time in the database has passed."""
        session = await self.cache.find(table_id)
        async with session.lock:
            table, now = session.table, self.committer.clock.now()
            seq = table.data.seq
            abandoned_at = table.data.public_at + abandoned_after(table, self.committer.settings)
            if table.data.phase != "over" and now >= abandoned_at:
                await self.committer.commit(session, ev.Ended("abandoned"))
                return
            await self._check_clocks(session, now)
            self.cache.changed(session)
            resting = rests(session)
            if self.cache.following is not None and table.bot_decisions() and not resting:
                decisions = table.bot_decisions()
                priority = job_priority(session, self.cache.sessions.values())
                await asyncio.to_thread(
                    self.store.think_again, table_id, table.data.seq, decisions, priority
                )
            due = due_at(table, self.committer.settings)
            if resting:
                # Its bots continue when a person views it; until then only abandonment is due.
                await asyncio.to_thread(self.store.postpone, table_id, abandoned_at)
            elif due is not None and due <= now:
                # A bot is slow: checking it every second would delay other tables.
                await asyncio.to_thread(self.store.postpone, table_id, now + BOT_OVERDUE)
            elif due is not None and stale and table.data.seq == seq:
                await asyncio.to_thread(self.store.postpone, table_id, due)
            if session.fault == "upkeep":
                await self.cache.clear_fault(session)

    async def _check_clocks(self, session: TableSession, now: int) -> None:
        """Replace players whose time is up by a bot, for one move or until they return."""
        table = session.table
        for seat in table.actors():
            clocks, clock = table.data.clocks, table.setup.clock
            timed = (clock.per_move or clock.bank) and clocks.since[seat] >= 0
            if table.running and timed and time_left(clocks, clock, seat, now) <= 0:
                once = table.setup.on_timeout == "bot_moves"
                await self.committer.commit(session, ev.StoodIn(seat, DEFAULT_BOT, once))
