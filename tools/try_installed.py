"""Tries the installed package as a new user: version, library, a bot, the server and its pages.

Uses the standard library and the installed package only, so it runs in an empty environment:

    python tools/try_installed.py [--build compiled|interpreted]
"""

from __future__ import annotations

import argparse
import json
import re
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

SECONDS = 60.0
"""The time within which the server must answer."""
LIBRARY = """
import contrada
assert len(contrada.list_games()) >= 4, contrada.list_games()
match = contrada.play("palazzo", ["greedy:worlds=1", "random"], seed=1)
match.audit()
contrada.save(match, "game.json")
assert contrada.load("game.json").state == match.state
assert contrada.Game.legal.__doc__ and contrada.Game.__doc__
print(contrada.build(), contrada.__file__)
"""


def run(*command: str, folder: str) -> str:
    """The output of a command; a failure ends the trial."""
    done = subprocess.run(
        command, cwd=folder, capture_output=True, text=True, timeout=300, check=False
    )
    if done.returncode != 0:
        raise SystemExit(f"{' '.join(command)} failed:\n{done.stdout}{done.stderr}")
    return done.stdout.strip()


def fetch(url: str) -> bytes:
    """The body of an address."""
    with urllib.request.urlopen(url, timeout=10) as answer:
        body: bytes = answer.read()
        return body


def address(log: Path, server: subprocess.Popen[bytes]) -> str:
    """The address that the server prints."""
    until = time.monotonic() + SECONDS
    while time.monotonic() < until and server.poll() is None:
        if found := re.search(r"http://127\.0\.0\.1:\d+", log.read_text("utf-8")):
            return found[0]
        time.sleep(0.1)
    raise SystemExit(f"The server does not start:\n{log.read_text('utf-8')}")


def try_server(contrada: str, folder: str) -> str:
    """Start the server and read its health, its page and the files that the page names."""
    log = Path(folder, "serve.log")
    with log.open("wb") as out:
        server = subprocess.Popen(
            [contrada, "serve", "--port", "0", "--no-open", "--data", str(Path(folder, "data"))],
            cwd=folder,
            stdout=out,
            stderr=subprocess.STDOUT,
        )
    try:
        home = address(log, server)
        health = json.loads(fetch(f"{home}/health"))
        page = fetch(f"{home}/").decode()
        files = re.findall(r'(?:src|href)="(/assets/[^"]+)"', page)
        if not files:
            raise SystemExit(f"The server has no web pages:\n{page[:500]}")
        size = sum(len(fetch(home + file)) for file in files)
        if b'"palazzo"' not in fetch(f"{home}/api/games"):
            raise SystemExit("The server does not offer Palazzo.")
        return f"health {health}, {len(files)} files with {size} bytes"
    finally:
        server.terminate()
        server.wait(timeout=30)


def main() -> None:
    """Run the trial."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--build", choices=("compiled", "interpreted"))
    wanted = parser.parse_args().build
    program = Path(sys.executable).with_name(
        "contrada.exe" if sys.platform == "win32" else "contrada"
    )
    with tempfile.TemporaryDirectory() as folder:
        print(run(str(program), "--version", folder=folder))
        built = run(sys.executable, "-I", "-c", LIBRARY, folder=folder)
        print(built)
        if wanted and not built.startswith(wanted):
            raise SystemExit(f"The build is not {wanted}.")
        print(run(str(program), "games", folder=folder).splitlines()[0])
        print(try_server(str(program), folder))


if __name__ == "__main__":
    main()
