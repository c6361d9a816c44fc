"""Whatever comes in: an error with a code, never a fault of the server, never a stuck table."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from contrada.core.rng import rng_for_run
from contrada.server.common.metrics import FAULTS
from contrada.server.common.refusal import STATUS
from contrada.server.runtime.broadcast import QUEUE, Listener
from tests.server.harness import Person, Running, quick

ME = {"kind": "me"}
OPEN = {"kind": "open"}


@pytest.fixture(autouse=True)
def no_faults() -> Iterator[None]:
    """No test here may make the server itself fail."""
    before = FAULTS._value.get()
    yield
    assert FAULTS._value.get() == before


@pytest.fixture
def table(people: list[Person]) -> str:
    made = people[0].create([ME, OPEN], "fiera")
    people[1].must(made, "take", seat=1)
    people[0].must(made, "start")
    return made


JUNK: list[Any] = [
    "",
    "no json",
    "null",
    "[]",
    "{}",
    '"play"',
    "1e999",
    "[" * 5000,
    '{"do": null}',
    '{"do": "fly"}',
    '{"do": "play"}',
    '{"do": "play", "seq": "1", "action": {}}',
    '{"do": "play", "seq": -1, "action": {}}',
    '{"do": "play", "seq": 1e30, "action": {}}',
    '{"do": "play", "seq": 3, "action": []}',
    '{"do": "play", "seq": 3, "action": {}}',
    '{"do": "play", "seq": 3, "action": {"do": "offer", "kind": {"is": []}}}',
    '{"do": "play", "seq": 3, "action": {"do": "pass"}, "more": 1}',
    '{"do": "play", "seat": 99, "seq": 3, "action": {"do": "pass"}}',
    '{"do": "play", "seat": 7, "seq": 3, "action": {"do": "pass"}}',
    '{"do": "undo", "seq": 99999999999999999999999999}',
    '{"do": "ask", "what": "everything"}',
    '{"do": "ask", "what": "replace", "target": 30}',
    '{"do": "mute", "target": 30}',
    '{"do": "say", "text": ""}',
    '{"do": "say", "text": "\\u0007"}',
    '{"do": "say", "text": "a\\u0000b"}',
    '{"do": "take", "seat": -1}',
    '{"do": "hand_over", "seat": 0}',
    '{"do": "set_bot", "seat": 0, "bot": "greedy:worlds=99999999999999999999"}',
    '{"do": "ping", "id": {"a": 1}}',
    '{"do": "ping", "id": 9007199254740992}',  # beyond what every JSON reader can represent
    '{"do": "ping", "id": ' + "9" * 5000 + "}",
    '{"do": "play", "do": "ping", "id": 1, "seq": 1, "action": {}}',
    '{"do": "play", "seq": 1, "action": {"a": NaN}}',
    '{"do": "say", "text": "\\ud800"}',
    b"\xff\xfe\x00",
    b"{",
]


def test_a_socket_answers_junk_with_codes_and_the_game_goes_on(
    people: list[Person], table: str
) -> None:
    with people[0].watch(table, 0) as a:
        a.catch_up()
        for junk in JUNK:
            a.socket.send(junk)
            answer = a.until("error")
            assert answer["code"] in STATUS, junk
            assert STATUS[answer["code"]] < 500, junk
        a.catch_up()
        seq = a.state["seq"]
        assert a.ask(do="play", seq=seq, action={"do": "pass"})["type"] == "ack"


def test_http_answers_junk_with_codes(people: list[Person], table: str) -> None:
    anna = people[0]
    kind = {"Content-Type": "application/json"}
    paths = [
        ("POST", "/api/tables"),
        ("POST", f"/api/tables/{table}/do"),
        ("POST", f"/api/tables/{table}/claim"),
        ("POST", f"/api/tables/{table}/fork"),
        ("PUT", f"/api/tables/{table}/orders?seat=0"),
        ("PUT", "/api/me/webhook"),
        ("PUT", "/api/me"),
        ("POST", "/api/me/account"),
        ("PUT", "/api/me/account/password"),
    ]
    for method, path in paths:
        for junk in JUNK:
            data = junk if isinstance(junk, bytes) else junk.encode()
            response = anna.http.request(method, path, content=data, headers=kind)
            assert 400 <= response.status_code < 500, (path, junk, response.text)
            assert STATUS[response.json()["code"]] == response.status_code
    for path in (
        "/api/tables/no-such-table",
        f"/api/tables/{table}?seat=9",
        f"/api/tables/{table}?seat=x",
        f"/api/tables/{table}?seat=99999999999999999999999999999",
        f"/api/tables/{table}/replay/-1",
        f"/api/tables/{table}/replay/99999999999999999999999",
        f"/api/tables/{table}/replay/0?as=x",
        f"/api/tables/{table}/curve?seat=99999999999999999999999",
        f"/api/tables/{table}/hint",
        f"/api/tables/{table}/orders?seat=-7",
        "/api/me/history?after=99999999999999999999999.x",
        "/api/statistics?game=%00",
        f"/api/tables/{table}/seats/-1/link",
        f"/api/tables/{table}/log?start=-5&count=x",
        "/api/nothing",
        "/api/%00",
    ):
        response = anna.get(path)
        assert 400 <= response.status_code < 500, path
        assert set(response.json()) == {"code", "text"}
    assert anna.http.patch(f"/api/tables/{table}").status_code == 405


def test_a_text_may_speak_of_nul_but_not_contain_it(people: list[Person], table: str) -> None:
    with people[0].watch(table, 0) as a:
        assert a.ask(do="say", text="\\u0000")["type"] == "ack"
        assert a.ask(do="say", text="\\\0")["code"] == "bad_message"


def test_random_changes_to_good_messages_break_nothing(people: list[Person], table: str) -> None:
    rng = rng_for_run(5)
    good = [
        '{"do": "play", "seat": 0, "seq": 4, "action": {"do": "offer", "kind": "fig"}}',
        '{"do": "say", "seat": 0, "text": "hello"}',
        '{"do": "ask", "seat": 0, "what": "end", "id": 7}',
    ]
    with people[1].watch(table, 1) as b:
        b.catch_up()
        for number in range(150):
            text = list(good[number % len(good)])
            for _ in range(1 + int(rng.below(3))):
                at = int(rng.below(len(text)))
                text[at] = chr(32 + int(rng.below(95)))
            b.socket.send("".join(text))
        b.catch_up()
        codes = {m["code"] for m in b.heard if m["type"] == "error"}
        assert "bad_message" in codes
        assert all(STATUS[code] < 500 for code in codes)


def test_huge_messages_and_bodies_are_refused(people: list[Person], table: str) -> None:
    anna = people[0]
    response = anna.put("/api/me", {"name": "x" * 100_000})
    assert response.json()["code"] == "too_large"
    chunks = (b'{"name": "' + b"y" * 50_000 for _ in range(3))
    kind = {"Content-Type": "application/json"}
    response = anna.http.put("/api/me", content=chunks, headers=kind)
    assert response.json()["code"] == "too_large"
    with anna.watch(table, 0) as a:
        a.catch_up()
        a.send(do="say", text="x" * 20_000)
        assert a.until("error")["code"] == "too_large"
        a.send(do="say", text="x" * 200_000)
        with pytest.raises(ConnectionClosed) as closed:
            a.until("nothing")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009


def test_forms_and_other_sites_are_refused(people: list[Person], table: str) -> None:
    anna = people[0]
    form = anna.http.post("/api/tables", content=b"game=fiera")
    assert form.json()["code"] == "wrong_type"
    elsewhere = {"Origin": "https://evil.example"}
    response = anna.http.put("/api/me", json={"name": "Eve"}, headers=elsewhere)
    assert response.json()["code"] == "bad_origin"
    same = {"Origin": f"http://{anna.address}"}
    assert anna.http.put("/api/me", json={"name": "Anna"}, headers=same).status_code == 200
    url = f"ws://{anna.address}/api/tables/{table}/socket"
    with (
        pytest.raises(InvalidStatus),
        connect(url, origin=Origin("https://evil.example"), proxy=None),
    ):
        pass
    with connect(url, origin=Origin(f"http://{anna.address}"), proxy=None) as socket:
        assert json.loads(socket.recv(10))["type"] == "you"


def test_strangers_cannot_do_anything_to_a_table(
    server: Running, people: list[Person], table: str
) -> None:
    clara = people[2]
    before = people[0].look(table, 0)
    with clara.watch(table) as c:
        c.catch_up()
        seq = before["seq"]
        for seat in (-1, 0, 1):
            for command in (
                {"do": "play", "seq": seq, "action": {"do": "pass"}},
                {"do": "undo", "seq": seq},
                {"do": "resign"},
                {"do": "leave"},
                {"do": "ask", "what": "end"},
                {"do": "answer", "yes": True},
                {"do": "replace", "target": 0},
                {"do": "return"},
                {"do": "rematch"},
                {"do": "say", "text": "hello"},
                {"do": "mute", "target": 0},
                {"do": "start"},
                {"do": "close"},
                {"do": "free"},
                {"do": "take"},
                {"do": "hand_over"},
                {"do": "switch_chat", "on": False},
            ):
                assert c.ask(**command, seat=seat)["type"] == "error", command
    assert people[0].look(table, 0) == before
    for seat in (0, 1):
        with clara.watch(table, seat) as c:
            assert c.hear()["code"] == "not_yours"
            with pytest.raises(ConnectionClosed):
                c.hear()
    with Person(server.port).watch("no-such-table") as nowhere:
        assert nowhere.hear()["code"] == "unknown_table"


def test_floods_are_slowed_and_ended(tmp_path: Path) -> None:
    limits = {"messages_per_second": 5, "requests_per_minute": 60, "sign_ins_per_minute": 3}
    running = Running(quick(tmp_path, sockets_per_address=3, **limits))
    anna = Person(running.port, "Anna")
    table = anna.create([ME, OPEN], "palazzo")
    try:
        with anna.watch(table, 0) as a:
            a.catch_up()
            # the server may close while it is still being flooded
            with pytest.raises(ConnectionClosed) as closed:  # noqa: PT012
                for number in range(400):
                    a.socket.send(json.dumps({"do": "ping", "id": number}))
                a.until("nothing")
            codes = [m["code"] for m in a.heard if m["type"] == "error"]
            assert set(codes) <= {"too_many"}
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code in (4429, 4408)
        with anna.watch(table) as one, anna.watch(table) as two, anna.watch(table) as three:
            for watcher in (one, two, three):
                watcher.catch_up()
            with pytest.raises((InvalidStatus, ConnectionClosed)), anna.watch(table) as four:
                four.hear()
        guess = {"account": "nobody", "password": "guess guess"}
        tries = [anna.post("/api/me/account/sign-in", guess).json()["code"] for _ in range(5)]
        assert tries.count("too_many") == 2
        answers = [anna.get("/api/me").status_code for _ in range(70)]
        assert 429 in answers
    finally:
        anna.close()
        running.stop()


def test_one_who_does_not_read_is_let_go() -> None:
    async def fill() -> tuple[str, int]:
        listener = Listener("table", "anna", 0, set())
        for number in range(3 * QUEUE):
            listener.send(b"%d" % number)
        last = None
        while not listener.queue.empty():
            last = listener.queue.get_nowait()
        assert last is None
        return listener.ended, listener.queue.maxsize

    assert asyncio.run(fill()) == ("slow", QUEUE)


# -- behind a proxy ------------------------------------------------------------------------------


FORWARDED = {"X-Forwarded-For": "203.0.113.9", "X-Forwarded-Proto": "https"}


def test_forwarded_headers_are_believed_only_from_trusted_proxies(tmp_path: Path) -> None:
    for trusted, believed in (("", False), ("192.0.2.7", False), ("127.0.0.1", True)):
        settings = quick(
            tmp_path / (trusted or "none"), trusted_proxies=trusted, requests_per_minute=4
        )
        running = Running(settings)
        visitor = Person(running.port)
        try:
            cookie = visitor.http.get("/api/me", headers=FORWARDED).headers["set-cookie"]
            assert ("; Secure" in cookie) == believed
            # Whoever changes his address with every request is still one, unless a proxy says so.
            answers = [
                visitor.http.get(
                    "/api/me", headers={**FORWARDED, "X-Forwarded-For": f"203.0.113.{n}"}
                )
                for n in range(8)
            ]
            assert (429 in {answer.status_code for answer in answers}) != believed
        finally:
            visitor.close()
            running.stop()
