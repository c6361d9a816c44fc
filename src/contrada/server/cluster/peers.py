"""The other processes of this server: their notifications, who is alive, and who leads.

Every process holds two connections to PostgreSQL. One receives notifications and holds an advisory
lock of this process, which the database releases when the process dies. The other one sends
notifications and competes for the leader's lock; the leader runs what only one process may run.

PostgreSQL lets only one transaction with notifications commit at a time. Events are therefore
committed without any, and notified afterwards: what has gathered meanwhile in one statement, and
only to processes that have the table in memory. A notification may be lost with its process; every
process compares the numbers of its tables with the database every few seconds.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Collection, Sequence
from typing import Final, Protocol

from psycopg import AsyncConnection, OperationalError

from contrada.server.storage.holders import Holders
from contrada.server.storage.job_queue import WAKE
from contrada.server.storage.notifications import (
    CHANNEL,
    AnyNotification,
    Envelope,
    PersonChanged,
    Wrote,
    channel_of,
    read_envelope,
    write_envelope,
)
from contrada.server.tables.rows import Append

log = logging.getLogger(__name__)

ALIVE: Final = 0x636F6E75
LEADER: Final = 0x636F6E76
"""Numbers of advisory locks."""
LOOK_SECONDS: Final = 1.0
COMPARE_EVERY: Final = 5
"""The numbers of tables are compared with the database at every so many looks."""
TOGETHER: Final = 40
"""Maximum number of notifications in one statement; PostgreSQL allows 8,000 bytes to a process."""
_DIRECTED: Final = f"""
SELECT pg_notify('{CHANNEL}_' || holders.process, string_agg(notes.letter, E'\\n'))
FROM unnest(%s::text[], %s::text[]) AS notes (match_id, letter)
JOIN holders ON holders.match_id = notes.match_id AND holders.process <> %s
GROUP BY holders.process
"""
WAITING: Final = 10_000
"""Maximum number of queued notifications while the database does not answer."""


class HeldTables(Protocol):
    """The tables that this process has in memory."""

    def held(self) -> Collection[str]:
        """Their ids."""

    def compare(self, numbers: dict[str, int]) -> None:
        """Update the tables whose last event in the database has a higher number."""


class Peers:
    """This process's connection to the others."""

    def __init__(
        self,
        conninfo: str,
        token: int,
        heard: Callable[[Envelope], None],
        missed: Callable[[], None],
        looked: Callable[[set[int]], None],
        tables: HeldTables,
        holders: Holders,
    ) -> None:
        """`missed` is called when notifications may be lost, `looked` with the living processes."""
        self._tables = tables
        self._holders = holders
        self._wake = False
        self._alive: list[int] = []
        self._conninfo = conninfo
        self._token = token
        self._heard = heard
        self._missed = missed
        self._looked = looked
        self._notes: asyncio.Queue[AnyNotification] = asyncio.Queue(WAITING)
        self._tasks: list[asyncio.Task[None]] = []
        self._listening = asyncio.Event()
        self.leads = False

    async def open(self) -> None:
        """Connect; returns once this process receives notifications."""
        self._tasks = [asyncio.create_task(self._listen()), asyncio.create_task(self._talk())]
        await asyncio.wait_for(self._listening.wait(), 30)

    async def close(self) -> None:
        """Disconnect."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def notify(self, note: AnyNotification) -> None:
        """Queue a notification to the other processes."""
        try:
            self._notes.put_nowait(note)
        except asyncio.QueueFull:
            log.warning("a notification to the other processes was lost")

    def wrote(self, items: Sequence[Append]) -> None:
        """Notify of committed events, and of bots' decisions that wait since."""
        for item in items:
            self.notify(Wrote(item.match_id, item.row.seq))
            self._wake = self._wake or bool(item.thinking)

    @property
    def share(self) -> tuple[int, int] | None:
        """This process's number among the living ones and their number; None if not known yet."""
        alive = self._alive
        return (alive.index(self._token), len(alive)) if self._token in alive else None

    async def _listen(self) -> None:
        while True:
            try:
                connection = await AsyncConnection.connect(self._conninfo, autocommit=True)
                async with connection:
                    alive = (ALIVE, self._token)
                    await connection.execute("SELECT pg_advisory_lock(%s, %s)", alive)
                    await connection.execute(f'LISTEN "{CHANNEL}"')
                    await connection.execute(f'LISTEN "{channel_of(self._token)}"')
                    self._listening.set()
                    self._missed()
                    async for notification in connection.notifies():
                        for text in notification.payload.split("\n"):
                            letter = read_envelope(text)
                            if letter is not None and letter.sender != self._token:
                                self._heard(letter)
            except OperationalError as error:
                log.warning(
                    "the connection to the database was lost", extra={"fault": type(error).__name__}
                )
            await asyncio.sleep(LOOK_SECONDS)

    async def _talk(self) -> None:
        while True:
            try:
                connection = await AsyncConnection.connect(self._conninfo, autocommit=True)
                async with connection:
                    await self._talk_by(connection)
            except OperationalError as error:
                log.warning(
                    "the connection to the database was lost", extra={"fault": type(error).__name__}
                )
            finally:
                self.leads = False
            await asyncio.sleep(LOOK_SECONDS)

    async def _talk_by(self, connection: AsyncConnection) -> None:
        looked, looks = 0.0, 0
        while True:
            if time.monotonic() - looked >= LOOK_SECONDS:
                looked = time.monotonic()
                looks += 1
                await self._look(connection)
                if looks % COMPARE_EVERY == 0:
                    await self._compare(connection)
            try:
                rest = max(0.01, LOOK_SECONDS - (time.monotonic() - looked))
                note = await asyncio.wait_for(self._notes.get(), rest)
            except TimeoutError:
                continue
            notes = [note]
            while len(notes) < TOGETHER and not self._notes.empty():
                notes.append(self._notes.get_nowait())
            await self._send(connection, notes)

    async def _send(self, connection: AsyncConnection, notes: list[AnyNotification]) -> None:
        ids, letters = [], []
        for note in notes:
            letter = write_envelope(self._token, note)
            if isinstance(note, PersonChanged):  # concerns every process
                await connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, letter))
            else:
                ids.append(note.table)
                letters.append(letter)
        if ids:
            await connection.execute(_DIRECTED, (ids, letters, self._token))
        if self._wake:
            self._wake = False
            await connection.execute("SELECT pg_notify(%s, %s)", WAKE)

    async def _compare(self, connection: AsyncConnection) -> None:
        """Find tables whose notification was lost, and release those no longer in memory."""
        await asyncio.to_thread(self._holders.release, self._tables.held)
        held = list(self._tables.held())
        if held:
            query = "SELECT id, seq FROM matches WHERE id = ANY(%s)"
            cursor = await connection.execute(query, (held,))
            self._tables.compare({row[0]: row[1] for row in await cursor.fetchall()})
        if self.leads and self._alive:
            await asyncio.to_thread(self._holders.remove_dead, self._alive)

    async def _look(self, connection: AsyncConnection) -> None:
        """Find the living processes, and become the leader if there is none."""
        if not self.leads:
            cursor = await connection.execute("SELECT pg_try_advisory_lock(%s)", (LEADER,))
            row = await cursor.fetchone()
            self.leads = row is not None and bool(row[0])
        query = (
            "SELECT objid FROM pg_locks WHERE locktype = 'advisory' AND classid = %s AND "
            "objsubid = 2 AND granted AND database = "
            "(SELECT oid FROM pg_database WHERE datname = current_database())"
        )
        cursor = await connection.execute(query, (ALIVE,))
        alive = {int(row[0]) for row in await cursor.fetchall()}
        if not alive >= set(self._alive):
            self._missed()  # a process died, perhaps with notifications that it had not sent
        self._alive = sorted(alive)
        self._looked(alive)
