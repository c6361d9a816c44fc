"""The figures of `/health`, computed at a cost independent of the number of tables."""

from __future__ import annotations

import asyncio
import time
from typing import Final

from contrada.server.common.metrics import BROKEN
from contrada.server.common.server_clock import ServerClock
from contrada.server.storage.event_store import Store

FRESH_SECONDS: Final = 10.0
"""Maximum age of the cached figures."""
ANSWER_SECONDS: Final = 5.0
"""Timeout of the database check."""


class Vitals:
    """Health figures, cached for a few seconds."""

    def __init__(self, store: Store, clock: ServerClock) -> None:
        self.store = store
        self.clock = clock
        self.tables: dict[str, int] = {}
        self.broken = 0
        self._counted = float("-inf")
        self._lock = asyncio.Lock()

    async def check(self) -> bool:
        """Whether the server works: its database can be read and written.

        The heartbeat, which writes every few seconds anyway, tests writing.
        """
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                await asyncio.to_thread(self.store.ping)
                async with self._lock:
                    if time.monotonic() - self._counted >= FRESH_SECONDS:
                        await asyncio.to_thread(self._count)
        except Exception:
            return False
        return not self.clock.failing

    @property
    def degraded(self) -> bool:
        """Whether some tables are broken while the server works."""
        return self.broken > 0

    def _count(self) -> None:
        self.store.phases.fold()
        self.tables = self.store.counts()
        self.broken = self.store.faults.count()
        BROKEN.set(self.broken)
        self._counted = time.monotonic()
