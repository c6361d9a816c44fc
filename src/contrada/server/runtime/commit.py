"""How an event happens: applied in memory, written, and only then told.

If writing fails, the memory is thrown away and loaded again from what is on the disk.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from typing import Final

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from contrada.core.game import SPECTATOR
from contrada.server.common.metrics import COMMIT_SECONDS, EVENTS, FAULTS
from contrada.server.common.refusal import Refused
from contrada.server.runtime.bot_order import job_priority
from contrada.server.runtime.cache import TableCache
from contrada.server.runtime.following import Conflict
from contrada.server.runtime.session import TableSession
from contrada.server.settings import Settings
from contrada.server.storage.writer import Writer
from contrada.server.tables import events as ev
from contrada.server.tables.deadlines import due_at
from contrada.server.tables.projection import result_of
from contrada.server.tables.rows import AlreadyWritten, Append, Row

log = logging.getLogger(__name__)

SNAPSHOT_EVERY: Final = 32
"""So many events at least lie between two snapshots of a running game."""
SNAPSHOT_AT_LAST: Final = 8 * SNAPSHOT_EVERY
"""After so many events a snapshot is made within a turn, too: one can play and undo for ever."""


class Committer:
    """Changes the tables in memory and on the disk together."""

    def __init__(
        self, cache: TableCache, writer: Writer, settings: Settings, now: Callable[[], int]
    ) -> None:
        self.cache = cache
        self.writer = writer
        self.settings = settings
        self.now = now
        self.clock = cache.clock

    async def commit(
        self, session: TableSession, event: ev.AnyEvent, checked: int | None = None
    ) -> None:
        """Apply an event, store it and broadcast it. The caller holds the table's lock.

        `checked` is the action of a `Played` event that the caller has decoded and checked. Raises
        Refused if the event could not be stored, Conflict if another process wrote first.
        """
        playing = isinstance(event, ev.Played | ev.Undone)
        roles = {} if playing else session.roles()  # playing changes nobody's role
        begun = time.perf_counter()
        try:
            item = self._apply(session, event, checked)
            await self.writer.append(item)
        except BaseException as error:
            if isinstance(error, AlreadyWritten) and self.cache.following is not None:
                await self._make_up(session)
                raise Conflict from None
            self.cache.drop(session)
            if isinstance(error, AlreadyWritten):
                raise Refused("stale", "Somebody else was faster.") from None
            FAULTS.inc()
            log.exception("an event could not be kept")
            if isinstance(error, Exception) and not isinstance(error, SQLAlchemyError):
                await self.cache.mark(session.table.id, "event", error)
            raise Refused("unavailable", "This could not be kept; try once more.") from None
        if SPECTATOR in item.row.seen:
            COMMIT_SECONDS.observe(time.perf_counter() - begun)
            EVENTS.labels(item.row.event.__struct_config__.tag).inc()
        session.unsaved = 0 if item.snapshot is not None else session.unsaved + 1
        session.remote = False
        session.publish(item.row.seen)
        if not playing:
            session.tell_roles(roles)
        if self.cache.changed(session) and session.fault:
            await self.cache.mend(session)

    async def _make_up(self, session: TableSession) -> None:
        """Another process was faster: forget what did not happen, and take in what did."""
        assert self.cache.following is not None
        try:
            await self.cache.following.reload(session)
        except BaseException:
            self.cache.drop(session)
            raise
        self.cache.changed(session)

    def _apply(self, session: TableSession, event: ev.AnyEvent, checked: int | None) -> Append:
        """Apply an event in memory; returns what to store."""
        table = session.table
        at = max(self.now(), table.data.at)
        asked, people = table.bot_decisions(), table.data.people()
        clock = max(self.clock.now(), table.data.clock_at)
        table.apply_and_log(event, at, clock, checked)
        seen = session.published.update()
        if isinstance(event, ev.Played | ev.Undone) and event.seat not in seen:
            # Whoever acted gets a new number, so that the same message cannot act twice.
            seen.append(event.seat)
        table.mark(seen)
        over = table.data.phase == "over"
        result = msgspec.json.encode(result_of(table)).decode() if over else None
        turn_ends = (
            isinstance(event, ev.Played)
            and table.match is not None
            and not table.match.can_undo(event.seat)
        )
        shared = self.cache.following is not None
        thinking = [thought for thought in table.bot_decisions() if thought not in asked]
        enough = SNAPSHOT_EVERY if turn_ends else SNAPSHOT_AT_LAST
        snapshot = over or session.unsaved >= enough
        return Append(
            table.id,
            Row(table.data.seq, at, event, seen, clock),
            table.data.phase,
            due_at(table, self.settings),
            table.data.people() if table.data.people() != people else None,
            result,
            table.snapshot() if snapshot else None,
            thinking,
            job_priority(session, self.cache.sessions.values()) if thinking and shared else 0,
        )
