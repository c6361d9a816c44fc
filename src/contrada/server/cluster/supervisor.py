"""Several server processes on one port, supervised by a parent process."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from types import FrameType
from typing import Final

import msgspec

from contrada.server.settings import BadSetting, Settings, variable

POLL: Final = 0.2
REST: Final = 1.0
"""Seconds after which a process that ended by itself is restarted."""
STOP_SECONDS: Final = 10.0
QUICK: Final = 10.0
MOST: Final = 4
"""Maximum number of restarts of processes that ended within QUICK seconds of their start."""


def environment(settings: Settings) -> dict[str, str]:
    """Environment variables that pass these settings to a process."""
    values = {
        variable(k): str(v).lower() if isinstance(v, bool) else str(v)
        for k, v in msgspec.structs.asdict(settings).items()
    }
    return {**os.environ, **values}


class Supervisor:
    """Starts and restarts processes that share one listening socket."""

    def __init__(self, settings: Settings, bound: socket.socket) -> None:
        self._environment = environment(settings)
        self._bound = bound
        self._ending = False
        self._processes: list[subprocess.Popen[bytes]] = []
        self._begun: list[float] = []
        self._count = settings.workers
        self._place = 0
        """The number of the process that is started next."""
        self._folder = ""
        """Where the processes pass connections to each other; only their user may open it."""

    def run(self) -> None:
        """Run until a signal stops the server."""
        with tempfile.TemporaryDirectory(prefix="contrada-") as self._folder:
            self._run()

    def _run(self) -> None:
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, self._end)
        for place in range(self._count):
            self._place = place
            self._processes.append(self._start())
        self._begun = [time.monotonic()] * self._count
        failures = 0
        while not self._ending:
            time.sleep(POLL)
            for place, process in enumerate(self._processes):
                if process.poll() is None or self._ending:
                    continue
                quick = time.monotonic() - self._begun[place] < QUICK
                failures = failures + 1 if quick and process.returncode > 0 else 0
                if failures > MOST:
                    self._stop()
                    raise BadSetting("The server processes end as soon as they are started.")
                time.sleep(REST)
                self._place = place
                self._processes[place] = self._start()
                self._begun[place] = time.monotonic()
        self._stop()

    def _start(self) -> subprocess.Popen[bytes]:
        fd = self._bound.fileno()
        command = [sys.executable, "-m", "contrada.server.run", str(fd), str(os.getpid())]
        command += [self._folder, str(self._place), str(self._count)]
        return subprocess.Popen(command, env=self._environment, pass_fds=[fd])

    def _end(self, _number: int, _frame: FrameType | None) -> None:
        self._ending = True

    def _stop(self) -> None:
        for process in self._processes:
            process.terminate()
        until = time.monotonic() + STOP_SECONDS
        for process in self._processes:
            try:
                process.wait(max(0.1, until - time.monotonic()))
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
