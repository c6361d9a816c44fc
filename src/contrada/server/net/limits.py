"""How much one may ask: buckets that fill up again with time."""

from __future__ import annotations

import contextlib
import time
from collections import Counter, OrderedDict
from collections.abc import Iterator
from typing import Final

MAX_KEYS: Final = 20_000
"""So many addresses are remembered; the one not seen for longest is forgotten first."""

BURST_SECONDS: Final = 2
"""A connection may send at once what its rate allows in so many seconds."""
FLOOD_REFUSALS: Final = 200
"""After so many refusals for flooding in a row the connection is ended."""


class Bucket:
    """Room for `size` wishes, refilled at `rate` per second."""

    __slots__ = ("level", "rate", "size", "when")

    def __init__(self, size: float, rate: float) -> None:
        self.size = size
        self.rate = rate
        self.level = size
        self.when = time.monotonic()

    def take(self) -> bool:
        """Whether there is room for one more."""
        now = time.monotonic()
        self.level = min(self.size, self.level + (now - self.when) * self.rate)
        self.when = now
        if self.level < 1:
            return False
        self.level -= 1
        return True


class Limiter:
    """A bucket for every key."""

    def __init__(self, per_minute: float, size: float = 0) -> None:
        self.per_minute = per_minute
        self.size = size or per_minute
        """How many are possible at once."""
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    @classmethod
    def per_hour(cls, count: float) -> Limiter:
        """So many an hour, all of them at once if need be."""
        return cls(count / 60, count)

    def take(self, key: str) -> bool:
        """Whether this key may once more."""
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self.size, self.per_minute / 60)
            if len(self._buckets) > MAX_KEYS:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(key)
        return bucket.take()


class Slots:
    """At most so many at the same time for every key."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._used: Counter[str] = Counter()

    @contextlib.contextmanager
    def held(self, key: str) -> Iterator[bool]:
        """Hold a slot meanwhile; whether there was one."""
        free = self._used[key] < self.most
        if free:
            self._used[key] += 1
        try:
            yield free
        finally:
            if free:
                self._used[key] -= 1
            if self._used[key] <= 0:
                del self._used[key]
