"""What processes take of PostgreSQL: few connections, and no commit behind a notification."""

from __future__ import annotations

import contextlib
import threading
import time
from collections.abc import Iterator

import psycopg
import pytest
from psycopg import sql

from contrada.server.storage.event_store import Store
from tests.server.harness import Person
from tests.server.pg import Server, new_database, store_of
from tests.server.pg import uri as uri
from tests.server.test_store import event, make_table

MOST = 8
"""Connections of one process (docs/scaling.md)."""
DEFAULT = 100
"""PostgreSQL's default limit of connections."""


@contextlib.contextmanager
def stuck_notification(url: str) -> Iterator[None]:
    """A transaction with a notification that is committing, and does not get further.

    It waits for a standby server that does not exist, while it holds the lock under which all
    notifications of the whole database server are committed.
    """
    with psycopg.connect(url, autocommit=True) as admin:
        name = sql.Identifier(str(admin.info.dbname))
        # Every other commit at this database is as durable as before, but needs no standby.
        admin.execute(sql.SQL("ALTER DATABASE {} SET synchronous_commit = local").format(name))
        admin.execute("CREATE TABLE written (number int)")
        admin.execute("ALTER SYSTEM SET synchronous_standby_names = 'nobody'")
        admin.execute("SELECT pg_reload_conf()")
        ended = threading.Event()

        def write() -> None:
            """Commit until a commit is stuck: the new setting takes effect after a moment."""
            while not ended.is_set():
                stuck.execute("INSERT INTO written VALUES (1)")
                stuck.execute("NOTIFY contrada_test")
                stuck.commit()

        with psycopg.connect(url) as stuck:
            stuck.execute("SET synchronous_commit = on")
            stuck.commit()
            thread = threading.Thread(target=write)
            thread.start()
            try:
                query = "SELECT count(*) FROM pg_stat_activity WHERE wait_event = 'SyncRep'"
                _until(lambda: admin.execute(query).fetchone() == (1,))
                yield
            finally:
                ended.set()
                admin.execute("ALTER SYSTEM RESET synchronous_standby_names")
                admin.execute("SELECT pg_reload_conf()")
                thread.join(30)
                assert not thread.is_alive()


def _until(condition: object) -> None:
    assert callable(condition)
    until = time.monotonic() + 60
    while not condition():
        assert time.monotonic() < until
        time.sleep(0.02)


def test_no_commit_waits_for_a_notification(uri: str) -> None:
    url = new_database(uri)
    first = store_of(url)
    make_table(first)
    first.close()
    with stuck_notification(url):
        store: Store = store_of(url)
        # A commit with a notification of its own would wait …
        with (
            psycopg.connect(url, autocommit=True, options="-c lock_timeout=300") as other,
            pytest.raises(psycopg.errors.LockNotAvailable),
        ):
            other.execute("NOTIFY contrada_test")
        # … and those of events do not.
        for number in range(2, 12):
            assert store.append([event(number)]) == [None]
        assert len(store.rows("t")) == 11
        store.close()


@pytest.mark.parametrize("count", [2, pytest.param(10, marks=pytest.mark.long)])
def test_the_connections_of_processes_fit_into_the_default_limit(uri: str, count: int) -> None:
    assert 10 * MOST < DEFAULT
    url = new_database(uri)
    server = Server(url, workers=count)
    most = 0
    try:
        server.wait()
        bots = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        with psycopg.connect(url, autocommit=True) as admin, contextlib.ExitStack() as stack:
            people = [Person(server.port, f"Anna{n}") for n in range(2 * count)]
            for person in people:
                stack.callback(person.close)
            tables = [person.create(bots) for person in people]
            shown = admin.execute("SHOW max_connections").fetchone()
            assert shown == (str(DEFAULT),)
            for person, table in zip(people, tables, strict=True):
                person.must(table, "start")
                stack.enter_context(person.watch(table, 0))
            query = (
                "SELECT count(*) FROM pg_stat_activity "
                "WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
            until = time.monotonic() + 4
            while time.monotonic() < until:
                row = admin.execute(query).fetchone()
                assert row is not None
                most = max(most, int(row[0]))
                time.sleep(0.02)
    finally:
        server.stop()
    print(f"{count} processes: at most {most} connections")
    assert count <= most <= MOST * count
