"""Gives a new WebSocket to the process that serves its table.

Processes behind one port (`--workers`) accept each other's clients. If the viewers of a table were
at different processes, each of these would apply every move and read every event. So a process
that receives the request for a table's WebSocket passes the connection itself, as a descriptor, to
the process that the table's id names; a move then costs what it costs with one process. A process
that does not take it is no loss: any process can serve any table.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
import socket
import zlib
from array import array
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, Final

log = logging.getLogger(__name__)

LARGEST: Final = 65_536
"""The longest head that is passed on."""
TRIES: Final = 100
PAUSE: Final = 0.01
"""How often, and after how many seconds, a busy process is offered a connection again."""
_TABLE: Final = re.compile(rb"/api/tables/([\w-]{1,64})/socket(?:\?|\Z)")

Factory = Callable[[], Any]
"""Makes the protocol of a connection that another process has accepted (`BoundedHttp`)."""


def supported() -> bool:
    """Whether this system can pass connections between processes."""
    return hasattr(socket, "AF_UNIX") and hasattr(socket, "send_fds")


def head_of(method: bytes, url: bytes, fields: Iterable[tuple[bytes, bytes]]) -> bytes:
    """The head of a request that has been read."""
    lines = [b"%b %b HTTP/1.1" % (method, url), *(b"%b: %b" % field for field in fields)]
    return b"\r\n".join([*lines, b"", b""])


class Handover:
    """One of several processes: gives connections to the others and takes theirs."""

    def __init__(self, folder: Path, number: int, count: int) -> None:
        """`folder` holds the processes' sockets; only their user may open it."""
        self._folder = folder
        self._number = number
        self._count = count
        self._loop: asyncio.AbstractEventLoop | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._make: Factory | None = None
        self._inbox = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._inbox.setblocking(False)

    def start(self, make: Factory) -> None:
        """Take connections from now on."""
        mine = self._address(self._number)
        with contextlib.suppress(FileNotFoundError):
            Path(mine).unlink()  # left by a process that was killed
        self._inbox.bind(mine)
        self._make = make
        self._loop = asyncio.get_running_loop()
        self._loop.add_reader(self._inbox, self._receive)

    def close(self) -> None:
        """Take no more connections."""
        if self._loop is not None:
            self._loop.remove_reader(self._inbox)
            with contextlib.suppress(OSError):
                Path(self._address(self._number)).unlink()
        self._loop = None
        self._inbox.close()

    def _address(self, number: int) -> str:
        return str(self._folder / str(number))

    # -- giving ------------------------------------------------------------------------------

    def owner_of(self, url: bytes) -> int:
        """The number of the process that should serve a WebSocket."""
        found = _TABLE.match(url)
        return self._number if found is None else zlib.crc32(found[1]) % self._count

    def give(
        self, url: bytes, head: bytes, transport: asyncio.Transport, keep: Callable[[], None]
    ) -> bool:
        """Pass a connection on; False if it stays here.

        If the other process is busy, it is offered the connection again; `keep` is called if it
        does not take it after all.
        """
        owner = self.owner_of(url)
        if owner == self._number or self._loop is None or len(head) > LARGEST:
            return False
        try:
            self._send(owner, head, transport)
        except BlockingIOError:
            transport.pause_reading()
            self._loop.call_later(PAUSE, self._give_again, owner, head, transport, keep, TRIES)
        except OSError:
            return False  # it has ended, or not started yet
        return True

    def _give_again(
        self,
        owner: int,
        head: bytes,
        transport: asyncio.Transport,
        keep: Callable[[], None],
        tries: int,
    ) -> None:
        if transport.is_closing():
            return
        try:
            if self._loop is None:
                raise OSError("this process ends")
            self._send(owner, head, transport)
        except OSError as error:
            if isinstance(error, BlockingIOError) and tries > 1 and self._loop is not None:
                given = (owner, head, transport, keep, tries - 1)
                self._loop.call_later(PAUSE, self._give_again, *given)
            else:
                transport.resume_reading()
                keep()

    def _send(self, owner: int, head: bytes, transport: asyncio.Transport) -> None:
        """Pass the connection on, and forget it here; raises OSError."""
        descriptor = transport.get_extra_info("socket").fileno()
        rights = (socket.SOL_SOCKET, socket.SCM_RIGHTS, array("i", [descriptor]))
        self._inbox.sendmsg([head], [rights], 0, self._address(owner))
        transport.abort()  # closes our descriptor only; the connection goes on

    # -- taking ------------------------------------------------------------------------------

    def _receive(self) -> None:
        while self._loop is not None:
            try:
                head, descriptors, flags, _ = socket.recv_fds(self._inbox, LARGEST, 1)
            except OSError:  # nothing more waits
                return
            for descriptor in descriptors:
                given = socket.socket(fileno=descriptor)
                if flags & (socket.MSG_TRUNC | socket.MSG_CTRUNC):
                    given.close()
                    continue
                task = self._loop.create_task(self._take(given, head))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    async def _take(self, given: socket.socket, head: bytes) -> None:
        """Serve a connection, beginning with the request that another process has read."""
        assert self._make is not None
        try:
            given.setblocking(False)
            loop = asyncio.get_running_loop()
            _, protocol = await loop.connect_accepted_socket(self._make, given)
            protocol.data_received(head)
        except OSError as error:  # the client has gone
            log.debug("a connection was lost", extra={"fault": type(error).__name__})
            given.close()
