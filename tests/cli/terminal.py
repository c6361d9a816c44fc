"""The command in a terminal of its own, as a person would see it."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import signal
import subprocess
import sys
import termios
import time
from pathlib import Path
from types import TracebackType
from typing import Final

PATIENCE: Final = 60.0


class Terminal:
    """A pseudo-terminal with a command running in it."""

    def __init__(self, *arguments: str, folder: Path | None = None) -> None:
        self._end, inner = pty.openpty()
        environment = {
            **os.environ,
            "TERM": "xterm-256color",
            "COLUMNS": "120",
            "LINES": "50",
            "PYTHONPATH": os.pathsep.join(p for p in sys.path if p),
        }
        self._process = subprocess.Popen(
            [sys.executable, "-m", "contrada.cli", *arguments],
            stdin=inner,
            stdout=inner,
            stderr=inner,
            cwd=folder,
            env=environment,
            start_new_session=True,
            preexec_fn=_take_terminal,
        )
        os.close(inner)
        self._read = ""

    def __enter__(self) -> Terminal:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: object, at: TracebackType | None
    ) -> None:
        if self._process.poll() is None:
            self._process.kill()
        self._process.wait()
        os.close(self._end)

    def type(self, keys: str) -> None:
        """Type keys; a control character acts as at a keyboard."""
        os.write(self._end, keys.encode())

    def read_until(self, text: str) -> str:
        """What appears up to and with a text; fails when it does not."""
        return self.read_until_match(re.escape(text))

    def read_until_match(self, pattern: str) -> str:
        """What appears up to and with the first text of a pattern; fails when none does."""
        deadline = time.monotonic() + PATIENCE
        while (found := re.search(pattern, self._read)) is None:
            assert self._more(deadline), f"{pattern!r} did not appear in {self._read!r}"
        told, self._read = self._read[: found.end()], self._read[found.end() :]
        return told

    def rest(self) -> str:
        """All that appears until the command ends."""
        deadline = time.monotonic() + PATIENCE
        while self._more(deadline):
            pass
        told, self._read = self._read, ""
        return told

    def end(self) -> int:
        """The exit code, once the command has ended."""
        self._read += self.rest()
        return self._process.wait(PATIENCE)

    def _more(self, deadline: float) -> bool:
        ready, _, _ = select.select([self._end], [], [], max(0.0, deadline - time.monotonic()))
        if not ready:
            return False
        try:
            data = os.read(self._end, 65536)
        except OSError:  # the other end is closed
            return False
        self._read += data.decode(errors="replace")
        return bool(data)


def _take_terminal() -> None:
    """Make the terminal the one that control characters act for, with Ctrl-C not ignored."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
