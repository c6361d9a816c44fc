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
from typing import Final, Protocol

BEAT_SECONDS: Final = 10.0
"""Time from one heartbeat to the next. After a crash the clock may repeat this much."""
RETRY_SECONDS: Final = 1.0
"""Time until the next attempt after a heartbeat that could not be written."""
GRACE_SECONDS: Final = 3 * BEAT_SECONDS
"""The clock runs on for so many seconds after the last heartbeat that was written."""
LEAP_MS: Final = 2_000
"""Where wall time and server time drift apart by more milliseconds, the wall clock has leapt."""


def now_ms() -> int:
    """The wall time in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class WallTime:
    """What to add to a server time to show it as wall time."""

    offset: int = 0


class HeartbeatStore(Protocol):
    """Where the value of the clock is kept."""

    def read(self) -> int:
        """The value that was kept last."""

    def beat(self, mine: int) -> int:
        """Keep a value; what it is now, which another process may have moved on."""


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
        ran = min(max(0.0, self._monotonic() - self._beaten), GRACE_SECONDS)
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
        if abs(offset - self.offset) > LEAP_MS:
            self.offset = offset
