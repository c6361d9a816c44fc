"""Backups: a consistent snapshot of the whole database in one file, also while servers run."""

from __future__ import annotations

import contextlib
import gzip
import hashlib
import os
import secrets
from collections.abc import Iterator
from pathlib import Path
from typing import IO

import msgspec
from sqlalchemy import Engine, select, text
from sqlalchemy.engine import Connection
from sqlalchemy.exc import SQLAlchemyError

import contrada
from contrada.server.archive.backup_format import (
    BATCH,
    FORMAT,
    VERSION,
    BadBackup,
    Header,
    Trailer,
    table_of,
    tables_at,
    to_json,
)
from contrada.server.common.server_clock import now_ms
from contrada.server.storage.migrations import known_revisions, revisions_of


def back_up(engine: Engine, path: Path, *, force: bool = False) -> int:
    """Write a backup file completely or not at all; returns its number of rows.

    The file is readable by its owner only: it holds password hashes, seeds and the signing key.
    """
    with _new_file(path, force=force) as file, _snapshot(engine) as connection:
        try:
            return _write(connection, file)
        except SQLAlchemyError as error:
            raise BadBackup(f"The database cannot be read: {type(error).__name__}.") from None
        except UnicodeEncodeError:
            raise BadBackup("The database holds a text that is not valid Unicode.") from None


@contextlib.contextmanager
def _snapshot(engine: Engine) -> Iterator[Connection]:
    """A connection with a consistent snapshot of the database."""
    with engine.connect() as connection:
        if engine.dialect.name == "postgresql":
            connection = connection.execution_options(
                isolation_level="REPEATABLE READ", postgresql_readonly=True
            )
        # In SQLite's WAL mode the first read of a transaction determines its snapshot.
        with connection.begin():
            yield connection


def _write(connection: Connection, file: IO[bytes]) -> int:
    revisions = sorted(revisions_of(connection))
    if not revisions:
        raise BadBackup("The database is empty: there is nothing to back up.")
    if not set(revisions) <= known_revisions():
        raise BadBackup("The database belongs to a newer version of Contrada; back up with that.")
    tables = tables_at(revisions)
    header = Header(FORMAT, VERSION, contrada.__version__, revisions, now_ms(), tables)
    digest = hashlib.sha256()
    rows = 0

    with gzip.GzipFile(filename="", fileobj=file, mode="wb", compresslevel=6, mtime=0) as packed:

        def put(value: object) -> None:
            line = msgspec.json.encode(value) + b"\n"
            digest.update(line)
            packed.write(line)

        put(header)
        for index, (name, columns) in enumerate(tables):
            query = select(table_of(name, columns)).execution_options(yield_per=BATCH)
            for row in connection.execute(query):
                put([index, *map(to_json, row)])
                rows += 1
        packed.write(msgspec.json.encode(Trailer(rows, digest.hexdigest())) + b"\n")
    return rows


@contextlib.contextmanager
def _new_file(path: Path, *, force: bool) -> Iterator[IO[bytes]]:
    """A file that gets its name only once it is complete and synced to disk."""
    place = path.resolve()
    if place.is_dir():
        raise BadBackup(f"{path} is a folder.")
    if place.exists() and not force:
        raise BadBackup(f"{path} exists already; --force replaces it.")
    draft = place.with_name(f".{place.name}.{secrets.token_hex(4)}.part")
    try:
        number = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_NOFOLLOW, 0o600)
        try:
            with os.fdopen(number, "wb") as file:
                yield file
                file.flush()
                os.fsync(file.fileno())
            if force:
                draft.replace(place)
            else:
                os.link(draft, place)  # fails, other than renaming, if the name is taken by now
        finally:
            draft.unlink(missing_ok=True)
        _sync_folder(place.parent)
    except FileExistsError:
        raise BadBackup(f"{path} exists already; --force replaces it.") from None
    except OSError as error:
        raise BadBackup(f"{path} cannot be written: {error.strerror or error}.") from None


def _sync_folder(folder: Path) -> None:
    number = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    try:
        os.fsync(number)
    finally:
        os.close(number)


def is_empty(connection: Connection) -> bool:
    """Whether a database has no tables at all."""
    if connection.dialect.name == "postgresql":
        query = "SELECT count(*) FROM pg_tables WHERE schemaname = current_schema()"
    else:
        query = "SELECT count(*) FROM sqlite_master WHERE type = 'table'"
    return int(connection.execute(text(query)).scalar_one()) == 0
