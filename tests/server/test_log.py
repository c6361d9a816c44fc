"""The log holds nothing about people or tables, whatever goes wrong."""

from __future__ import annotations

import ast
import io
import json
import logging
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

import contrada.server
from contrada.server.common.logs import (
    UNLISTED,
    JsonLines,
    TextLines,
    formatter_for,
    trace_of,
)
from tests.server.harness import Person, free_port, until_healthy

ADDRESS = "203.0.113.77"
HOOK = "http://127.0.0.1:9/hooks/quatrain"
SAID = ("xylophone FAULT", "marmalade")
NAMES = ("Zebedea", "Quirino")
ACCOUNT = ("wombat-7731", "correct-horse-battery-7731")


class Faulty:
    """A server that fails on purpose, with its log."""

    def __init__(self, folder: Path, log_format: str) -> None:
        self.port = free_port()
        self.log_format = log_format
        self.log = folder / "log"
        env = {
            **os.environ,
            "CONTRADA_BOT_PAUSE": "0",
            "CONTRADA_TRUSTED_PROXIES": "127.0.0.1",
            "CONTRADA_WEBHOOK_HOSTS": "127.0.0.1:9",
            "CONTRADA_LOG_LEVEL": "info",
            "CONTRADA_LOG_FORMAT": log_format,
        }
        command = [
            sys.executable,
            "-m",
            "tests.server.faulty",
            "serve",
            "--data",
            str(folder / "d"),
        ]
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(
                [*command, "--port", str(self.port)], env=env, stdout=subprocess.DEVNULL, stderr=log
            )
        until_healthy(self.process, self.port)

    def lines(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.log.read_text("utf-8").splitlines()]

    def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(20)


@pytest.fixture(params=["auto", pytest.param("text", marks=pytest.mark.long)])
def faulty(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Faulty]:
    found = Faulty(tmp_path, request.param)
    yield found
    if found.process.poll() is None:
        found.process.kill()
        found.process.wait(10)


def test_a_busy_run_with_errors_of_every_kind_leaves_no_secret_in_the_log(faulty: Faulty) -> None:
    anna, bruno = (Person(faulty.port) for _ in NAMES)
    for person, name in zip((anna, bruno), NAMES, strict=True):
        person.http.headers["X-Forwarded-For"] = ADDRESS
        assert person.put("/api/me", {"name": name}).status_code == 200
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "apprentice"}]
    table = anna.create(seats)
    secrets = {
        table,
        ADDRESS,
        *NAMES,
        *ACCOUNT,
        HOOK,
        "quatrain",
        "$argon2",
        '"do"',
        "'do'",
        "sampled",
    }
    secrets |= {table[at : at + 6] for at in range(len(table) - 5)}
    for person in (anna, bruno):
        secrets |= {person.get("/api/me/data").json()["id"], person.http.cookies["contrada"]}
    secret = anna.get(f"/api/tables/{table}/seats/0/link").json()["secret"]
    secrets |= {secret, "xylophone", "marmalade", "FAULT"}

    # What goes well.
    anna.put("/api/me/webhook", {"url": HOOK})
    bruno.must(table, "take", seat=1)
    anna.must(table, "say", seat=0, text=SAID[1])
    anna.must(table, "start")
    # What fails: the database, a name, an account, a claim, an event, a bot, a request.
    assert anna.do(table, "say", seat=0, text=SAID[0]).status_code == 503
    assert anna.put("/api/me", {"name": "FAULT Zebedea"}).status_code == 503
    wish = {"account": ACCOUNT[0] + "FAULT", "password": ACCOUNT[1]}
    assert anna.post("/api/me/account", wish).status_code == 503
    assert anna.get(f"/api/tables/{table}?x=FAULT").status_code == 503
    other = anna.create([{"kind": "me"}, {"kind": "open"}])
    secrets |= {other[at : at + 6] for at in range(len(other) - 5)}
    assert anna.do(other, "take", seat=1, name="FAULT Quirino").status_code == 503
    assert anna.do(other, "play", seq=0, action={"do": "FAULT"}).status_code >= 400
    duel = anna.create([{"kind": "me"}, {"kind": "bot", "bot": "apprentice"}])
    secrets |= {duel[at : at + 6] for at in range(len(duel) - 5)}
    anna.must(duel, "start")
    with anna.watch(duel, 0) as watcher:
        watcher.until("table")
        while not any(line and line["actor"] == 1 for line in watcher.log):
            if watcher.legal:
                action = watcher.legal[0]["action"]
                watcher.ask(do="play", seq=watcher.state["seq"], action=action)
            else:
                watcher.until("table")
    # And over a WebSocket.
    with anna.watch(table, 0) as watcher:
        watcher.until("table")
        watcher.ask(do="say", text=SAID[0])
        watcher.socket.socket.sendall(b"\x81\x82\0\0\0\0\xff\xff")  # no UTF-8
    with pytest.raises(InvalidStatus), anna.watch(table, 0, FAULT=1):
        pass
    for person in (anna, bruno):
        person.close()
    faulty.stop()

    everything = faulty.log.read_text("utf-8")
    expected = {
        "request",
        "a request failed",
        "a message failed",
        "an event could not be stored",
        "bot failed, a random action is played",
        "a thread ended by an error",
        "an error was ignored",
        "a warning of Python",
        "Task exception was never retrieved",
        "Exception in ASGI application",
        "numbers %d",
        UNLISTED,
    }
    if faulty.log_format == "text":
        assert {text for text in expected if f" {text}" not in everything} == set()
        assert not everything.startswith("{")
    else:  # every line is JSON, those of Python's own hooks, too
        assert expected <= {line["text"] for line in faulty.lines()}
    assert "IntegrityError (SQLITE_CONSTRAINT" in everything
    assert {secret for secret in secrets if secret in everything} == set()


def test_a_trace_names_places_and_types_but_quotes_nothing() -> None:
    def fail() -> None:
        try:
            raise KeyError("Anna")
        except KeyError as error:
            raise OSError(28, "Anna") from error

    with pytest.raises(OSError, match="Anna") as caught:
        fail()
    trace = trace_of(caught.value)
    assert trace[0] == "OSError (28)"
    assert any(place.endswith(" fail") and "test_log.py:" in place for place in trace)
    assert "KeyError" in trace
    assert "Anna" not in "".join(trace)
    group = ExceptionGroup("Anna", [ValueError("Anna")])
    assert trace_of(group) == ["ExceptionGroup", "ValueError"]


def test_at_level_debug_everything_is_written() -> None:
    record = logging.LogRecord("some.library", 40, "x.py", 1, "it said %s", ("this",), None)
    assert "it said this" in JsonLines(full=True).format(record)
    assert "this" not in json.loads(JsonLines().format(record))["text"]


class Stream(io.StringIO):
    """A stream that says whether it is a terminal."""

    def __init__(self, terminal: bool) -> None:
        super().__init__()
        self.terminal = terminal

    def isatty(self) -> bool:
        return self.terminal


def test_the_format_follows_the_setting_and_the_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setenv("TERM", "xterm")
    terminal, pipe = Stream(True), Stream(False)
    assert isinstance(formatter_for(terminal), TextLines)
    assert isinstance(formatter_for(pipe), JsonLines)
    assert isinstance(formatter_for(terminal, "json"), JsonLines)
    assert isinstance(formatter_for(pipe, "text"), TextLines)
    record = logging.LogRecord("contrada.x", 40, "x.py", 1, "it failed", (), None)
    record.__dict__["status"] = 503
    coloured = formatter_for(terminal).format(record)
    assert "\x1b[31merror" in coloured
    assert formatter_for(pipe, "text").format(record)[8:] == " error    it failed status=503"
    monkeypatch.setenv("NO_COLOR", "1")
    assert "\x1b" not in formatter_for(terminal).format(record)


def test_a_readable_line_quotes_nothing_and_cannot_be_forged() -> None:
    try:
        raise KeyError("Anna")
    except KeyError:
        record = logging.LogRecord(
            "some.library", 40, "x.py", 1, "of %s", ("Anna",), sys.exc_info()
        )
    record.__dict__["path"] = "/api/tables/Anna\n00:00:00 info forged"
    lines = TextLines().format(record).splitlines()
    assert lines[0].endswith(f"{UNLISTED} path={UNLISTED}")
    assert lines[1] == "    KeyError"
    assert "Anna" not in "".join(lines)
    record.msg, record.args = "said %s", ("\x1b[2J\nforged",)
    assert "said \\x1b[2J\\nforged" in TextLines(full=True).format(record).splitlines()[0]


def test_every_text_that_the_server_logs_is_a_constant() -> None:
    """The log writes our own texts as they are, so none may be put together from values."""
    levels = {"debug", "info", "warning", "error", "exception", "critical", "log"}
    found = 0
    for path in Path(contrada.server.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            call = isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)
            if call and node.func.attr in levels and ast.unparse(node.func.value) == "log":  # type: ignore[attr-defined]
                first = node.args[0]  # type: ignore[attr-defined]
                assert isinstance(first, ast.Constant), f"{path.name}:{node.lineno}"  # type: ignore[attr-defined]
                found += 1
    assert found > 20
