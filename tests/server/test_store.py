"""The event store: appended events are stored exactly once and in order."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import inspect

from contrada.core.registry import make_game
from contrada.server.storage.database import key_of
from contrada.server.storage.event_store import Store
from contrada.server.storage.migrations import config, heads, is_current, migrate
from contrada.server.storage.process_lock import DatabaseInUse, ProcessLock
from contrada.server.storage.schema import metadata
from contrada.server.storage.writer import Writer
from contrada.server.tables.events import Clock, Made, Played, SeatSetup, Setup, Started
from contrada.server.tables.rows import AlreadyWritten, Append, Head, NoSuchTable, Row


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    made = Store(f"sqlite:///{tmp_path / 'test.db'}")
    yield made
    made.close()


def setup_of(game_id: str = "palazzo") -> Setup:
    game = make_game(game_id)
    spec = game.spec
    return Setup(
        spec.id,
        spec.rules_version,
        game.components,
        spec.check_options({}),
        2,
        "live",
        False,
        True,
        Clock(),
        "bot_moves",
    )


def make_table(
    store: Store, table: str = "t", *, listed: bool = False, most: int | None = None
) -> None:
    head = Head(table, "palazzo", "open", listed, 1, 1, setup_of())
    row = Row(1, 1, Made("anna", [SeatSetup("me"), SeatSetup()]), [0, 1, -1])
    store.create(head, bytes(32), Append(table, row, "open", None, ["anna"]), most)


def event(seq: int, table: str = "t") -> Append:
    row = Row(seq, seq, Played(0, {"do": "pass", "n": seq}), [0])
    return Append(table, row, "running", None, ["anna", "bruno"])


def test_what_was_appended_is_read_in_order(store: Store) -> None:
    make_table(store)
    assert store.append([event(2), event(3)]) == [None, None]
    stored = store.load("t")
    assert [row.seq for row in stored.rows] == [1, 2, 3]
    assert stored.rows[2] == event(3).row
    assert stored.head.phase == "running"
    assert stored.seed == bytes(32)


def test_a_number_is_used_once_and_the_others_of_the_batch_are_kept(store: Store) -> None:
    make_table(store)
    make_table(store, "u")
    assert store.append([event(2)]) == [None]
    first, second, third = store.append([event(2), event(2, "u"), event(3)])
    assert isinstance(first, AlreadyWritten)
    assert (second, third) == (None, None)
    assert [row.seq for row in store.rows("t")] == [1, 2, 3]
    assert [row.seq for row in store.rows("u")] == [1, 2]


def test_a_snapshot_shortens_what_is_loaded(store: Store) -> None:
    make_table(store)
    with_snapshot = Append("t", Row(2, 2, Started(), [0]), "running", None, [], None, b"shot")
    store.append([with_snapshot, event(3)])
    stored = store.load("t")
    assert stored.snapshot == b"shot"
    assert [row.seq for row in stored.rows] == [3]
    assert [row.seq for row in store.rows("t")] == [1, 2, 3]


def test_an_unknown_table_is_named_so(store: Store) -> None:
    with pytest.raises(NoSuchTable):
        store.load("nowhere")


def test_committed_rows_survive_without_closing(store: Store, tmp_path: Path) -> None:
    make_table(store)
    store.append([event(2)])
    other = Store(f"sqlite:///{tmp_path / 'test.db'}")
    assert [row.seq for row in other.rows("t")] == [1, 2]
    with other.engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
    other.close()


def test_the_migrations_make_the_schema_that_the_code_uses(store: Store) -> None:
    ordered = {"matches_lobby", "matches_lobby_game"}  # Alembic cannot compare a descending column

    def compared(_item: object, name: str | None, kind: str, *_: object) -> bool:
        return kind != "index" or name not in ordered

    with store.engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"include_object": compared})
        assert compare_metadata(context, metadata) == []
        found = {str(index["name"]) for index in inspect(connection).get_indexes("matches")}
        assert ordered <= found


def test_a_key_is_made_once(store: Store) -> None:
    assert key_of(store.engine, "signing") == key_of(store.engine, "signing")
    assert key_of(store.engine, "signing") != key_of(store.engine, "other")


def test_what_is_due_comes_first(store: Store) -> None:
    make_table(store)
    make_table(store, "u")
    for table, due in (("t", 200), ("u", 100)):
        row = Row(2, 2, Started(), [])
        store.append([Append(table, row, "running", due, [])])
    assert store.due(99, 10) == []
    assert store.due(150, 10) == ["u"]
    assert store.due(250, 10) == ["u", "t"]


def test_people_their_accounts_and_their_going(store: Store) -> None:
    make_table(store)
    store.users.save_name("anna", "Anna", 5)
    store.users.save_name("bruno", "Bruno", 5)
    store.users.save_account("anna", "anna", "hash")
    with pytest.raises(AlreadyWritten, match="in use"):
        store.users.save_account("bruno", "anna", "hash")
    with pytest.raises(AlreadyWritten, match="already"):
        store.users.save_account("anna", "another", "hash")
    store.users.save_password("anna", "hash2")
    anna = store.users.of_account("anna")
    assert anna is not None
    assert (anna.id, anna.session, anna.password) == ("anna", 1, "hash2")
    store.sayings.say("t", "anna", 0, 7, "hello")
    store.sayings.mute("bruno", "anna", True)
    store.sayings.mute("bruno", "anna", True)
    assert store.sayings.muted_by("bruno") == {"anna"}
    assert [head.id for head in store.tables_of("anna", 9)] == ["t"]
    assert store.unfinished_of("anna") == 1
    store.users.forget("anna")
    assert store.users.find("anna") is None
    assert store.sayings.at("t", 10) == []
    assert store.sayings.muted_by("bruno") == set()
    assert store.tables_of("anna", 9) == []
    assert store.users.names(["anna", "bruno"]) == {"bruno": "Bruno"}


def test_the_writer_groups_and_tells_each_caller(store: Store) -> None:
    make_table(store)

    async def write() -> list[object]:
        writer = Writer(store)
        waits = [writer.append(event(seq)) for seq in (2, 3, 3, 4)]
        results = await asyncio.gather(*waits, return_exceptions=True)
        await writer.close()
        return list(results)

    results = asyncio.run(write())
    assert [type(result) for result in results] == [
        type(None),
        type(None),
        AlreadyWritten,
        type(None),
    ]
    assert [row.seq for row in store.rows("t")] == [1, 2, 3, 4]


def test_a_second_server_is_refused_with_the_reason(store: Store) -> None:
    first = ProcessLock(str(store.engine.url))
    with pytest.raises(DatabaseInUse, match="one server process"):
        ProcessLock(str(store.engine.url))
    first.release()
    ProcessLock(str(store.engine.url)).release()


def test_the_newest_migrations_are_known_without_alembic(store: Store) -> None:
    assert heads() == set(ScriptDirectory.from_config(config()).get_heads())
    with store.engine.begin() as connection:
        assert is_current(connection)
        migrate(connection)  # nothing is left to do
        connection.exec_driver_sql("DELETE FROM alembic_version")
        assert not is_current(connection)
