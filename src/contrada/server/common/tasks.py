"""Background tasks of this process: awaited at shutdown, failures are counted and logged."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any, TypeVar

from contrada.server.common.metrics import FAULTS
from contrada.server.common.refusal import Refused

log = logging.getLogger(__name__)
T = TypeVar("T")


class Tasks:
    """The tasks of a running server."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Start a task that nobody awaits."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    async def run_to_completion(self, work: Coroutine[Any, Any, T]) -> T:
        """Run a coroutine to its end, even if the caller is cancelled meanwhile."""
        return await asyncio.shield(self.spawn(work))

    async def close(self) -> None:
        """Wait up to five seconds for running tasks."""
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=5)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            error = task.exception()
            if error is not None and not isinstance(error, Refused):
                FAULTS.inc()
                log.error("a task failed", exc_info=error)
