"""Single-process lock of an SQLite database: a second server would miss the first one's events."""

from __future__ import annotations

import fcntl
import os
from pathlib import Path
from typing import IO

from sqlalchemy.engine import make_url

from contrada.core.errors import ContradaError


class DatabaseInUse(ContradaError):
    """Another server uses this database."""


class ProcessLock:
    """Locks an SQLite database for one process; PostgreSQL allows any number."""

    def __init__(self, url: str) -> None:
        self._file: IO[str] | None = None
        address = make_url(url)
        if address.get_backend_name() == "sqlite" and address.database not in (None, ":memory:"):
            self._hold_file(Path(f"{address.database}.lock"))

    def _hold_file(self, path: Path) -> None:
        self._file = os.fdopen(os.open(path, os.O_RDWR | os.O_CREAT | os.O_APPEND, 0o600), "a+")
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            self._file.seek(0)
            who = self._file.read().strip() or "unknown"
            self._file.close()
            raise DatabaseInUse(
                f"Another server (process {who}) uses {path.with_suffix('')}. SQLite serves one "
                "server process; choose another folder with --data, or PostgreSQL with "
                "CONTRADA_DATABASE_URL, which serves any number."
            ) from None
        self._file.truncate(0)
        self._file.write(str(os.getpid()))
        self._file.flush()

    def release(self) -> None:
        """Release the lock."""
        if self._file is not None:
            self._file.close()
