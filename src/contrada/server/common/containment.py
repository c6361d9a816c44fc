"""Keeps SystemExit and KeyboardInterrupt inside the task that raised them.

asyncio lets these two pass through the event loop, which ends the process. The server stops by its
signal handlers and never by them, so wherever one is raised it becomes an ordinary exception: its
task fails, and everything else goes on.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Generator
from typing import Any, Final

ESCAPING: Final = (SystemExit, KeyboardInterrupt)


class Escaped(Exception):
    """A task tried to end the process."""


class Contained(Coroutine[Any, Any, Any]):
    """A coroutine that raises Escaped in place of what would end the process.

    An object, not an `async def` around the coroutine: one that is cancelled before its first step
    would leave the coroutine inside it without ever having been awaited.
    """

    def __init__(self, inner: Coroutine[Any, Any, Any]) -> None:
        self._inner = inner

    def send(self, value: Any, /) -> Any:
        """One step."""
        try:
            return self._inner.send(value)
        except ESCAPING as error:
            raise _escaped(error) from error

    def throw(self, *error: Any) -> Any:
        """One step that begins with an exception."""
        try:
            return self._inner.throw(*error)
        except ESCAPING as escaping:
            raise _escaped(escaping) from escaping

    def close(self) -> None:
        """Break off."""
        self._inner.close()

    def __await__(self) -> Generator[Any, Any, Any]:
        return self._inner.__await__()

    def __getattr__(self, name: str) -> Any:
        """What else is asked of a coroutine, such as its state, is the inner one's."""
        return getattr(self._inner, name)


def contained_task(loop: asyncio.AbstractEventLoop, work: Any, **more: Any) -> asyncio.Task[Any]:
    """A task factory for event loops."""
    return asyncio.Task(Contained(work), loop=loop, **more)


def _escaped(error: BaseException) -> Escaped:
    return Escaped(f"a task raised {type(error).__name__}")
