"""Contains SystemExit and KeyboardInterrupt in the task that raised them.

asyncio re-raises these two from the event loop, which ends the process. The server shuts down by
its signal handlers only, so a task that raises one fails with an ordinary exception instead.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Generator
from typing import Any, Final

ESCAPING: Final = (SystemExit, KeyboardInterrupt)


class Escaped(Exception):
    """A task tried to end the process."""


class Contained(Coroutine[Any, Any, Any]):
    """A coroutine wrapper that raises Escaped instead of SystemExit and KeyboardInterrupt.

    A class, not an `async def` wrapper: a wrapper cancelled before its first step would leave the
    inner coroutine never awaited.
    """

    def __init__(self, inner: Coroutine[Any, Any, Any]) -> None:
        self._inner = inner

    def send(self, value: Any, /) -> Any:
        """Run one step."""
        try:
            return self._inner.send(value)
        except ESCAPING as error:
            raise _escaped(error) from error

    def throw(self, *error: Any) -> Any:
        """Run one step that starts with an exception."""
        try:
            return self._inner.throw(*error)
        except ESCAPING as escaping:
            raise _escaped(escaping) from escaping

    def close(self) -> None:
        """Close the inner coroutine."""
        self._inner.close()

    def __await__(self) -> Generator[Any, Any, Any]:
        return self._inner.__await__()

    def __getattr__(self, name: str) -> Any:
        """Delegate other attributes, such as the frame, to the inner coroutine."""
        return getattr(self._inner, name)


def contained_task(loop: asyncio.AbstractEventLoop, work: Any, **more: Any) -> asyncio.Task[Any]:
    """A task factory for event loops that contains these exceptions."""
    return asyncio.Task(Contained(work), loop=loop, **more)


def _escaped(error: BaseException) -> Escaped:
    return Escaped(f"a task raised {type(error).__name__}")
