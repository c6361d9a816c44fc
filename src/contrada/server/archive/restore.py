"""Restoring a backup into an empty database: everything in one transaction, or nothing."""

from __future__ import annotations

import contextlib
import gzip
import hashlib
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Any, cast

import msgspec
from sqlalchemy import Engine, delete, func, insert, select, text
from sqlalchemy.engine import Connection, make_url
from sqlalchemy.exc import SQLAlchemyError

from contrada.server.archive.backup import is_empty
from contrada.server.archive.backup_format import (
    BATCH,
    FORMAT,
    LINE_BYTES,
    VERSION,
    BadBackup,
    Header,
    Trailer,
    from_json,
    table_of,
    tables_at,
)
from contrada.server.settings import Settings
from contrada.server.storage.counts import recount
from contrada.server.storage.database import MIGRATING, is_shared, open_engine
from contrada.server.storage.migrations import known_revisions, migrate, upgrade_to
from contrada.server.storage.process_lock import ProcessLock
from contrada.server.storage.schema import holders


def restore(settings: Settings, path: Path) -> int:
    """Fill the empty database of these settings from a backup; returns the number of rows.

    Raises BadBackup; the database is then as it was before.
    """
    try:
        raw = path.open("rb")
    except OSError as error:
        raise BadBackup(f"{path} cannot be read: {error.strerror}.") from None
    with raw, gzip.GzipFile(fileobj=raw, mode="rb") as packed:
        lines = Lines(cast(IO[bytes], packed), path)
        header = lines.header()  # before anything is created
        return _restore(settings, header, lines)


def _file_of(settings: Settings) -> Path | None:
    """The file of an SQLite database."""
    url = make_url(settings.url)
    return Path(str(url.database)) if url.get_backend_name() == "sqlite" else None


@contextlib.contextmanager
def _alone(settings: Settings, engine: Engine) -> Iterator[None]:
    """Lock the database against servers; a file created meanwhile is removed on failure."""
    file = _file_of(settings)
    if file is not None and not file.parent.is_dir():
        file.parent.mkdir(parents=True, mode=0o700)
    alone = ProcessLock(settings.url)
    fresh = file is not None and not file.exists()
    try:
        yield
    except BaseException:
        engine.dispose()
        if file is not None and fresh:
            for end in ("", "-wal", "-shm"):
                file.with_name(file.name + end).unlink(missing_ok=True)
        raise
    finally:
        alone.release()


def _restore(settings: Settings, header: Header, lines: Lines) -> int:
    try:
        engine = open_engine(settings.url)
    except ModuleNotFoundError as error:
        raise BadBackup(f"{error.name} is not installed; PostgreSQL needs it.") from None
    try:
        with _alone(settings, engine), engine.begin() as connection:
            return _fill(connection, header, lines)
    except OSError as error:
        raise BadBackup(f"The database cannot be written: {error.strerror}.") from None
    except SQLAlchemyError as error:
        reason = type(getattr(error, "orig", None) or error).__name__
        raise BadBackup(f"{lines.path} cannot be restored: {reason} in the database.") from None
    finally:
        engine.dispose()


def _fill(connection: Connection, header: Header, lines: Lines) -> int:
    shared = is_shared(connection.engine)
    if shared:
        connection.execute(select(func.pg_advisory_xact_lock(MIGRATING)))
    if not is_empty(connection):
        raise BadBackup(
            "The database is not empty. Restore into a new folder (--data) or a new database "
            "(CONTRADA_DATABASE_URL)."
        )
    upgrade_to(connection, header.revisions)
    tables = [table_of(name, columns) for name, columns in header.tables]
    rows = 0
    for index, batch in lines.batches():
        columns = header.tables[index][1]
        names = [name for name, _ in columns]
        connection.execute(
            insert(tables[index]), [dict(zip(names, row, strict=True)) for row in batch]
        )
        rows += len(batch)
    if shared:
        _move_sequences(connection, header)
    if "phase_counts" in dict(header.tables):
        recount(connection)  # the triggers have counted the restored tables once more
        connection.execute(delete(holders))
    migrate(connection)
    return rows


def _move_sequences(connection: Connection, header: Header) -> None:
    """Set the sequences so that new rows are numbered after the restored ones."""
    for name, columns in header.tables:
        for column, kind in columns:
            if not kind.startswith("int"):
                continue
            find = text("SELECT pg_get_serial_sequence(:table, :column)")
            pair = {"table": f'"{name}"', "column": column}
            sequence = connection.execute(find, pair).scalar()
            if sequence is None:
                continue
            table = table_of(name, columns)
            last = connection.execute(select(func.max(table.c[column]))).scalar()
            if last is not None:
                connection.execute(select(func.setval(sequence, last)))


class Lines:
    """Reads a backup file line by line and checks every one; raises BadBackup."""

    def __init__(self, file: IO[bytes], path: Path) -> None:
        self.path = path
        self._file = file
        self._digest = hashlib.sha256()
        self._kinds: list[list[str]] = []

    def _line(self) -> bytes:
        try:
            line = self._file.readline(LINE_BYTES)
        except (OSError, EOFError, zlib.error):
            raise BadBackup(f"{self.path} is not a backup, or is damaged.") from None
        if not line.endswith(b"\n"):
            raise BadBackup(f"{self.path} ends too early: it is not complete.")
        return line

    def header(self) -> Header:
        """The header of the file, validated against this version."""
        line = self._line()
        try:
            raw = msgspec.json.decode(line)
            if not isinstance(raw, dict) or raw.get("format") != FORMAT:
                raise BadBackup(f"{self.path} is not a backup of Contrada.")
            newer = raw.get("version") != VERSION
            header = None if newer else msgspec.convert(raw, Header)
        except (msgspec.MsgspecError, RecursionError):
            raise BadBackup(f"{self.path} is not a backup of Contrada.") from None
        if header is None or not header.revisions or not set(header.revisions) <= known_revisions():
            raise BadBackup(f"{self.path} was made by a newer version of Contrada.")
        if header.tables != tables_at(header.revisions):
            raise BadBackup(f"{self.path} does not have the tables of its schema revision.")
        self._digest.update(line)
        self._kinds = [[kind for _, kind in columns] for _, columns in header.tables]
        return header

    def batches(self) -> Iterator[tuple[int, list[list[Any]]]]:
        """The rows in batches of one table each; verifies the checksum after the last."""
        batch: list[list[Any]] = []
        at, rows = 0, 0
        while True:
            line = self._line()
            found = self._decoded(line)
            if isinstance(found, Trailer):
                break
            self._digest.update(line)
            index, row = found
            if batch and (index != at or len(batch) == BATCH):
                yield at, batch
                batch = []
            at = index
            batch.append(row)
            rows += 1
        if batch:
            yield at, batch
        if found.rows != rows or found.sha256 != self._digest.hexdigest():
            raise BadBackup(f"{self.path} is damaged: its checksum does not agree.")

    def _decoded(self, line: bytes) -> Trailer | tuple[int, list[Any]]:
        try:
            raw = msgspec.json.decode(line)
            if isinstance(raw, dict):
                return msgspec.convert(raw, Trailer)
            index, *values = raw
            if type(index) is not int or not 0 <= index < len(self._kinds):
                raise ValueError("no such table")
            kinds = self._kinds[index]
            return index, [from_json(v, kind) for v, kind in zip(values, kinds, strict=True)]
        except (msgspec.MsgspecError, RecursionError, TypeError, ValueError):
            raise BadBackup(f"{self.path} is damaged: a row cannot be read.") from None
