"""Word that it is one's turn: signed, to allowed hosts only, never in the way."""

from __future__ import annotations

import contextlib
import hmac
import json
import socket
import threading
import time
from collections.abc import Iterator
from hashlib import sha256
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

from contrada.core import registry
from contrada.server.common.refusal import Refused
from contrada.server.people import webhooks
from contrada.server.people.outgoing import address_of, may_be_private
from contrada.server.people.webhooks import WebhookTarget, checked_url, deliver
from tests.server.harness import Person, Running, quick
from tests.toy import ENTRY

ME = {"kind": "me"}
OPEN = {"kind": "open"}


class Receiver:
    """Somebody's program at a loopback port; answers with the next of its statuses."""

    def __init__(self) -> None:
        self.heard: list[tuple[str, dict[str, str], bytes]] = []
        self.answers: list[int] = []
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                receiver.heard.append((self.path, dict(self.headers), body))
                status = receiver.answers.pop(0) if receiver.answers else 204
                self.send_response(status)
                if status in (301, 302, 307):
                    self.send_header("Location", f"http://127.0.0.1:{receiver.port}/elsewhere")
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, format: str, *args: Any) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.port = self.server.server_address[1]
        self.thread = threading.Thread(target=self.server.serve_forever)
        self.thread.start()

    @property
    def host(self) -> str:
        return f"127.0.0.1:{self.port}"

    def wait(self, count: int) -> None:
        until = time.monotonic() + 20
        while len(self.heard) < count and time.monotonic() < until:
            time.sleep(0.01)
        assert len(self.heard) >= count, "no word came"

    def stop(self) -> None:
        self.server.shutdown()
        self.server.server_close()
        self.thread.join(20)


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    found = Receiver()
    yield found
    found.stop()


@pytest.fixture
def running(tmp_path: Path, receiver: Receiver) -> Iterator[Running]:
    registry.register(ENTRY)
    found = Running(quick(tmp_path, webhook_hosts=receiver.host, public_url="http://play.test/"))
    found.services.background.webhooks.pause = 0.05
    found.services.background.webhooks.delays = [0.01, 0.01, 0.01]
    yield found
    found.stop()
    del registry._entries[ENTRY.spec.id]


@pytest.fixture
def two(running: Running) -> Iterator[tuple[Person, Person]]:
    anna, bruno = Person(running.port, "Anna"), Person(running.port, "Bruno")
    yield anna, bruno
    anna.close()
    bruno.close()


def play(person: Person, table: str, seat: int) -> None:
    looked = person.look(table, seat)
    action = {"do": "pass"}
    person.must(table, "play", seat=seat, seq=looked["seq"], action=action)


def begun(two: tuple[Person, Person]) -> str:
    anna, bruno = two
    table = anna.create([ME, OPEN], "fiera", mode="turn_based")
    bruno.must(table, "take", seat=1)
    anna.must(table, "start")
    return table


def test_whoever_is_to_move_and_away_is_told_once(
    two: tuple[Person, Person], receiver: Receiver
) -> None:
    anna, bruno = two
    assert anna.get("/api/me/webhook").json()["hosts"] == [receiver.host]
    kept = bruno.put("/api/me/webhook", {"url": f"http://{receiver.host}/turn?x=1"})
    assert kept.status_code == 200, kept.text
    secret = kept.json()["secret"]
    assert bruno.get("/api/me/webhook").json()["secret"] == ""
    table = begun(two)
    play(anna, table, 0)
    receiver.wait(1)
    path, headers, body = receiver.heard[0]
    assert path == "/turn?x=1"
    assert json.loads(body) == {
        "type": "turn",
        "table": table,
        "game": "fiera",
        "seat": 1,
        "url": f"http://play.test/table/{table}",
    }
    signed = headers["X-Contrada-Timestamp"].encode() + b"." + body
    wanted = hmac.new(secret.encode(), signed, sha256).hexdigest()
    assert headers["X-Contrada-Signature"] == f"sha256={wanted}"
    with bruno.watch(table, 1) as b:
        b.catch_up()
        play(bruno, table, 1)
        play(anna, table, 0)
        b.catch_up()
        time.sleep(0.3)
    assert len(receiver.heard) == 1, "somebody who is there needs no word"
    assert bruno.put("/api/me/webhook", {"url": ""}).json()["url"] == ""
    assert bruno.get("/api/me/webhook").json()["url"] == ""


def test_failures_are_tried_again_a_few_times_and_redirects_are_not_followed(
    two: tuple[Person, Person], receiver: Receiver
) -> None:
    anna, bruno = two
    bruno.put("/api/me/webhook", {"url": f"http://{receiver.host}/"})
    receiver.answers = [500, 503, 204]
    table = begun(two)
    play(anna, table, 0)
    receiver.wait(3)
    play(bruno, table, 1)
    receiver.answers = [302]
    play(anna, table, 0)
    receiver.wait(4)
    time.sleep(0.3)
    assert [path for path, _, _ in receiver.heard] == ["/"] * 4


def test_attempts_end(receiver: Receiver, two: tuple[Person, Person]) -> None:
    anna, bruno = two
    bruno.put("/api/me/webhook", {"url": f"http://{receiver.host}/"})
    receiver.answers = [500] * 50
    play(anna, begun(two), 0)
    receiver.wait(4)
    time.sleep(0.3)
    assert len(receiver.heard) == 4


@pytest.mark.parametrize(
    ("url", "code"),
    [
        ("http://evil.example/", "not_allowed"),
        ("http://127.0.0.1:1/", "not_allowed"),
        ("http://127.0.0.1/", "not_allowed"),
        ("http://hooks.example:81/", "not_allowed"),
        ("http://hooks.example.evil.test/", "not_allowed"),
        ("http://hooks.example@evil.test/", "bad_message"),
        ("ftp://hooks.example/", "bad_message"),
        ("file:///etc/passwd", "bad_message"),
        ("hooks.example", "bad_message"),
        ("http://hooks.example:port/", "bad_message"),
        ("http://hooks.example/a b", "bad_message"),
        ("http://hooks.example/\r\nX: y", "bad_message"),
        ("http://[::1", "bad_message"),
    ],
)
def test_other_addresses_are_refused(url: str, code: str) -> None:
    with pytest.raises(Refused) as refused:
        checked_url(url, "hooks.example, other.example:8443")
    assert refused.value.code == code


@pytest.mark.parametrize(
    "url",
    [
        "https://hooks.example/x",
        "http://HOOKS.example",
        "https://hooks.example:443/",
        "https://other.example:8443/?y",
    ],
)
def test_allowed_addresses(url: str) -> None:
    assert checked_url(url, "hooks.example, other.example:8443").hostname


def test_a_host_that_is_not_allowed_any_more_is_not_spoken_to(receiver: Receiver) -> None:
    hook = WebhookTarget("u", f"http://{receiver.host}/", "s")
    assert deliver(hook, "", b"{}") is None
    assert receiver.heard == []
    assert deliver(hook, receiver.host, b"{}") is True
    receiver.answers = [404]
    assert deliver(hook, receiver.host, b"{}") is None


def test_nobody_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(webhooks, "ATTEMPT_SECONDS", 0.5)
    dead = WebhookTarget("u", "http://127.0.0.1:9/", "s")
    assert deliver(dead, "127.0.0.1:9", b"{}") is False


@pytest.mark.parametrize("address", ["127.0.0.1", "10.0.0.7", "169.254.169.254", "::1", "fd00::1"])
def test_a_public_name_that_leads_into_a_private_network_is_not_spoken_to(
    receiver: Receiver, monkeypatch: pytest.MonkeyPatch, address: str
) -> None:
    """A name can be made to lead anywhere after the operator has allowed it."""

    def resolve(_host: str, port: int, *_: Any, **__: Any) -> list[Any]:
        family = socket.AF_INET6 if ":" in address else socket.AF_INET
        return [(family, socket.SOCK_STREAM, 6, "", (address, port))]

    monkeypatch.setattr("contrada.server.people.outgoing.socket.getaddrinfo", resolve)
    host = f"hooks.example:{receiver.port}"
    assert deliver(WebhookTarget("u", f"http://{host}/", "s"), host, b"{}") is None
    assert receiver.heard == []


def test_names_of_the_operators_own_network_are_spoken_to(receiver: Receiver) -> None:
    assert [
        host
        for host in ("localhost", "raspi", "bot.lan", "192.168.0.7", "::1", "bot.example", "a.b")
        if may_be_private(host)
    ] == ["localhost", "raspi", "bot.lan", "192.168.0.7", "::1"]
    host = f"localhost:{receiver.port}"
    assert address_of("localhost", receiver.port) in ("127.0.0.1", "::1")
    assert (
        deliver(WebhookTarget("u", f"http://127.0.0.1:{receiver.port}/", "s"), host, b"{}") is None
    )


def test_an_answer_that_trickles_for_ever_is_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(webhooks, "ATTEMPT_SECONDS", 0.4)
    done = threading.Event()
    with socket.create_server(("127.0.0.1", 0)) as listening:
        port = listening.getsockname()[1]

        def trickle() -> None:
            there, _ = listening.accept()
            with there, contextlib.suppress(OSError):
                while not done.wait(0.1):
                    there.sendall(b"H")

        thread = threading.Thread(target=trickle)
        thread.start()
        begun = time.monotonic()
        hook = WebhookTarget("u", f"http://127.0.0.1:{port}/", "s")
        answers: list[bool | None] = []
        sender = threading.Thread(
            target=lambda: answers.append(deliver(hook, f"127.0.0.1:{port}", b"{}"))
        )
        sender.start()
        sender.join(4)
        spent = time.monotonic() - begun
        done.set()
        thread.join(5)
        sender.join(5)
    assert answers == [False]
    assert spent < 3


def test_by_default_no_host_is_allowed(people: list[Person]) -> None:
    anna = people[0]
    assert anna.get("/api/me/webhook").json() == {"url": "", "secret": "", "hosts": []}
    refused = anna.put("/api/me/webhook", {"url": "https://hooks.example/"})
    assert refused.json()["code"] == "not_allowed"
