"""One server per database: a second one would not hear what the first one plays."""

from __future__ import annotations

import fcntl
import os
from pathlib import Path
from typing import IO, Final

from sqlalchemy import text
from sqlalchemy.engine import Connection, Engine

from contrada.core.errors import ContradaError

LOCK: Final = 0x636F6E74
"""The number of the advisory lock in PostgreSQL."""


class NotAlone(ContradaError):
    """Another server uses this database."""


class Alone:
    """Holds a database for one server process, until it ends, however it ends."""

    def __init__(self, engine: Engine) -> None:
        self._file: IO[str] | None = None
        self._connection: Connection | None = None
        if engine.dialect.name == "sqlite":
            self._hold_file(Path(str(engine.url.database) + ".lock"))
        elif engine.dialect.name == "postgresql":
            self._connection = engine.connect().execution_options(isolation_level="AUTOCOMMIT")
            query = text("SELECT pg_try_advisory_lock(:lock)")
            if not self._connection.execute(query, {"lock": LOCK}).scalar_one():
                self._connection.close()
                raise NotAlone(
                    "Another server uses this database. Two servers cannot share one yet: a move "
                    "made at one would not be told at the other."
                )

    def _hold_file(self, path: Path) -> None:
        self._file = path.open("a+")
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            self._file.seek(0)
            who = self._file.read().strip() or "unknown"
            self._file.close()
            raise NotAlone(
                f"Another server (process {who}) uses {path.with_suffix('')}. SQLite serves one "
                "server process; choose another folder with --data."
            ) from None
        self._file.truncate(0)
        self._file.write(str(os.getpid()))
        self._file.flush()

    def release(self) -> None:
        """Let another server in."""
        if self._file is not None:
            self._file.close()
        if self._connection is not None:
            self._connection.close()
