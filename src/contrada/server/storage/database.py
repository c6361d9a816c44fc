"""Opens and migrates the database, and reads its keys."""

from __future__ import annotations

import os
import secrets
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Engine, create_engine, event, func, insert, select
from sqlalchemy.engine import Connection, make_url
from sqlalchemy.exc import IntegrityError

from contrada.server.storage import schema
from contrada.server.storage.migrations import migrate

KEY_BYTES: Final = 32
POOL: Final = 4
"""Connections to PostgreSQL per process for reading and writing; there are four more of others."""
MIGRATING: Final = 0x636F6E74
"""The advisory lock that one process holds while it migrates and the others wait."""


def make_private_folder(folder: Path) -> None:
    """Create a folder that only this user can read; an existing one is not changed."""
    folder.parent.mkdir(parents=True, exist_ok=True)
    try:
        folder.mkdir(mode=0o700)
    except FileExistsError:
        return


def make_private_file(url: str) -> None:
    """Create an SQLite database that only this user can read; an existing one is not changed."""
    address = make_url(url)
    if address.get_backend_name() == "sqlite" and address.database not in (None, ":memory:"):
        os.close(os.open(str(address.database), os.O_RDONLY | os.O_CREAT, 0o600))


def open_engine(url: str) -> Engine:
    """A connection pool; SQLite is configured not to lose committed data in a crash."""
    engine = create_engine(
        url,
        pool_pre_ping=not url.startswith("sqlite"),
        hide_parameters=True,  # errors must not quote names, chat or hashes
        **({} if url.startswith("sqlite") else {"pool_size": POOL, "max_overflow": 0}),
    )
    if engine.dialect.name == "sqlite":

        @event.listens_for(engine, "connect")
        def _careful(connection: Any, _record: Any) -> None:
            # The driver's own transaction handling breaks savepoints, so BEGIN is sent explicitly.
            connection.isolation_level = None
            cursor = connection.cursor()
            for pragma in (
                "journal_mode=WAL",
                "synchronous=FULL",
                "foreign_keys=ON",
                "busy_timeout=5000",
                "cache_size=-1000",  # kB for each connection; the system caches the file too
            ):
                cursor.execute(f"PRAGMA {pragma}")
            cursor.close()

        @event.listens_for(engine, "begin")
        def _begin(connection: Connection) -> None:
            connection.exec_driver_sql("BEGIN")

    return engine


def is_shared(engine: Engine) -> bool:
    """Whether other processes may write to this database."""
    return engine.dialect.name == "postgresql"


def bring_up_to_date(engine: Engine) -> None:
    """Run the migrations, and on PostgreSQL those of the job queue."""
    with engine.begin() as connection:
        if is_shared(engine):
            connection.execute(select(func.pg_advisory_xact_lock(MIGRATING)))
        migrate(connection)
        if is_shared(engine):
            from contrada.server.storage.job_queue import prepare

            prepare(connection)


def key_of(engine: Engine, name: str) -> bytes:
    """A secret key of this installation, created once and shared by all its processes."""
    query = select(schema.secrets.c.value).where(schema.secrets.c.name == name)
    with engine.connect() as connection:
        found = connection.execute(query).scalar()
    if found is not None:
        return bytes(found)
    try:
        with engine.begin() as connection:
            value = secrets.token_bytes(KEY_BYTES)
            connection.execute(insert(schema.secrets).values(name=name, value=value))
    except IntegrityError:  # another process was faster: its key is the one
        pass
    with engine.connect() as connection:
        return bytes(connection.execute(query).scalar_one())
