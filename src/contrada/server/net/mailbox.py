"""The messages of one connection that wait for its only reader."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any


class Mailbox:
    """What a connection needs of `asyncio.Queue`, without locks and waiting writers."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._items: deque[Any] = deque()
        self._reader: asyncio.Future[None] | None = None

    def put_nowait(self, item: Any) -> None:
        """Add a message."""
        self._items.append(item)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> Any:
        """The oldest message, as soon as there is one."""
        while not self._items:
            self._reader = self._loop.create_future()
            try:
                await self._reader
            finally:
                self._reader = None
        return self._items.popleft()

    def empty(self) -> bool:
        """Whether none waits."""
        return not self._items

    def qsize(self) -> int:
        """How many wait."""
        return len(self._items)
