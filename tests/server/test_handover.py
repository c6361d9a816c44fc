"""Connections that one process passes to another one behind the same port."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from contrada.server.net.handover import Handover, head_of, supported

pytestmark = pytest.mark.skipif(not supported(), reason="this system cannot pass descriptors")


class Echo(asyncio.Protocol):
    """Answers every piece of data with its own name and the data."""

    def __init__(self, name: bytes) -> None:
        self.name = name

    def connection_made(self, transport: Any) -> None:
        self.transport = transport

    def data_received(self, data: bytes) -> None:
        self.transport.write(self.name + b": " + data)


class Door(asyncio.Protocol):
    """Reads one request, and gives the connection to its process or keeps it."""

    def __init__(self, handover: Handover) -> None:
        self.handover = handover

    def connection_made(self, transport: Any) -> None:
        self.transport = transport

    def data_received(self, data: bytes) -> None:
        url = data.split()[1]
        if not self.handover.give(url, data, self.transport, self.keep):
            self.keep()

    def keep(self) -> None:
        self.transport.write(b"kept")


def url_for(number: int, count: int = 2) -> bytes:
    """The address of a table's WebSocket that belongs to a process."""
    probe = Handover(Path(), 1 - number, count)
    with contextlib.closing(probe):
        urls = (b"/api/tables/table%d/socket?seat=0" % n for n in range(100))
        return next(url for url in urls if probe.owner_of(url) == number)


async def _asked(folder: Path, url: bytes, *, other: bool) -> bytes:
    """What a client reads that sends two lines to the first of two processes."""
    first, second = (Handover(folder, number, 2) for number in (0, 1))
    loop = asyncio.get_running_loop()
    first.start(partial(Echo, b"first"))
    if other:
        second.start(partial(Echo, b"second"))
    server = await loop.create_server(partial(Door, first), "127.0.0.1", 0)
    try:
        reader, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
        writer.write(b"GET %b HTTP/1.1" % url)
        found = await asyncio.wait_for(reader.read(1000), 20)
        if other and found != b"kept":
            writer.write(b"more")
            found += await asyncio.wait_for(reader.read(1000), 20)
        writer.close()
        return found
    finally:
        server.close()
        first.close()
        second.close()


def test_a_connection_goes_on_at_the_process_of_its_table(tmp_path: Path) -> None:
    url = url_for(1)
    found = asyncio.run(_asked(tmp_path, url, other=True))
    assert found == b"second: GET %b HTTP/1.1second: more" % url
    assert list(tmp_path.iterdir()) == []


def test_a_connection_stays_if_its_process_is_gone_or_it_is_no_table(tmp_path: Path) -> None:
    assert asyncio.run(_asked(tmp_path, url_for(1), other=False)) == b"kept"
    assert asyncio.run(_asked(tmp_path, url_for(0), other=True)) == b"kept"
    for url in (b"/api/events", b"/api/tables/x/socketing", b"/api/tables/../socket"):
        assert asyncio.run(_asked(tmp_path, url, other=True)) == b"kept"


def test_a_busy_process_is_offered_a_connection_again_and_at_last_it_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("contrada.server.net.handover.TRIES", 3)
    full = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
    filler = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
    filler.setblocking(False)
    with full, filler:
        full.bind(str(tmp_path / "1"))
        with contextlib.suppress(BlockingIOError):
            while True:
                filler.sendto(b"x", str(tmp_path / "1"))
        assert asyncio.run(_asked(tmp_path, url_for(1), other=False)) == b"kept"


def test_the_head_is_written_as_it_was_read() -> None:
    fields = [(b"host", b"x"), (b"cookie", b"a=b; c=d")]
    head = head_of(b"GET", b"/a?b", fields)
    assert head == b"GET /a?b HTTP/1.1\r\nhost: x\r\ncookie: a=b; c=d\r\n\r\n"
