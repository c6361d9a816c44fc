"""`contrada serve`: when it opens the browser, and what it prints."""

from __future__ import annotations

import os
import pty
import signal
import subprocess
import sys
import time
import webbrowser
from pathlib import Path
from typing import Any

import pytest

from contrada.cli import browser, main
from contrada.cli.commands import serve as command
from contrada.server import run
from contrada.server.settings import Settings
from tests.server.harness import free_port, until_healthy

DESKTOP = {"DISPLAY": ":0"}


@pytest.mark.parametrize(
    ("environment", "platform", "terminal", "opens"),
    [
        (DESKTOP, "linux", True, True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "linux", True, True),
        ({}, "linux", True, False),
        ({}, "darwin", True, True),
        ({}, "win32", True, True),
        (DESKTOP, "linux", False, False),
        ({}, "darwin", False, False),
        ({**DESKTOP, "CI": "true"}, "linux", True, False),
        ({**DESKTOP, "CI": "false"}, "linux", True, True),
    ],
)
def test_the_browser_is_opened_only_for_a_person_at_a_desktop(
    environment: dict[str, str], platform: str, terminal: bool, opens: bool
) -> None:
    assert browser.should_open(environment, platform, terminal=terminal) is opens


@pytest.mark.parametrize(
    ("options", "environment", "opens"),
    [
        ([], {}, True),
        (["--no-open"], {}, False),
        (["--lan"], {}, False),
        (["--workers", "2"], {}, False),
        ([], {"CONTRADA_WORKERS": "2"}, False),
        ([], {"CONTRADA_PUBLIC_URL": "https://play.example/"}, False),
    ],
)
def test_options_that_prevent_opening_the_browser(
    options: list[str],
    environment: dict[str, str],
    opens: bool,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    started: list[Any] = []
    monkeypatch.setattr(run, "serve", lambda _settings, **given: started.append(given))
    monkeypatch.setattr(command, "at_terminal", lambda: True)
    monkeypatch.delenv("CI", raising=False)
    for name, value in {**DESKTOP, **environment}.items():
        monkeypatch.setenv(name, value)
    with pytest.raises(SystemExit) as ended:
        main(["serve", "--data", str(tmp_path), *options])
    assert ended.value.code == 0
    assert (started[0]["on_listening"] is not None) is opens


def test_a_text_browser_never_takes_over_the_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []

    class Graphical(webbrowser.BackgroundBrowser):
        def open(self, url: str, new: int = 0, autoraise: bool = True) -> bool:
            del new, autoraise
            opened.append(url)
            return True

    def text(self: object, url: str, new: int = 0, autoraise: bool = True) -> bool:
        raise AssertionError(f"a text browser was opened at {url}: {self} {new} {autoraise}")

    monkeypatch.delenv("BROWSER", raising=False)
    monkeypatch.setattr(webbrowser.GenericBrowser, "open", text)
    monkeypatch.setattr(webbrowser, "get", lambda: webbrowser.GenericBrowser("lynx"))
    browser._open("http://127.0.0.1:1/")
    monkeypatch.setattr(webbrowser, "get", lambda: Graphical("firefox"))
    browser.open_in_background("http://127.0.0.1:2/").join(10)
    assert opened == ["http://127.0.0.1:2/"]


def test_at_a_terminal_it_prints_three_lines_a_readable_log_and_opens_the_page(
    tmp_path: Path,
) -> None:
    """A real process at a pseudo-terminal, with a browser that writes down its address."""
    opened = tmp_path / "opened"
    script = tmp_path / "browser"
    script.write_text(f'#!/bin/sh\necho "$1" > {opened}.part && mv {opened}.part {opened}\n')
    script.chmod(0o755)
    port = free_port()
    env = {**os.environ, "DISPLAY": ":99", "BROWSER": f"{script} %s", "TERM": "xterm"}
    for name in ("CI", "NO_COLOR", "CONTRADA_LOG_FORMAT", "CONTRADA_PUBLIC_URL"):
        env.pop(name, None)
    arguments = ["serve", "--port", str(port), "--data", str(tmp_path / "data")]
    controller, terminal = pty.openpty()
    process = subprocess.Popen(
        [sys.executable, "-m", "contrada.cli", *arguments],
        env=env,
        stdout=terminal,
        stderr=terminal,
    )
    os.close(terminal)
    try:
        until_healthy(process, port)
        deadline = time.monotonic() + 10
        while not opened.exists() and time.monotonic() < deadline:
            time.sleep(0.02)
        process.send_signal(signal.SIGINT)
        output = b""
        while chunk := _read(controller):
            output += chunk
        process.wait(20)
    finally:
        if process.poll() is None:
            process.kill()
            process.wait(10)
        os.close(controller)
    address = f"http://127.0.0.1:{port}/"
    lines = output.decode().splitlines()
    assert lines[:3] == [f"Contrada: {address}", f"Data: {tmp_path / 'data'}", "Stop: Ctrl-C"]
    assert opened.read_text().strip() == address
    assert any(line[2] == ":" and " info " in line for line in lines[3:])
    assert not any(line.startswith("{") for line in lines)


def _read(descriptor: int) -> bytes:
    try:
        return os.read(descriptor, 65_536)
    except OSError:  # the terminal is closed once the process has ended
        return b""


def test_a_password_in_the_database_url_is_not_printed() -> None:
    settings = Settings(database_url="postgresql://anna:secret@host/contrada")
    assert "secret" not in run._data_location(settings)
