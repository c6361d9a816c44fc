"""For the server's tests: one running server for many of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from argon2 import PasswordHasher

from contrada.core import registry
from contrada.server.identity import signing as identity
from contrada.server.operators import desk
from tests.cli.runner import Ran, run
from tests.server.harness import Person, Running, quick
from tests.server.operating import WISH, id_of, ok
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


@pytest.fixture(scope="module")
def operated(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Path, Running]]:
    """A server that runs, and its folder."""
    registry.register(ENTRY)
    folder = tmp_path_factory.mktemp("data")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(desk, "POLL_SECONDS", 0.03)  # the tests wait for it again and again
        running = Running(quick(folder))
        yield folder, running
        running.stop()
    del registry._entries[ENTRY.spec.id]


@pytest.fixture
def admin(operated: tuple[Path, Running]) -> Callable[..., Ran]:
    """The command line on the server's database."""

    def call(*arguments: str) -> Ran:
        return run("admin", *arguments, "--data", str(operated[0]))

    return call


@pytest.fixture
def guests(operated: tuple[Path, Running]) -> Iterator[list[Person]]:
    """Anna, Bruno and Clara, at the operated server."""
    found = [Person(operated[1].port, name) for name in ("Anna", "Bruno", "Clara")]
    yield found
    for person in found:
        person.close()


@pytest.fixture
def operator(admin: Callable[..., Ran], guests: list[Person]) -> Iterator[Person]:
    """Anna, with an account and the operator's role."""
    anna = guests[0]
    account = {**WISH, "account": f"anna.{id_of(anna)[:8]}"}
    assert anna.post("/api/me/account", account).status_code == 200
    ok(admin("grant", account["account"], "--why", "trusted"))
    yield anna
    ok(admin("revoke", account["account"], "--why", "the test is over"))
