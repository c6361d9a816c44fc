"""Single writer with group commit: events that arrive during a commit go into the next one."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from contrada.server.storage.event_store import Store
from contrada.server.tables.rows import Append

MANY: Final = 4
"""After a commit of this number of events, others are awaited before the next one."""
GATHER_SECONDS: Final = 0.003
"""How long: a commit costs the same for one event as for ten."""


class Writer:
    """Appends events in groups, in order of arrival; each caller waits for its commit."""

    def __init__(self, store: Store, most: int = 64) -> None:
        self.store = store
        self.most = most
        self._waiting: list[tuple[Append, asyncio.Future[None]]] = []
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="writer")
        self._task: asyncio.Task[None] | None = None
        self.wrote: Callable[[Sequence[Append]], None] = lambda _: None
        """Called with what has been committed, to notify other processes."""

    async def append(self, item: Append) -> None:
        """Write an event; returns once it is durable. Raises AlreadyWritten."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((item, done))
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._write())
        await done

    async def close(self) -> None:
        """Finish pending writes."""
        if self._task is not None:
            await asyncio.gather(self._task, return_exceptions=True)
        self._thread.shutdown()

    async def _write(self) -> None:
        loop = asyncio.get_running_loop()
        written = 0
        while self._waiting:
            if MANY <= written < self.most:
                await asyncio.sleep(GATHER_SECONDS)
            batch = self._waiting[: self.most]
            del self._waiting[: self.most]
            items = [item for item, _ in batch]
            written = len(items)
            try:
                results = await loop.run_in_executor(self._thread, self.store.append, items)
            except Exception as error:
                results = [error] * len(batch)
            self.wrote([i for i, result in zip(items, results, strict=True) if result is None])
            for (_, done), result in zip(batch, results, strict=True):
                if done.done():
                    continue
                if result is None:
                    done.set_result(None)
                else:
                    done.set_exception(result)
