"""Listeners of tables, and the queues through which messages reach them.

Every listener has a bounded queue. One who does not read fast enough is disconnected; the client
reconnects and receives the current state.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator
from typing import Final, Protocol

QUEUE: Final = 128
"""Maximum number of queued messages per listener."""
NOBODY: Final[Counter[int]] = Counter()


class Outlet(Protocol):
    """The connection of a listener (`net/protocol.py`)."""

    def put(self, message: bytes) -> bool:
        """Send a message; False if too many wait already."""

    def finish(self) -> None:
        """Nothing more will be put."""


class Listener:
    """One connection that watches a table from a seat, or as a spectator.

    With an empty table it is the stream of events of a bot account.
    """

    def __init__(
        self, table: str, user: str, viewer: int, muted: set[str], session: str = ""
    ) -> None:
        self.table = table
        self.user = user
        self.viewer = viewer
        self.muted = muted
        self.session = session
        """The id of the login session it belongs to; empty for a guest without a name."""
        self.patches = False
        """Whether it is sent differences (`patch`) instead of whole `table` messages."""
        self.info = False
        """Whether it is sent the seat's knowledge (`info`): only programs of bot accounts are."""
        self.owner = ""
        """The owner of the bot account that it belongs to; empty for people."""
        self.scopes: list[str] | None = None
        """What the token of a bot account permits; None for people."""
        self.address = ""
        """The client's IP address, for bans of address ranges; never stored."""
        self.outlet: Outlet | None = None
        """Where messages go; without one they wait in `queue`."""
        self._queue: asyncio.Queue[bytes | None] | None = None
        self.busy = False
        """Whether a command of this connection is being executed."""
        self.ended = ""
        """Why the server closes this connection; empty while it is open."""

    @property
    def queue(self) -> asyncio.Queue[bytes | None]:
        """The messages of a listener without an outlet; None is the end."""
        if self._queue is None:
            self._queue = asyncio.Queue(QUEUE)
        return self._queue

    def send(self, message: bytes) -> None:
        """Queue a message; disconnects the listener if the queue is full."""
        if self.ended:
            return
        if self.outlet is not None:
            if not self.outlet.put(message):
                self.end("slow")
            return
        try:
            self.queue.put_nowait(message)
        except asyncio.QueueFull:
            self.end("slow")

    def end(self, reason: str) -> None:
        """Close the connection after the queued messages."""
        if self.ended:
            return
        self.ended = reason
        if self.outlet is not None:
            self.outlet.finish()
            return
        if self.queue.full():
            self.queue.get_nowait()
        self.queue.put_nowait(None)


class Broadcaster:
    """All listeners of this process."""

    def __init__(self) -> None:
        self._tables: dict[str, set[Listener]] = {}
        self._viewers: dict[str, Counter[int]] = {}
        """By table, the number of listeners of each seat and of SPECTATOR."""

    def join(self, listener: Listener) -> None:
        """Add a listener."""
        here = self._tables.setdefault(listener.table, set())
        if listener not in here:
            here.add(listener)
            self._viewers.setdefault(listener.table, Counter())[listener.viewer] += 1

    def leave(self, listener: Listener) -> None:
        """Remove a listener."""
        here = self._tables.get(listener.table, set())
        if listener not in here:
            return
        here.discard(listener)
        viewers = self._viewers[listener.table]
        viewers[listener.viewer] -= 1
        if not viewers[listener.viewer]:
            del viewers[listener.viewer]
        if not here:
            del self._tables[listener.table], self._viewers[listener.table]

    def viewers(self, table: str) -> Counter[int]:
        """The number of a table's listeners of each seat and of SPECTATOR."""
        return self._viewers.get(table, NOBODY)

    def size(self, table: str) -> int:
        """The number of listeners of a table."""
        return len(self._tables.get(table, ()))

    def at(self, table: str) -> list[Listener]:
        """The listeners of a table."""
        return list(self._tables.get(table, ()))

    def anyone(self, table: str) -> bool:
        """Whether a table has listeners."""
        return table in self._tables

    def all(self) -> Iterator[Listener]:
        """Every listener."""
        for here in list(self._tables.values()):
            yield from list(here)

    def __len__(self) -> int:
        return sum(len(here) for here in self._tables.values())
