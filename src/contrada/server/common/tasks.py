"""Work under way in this process: none is forgotten, and what fails is counted and logged."""

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
        """Begin something that nobody waits for."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    async def run_to_completion(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something to the end, even if the one who wished it goes away meanwhile."""
        return await asyncio.shield(self.spawn(work))

    async def close(self) -> None:
        """Wait a little for what is under way."""
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=5)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            error = task.exception()
            if error is not None and not isinstance(error, Refused):
                FAULTS.inc()
                log.error("a task failed", exc_info=error)
