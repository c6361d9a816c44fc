"""A directly exposed server: clients that send too much, too slowly, or connect too often."""

from __future__ import annotations

import json
import os
import resource
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from contrada.core.rng import rng_for_run
from contrada.server.common.metrics import CONNECTIONS_CUT
from contrada.server.net.addresses import Proxies, network_of
from contrada.server.settings import BadSetting, read_settings
from tests.server.harness import Person, Running, free_port, quick, until_healthy

WAIT_SECONDS = 10.0
HEALTH = b"GET /health HTTP/1.1\r\nhost: x\r\n\r\n"


@contextmanager
def running(folder: Path, **limits: object) -> Iterator[Running]:
    """A server with limits of its own."""
    found = Running(quick(folder, **limits))
    try:
        yield found
    finally:
        found.stop()


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that waits for nobody."""
    limits = {"max_head": 4096, "max_headers": 20, "head_seconds": 0.3, "body_seconds": 0.3}
    with running(
        tmp_path_factory.mktemp("strict"), keep_alive_seconds=0.3, send_seconds=0.2, **limits
    ) as found:
        yield found


@contextmanager
def client(port: int, address: str = "127.0.0.1") -> Iterator[socket.socket]:
    """A connection from one of this machine's own addresses."""
    with socket.create_connection(("127.0.0.1", port), WAIT_SECONDS, (address, 0)) as made:
        yield made


def closed(connection: socket.socket) -> bytes:
    """What is sent before the server closes the connection."""
    found = b""
    try:
        while chunk := connection.recv(65_536):
            found += chunk
    except ConnectionError:
        pass
    return found


def answer(connection: socket.socket, request: bytes) -> bytes:
    """The answer to a request, as far as it comes in one piece."""
    try:
        connection.sendall(request)
        return connection.recv(65_536)
    except ConnectionError:
        return b""


def healthy(port: int, address: str = "127.0.0.1") -> bool:
    with client(port, address) as connection:
        return answer(connection, HEALTH).startswith(b"HTTP/1.1 200")


# -- too much --------------------------------------------------------------------------------------

CHUNKED = (
    b"POST /api/me HTTP/1.1\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n"
)


@pytest.mark.parametrize(
    ("start", "more"),
    [
        (b"GET / HTTP/1.1\r\n", b"a: b\r\n"),
        (b"GET / HTTP/1.1\r\na: ", b"x" * 1000),
        (b"GET / HTTP/1.1\r\n", b"x" * 1000),
        (b"GET /", b"x" * 1000),
        (CHUNKED + b"\r\n0\r\n", b"a: b\r\n"),
        (CHUNKED + b"\r\n0\r\na: ", b"x" * 1000),
        (CHUNKED + b"\r\n1;", b"x" * 1000),
    ],
    ids=["fields", "value", "name", "path", "trailers", "trailer", "extension"],
)
def test_an_endless_head_is_cut(strict: Running, start: bytes, more: bytes) -> None:
    """Within the limit and what is in the buffers; without one, 144 MB were taken."""
    sent = 0
    with client(strict.port) as connection:
        try:
            connection.sendall(start)
            while sent < 64_000_000:
                connection.sendall(more * 64)
                sent += len(more) * 64
        except ConnectionError:
            pass
    assert sent < 32_000_000
    assert healthy(strict.port)


def test_a_head_beyond_the_limit_is_answered_431(strict: Running) -> None:
    fields = b"".join(b"a%d: b\r\n" % number for number in range(21))
    for head in (b"a: " + b"x" * 5000 + b"\r\n", fields, b"a: " + b"x" * 5000):
        with client(strict.port) as connection:
            connection.sendall(b"GET /health HTTP/1.1\r\n" + head + b"\r\n")
            assert closed(connection).startswith(b"HTTP/1.1 431 ")
    with client(strict.port) as connection:
        connection.sendall(b"GET /health HTTP/1.1\r\n" + b"a: b\r\n" * 20 + b"\r\n")
        assert connection.recv(100).startswith(b"HTTP/1.1 200 ")


def test_pipelined_requests_are_bounded(strict: Running) -> None:
    with client(strict.port) as connection:
        connection.sendall(HEALTH * 1000)
        assert closed(connection).count(b"HTTP/1.1 200") <= 9
    with client(strict.port) as connection:
        connection.sendall(HEALTH * 5)
        assert closed(connection).count(b"HTTP/1.1 200") == 5


def test_a_body_beyond_the_limit_closes_the_connection(strict: Running) -> None:
    head = (
        b"PUT /api/me HTTP/1.1\r\ncontent-type: application/json\r\ncontent-length: 9000000\r\n\r\n"
    )
    sent = 0
    with client(strict.port) as connection:
        try:
            connection.sendall(head)
            while sent < 8_000_000:
                connection.sendall(b" " * 1000)
                sent += 1000
        except ConnectionError:
            pass
    assert sent < 8_000_000


def test_a_message_in_endless_fragments_is_cut(strict: Running) -> None:
    anna = Person(strict.port, "Anna")
    table = anna.create([{"kind": "me"}, {"kind": "open"}])
    with anna.watch(table) as watcher:
        raw = watcher.socket.socket
        raw.sendall(b"\x01\x80\0\0\0\0" + b"\x00\x80\0\0\0\0" * 300)
        with pytest.raises(ConnectionClosed, match="1009"):
            watcher.until("bye")
    anna.close()


# -- too slowly ------------------------------------------------------------------------------------


@pytest.mark.parametrize("start", [b"", b"GET /health HTTP/1.1\r\nhost: x", b"\r\n"])
def test_a_half_sent_head_is_cut(strict: Running, start: bytes) -> None:
    begun = time.monotonic()
    with client(strict.port) as connection:
        if start:
            connection.sendall(start)
        assert closed(connection) in (b"", closed_408())
    assert time.monotonic() - begun < 5


def closed_408() -> bytes:
    return b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


@pytest.mark.parametrize(
    "start",
    [
        b"GET /health HTTP/1.1\r\na: ",
        b"PUT /api/me HTTP/1.1\r\ncontent-type: application/json\r\ncontent-length: 500\r\n\r\n",
    ],
    ids=["head", "body"],
)
def test_a_drip_does_not_buy_time(strict: Running, start: bytes) -> None:
    begun = time.monotonic()
    with client(strict.port) as connection:
        try:
            connection.sendall(start)
            while time.monotonic() - begun < 5:
                connection.sendall(b" ")
                time.sleep(0.02)
        except ConnectionError:
            pass
    assert time.monotonic() - begun < 5


def test_an_incomplete_body_is_never_acted_on(strict: Running) -> None:
    anna = Person(strict.port, "Anna")
    body = json.dumps({"name": "Otto"}).encode()
    cookie = anna.http.cookies["contrada"].encode()
    head = b"PUT /api/me HTTP/1.1\r\ncontent-type: application/json\r\ncookie: contrada=" + cookie
    with client(strict.port) as connection:
        connection.sendall(head + b"\r\ncontent-length: 100\r\n\r\n" + body)
    time.sleep(0.1)
    with client(strict.port) as connection:
        connection.sendall(head + b"\r\ncontent-length: 100\r\n\r\n" + body)
        assert closed(connection) == closed_408()
    assert anna.get("/api/me").json()["name"] == "Anna"
    anna.close()


def test_an_idle_connection_is_closed(strict: Running) -> None:
    with client(strict.port) as connection:
        assert b" 200 " in answer(connection, HEALTH)
        begun = time.monotonic()
        assert closed(connection) == b""
        assert time.monotonic() - begun < 5


def cut_while_sending() -> float:
    """How many connections were cut because they did not read."""
    return sum(
        sample.value
        for metric in CONNECTIONS_CUT.collect()
        for sample in metric.samples
        if sample.labels.get("reason") == "send" and sample.name.endswith("_total")
    )


def test_a_client_that_does_not_read_is_cut(strict: Running) -> None:
    strict.bound.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
    made = socket.socket()
    made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    made.settimeout(WAIT_SECONDS)
    with made:
        made.connect(("127.0.0.1", strict.port))
        before = cut_while_sending()
        made.sendall(b"GET /api/openapi.json HTTP/1.1\r\n\r\n" * 8)
        until = time.monotonic() + WAIT_SECONDS
        while cut_while_sending() == before and time.monotonic() < until:
            time.sleep(0.02)
        assert len(closed(made)) < 100_000


# -- too often -------------------------------------------------------------------------------------


def test_addresses_are_counted_by_network() -> None:
    assert network_of("192.0.2.1") != network_of("192.0.2.2")
    assert network_of("2001:db8::1") == network_of("2001:db8::ffff:1:2:3") == "2001:db8::/64"
    assert network_of("2001:db8::1") != network_of("2001:db8:0:1::1")
    assert network_of("::ffff:192.0.2.1") == "192.0.2.1"
    assert network_of("fe80::1%eth0") == "fe80::/64"
    assert len(network_of("x" * 10_000)) <= 64
    proxies = Proxies("127.0.0.1, 10.0.0.0/8, unix:")
    assert proxies.trusts("10.1.2.3")
    assert proxies.trusts("::ffff:127.0.0.1")
    assert not proxies.trusts("192.0.2.1")
    assert not proxies.trusts("local")
    assert Proxies("*").trusts("192.0.2.1")


def test_one_address_does_not_take_all_connections(tmp_path: Path) -> None:
    with running(tmp_path, connections_per_address=5) as server, ExitStack() as stack:
        anna = Person(server.port, "Anna")
        table = anna.create([{"kind": "me"}, {"kind": "open"}])
        anna.close()
        half = [stack.enter_context(client(server.port, "127.0.0.2")) for _ in range(40)]
        for connection in half[:-5]:
            assert closed(connection) == b""  # the oldest make room for the newer ones
        assert answer(half[-1], HEALTH).startswith(b"HTTP/1.1 200")
        assert healthy(server.port, "127.0.0.3")
        sockets = [stack.enter_context(_spectator(server.port, table)) for _ in range(5)]
        with client(server.port) as sixth:
            assert closed(sixth).startswith(b"HTTP/1.1 503")
        sockets[0]()
        assert healthy(server.port, "127.0.0.3")


@contextmanager
def _spectator(port: int, table: str, address: str = "127.0.0.1") -> Iterator[Callable[[], None]]:
    """A WebSocket, as a check that it still works."""
    url = f"ws://127.0.0.1:{port}/api/tables/{table}/socket"
    with connect(url, proxy=None, source_address=(address, 0), max_queue=None) as found:

        def works() -> None:
            found.send(json.dumps({"do": "ping", "id": "here"}))
            while json.loads(found.recv(WAIT_SECONDS))["type"] != "pong":
                pass

        works()
        yield works


def test_on_a_full_server_players_play_on_and_health_answers(tmp_path: Path) -> None:
    with running(tmp_path, max_connections=10) as server, ExitStack() as stack:
        anna = Person(server.port, "Anna")
        table = anna.create([{"kind": "me"}, {"kind": "open"}])
        anna.close()
        places = [f"127.0.0.{number}" for number in range(2, 12)]
        players = [stack.enter_context(_spectator(server.port, table, at)) for at in places]
        assert healthy(server.port)
        with client(server.port) as refused:
            assert b" 503 " in answer(refused, b"GET /api/games HTTP/1.1\r\n\r\n")
        with client(server.port) as refused:
            upgrade = b"connection: upgrade\r\nupgrade: websocket\r\n\r\n"
            path = f"GET /api/tables/{table}/socket HTTP/1.1\r\n".encode()
            assert b" 503 " in answer(refused, path + upgrade)
        flood = [stack.enter_context(client(server.port, "127.0.0.99")) for _ in range(60)]
        for connection in flood[:-20]:
            assert closed(connection) == b""
        assert healthy(server.port)
        for works in players:
            works()


def test_half_sent_requests_make_room_for_whole_ones(tmp_path: Path) -> None:
    with running(tmp_path, max_connections=10, head_seconds=60) as server, ExitStack() as stack:
        for number in range(50):
            half = stack.enter_context(client(server.port, f"127.0.1.{number % 25 + 1}"))
            half.sendall(b"GET /api/games HTTP/1.1\r\n")
        with client(server.port) as whole:
            assert b" 200 " in answer(whole, b"GET /api/games HTTP/1.1\r\n\r\n")


def test_behind_a_proxy_the_limits_count_its_clients(tmp_path: Path) -> None:
    limits = {"connections_per_address": 4, "trusted_proxies": "127.0.0.1"}
    with running(tmp_path, **limits) as server, ExitStack() as stack:
        anna = Person(server.port, "Anna")
        table = anna.create([{"kind": "me"}, {"kind": "open"}])
        url = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket"

        def spectator(of: str) -> None:
            header = {"X-Forwarded-For": of}
            made = connect(url, proxy=None, additional_headers=header, max_queue=None)
            found = stack.enter_context(made)
            assert json.loads(found.recv(WAIT_SECONDS))["type"]

        for number in range(8):
            spectator(f"192.0.2.{number}")
        for number in range(4):
            spectator(f"2001:db8::{number}")
        with pytest.raises(InvalidStatus, match="403"):
            spectator("2001:db8::ffff")
        assert (
            anna.http.get("/health", headers={"X-Forwarded-For": "2001:db8::1"}).status_code == 429
        )
        assert anna.get("/health").status_code == 200
        anna.close()


def test_limits_that_serve_nobody_are_refused() -> None:
    for name in ("MAX_HEAD", "HEAD_SECONDS", "CONNECTIONS_PER_ADDRESS"):
        with pytest.raises(BadSetting, match=name):
            read_settings({f"CONTRADA_{name}": "0"})
    with pytest.raises(BadSetting):
        read_settings({"CONTRADA_MAX_CONNECTIONS": "-1"})


def test_hsts_is_sent_under_https_only(tmp_path: Path, strict: Running) -> None:
    name = "strict-transport-security"
    with running(tmp_path, public_url="https://play.example/") as server:
        visitor = Person(server.port)
        assert visitor.get("/health").headers[name] == "max-age=31536000"
        assert visitor.get("/api/nothing").headers[name] == "max-age=31536000"
        visitor.close()
    visitor = Person(strict.port)
    assert name not in visitor.get("/health").headers
    visitor.close()


@pytest.mark.long
def test_at_the_descriptor_limit_players_play_on_and_health_answers(tmp_path: Path) -> None:
    """Half-sent requests and WebSockets from many addresses, more than the process has files."""
    most = 256
    port = free_port()
    command = [sys.executable, "-m", "contrada.cli", "serve", "--port", str(port)]
    process = subprocess.Popen(
        [*command, "--data", str(tmp_path)],
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (most, most)),
        env={
            **os.environ,
            "CONTRADA_LOG_LEVEL": "warning",
            "CONTRADA_REQUESTS_PER_MINUTE": "9999",
            "CONTRADA_MESSAGES_PER_SECOND": "9999",
        },
        stdout=subprocess.DEVNULL,
    )
    try:
        until_healthy(process, port)
        with ExitStack() as stack:
            _hold_out(process.pid, port, most, stack)
    finally:
        process.terminate()
        process.wait(20)


def _hold_out(pid: int, port: int, most: int, stack: ExitStack) -> None:
    anna = Person(port, "Anna")
    table = anna.create([{"kind": "me"}, {"kind": "bot", "bot": "random"}])
    anna.must(table, "start")
    watcher = stack.enter_context(anna.watch(table, 0))
    anna.close()
    watcher.until("table")
    rng = rng_for_run(1)
    used = 0
    for number in range(4 * most):
        address = f"127.0.{number % 16 + 1}.1"
        connection = stack.enter_context(client(port, address))
        connection.sendall(b"GET /api/games HTTP/1.1\r\nhost: x\r\n")
        if number % 16 == 0:
            used = max(used, len(os.listdir(f"/proc/{pid}/fd")))
            assert healthy(port, "127.0.99.1")
            if watcher.legal:
                assert watcher.play_any(rng)["type"] == "ack"
            else:
                watcher.catch_up()
    spectators = 0
    for number in range(2 * most):
        try:
            at = f"127.1.{number % 16 + 1}.1"
            stack.enter_context(_spectator(port, table, at))
            spectators += 1
        except (InvalidStatus, ConnectionError, OSError):
            break
    assert spectators > most // 4
    for _ in range(20):
        assert healthy(port, "127.0.99.1")
        watcher.catch_up()
    used = max(used, len(os.listdir(f"/proc/{pid}/fd")))
    print(f"{used} of {most} descriptors, {spectators} spectators, /health and the player served")
    assert most // 2 <= used < most
