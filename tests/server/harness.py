"""A server in this process at a loopback port, and clients that talk to it as browsers do."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
import subprocess
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import httpx
from websockets.sync.client import ClientConnection, connect

from contrada.core.rng import Rng
from contrada.server.app import open_store
from contrada.server.http.services import Services
from contrada.server.run import bind, server_of
from contrada.server.settings import Settings, read_settings
from contrada.server.tables.sending.patches import patched

WAIT = 20.0
METRICS_TOKEN = "for-the-tests-only"


class Tally(NamedTuple):
    """How a game went at a server that was killed on the way."""

    game: str
    kills: int
    acknowledged: int
    events: int

    def __str__(self) -> str:
        return (
            f" {self.game}: the server killed {self.kills} times, {self.acknowledged} "
            f"acknowledged actions of {self.events} events, none lost, none twice"
        )


def free_port() -> int:
    """A port that nobody uses at the moment."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def until_healthy(process: subprocess.Popen[bytes], port: int) -> None:
    """Return when a server process answers."""
    until = time.monotonic() + 180  # on a busy machine it takes its time
    while time.monotonic() < until:
        try:
            url = f"http://127.0.0.1:{port}/health"
            if httpx.get(url, trust_env=False, timeout=5).status_code == 200:
                return
        except httpx.TransportError:
            time.sleep(0.05)
        assert process.poll() is None, "the server ended by itself"
    raise AssertionError("the server does not start")


def quick(data: Path, **more: object) -> Settings:
    """Settings for tests: a free port, no pauses, no limits in the way."""
    plain: dict[str, object] = {
        "port": 0,
        "data": str(data),
        "bot_pause": 0,
        "requests_per_minute": 100_000,
        "messages_per_second": 10_000,
        "connections_per_address": 100_000,
        "listed_per_user": 1000,
        "listings_per_hour": 1_000_000,
        "sign_ins_per_minute": 10_000,
        "metrics_token": METRICS_TOKEN,
    }
    return read_settings({}, **{**plain, **more})


class Running:
    """A server that runs."""

    def __init__(self, settings: Settings) -> None:
        self.store, self._alone = open_store(settings)
        self.bound = bound = bind(settings)
        self.port: int = bound.getsockname()[1]
        self._server = server_of(settings, self.store)
        self.app: Any = self._server.config.app
        self._server.config.timeout_graceful_shutdown = 2
        # A test that fails before it stops its server must not keep the whole run from ending.
        self._thread = threading.Thread(
            target=self._server.run, kwargs={"sockets": [bound]}, daemon=True
        )
        self._thread.start()
        until = time.monotonic() + WAIT
        while not self._server.started and time.monotonic() < until:
            time.sleep(0.01)

    @property
    def services(self) -> Services:
        found: Services = self.app.state.services
        return found

    @property
    def loop(self) -> asyncio.AbstractEventLoop:
        """For doing something as the server itself would."""
        found: asyncio.AbstractEventLoop = self.app.state.loop
        return found

    def stop(self) -> None:
        self._server.should_exit = True
        self._thread.join(WAIT)
        self._alone.release()
        self.store.close()


class Person:
    """Somebody with a browser of his own."""

    def __init__(self, port: int, name: str = "") -> None:
        self.address = f"127.0.0.1:{port}"
        self.http = httpx.Client(base_url=f"http://{self.address}", timeout=WAIT, trust_env=False)
        if name:
            assert self.put("/api/me", {"name": name}).status_code == 200

    def put(self, path: str, data: Any) -> httpx.Response:
        return self.http.put(path, json=data)

    def post(self, path: str, data: Any) -> httpx.Response:
        return self.http.post(path, json=data)

    def get(self, path: str) -> httpx.Response:
        return self.http.get(path)

    def metrics(self) -> str:
        """The server's metrics, as its operator reads them."""
        shown = {"Authorization": f"Bearer {METRICS_TOKEN}"}
        response = self.http.get("/metrics", headers=shown)
        assert response.status_code == 200, response.text
        return response.text

    def create(self, seats: list[dict[str, Any]], game: str = "palazzo", **more: Any) -> str:
        response = self.post("/api/tables", {"game": game, "seats": seats, **more})
        assert response.status_code == 200, response.text
        table: str = response.json()["id"]
        return table

    def do(self, table: str, do: str, **fields: Any) -> httpx.Response:
        return self.post(f"/api/tables/{table}/do", {"do": do, **fields})

    def must(self, table: str, do: str, **fields: Any) -> Any:
        response = self.do(table, do, **fields)
        assert response.status_code == 200, response.text
        return response.json()

    def look(self, table: str, seat: int = -1) -> Any:
        response = self.get(f"/api/tables/{table}?seat={seat}")
        assert response.status_code == 200, response.text
        return response.json()

    @contextlib.contextmanager
    def watch(self, table: str, seat: int = -1, **query: int) -> Iterator[Watcher]:
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        headers = {"Cookie": cookies} if cookies else {}
        url = f"ws://{self.address}/api/tables/{table}/socket?seat={seat}"
        url += "".join(f"&{name}={value}" for name, value in query.items())
        with connect(
            url, additional_headers=headers, proxy=None, max_size=None, close_timeout=1
        ) as socket:
            yield Watcher(socket)

    def close(self) -> None:
        self.http.close()


class Watcher:
    """One viewer's connection; keeps everything it has been told."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[dict[str, Any]] = []
        self.raw: list[str] = []
        self.state: dict[str, Any] = {}
        self.log: list[Any] = []
        self._count = 0

    def hear(self, timeout: float = WAIT) -> dict[str, Any]:
        """The next message."""
        text = str(self.socket.recv(timeout))
        message: dict[str, Any] = json.loads(text)
        self.raw.append(text)
        self.heard.append(message)
        if message["type"] in ("table", "patch"):
            patch = message["type"] == "patch"
            self.state = patched(self.state, message) if patch else message
            message = {**self.state, "type": message["type"]}
            start = message["log"]["start"]
            assert start <= len(self.log) or not self.log, "lines are missing in between"
            self.log = self.log[:start] if self.log else [None] * start
            self.log += message["log"]["lines"]
        return message

    def until(self, kind: str, timeout: float = WAIT) -> dict[str, Any]:
        """Listen until a message of this kind comes."""
        end = time.monotonic() + timeout
        while time.monotonic() < end:
            message = self.hear(end - time.monotonic())
            if message["type"] == kind:
                return message
        raise AssertionError(f"no {kind} came")

    def catch_up(self) -> None:
        """Hear everything that was sent before now."""
        self._count += 1
        mark = f"mark {self._count}"
        self.send(do="ping", id=mark)
        while True:
            message = self.hear()
            if message["type"] == "pong" and message["id"] == mark:
                return

    def send(self, **command: Any) -> None:
        self.socket.send(json.dumps(command))

    def ask(self, **command: Any) -> dict[str, Any]:
        """Send a command and hear its ack, its reason or its error."""
        self._count += 1
        command["id"] = self._count
        self.send(**command)
        while True:
            message = self.hear()
            if message["type"] in ("ack", "because", "error") and message["id"] == self._count:
                return message

    @property
    def legal(self) -> list[dict[str, Any]]:
        game = self.state.get("game")
        return game["legal"] if game else []

    def play_any(self, rng: Rng) -> dict[str, Any]:
        """Play one of the legal actions."""
        action = self.legal[int(rng.below(len(self.legal)))]["action"]
        return self.ask(do="play", seq=self.state["seq"], action=action)
