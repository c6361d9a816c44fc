"""The other processes of this server: their notifications, who is alive, and who leads.

Every process holds two connections to PostgreSQL. One receives notifications and holds an advisory
lock of this process, which the database releases when the process dies. The other one sends
notifications and competes for the leader's lock; the leader runs what only one process may run.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Final

from psycopg import AsyncConnection, OperationalError

from contrada.server.storage.notifications import (
    CHANNEL,
    AnyNotification,
    Envelope,
    read_envelope,
    write_envelope,
)

log = logging.getLogger(__name__)

ALIVE: Final = 0x636F6E75
LEADER: Final = 0x636F6E76
"""Numbers of advisory locks."""
LOOK_SECONDS: Final = 1.0
WAITING: Final = 10_000
"""Maximum number of queued notifications while the database does not answer."""


class Peers:
    """This process's connection to the others."""

    def __init__(
        self,
        conninfo: str,
        token: int,
        heard: Callable[[Envelope], None],
        missed: Callable[[], None],
        looked: Callable[[set[int]], None],
    ) -> None:
        """`missed` is called when notifications may be lost, `looked` with the living processes."""
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

    async def _listen(self) -> None:
        while True:
            try:
                connection = await AsyncConnection.connect(self._conninfo, autocommit=True)
                async with connection:
                    alive = (ALIVE, self._token)
                    await connection.execute("SELECT pg_advisory_lock(%s, %s)", alive)
                    await connection.execute(f'LISTEN "{CHANNEL}"')
                    self._listening.set()
                    self._missed()
                    async for notification in connection.notifies():
                        letter = read_envelope(notification.payload)
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
        looked = 0.0
        while True:
            if time.monotonic() - looked >= LOOK_SECONDS:
                looked = time.monotonic()
                await self._look(connection)
            try:
                rest = max(0.01, LOOK_SECONDS - (time.monotonic() - looked))
                note = await asyncio.wait_for(self._notes.get(), rest)
            except TimeoutError:
                continue
            letter = write_envelope(self._token, note)
            await connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, letter))

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
        self._looked({int(row[0]) for row in await cursor.fetchall()})
