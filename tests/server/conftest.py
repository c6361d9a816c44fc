"""For the server's tests: one running server for many of them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from contrada.core import registry
from tests.server.harness import Person, Running, quick
from tests.toy import ENTRY


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with the toy game beside the real ones."""
    registry.register(ENTRY)
    running = Running(quick(Path(tmp_path_factory.mktemp("data"))))
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
