"""For the server's tests: one running server for many of them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from argon2 import PasswordHasher

from contrada.core import registry
from contrada.server import identity
from tests.server.harness import Person, Running, quick
from tests.toy import ENTRY


@pytest.fixture(autouse=True, scope="session")
def _quick_passwords() -> Iterator[None]:
    """Hash passwords cheaply: half of the tests' time went into making guessing dear."""
    cheap = partial(PasswordHasher, time_cost=1, memory_cost=8, parallelism=1)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(identity, "PasswordHasher", cheap)
        yield


@pytest.fixture(scope="module")
def server() -> Iterator[Running]:
    """A server with the toy game beside the real ones.

    Its database lies in memory where the system has a folder there: what survives a crash is
    proved elsewhere, and every move here would wait for the disk.
    """
    registry.register(ENTRY)
    memory = Path("/dev/shm")
    with TemporaryDirectory(dir=memory if memory.is_dir() else None) as folder:
        running = Running(quick(Path(folder)))
        yield running
        running.stop()
    del registry._entries[ENTRY.spec.id]


@pytest.fixture
def people(server: Running) -> Iterator[list[Person]]:
    """Anna, Bruno, Clara, Dario."""
    found = [Person(server.port, name) for name in ("Anna", "Bruno", "Clara", "Dario")]
    yield found
    for person in found:
        person.close()
