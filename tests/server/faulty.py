"""A server whose parts fail on purpose, each with a message that quotes what it was handling.

    python -m tests.server.faulty serve --port 8420

Whatever it is given that holds the word FAULT ends in an error of its own kind.
"""

from __future__ import annotations

import asyncio
import gc
import logging
import sys
import threading
import warnings
from collections.abc import Callable
from typing import Any

from sqlalchemy import text
from websockets.exceptions import ProtocolError

from contrada.cli import main
from contrada.server.bots import pool as bot_pool
from contrada.server.http.gate import Gate
from contrada.server.runtime.service import TableService
from contrada.server.storage.event_store import Store
from contrada.server.storage.people.chat import ChatStore
from contrada.server.storage.people.users import Users

WORD = "FAULT"


class Unraisable:
    """Raises where nobody can catch it."""

    def __init__(self, told: str) -> None:
        self.told = told

    def __del__(self) -> None:
        raise ValueError(self.told)


async def _lost(told: str) -> None:
    raise LookupError(told)


def everywhere(told: str) -> None:
    """Raise, warn and log in every way that Python has."""
    thread = threading.Thread(target=lambda: int(told))
    thread.start()
    thread.join()
    Unraisable(told)
    warnings.warn(told, stacklevel=1)
    logging.getLogger("some.library").error("it said %s", told)
    logging.getLogger("uvicorn.error").info('%s - "WebSocket %s" [accepted]', told, told)
    logging.getLogger("contrada.server").error("numbers %d", told)
    logging.getLogger("contrada.server").warning("fields", extra={"fault": told, "bot": told})
    try:
        asyncio.get_running_loop().create_task(_lost(told))
    except RuntimeError:
        asyncio.run(_never_awaited(told))


async def _never_awaited(told: str) -> None:
    task = asyncio.get_running_loop().create_task(_lost(told))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    del task
    gc.collect()


def database_error(store: Any, *given: Any) -> None:
    """Break a constraint with everything that was given."""
    values = {"id": "x" * 10, "name": repr(given)}
    query = "INSERT INTO users (id, name, session, created_at) VALUES (:id, :name, 0, NULL)"
    with store.engine.begin() as connection:
        connection.execute(text(query), values)


def failing(owner: Any, name: str, fail: Callable[..., Any]) -> None:
    """Let a method fail when what it is given holds the word."""
    real = getattr(owner, name)

    def method(*given: Any, **named: Any) -> Any:
        if WORD in repr((given[1:], named)).upper():
            fail(*given, *named.values())
        return real(*given, **named)

    setattr(owner, name, method)


def error(kind: type[Exception]) -> Callable[..., None]:
    """Raise an error that quotes everything."""

    def fail(*given: Any) -> None:
        raise kind(repr(given))

    return fail


def said(store: Any, *given: Any) -> None:
    everywhere(repr(given))
    database_error(store, *given)


async def worker_fails(_worker: Any, line: bytes, *_more: Any) -> Any:
    raise bot_pool.WorkerFailed(line.decode())


if __name__ == "__main__":
    failing(ChatStore, "say", said)
    failing(Users, "save_account", database_error)
    failing(Users, "save_name", error(RuntimeError))
    failing(Store, "append", error(KeyError))
    failing(Store, "load", error(ProtocolError))
    failing(TableService, "claim", error(OSError))
    failing(Gate, "_recognise", error(UnicodeError))
    setattr(bot_pool.Worker, "ask", worker_fails)  # noqa: B010  # mypy forbids assigning methods
    main(sys.argv[1:])
