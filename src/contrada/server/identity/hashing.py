"""Password hashing with bounded cost: one low-priority thread, a short queue, and rate limits.

One argon2 hash takes 64 MiB and about 0.1 s on four threads. Every hash is
computed by `Hashing.run`, so that attempts cannot slow down anything else.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
import threading
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from contrada.server.common.refusal import Refused
from contrada.server.net.limits import Limiter

MAX_QUEUED: Final = 8
"""Maximum number of running and queued computations."""
MAX_QUEUED_PER_ADDRESS: Final = 2
"""The same for one address."""
NICE: Final = 10
"""The nice value of the thread, so that the event loop and the database threads run first."""

T = TypeVar("T")


class Hashing:
    """Runs functions that compute password hashes."""

    def __init__(self, per_minute: float) -> None:
        self.addresses = Limiter(per_minute)
        self.accounts = Limiter(per_minute)
        self._pool = ThreadPoolExecutor(
            1, thread_name_prefix="hashing", initializer=_lower_priority
        )
        self._queued: Counter[str] = Counter()

    def admit(self, address: str, account: str) -> None:
        """Count an attempt; raises Refused when there were too many."""
        if not self.addresses.take(address) or not self.accounts.take(account):
            raise Refused("too_many", "Too many attempts; wait a minute.")

    async def run(self, address: str, account: str, work: Callable[[], T]) -> T:
        """Run a function that computes hashes; raises Refused when the queue or a limit is full."""
        if self._queued[address] >= MAX_QUEUED_PER_ADDRESS:
            raise Refused("too_many", "An attempt of yours is being checked; wait for it.")
        if self._queued.total() >= MAX_QUEUED:
            raise Refused("busy", "Too many people sign in right now; try again in a few seconds.")
        self.admit(address, account)
        self._queued[address] += 1
        task = asyncio.get_running_loop().run_in_executor(self._pool, work)
        task.add_done_callback(lambda _: self._done(address))
        return await asyncio.shield(task)

    def _done(self, address: str) -> None:
        self._queued[address] -= 1
        if self._queued[address] <= 0:
            del self._queued[address]

    def close(self) -> None:
        """Cancel queued computations; a running one ends by itself."""
        self._pool.shutdown(wait=False, cancel_futures=True)


def _lower_priority() -> None:
    """Lower the thread's priority on Linux, where argon2's threads inherit it."""
    if sys.platform == "linux":
        with contextlib.suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICE)
