"""The server clock, which measures thinking time and deadlines.

It counts milliseconds while the server runs. It stops while no server process runs and while the
database cannot be written, so that no player is charged for downtime. It follows the monotonic
clock, so changes of the wall clock do not move it. A heartbeat stores its value in the database;
a restarted clock continues from there.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from typing import Final, Protocol

BEAT_SECONDS: Final = 10.0
"""Interval of the heartbeat. After a crash the clock may repeat up to this much time."""
RETRY_SECONDS: Final = 1.0
"""Delay of the next attempt after a heartbeat that could not be written."""
GRACE_SECONDS: Final = 3 * BEAT_SECONDS
"""The clock stops this many seconds after the last heartbeat that was written."""
LEAP_MS: Final = 2_000
"""A larger difference between wall time and server time means that the wall clock was changed."""


def now_ms() -> int:
    """The wall time in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class WallTime:
    """The offset from server time to wall time, in milliseconds."""

    offset: int = 0


class HeartbeatStore(Protocol):
    """Stores the value of the clock."""

    def read(self) -> int:
        """The last stored value."""

    def beat(self, mine: int) -> int:
        """Store a value; returns the stored value, which another process may have advanced."""


class ServerClock(WallTime):
    """The server clock in one process."""

    def __init__(
        self,
        heartbeat: HeartbeatStore,
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
        """Continue from the last heartbeat. Blocks."""
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
        ran = min(max(0.0, self._monotonic() - self._beaten), GRACE_SECONDS)
        return self._value + int(ran * 1000)

    def beat(self) -> None:
        """Write a heartbeat; raises if the database cannot be written. Blocks."""
        try:
            value = self._heartbeat.beat(self.now())
        except BaseException:
            self.failing = True
            raise
        with self._lock:
            self._value, self._beaten = max(value, self._now()), self._monotonic()
            self.failing = False
        offset = self._wall() - self.now()
        if abs(offset - self.offset) > LEAP_MS:
            self.offset = offset
