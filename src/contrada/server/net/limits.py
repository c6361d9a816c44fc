"""Rate limits (token buckets) and limits on concurrency, by key."""

from __future__ import annotations

import contextlib
import time
from collections import Counter, OrderedDict
from collections.abc import Iterator
from typing import Final

MAX_KEYS: Final = 20_000
"""Maximum number of keys in memory; the least recently used is evicted first."""

BURST_SECONDS: Final = 2
"""The burst of a connection: what its rate allows in this many seconds."""
FLOOD_REFUSALS: Final = 200
"""The connection is closed after this many consecutive refusals for flooding."""


class Bucket:
    """A token bucket of `size` tokens, refilled at `rate` tokens per second."""

    __slots__ = ("level", "rate", "size", "when")

    def __init__(self, size: float, rate: float) -> None:
        self.size = size
        self.rate = rate
        self.level = size
        self.when = time.monotonic()

    def take(self) -> bool:
        """Take a token; False if there is none."""
        now = time.monotonic()
        self.level = min(self.size, self.level + (now - self.when) * self.rate)
        self.when = now
        if self.level < 1:
            return False
        self.level -= 1
        return True


class Limiter:
    """A rate limit with a token bucket for every key."""

    def __init__(self, per_minute: float, size: float = 0) -> None:
        self.per_minute = per_minute
        self.size = size or per_minute
        """The maximum burst."""
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    @classmethod
    def per_hour(cls, count: float) -> Limiter:
        """A limit per hour whose burst is the whole hour's amount."""
        return cls(count / 60, count)

    def take(self, key: str) -> bool:
        """Take a token of this key; False if there is none."""
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self.size, self.per_minute / 60)
            if len(self._buckets) > MAX_KEYS:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(key)
        return bucket.take()


class Slots:
    """Limits concurrency: at most `limit` holders at a time for every key."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self._used: Counter[str] = Counter()

    @contextlib.contextmanager
    def held(self, key: str) -> Iterator[bool]:
        """Hold a slot during the block; yields whether there was a free one."""
        free = self._used[key] < self.limit
        if free:
            self._used[key] += 1
        try:
            yield free
        finally:
            if free:
                self._used[key] -= 1
            if self._used[key] <= 0:
                del self._used[key]
