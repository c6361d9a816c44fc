"""Web Push: the right browser is told, encrypted, and nobody is made to call other machines.

A browser's own subscribe call needs the network of its vendor, which tests do not have. So these
tests make the keys of a subscription themselves, as a browser does, and run the push service at a
loopback port; it decrypts what it receives with those keys.
"""

from __future__ import annotations

import base64
import json
import os
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import http_ece
import pytest
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02

from contrada.core import registry
from contrada.server.common.refusal import Refused
from contrada.server.people.notify.push import checked_subscription
from contrada.server.settings import PUSH_HOSTS
from contrada.server.storage.people.contacts import SUBSCRIPTIONS, Subscription
from tests.server.harness import Person, Running, quick
from tests.server.test_webhooks import Receiver, begun, play
from tests.toy import ENTRY


class Browser:
    """The keys of a subscription, as a browser makes them."""

    def __init__(self, receiver: Receiver, path: str = "/push/one") -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)
        point = self.key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        self.wish = {
            "endpoint": f"http://{receiver.host}{path}",
            "p256dh": base64.urlsafe_b64encode(point).rstrip(b"=").decode(),
            "auth": base64.urlsafe_b64encode(self.auth).rstrip(b"=").decode(),
        }

    def read(self, body: bytes) -> Any:
        plain = http_ece.decrypt(
            body, private_key=self.key, auth_secret=self.auth, version="aes128gcm"
        )
        return json.loads(plain)


@pytest.fixture(scope="module")
def service() -> Iterator[Receiver]:
    found = Receiver()
    yield found
    found.stop()


@pytest.fixture
def receiver(service: Receiver) -> Receiver:
    """The push service, which has heard nothing yet."""
    service.heard.clear()
    service.answers.clear()
    return service


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory, service: Receiver) -> Iterator[Running]:
    registry.register(ENTRY)
    found = started(tmp_path_factory.mktemp("data"), service)
    yield found
    found.stop()
    del registry._entries[ENTRY.spec.id]


def started(folder: Path, receiver: Receiver) -> Running:
    found = Running(quick(folder, push_contact="mailto:host@play.test", push_hosts=receiver.host))
    found.services.background.turns.pause = 0.1
    found.services.background.notifier.push_delay = 0
    found.services.background.notifier.look_seconds = 0.05
    return found


@pytest.fixture
def two(running: Running) -> Iterator[tuple[Person, Person]]:
    anna, bruno = Person(running.port, "Anna"), Person(running.port, "Bruno")
    yield anna, bruno
    with running.store.engine.begin() as connection:
        connection.exec_driver_sql("DELETE FROM push_subscriptions")
        connection.exec_driver_sql("DELETE FROM turns")
    anna.close()
    bruno.close()


def subscribe(person: Person, browser: Browser) -> None:
    response = person.post("/api/me/push", browser.wish)
    assert response.status_code == 200, response.text


def after(seconds: float, receiver: Receiver, count: int) -> None:
    """Nothing more than `count` messages come for some time."""
    time.sleep(seconds)
    assert len(receiver.heard) == count


def test_whoever_is_to_move_and_away_is_told_that_and_nothing_more(
    two: tuple[Person, Person], receiver: Receiver
) -> None:
    anna, bruno = two
    browser = Browser(receiver)
    subscribe(bruno, browser)
    told = bruno.get("/api/me/notifications").json()
    assert (told["push_devices"], told["mail_offered"]) == (1, False)
    bruno.put("/api/me/notifications", {**told["settings"], "lang": "de"})
    table = begun(two)
    if not anna.look(table, 0)["game"]["legal"]:
        play(bruno, table, 1)
    play(anna, table, 0)
    receiver.wait(1)
    path, headers, body = receiver.heard[-1]
    assert path == "/push/one"
    assert browser.read(body) == {
        "type": "turn",
        "table": table,
        "text": "Du bist am Zug: Fiera.",
    }
    assert headers["Content-Encoding"] == "aes128gcm"
    claims = Vapid02.verify(headers["Authorization"])
    assert claims
    part = headers["Authorization"].split(".")[1]
    signed = json.loads(base64.urlsafe_b64decode(part + "=" * (-len(part) % 4)))
    assert signed["aud"] == f"http://{receiver.host}"
    assert signed["sub"] == "mailto:host@play.test"
    assert headers["Authorization"].endswith(f"k={told['push_key']}")
    count = len(receiver.heard)
    after(0.3, receiver, count)


def test_nobody_at_the_table_is_told(two: tuple[Person, Person], receiver: Receiver) -> None:
    anna, bruno = two
    subscribe(bruno, Browser(receiver))
    subscribe(anna, Browser(receiver, "/push/anna"))
    table = anna.create([{"kind": "me"}, {"kind": "open"}], "fiera")
    bruno.must(table, "take", seat=1)
    with anna.watch(table, 0), bruno.watch(table, 1):
        anna.must(table, "start")
        after(0.6, receiver, 0)


def test_what_was_due_is_sent_after_a_restart(tmp_path: Path, receiver: Receiver) -> None:
    known = ENTRY.spec.id in registry._entries
    if not known:
        registry.register(ENTRY)
    try:
        first = started(tmp_path, receiver)
        first.services.background.notifier.push_delay = 500
        first.services.background.notifier.look_seconds = 60
        people = Person(first.port, "Anna"), Person(first.port, "Bruno")
        browsers = [Browser(receiver, f"/push/{i}") for i in range(2)]
        for person, browser in zip(people, browsers, strict=True):
            subscribe(person, browser)
        table = begun(people)
        first.stop()
        assert receiver.heard == []
        again = started(tmp_path, receiver)
        receiver.wait(1)
        path, _, body = receiver.heard[0]
        assert browsers[int(path[-1])].read(body)["table"] == table
        again.stop()
        for person in people:
            person.close()
    finally:
        if not known:
            del registry._entries[ENTRY.spec.id]


def test_quiet_hours_hold_it_back(
    two: tuple[Person, Person], receiver: Receiver, running: Running
) -> None:
    anna, bruno = two
    for i, person in enumerate(two):
        subscribe(person, Browser(receiver, f"/push/{i}"))
        settings = person.get("/api/me/notifications").json()["settings"]
        now = time.gmtime()
        minute = now.tm_hour * 60 + now.tm_min
        quiet = {"quiet_from": (minute - 5) % 1440, "quiet_to": (minute + 60) % 1440}
        assert person.put("/api/me/notifications", {**settings, **quiet}).status_code == 200
    begun((anna, bruno))
    after(0.8, receiver, 0)
    found = running.services.background.turns.turns.due(2**53, 10)
    assert len(found) == 1
    assert 3_000_000 < found[0].due_at - time.time() * 1000 < 3_700_000


def test_a_browser_that_is_gone_is_forgotten_and_a_failing_service_is_tried_again(
    two: tuple[Person, Person], receiver: Receiver, running: Running
) -> None:
    anna, bruno = two
    for i, person in enumerate(two):
        subscribe(person, Browser(receiver, f"/push/{i}"))
    receiver.answers = [503]
    begun((anna, bruno))
    receiver.wait(1)
    turns = running.services.background.turns.turns
    until = time.monotonic() + 10
    while not (found := turns.due(2**53, 10)) or found[0].tries == 0:
        assert time.monotonic() < until
        time.sleep(0.02)
    assert found[0].tries == 1
    receiver.answers = [410]
    with running.store.engine.begin() as connection:
        connection.exec_driver_sql("UPDATE turns SET due_at = 0")
    receiver.wait(2)
    while sum(p.get("/api/me/notifications").json()["push_devices"] for p in two) != 1:
        assert time.monotonic() < until
        time.sleep(0.02)


def test_signing_out_ends_it(two: tuple[Person, Person], receiver: Receiver) -> None:
    _, bruno = two
    subscribe(bruno, Browser(receiver))
    bruno.post("/api/me/account", {"account": "bruno", "password": "correct horse battery"})
    here = bruno.get("/api/me/devices").json()["devices"][0]["id"]
    elsewhere = Person(int(bruno.address.split(":")[1]))
    wish = {"account": "bruno", "password": "correct horse battery"}
    assert elsewhere.post("/api/me/account/sign-in", wish).status_code == 200
    assert elsewhere.get("/api/me/notifications").json()["push_devices"] == 1
    assert elsewhere.http.delete(f"/api/me/devices/{here}").status_code == 200
    assert elsewhere.get("/api/me/notifications").json()["push_devices"] == 0
    elsewhere.close()


def test_a_subscription_cannot_be_stolen(two: tuple[Person, Person], receiver: Receiver) -> None:
    """Who knows an endpoint can neither take it over nor end it."""
    anna, bruno = two
    browser = Browser(receiver)
    subscribe(bruno, browser)
    stolen = {**Browser(receiver).wish, "endpoint": browser.wish["endpoint"]}
    refused = anna.post("/api/me/push", stolen)
    assert (refused.status_code, refused.json()["code"]) == (403, "not_yours")
    ended = anna.http.request("DELETE", "/api/me/push", json={"endpoint": stolen["endpoint"]})
    assert ended.status_code == 200
    assert bruno.get("/api/me/notifications").json()["push_devices"] == 1
    # The same browser, used by another account: the subscription moves along.
    subscribe(anna, browser)
    assert bruno.get("/api/me/notifications").json()["push_devices"] == 0
    assert anna.get("/api/me/notifications").json()["push_devices"] == 1


def test_one_person_has_a_bounded_number_of_browsers(
    two: tuple[Person, Person], receiver: Receiver
) -> None:
    for number in range(SUBSCRIPTIONS + 2):
        subscribe(two[0], Browser(receiver, f"/push/{number}"))
    assert two[0].get("/api/me/notifications").json()["push_devices"] == SUBSCRIPTIONS


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://127.0.0.1:1/x",
        "http://169.254.169.254/latest/meta-data",
        "https://evil.example/push",
        "https://fcm.googleapis.com.evil.example/push",
        "https://evilnotify.windows.com/push",
        "https://user:word@fcm.googleapis.com/push",
        "https://fcm.googleapis.com:8443/push",
        "file:///etc/passwd",
        "https://fcm.googleapis.com/a b",
    ],
)
def test_only_push_services_are_called(endpoint: str, receiver: Receiver) -> None:
    wish = Browser(receiver).wish
    with pytest.raises(Refused):
        checked_subscription(Subscription(endpoint, wish["p256dh"], wish["auth"]), PUSH_HOSTS)


def test_plain_http_and_bad_keys_are_refused(receiver: Receiver) -> None:
    wish = Browser(receiver).wish
    good = Subscription("https://x.notify.windows.com/w/?t=1", wish["p256dh"], wish["auth"])
    checked_subscription(good, PUSH_HOSTS)
    for bad in (
        Subscription("http://fcm.googleapis.com/x", good.p256dh, good.auth),
        Subscription(good.endpoint, "AAAA", good.auth),
        Subscription(
            good.endpoint, base64.urlsafe_b64encode(b"\x04" + bytes(64)).decode(), good.auth
        ),
        Subscription(good.endpoint, good.p256dh, "ää"),
        Subscription(good.endpoint, good.p256dh, good.auth + "AAAA"),
    ):
        with pytest.raises(Refused):
            checked_subscription(bad, PUSH_HOSTS)
