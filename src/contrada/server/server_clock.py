"""The server clock, by which thinking time and deadlines are counted.

It counts milliseconds while a server runs. While no process of the server is alive, or while the
database cannot be written so that nobody can play, it stands still: downtime is charged to nobody.
It follows the monotonic clock, so leaps of the wall clock do not move it. A heartbeat keeps its
value in the database; a clock that is restarted goes on from there.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from typing import Final

from sqlalchemy import Engine, func, insert, select, text, update
from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError

from contrada.server import schema

BEAT_SECONDS: Final = 10.0
"""Time from one heartbeat to the next. After a crash the clock may repeat this much."""
RETRY_SECONDS: Final = 1.0
"""Time until the next attempt after a heartbeat that could not be written."""
GRACE: Final = 3 * BEAT_SECONDS
"""The clock runs on for so many seconds after the last heartbeat that was written."""
LEAP: Final = 2_000
"""Where wall time and server time drift apart by more milliseconds, the wall clock has leapt."""
ROW: Final = "server"


def now_ms() -> int:
    """The wall time in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class WallTime:
    """What to add to a server time to show it as wall time."""

    offset: int = 0


class Heartbeat:
    """The server clock's value in the database. All methods block."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self._last = 0
        """The value that this process read or wrote last."""

    def read(self) -> int:
        """The value of the last heartbeat. A database without one begins at its last event."""
        row = schema.heartbeat
        with self.engine.connect() as connection:
            found = connection.execute(select(row.c.clock).where(row.c.name == ROW)).scalar()
        self._last = int(found) if found is not None else self._begin()
        return self._last

    def _begin(self) -> int:
        row = schema.heartbeat
        try:
            with self.engine.begin() as connection:
                latest = connection.execute(select(func.max(schema.matches.c.changed_at))).scalar()
                value = int(latest) if latest is not None else now_ms()
                connection.execute(insert(row).values(name=ROW, clock=value, wall=now_ms()))
                return value
        except IntegrityError:  # another process began at the same time
            with self.engine.connect() as connection:
                found = connection.execute(select(row.c.clock).where(row.c.name == ROW))
                return int(found.scalar_one())

    def beat(self, mine: int) -> int:
        """Write this process's time, or take over that of another process which is ahead."""
        row = schema.heartbeat
        mine_row = update(row).where(row.c.name == ROW)
        if self.engine.dialect.name == "sqlite":  # which one process uses alone
            with self.engine.begin() as connection:
                connection.execute(mine_row.values(clock=mine, wall=now_ms()))
            return mine
        query = select(row.c.clock, row.c.wall).where(row.c.name == ROW).with_for_update()
        with self.engine.begin() as connection:
            clock, wall = connection.execute(query).one()
            now = _database_time(connection)
            # Where another process has written since, it is alive and its clock has run on.
            ran = now - wall if clock != self._last else 0
            shared = clock + (ran if 0 <= ran <= GRACE * 1000 else 0)
            value = max(shared, mine)
            connection.execute(mine_row.values(clock=value, wall=now))
        self._last = value
        return int(value)


def _database_time(connection: Connection) -> int:
    """The wall time of the database server, which is the same for all processes."""
    query = text("SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint")
    return int(connection.execute(query).scalar_one())


class ServerClock(WallTime):
    """The server clock in one process."""

    def __init__(
        self,
        heartbeat: Heartbeat,
        monotonic: Callable[[], float] = time.monotonic,
        wall: Callable[[], int] = now_ms,
    ) -> None:
        self._heartbeat = heartbeat
        self._monotonic = monotonic
        self._wall = wall
        self._lock = threading.Lock()
        self._beaten = monotonic()
        self._value = 0
        self.failing = True
        """Whether the last heartbeat could not be written."""

    def start(self) -> None:
        """Go on from the last heartbeat. Blocks."""
        value = self._heartbeat.read()
        with self._lock:
            self._value, self._beaten = value, self._monotonic()
            self.failing = False
        self.offset = self._wall() - value

    def now(self) -> int:
        """The server time in milliseconds."""
        with self._lock:
            return self._now()

    def _now(self) -> int:
        ran = min(max(0.0, self._monotonic() - self._beaten), GRACE)
        return self._value + int(ran * 1000)

    def beat(self) -> None:
        """Write a heartbeat; raises where the database cannot be written. Blocks."""
        try:
            value = self._heartbeat.beat(self.now())
        except BaseException:
            self.failing = True
            raise
        with self._lock:
            self._value, self._beaten = max(value, self._now()), self._monotonic()
            self.failing = False
        offset = self._wall() - self.now()
        if abs(offset - self.offset) > LEAP:
            self.offset = offset
