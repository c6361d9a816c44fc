"""A server process under load, of this build or of another one."""

from __future__ import annotations

import os
import socket
import sqlite3
import subprocess
import sys
import time
from pathlib import Path
from typing import Final

import httpx

LIMITS: Final = {
    "CONTRADA_LOG_LEVEL": "warning",
    "CONTRADA_REQUESTS_PER_MINUTE": "10000000",
    "CONTRADA_MESSAGES_PER_SECOND": "1000000",
    "CONTRADA_SOCKETS_PER_ADDRESS": "1000000",
    "CONTRADA_CONNECTIONS_PER_ADDRESS": "1000000",
    "CONTRADA_TABLES_PER_USER": "1000000",
}


def python_of(build: str) -> str:
    """The Python of a build: this one, that of a virtual environment, or of a worktree's `.venv`.

    Raises SystemExit if there is none.
    """
    if not build:
        return sys.executable
    for place in (Path(build), Path(build) / ".venv"):
        python = place / "bin" / "python"
        if python.exists():
            return str(python.absolute())
    raise SystemExit(f"{build} is neither a virtual environment nor a worktree with a .venv")


class Server:
    """A server process."""

    def __init__(self, folder: Path, url: str, workers: int, python: str = sys.executable) -> None:
        self.folder = folder
        self.url = url
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        command = [python, "-m", "contrada.cli", "serve", "--port", str(self.port)]
        command += ["--data", str(folder), "--workers", str(workers)]
        env = {**os.environ, **LIMITS}
        if url:
            env["CONTRADA_DATABASE_URL"] = url
        # Not in the source folder, so that the installed package of the build is imported.
        self.process = subprocess.Popen(command, env=env, stdout=subprocess.DEVNULL, cwd=folder)
        until = time.monotonic() + 60
        while time.monotonic() < until:
            try:
                httpx.get(f"http://127.0.0.1:{self.port}/health", trust_env=False, timeout=5)
                return
            except httpx.TransportError:
                time.sleep(0.1)
        self.stop()
        raise SystemExit("the server does not start")

    def _pids(self) -> list[int]:
        """The server's processes: with `--workers` the parent and its children."""
        own = self.process.pid
        children = Path(f"/proc/{own}/task/{own}/children").read_text().split()
        serving = [pid for pid in map(int, children) if _is_server(pid)]
        return [own, *serving]

    def memory(self) -> int:
        """Bytes in memory, of all processes that serve."""
        total = 0
        for pid in self._pids():
            for line in Path(f"/proc/{pid}/status").read_text().splitlines():
                if line.startswith("VmRSS"):
                    total += int(line.split()[1]) * 1024
        return total

    def cpu(self) -> float:
        """Processor time used so far by all processes that serve, in seconds."""
        ticks = 0
        for pid in self._pids():
            fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
            ticks += int(fields[11]) + int(fields[12])
        return ticks / os.sysconf("SC_CLK_TCK")

    def stored(self) -> tuple[int, int]:
        """Rows and bytes of all tables of an SQLite database; (0, 0) for another database."""
        file = self.folder / "contrada.db"
        if self.url or not file.exists():
            return 0, 0
        rows = 0
        with sqlite3.connect(f"file:{file}?mode=ro", uri=True) as database:
            names = [
                name
                for (name,) in database.execute("select name from sqlite_master where type='table'")
            ]
            for name in names:
                rows += int(database.execute(f'select count(*) from "{name}"').fetchone()[0])
            pages = int(database.execute("pragma page_count").fetchone()[0])
            free = int(database.execute("pragma freelist_count").fetchone()[0])
            size = int(database.execute("pragma page_size").fetchone()[0])
        return rows, (pages - free) * size

    def stop(self) -> None:
        """Stop the process."""
        self.process.terminate()
        try:
            self.process.wait(15)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


def _is_server(pid: int) -> bool:
    """Whether a child process serves; bots' workers do not."""
    try:
        return b"contrada.server.run" in Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return False
