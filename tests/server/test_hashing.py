"""Password hashing: bounded, in its own thread, and the same for accounts that do not exist."""

from __future__ import annotations

import asyncio
import inspect
import os
import re
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import httpx
import pytest

import contrada.server
from contrada.server.common.refusal import Refused
from contrada.server.identity import hashing
from contrada.server.identity.hashing import MAX_QUEUED, MAX_QUEUED_PER_ADDRESS, NICE, Hashing
from contrada.server.identity.signing import Identity
from contrada.server.net.addresses import client_network
from tests.server.harness import Running, quick

PASSWORD = "correct horse battery"


@pytest.fixture(scope="module")
def strict() -> Iterator[Running]:
    """A server with a limit that tests can reach."""
    memory = Path("/dev/shm")
    with TemporaryDirectory(dir=memory if memory.is_dir() else None) as folder:
        running = Running(quick(Path(folder), sign_ins_per_minute=6))
        yield running
        running.stop()


def at(address: str, port: int) -> httpx.Client:
    """A client at another loopback address."""
    transport = httpx.HTTPTransport(local_address=address)
    return httpx.Client(base_url=f"http://127.0.0.1:{port}", transport=transport, timeout=20)


def test_one_limit_covers_all_paths_of_an_address(strict: Running) -> None:
    with at("127.0.0.11", strict.port) as client:
        client.put("/api/me", json={"name": "Anna"})
        guess = {"account": "nobody", "password": PASSWORD}
        made = {"account": "anna.limits", "password": PASSWORD}
        assert client.post("/api/me/account", json=made).status_code == 200
        codes = []
        for _ in range(2):
            codes += [
                client.post("/api/me/account/sign-in", json=guess).status_code,
                client.put(
                    "/api/me/account/password", json={"old": "x", "new": PASSWORD}
                ).status_code,
                client.request("DELETE", "/api/me", json={"password": "x"}).status_code,
            ]
        assert codes == [401] * 5 + [429]
        told = client.post("/api/me/account/sign-in", json=guess).json()
        assert told["code"] == "too_many"
        assert client.get("/api/me").json()["name"] == "Anna"


def test_making_accounts_and_deleting_guests_count_too(strict: Running) -> None:
    with at("127.0.0.12", strict.port) as client:
        codes = []
        for i in range(4):
            client.cookies.clear()
            client.put("/api/me", json={"name": "Anna"})
            made = {"account": f"anna.{i}.x", "password": "password"}
            codes.append(client.post("/api/me/account", json=made).json()["code"])
            codes.append(client.request("DELETE", "/api/me", json={}).status_code)
        assert codes == ["weak_password", 200] * 3 + ["too_many", 429]


@pytest.mark.parametrize("name", ["exists.here", "does.not.exist"])
def test_an_account_is_limited_over_all_addresses(strict: Running, name: str) -> None:
    """And in the same way whether it exists or not."""
    with at("127.0.0.13", strict.port) as owner:
        owner.put("/api/me", json={"name": "Owner"})
        if name == "exists.here":
            made = {"account": name, "password": PASSWORD}
            assert owner.post("/api/me/account", json=made).status_code == 200
        codes = []
        for i in range(8):
            with at(f"127.0.0.{20 + i}", strict.port) as client:
                wrong = {"account": name, "password": "wrong horse"}
                codes.append(client.post("/api/me/account/sign-in", json=wrong).status_code)
        assert codes == [401] * 6 + [429] * 2
        if name == "exists.here":
            # Strangers cannot keep the owner from changing the password.
            change = {"old": PASSWORD, "new": "another horse battery"}
            assert owner.put("/api/me/account/password", json=change).status_code == 200


def test_the_queue_is_bounded() -> None:
    async def main() -> None:
        pool = Hashing(1000)
        gate = threading.Event()
        waiting = []
        for i in range(MAX_QUEUED):
            address = f"10.0.0.{i // MAX_QUEUED_PER_ADDRESS}"
            waiting.append(asyncio.ensure_future(pool.run(address, f"a{i}", gate.wait)))
            await asyncio.sleep(0)
        with pytest.raises(Refused) as refusal:
            await pool.run("10.0.0.99", "b", gate.wait)
        assert (refusal.value.code, refusal.value.status) == ("busy", 503)
        with pytest.raises(Refused) as refusal:
            await pool.run("10.0.0.0", "b", gate.wait)
        assert (refusal.value.code, refusal.value.status) == ("too_many", 429)
        waiting[-1].cancel()  # who asked is gone; the place is free when the work is done
        gate.set()
        await asyncio.gather(*waiting, return_exceptions=True)
        assert await pool.run("10.0.0.99", "b", lambda: 7) == 7
        for _ in range(100):
            if not pool._queued:
                break
            await asyncio.sleep(0.01)
        assert not pool._queued
        pool.close()

    asyncio.run(main())


def test_hashes_are_computed_in_a_thread_of_low_priority(
    strict: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[tuple[str, int]] = []

    def noted(answer: Any) -> Any:
        def work(*_: object) -> Any:
            nice = 0
            if sys.platform == "linux":
                nice = os.getpriority(os.PRIO_PROCESS, threading.get_native_id())
            seen.append((threading.current_thread().name, nice))
            return answer

        return work

    with monkeypatch.context() as patch:
        patch.setattr(strict.services.identity, "check_password", noted(True))
        patch.setattr(strict.services.identity, "hash_password", noted("x"))
        with at("127.0.0.14", strict.port) as client:
            client.put("/api/me", json={"name": "Anna"})
            made = {"account": "anna.threads", "password": PASSWORD}
            assert client.post("/api/me/account", json=made).status_code == 200
            change = {"old": PASSWORD, "new": "another horse battery"}
            assert client.put("/api/me/account/password", json=change).status_code == 200
            assert client.post("/api/me/account/sign-in", json=made).status_code == 200
            assert client.request("DELETE", "/api/me", json={}).status_code == 200
    assert len(seen) == 5
    assert {name.rsplit("_", 1)[0] for name, _ in seen} == {"hashing"}
    if sys.platform == "linux":
        own = os.getpriority(os.PRIO_PROCESS, 0)
        assert {nice for _, nice in seen} == {min(19, max(own, NICE))}


def test_nothing_else_in_the_server_computes_hashes() -> None:
    """Each caller of the two functions hands them to `Hashing.run`."""
    folder = Path(contrada.server.__file__).parent
    callers = {}
    for path in folder.rglob("*.py"):
        found = re.findall(r"identity\.(?:check|hash)_password", path.read_text("utf-8"))
        if found:
            callers[path.name] = len(found)
    assert callers == {"accounts.py": 4, "addresses.py": 1, "people.py": 1, "moderation.py": 1}
    assert "to_thread" not in inspect.getsource(hashing)


def test_an_unknown_account_costs_as_much_as_a_wrong_password() -> None:
    identity = Identity(b"key")
    kept = identity.hash_password(PASSWORD)
    nobody = identity._nobody
    assert nobody.split("$")[:4] == kept.split("$")[:4], "the same costs"
    assert [len(part) for part in nobody.split("$")] == [len(part) for part in kept.split("$")]
    assert not identity.check_password(PASSWORD, None)
    assert not identity.check_password("", None)
    assert identity.check_password(PASSWORD, kept)


def test_addresses_of_one_subscriber_are_one() -> None:
    def key(host: str) -> str:
        return client_network({"client": (host, 80)})

    assert key("2001:db8:1:2:3::4") == key("2001:db8:1:2:ffff::1") == "2001:db8:1:2::/64"
    assert key("2001:db8:1:3::4") != key("2001:db8:1:2::4")
    assert key("::ffff:10.0.0.1") == key("10.0.0.1") == "10.0.0.1"
    assert key("testclient") == "testclient"
