"""Notifications between processes: after the commit, and only to those that hold the table."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest
from sqlalchemy import event, text

from contrada.server.cluster.peers import Peers
from contrada.server.settings import Settings, read_settings
from contrada.server.storage import notifications as notes
from contrada.server.storage.event_store import Store
from tests.server.pg import new_database, postgres
from tests.server.test_store import event as row
from tests.server.test_store import make_table


@pytest.fixture(scope="module")
def settings() -> Iterator[Settings]:
    with postgres() as uri:
        yield read_settings({}, database_url=new_database(uri))


class Held:
    """The tables of a process, and the numbers it was told."""

    def __init__(self, *tables: str) -> None:
        self.tables = set(tables)
        self.numbers: dict[str, int] = {}

    def held(self) -> set[str]:
        return self.tables

    def compare(self, numbers: dict[str, int]) -> None:
        self.numbers = numbers


def test_a_commit_of_events_and_jobs_notifies_nobody(settings: Settings) -> None:
    """PostgreSQL lets only one transaction with notifications commit at a time."""
    store = Store(settings.url)
    make_table(store)
    statements: list[str] = []
    event.listen(store.engine, "before_cursor_execute", lambda *given: statements.append(given[2]))
    assert store.append([row(2)]) == [None]
    assert statements
    assert not any("notify" in each.lower() for each in statements)
    with store.engine.connect() as connection:
        query = "SELECT tgenabled FROM pg_trigger WHERE tgname LIKE '%notify%inserted%'"
        assert list(connection.execute(text(query)).scalars()) == ["D"], "nor does the job queue"
    store.close()


def held_by(store: Store) -> list[str]:
    """The tables that a process holds, as the database knows them."""
    with store.engine.connect() as connection:
        query = text("SELECT match_id FROM holders WHERE process = :me")
        return list(connection.execute(query, {"me": store.token}).scalars())


def test_only_holders_hear_of_a_table_and_lost_numbers_are_found(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("contrada.server.cluster.peers.COMPARE_EVERY", 1)
    one, two = Store(settings.url), Store(settings.url)
    heard: list[notes.AnyNotification] = []
    held = Held("t", "gone")

    async def talk() -> None:
        def peers(store: Store, tables: Held) -> Peers:
            def hear(letter: notes.Envelope) -> None:
                if store is one:
                    heard.append(letter.note)

            link = (hear, lambda: None, lambda _: None)
            return Peers(settings.conninfo, store.token, *link, tables, store.holders)

        first, second = peers(one, held), peers(two, Held())
        await first.open()
        await second.open()
        one.holders.hold("t")
        one.holders.hold("gone")
        held.tables.discard("gone")
        second.notify(notes.Wrote("t", 3))
        second.notify(notes.Wrote("other", 3))
        second.notify(notes.PersonChanged("u", "name"))
        for _ in range(200):
            await asyncio.sleep(0.05)
            shares = {first.share, second.share}
            told = len(heard) >= 2 and held.numbers and shares == {(0, 2), (1, 2)}
            if told and held_by(one) == ["t"]:
                break
        assert shares == {(0, 2), (1, 2)}
        await first.close()
        await second.close()

    asyncio.run(talk())
    assert sorted(map(str, heard)) == sorted(
        map(str, (notes.PersonChanged("u", "name"), notes.Wrote("t", 3)))
    )
    assert held.numbers == {"t": 2}
    assert held_by(one) == ["t"], "what is not in memory is released"
    one.close()
    two.close()
