"""Commits events: applied in memory, written to the database, and only then broadcast.

If writing fails, the table in memory is discarded and loaded again from the database.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from functools import cache
from typing import Final

import msgspec
from prometheus_client import Counter
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
from contrada.server.tables.table import MOVES

log = logging.getLogger(__name__)

SNAPSHOT_EVERY: Final = 32
"""Minimum number of events between two snapshots of a running game."""
SNAPSHOT_AT_LAST: Final = 8 * SNAPSHOT_EVERY
"""Number of events after which a snapshot is taken even within a turn, where a player can play and
undo without end."""


@cache
def _counter(kind: str) -> Counter:
    """The counter of a kind of event."""
    return EVENTS.labels(kind)


class Committer:
    """Changes tables in memory and in the database together."""

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
        playing = isinstance(event, MOVES)
        roles = {} if playing else session.roles()  # moves change no roles
        begun = time.perf_counter()
        try:
            item = self._apply(session, event, checked)
            await self.writer.append(item)
        except BaseException as error:
            if isinstance(error, AlreadyWritten) and self.cache.following is not None:
                await self._resolve_conflict(session)
                raise Conflict from None
            self.cache.drop(session)
            if isinstance(error, AlreadyWritten):
                raise Refused("stale", "Somebody else was faster.") from None
            FAULTS.inc()
            log.exception("an event could not be stored")
            if isinstance(error, Exception) and not isinstance(error, SQLAlchemyError):
                await self.cache.mark(session.table.id, "event", error)
            raise Refused("unavailable", "This could not be stored; try once more.") from None
        if SPECTATOR in item.row.seen:
            COMMIT_SECONDS.observe(time.perf_counter() - begun)
            _counter(item.row.event.__struct_config__.tag).inc()
        session.unsaved = 0 if item.snapshot is not None else session.unsaved + 1
        session.remote = False
        session.publish(item.row.seen)
        if not playing:
            session.send_roles(roles)
        if self.cache.changed(session) and session.fault:
            await self.cache.clear_fault(session)

    async def _resolve_conflict(self, session: TableSession) -> None:
        """Replace the table in memory by what another process wrote first."""
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
        playing = isinstance(event, MOVES)
        decisions = table.bot_decisions()
        people = None if playing else table.data.people()  # moves change no seats
        clock = max(self.clock.now(), table.data.clock_at)
        session.published.prepare(event, checked)
        table.apply_and_log(event, at, clock, checked)
        seen = session.project()
        if isinstance(event, MOVES) and event.seat not in seen:
            # The acting seat gets a new number, so that the same message cannot be applied twice.
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
        new_decisions = [each for each in table.bot_decisions() if each not in decisions]
        enough = SNAPSHOT_EVERY if turn_ends else SNAPSHOT_AT_LAST
        # A finished game is packed soon, without a snapshot.
        snapshot = not over and session.unsaved >= enough
        return Append(
            table.id,
            Row(table.data.seq, at, event, seen, clock),
            table.data.phase,
            due_at(table, self.settings),
            _changed(people, table.data.people()) if people is not None else None,
            result,
            table.snapshot() if snapshot else None,
            new_decisions,
            job_priority(session, self.cache.sessions.values()) if new_decisions and shared else 0,
        )


def _changed(before: list[str], now: list[str]) -> list[str] | None:
    """The people of a table if they changed."""
    return now if now != before else None
