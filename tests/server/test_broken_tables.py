"""A broken table affects no other: it is marked, postponed, reported and still readable."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete, select, update
from sqlalchemy.exc import OperationalError

from contrada.server.people.recorder import Recorder
from contrada.server.people.results import ResultStore
from contrada.server.settings import Settings
from contrada.server.storage import schema
from contrada.server.storage.event_store import Store
from contrada.server.storage.table_faults import LONGEST_PAUSE, describe, pause_after
from contrada.server.tables.deadlines import abandoned_after
from contrada.server.tables.rows import Append, Row
from contrada.server.tables.table import Table
from tests.server.harness import Person, Running
from tests.server.test_read_only import begin, play
from tests.server.test_store import event, make_table

ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}


@pytest.fixture
def own(server: Running, monkeypatch: pytest.MonkeyPatch) -> Running:
    """The server of this module, without the broken tables of other tests."""
    monkeypatch.setattr("contrada.server.runtime.health.FRESH_SECONDS", 0.0)
    monkeypatch.setattr("contrada.server.runtime.cache.FAILED_SECONDS", 0.0)
    with server.store.engine.begin() as connection:
        matches = schema.matches
        connection.execute(delete(schema.broken))
        connection.execute(update(matches).values(due_at=None, phase="over", listed=False))
    return server


@pytest.fixture
def three(own: Running) -> Iterator[list[Person]]:
    found = [Person(own.port, name) for name in ("Anna", "Bruno", "Clara")]
    yield found
    for person in found:
        person.close()


def forget(server: Running, table: str) -> None:
    """Let the server read the table from the database again."""
    on_loop(server, lambda: server.services.tables.cache.sessions.pop(table, None))


def on_loop(server: Running, work: Callable[[], Any]) -> Any:
    done: Future[Any] = Future()

    def run() -> None:
        try:
            done.set_result(work())
        except BaseException as error:
            done.set_exception(error)

    server.loop.call_soon_threadsafe(run)
    return done.result(10)


def sweep(server: Running, ahead: int = 0) -> None:
    scheduler = server.services.tables.scheduler
    asyncio.run_coroutine_threadsafe(scheduler.sweep(ahead), server.loop).result(20)


def set_due(server: Running, table: str, due: int = 1) -> None:
    matches = schema.matches
    with server.store.engine.begin() as connection:
        connection.execute(update(matches).where(matches.c.id == table).values(due_at=due))


def due_of(server: Running, table: str) -> int:
    matches = schema.matches
    with server.store.engine.connect() as connection:
        query = select(matches.c.due_at).where(matches.c.id == table)
        return int(connection.execute(query).scalar_one())


def damage_event(server: Running, table: str, **values: str) -> None:
    log = schema.events
    with server.store.engine.begin() as connection:
        last = select(log.c.seq).where(log.c.match_id == table).order_by(log.c.seq.desc()).limit(1)
        here = (log.c.match_id == table) & (log.c.seq == connection.execute(last).scalar_one())
        connection.execute(update(log).where(here).values(**values))


def damage_snapshot(server: Running, table: str) -> None:
    with server.store.engine.begin() as connection:
        shots = schema.snapshots
        connection.execute(delete(shots).where(shots.c.match_id == table))
        row = {"match_id": table, "seq": 2, "data": b'{"data": {"seats": 7}}'}
        connection.execute(shots.insert().values(**row))


DAMAGES: dict[str, Callable[[Running, str], None]] = {
    "an event that is no JSON": lambda s, t: damage_event(s, t, event="{"),
    "an event without its fields": lambda s, t: damage_event(s, t, event='{"is": "played"}'),
    "an event that cannot be played": lambda s, t: damage_event(
        s, t, event='{"is": "played", "seat": 0, "action": {"do": "nonsense"}}'
    ),
    "unreadable viewers": lambda s, t: damage_event(s, t, seen="?"),
    "a broken snapshot": damage_snapshot,
}


def test_damaged_tables_are_marked_and_readable_and_the_others_go_on(
    own: Running, three: list[Person]
) -> None:
    anna = three[0]
    bad = {kind: begin(three) for kind in DAMAGES}
    good = anna.create([ME, BOT], "palazzo", clock={"per_move": 3600}, on_timeout="bot_moves")
    anna.must(good, "start")
    idle = anna.create([ME, OPEN], "palazzo")
    anna.look(idle)
    for kind, table in bad.items():
        play(three, table, 3)
        set_due(own, table)
        forget(own, table)
        DAMAGES[kind](own, table)
    set_due(own, good, 2)  # after all of them
    own.services.tables.cache.sessions[good].table.data.public_at -= (
        10**9
    )  # it was given up long ago
    own.services.tables.cache.sessions[idle].used -= 1000

    sweep(own)
    assert anna.look(good)["table"]["result"]["reason"] == "abandoned", "it was looked after"
    assert idle not in own.services.tables.cache.sessions, "what nobody watches leaves the memory"
    health = anna.get("/health")
    assert health.status_code == 200
    assert health.json()["degraded"] is True
    assert f"contrada_tables_broken {len(bad)}.0" in anna.metrics()
    marked = {found.id: found for found in own.store.broken()}
    assert set(marked) == set(bad.values())
    mine = [line["id"] for line in anna.get("/api/tables").json()["mine"]]
    for kind, table in bad.items():
        assert table not in health.text
        assert marked[table].tries == 1
        assert marked[table].since <= time.time() * 1000
        assert marked[table].fault.startswith("load: "), kind
        assert due_of(own, table) > own.services.tables.clock.now(), "it is postponed"
        told = anna.get(f"/api/tables/{table}?seat=0")
        assert (told.status_code, told.json()["code"]) == (409, "read_only"), kind
        shown = anna.get(f"/api/tables/{table}/read-only?seat=0")
        assert shown.status_code == 200, kind
        assert [seat["name"] for seat in shown.json()["seats"]] == ["Anna", "Bruno"]
        assert anna.get(f"/api/tables/{table}/export?seat=0").status_code == 200, kind
        assert table in mine


def test_the_pauses_grow_and_a_table_that_works_again_is_no_longer_marked(
    own: Running, three: list[Person]
) -> None:
    bad = begin(three)
    forget(own, bad)
    with own.store.engine.connect() as connection:
        log = schema.events
        query = select(log.c.event).where(log.c.match_id == bad).order_by(log.c.seq.desc())
        sound = str(connection.execute(query.limit(1)).scalar_one())
    damage_event(own, bad, event="[]")
    clock = own.services.tables.clock
    pauses = []
    for tries in (1, 2, 3):
        set_due(own, bad)
        sweep(own)
        pauses.append(due_of(own, bad) - clock.now())
        assert own.store.broken()[0].tries == tries
    assert pauses[0] < pauses[1] < pauses[2]
    damage_event(own, bad, event=sound)
    assert three[0].look(bad, 0)["table"]["phase"] == "running"
    assert own.store.broken() == []
    assert three[0].get("/health").json()["degraded"] is False
    sweep(own)
    assert due_of(own, bad) > clock.now() + 10**6, "it is due when it would have been"
    assert pause_after(1) < pause_after(2) < pause_after(60) == LONGEST_PAUSE


def test_a_head_that_cannot_be_read_does_not_spoil_the_lists(
    own: Running, three: list[Person]
) -> None:
    anna = three[0]
    tables = [anna.create([ME, OPEN], "palazzo", listed=True) for _ in range(2)]
    with own.store.engine.begin() as connection:
        matches = schema.matches
        bad = update(matches).where(matches.c.id == tables[0]).values(setup="{")
        connection.execute(bad)
    forget(own, tables[0])
    lobby = anna.get("/api/tables")
    assert lobby.status_code == 200
    assert [line["id"] for line in lobby.json()["mine"]] == [tables[1]]
    assert [line["id"] for line in lobby.json()["listed"]] == [tables[1]]
    set_due(own, tables[0])
    sweep(own)
    assert [table.id for table in own.store.broken()] == [tables[0]]
    for path in ("", "/read-only", "/export"):
        answer = anna.get(f"/api/tables/{tables[0]}{path}")
        assert answer.json()["code"] == "read_only", path
    assert anna.http.request("DELETE", "/api/me", json={}).status_code == 200, "one can leave"


def test_a_watcher_that_fails_at_one_table_hurts_no_other(
    own: Running, three: list[Person]
) -> None:
    anna = three[0]
    tables = [anna.create([ME, OPEN], "palazzo") for _ in range(2)]
    seen: list[str] = []

    def look(session: Any) -> None:
        if session.table.id == tables[0]:
            raise KeyError("a name that is nobody's business")

    cache = own.services.tables.cache
    cache.watchers.insert(0, look)
    cache.watchers.append(lambda session: seen.append(session.table.id))
    for table in tables:
        three[1].must(table, "take", seat=1)
    assert seen[-1] == tables[1]
    assert tables[0] in seen, "the watchers after it were called"
    until = time.monotonic() + 5
    while not own.store.broken() and time.monotonic() < until:
        time.sleep(0.01)
    (found,) = own.store.broken()
    assert (found.id, found.fault.split(":")[0]) == (tables[0], "watcher")
    assert "nobody's business" not in found.fault
    cache.watchers.remove(look)
    cache.watchers.pop()
    three[1].must(tables[0], "leave", seat=1)
    assert own.store.broken() == []


def test_an_event_that_fails_marks_its_table(
    own: Running, three: list[Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    table, other = begin(three), begin(three)
    three[0].look(table)

    def fail(*_: Any) -> None:
        raise RuntimeError("anna's secret")

    broken = own.services.tables.cache.sessions[table].table
    monkeypatch.setattr(broken, "apply_and_log", fail)
    assert three[0].do(table, "resign", seat=0).status_code == 503
    (found,) = own.store.broken()
    assert found.id == table
    assert found.fault.startswith("event: RuntimeError")
    assert "secret" not in found.fault
    play(three, other, 2)
    play(three, table, 1)
    assert own.store.broken() == [], "it was loaded again, and works"


def test_upkeep_that_fails_at_one_table_goes_on_with_the_next(
    own: Running, three: list[Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = three[0]
    tables = [anna.create([ME, OPEN], "palazzo") for _ in range(2)]
    sessions = []
    for number, table in enumerate(tables):
        anna.look(table)
        set_due(own, table, number + 1)
        sessions.append(own.services.tables.cache.sessions[table])
    sessions[1].table.data.public_at -= 10**9

    def fail(table: Table, settings: Settings) -> int:
        if table.id == tables[0]:
            raise RuntimeError("broken")
        return abandoned_after(table, settings)

    with monkeypatch.context() as patch:
        patch.setattr("contrada.server.runtime.scheduler.abandoned_after", fail)
        sweep(own)
    assert [(found.id, found.fault[:8]) for found in own.store.broken()] == [
        (tables[0], "upkeep: ")
    ]
    assert anna.look(tables[1])["table"]["result"]["reason"] == "abandoned"
    assert due_of(own, tables[0]) > own.services.tables.clock.now(), "it is postponed"
    set_due(own, tables[0])
    sweep(own)
    assert own.store.broken() == [], "it works again"


def test_a_bot_that_always_fails_is_asked_after_growing_pauses(
    own: Running, three: list[Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    tables, asked = own.services.tables, []

    async def fail(*_: Any) -> int:
        asked.append(1)
        raise RuntimeError("anna's secret")

    def tries() -> int:
        return sum(found.tries for found in own.store.broken())

    def wait_for(count: int) -> None:
        until = time.monotonic() + 10
        while tries() != count and time.monotonic() < until:
            time.sleep(0.01)
        assert tries() == count

    pauses = []
    with monkeypatch.context() as patch:
        patch.setattr(tables.bots, "choose", fail)
        table = three[0].create([ME, BOT], "tuscany")
        three[0].must(table, "start")
        for count in (1, 2, 3):
            wait_for(count)
            assert len(asked) == count
            pauses.append(due_of(own, table) - tables.clock.now())
            sweep(own)
            assert len(asked) == count, "it is not due"
            set_due(own, table)
            sweep(own)
        wait_for(4)
    assert pauses[0] < pauses[1] < pauses[2]
    (found,) = own.store.broken()
    assert (found.id, found.fault.split(" at ")[0]) == (table, "bot: RuntimeError")
    set_due(own, table)
    sweep(own)
    wait_for(0)


def test_a_database_that_fails_marks_no_table(
    own: Running, three: list[Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = begin(three)
    forget(own, table)

    def fail(*_: Any) -> None:
        raise OperationalError("SELECT", {}, Exception("gone"))

    with monkeypatch.context() as patch:
        patch.setattr(own.store, "load", fail)
        assert three[0].get(f"/api/tables/{table}").json()["code"] == "unavailable"
    assert own.store.broken() == []
    assert three[0].get(f"/api/tables/{table}").status_code == 200


def test_health_fails_only_where_nothing_can_be_played(
    own: Running, three: list[Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, clock = three[0], own.services.tables.clock
    assert anna.get("/health").status_code == 200

    def fail(*_: Any) -> None:
        raise OperationalError("UPDATE", {}, Exception("disk full"))

    with monkeypatch.context() as patch:
        patch.setattr(own.store.heartbeat, "beat", fail)
        with pytest.raises(OperationalError):
            clock.beat()
        assert anna.get("/health").status_code == 503, "it cannot be written"
    clock.beat()
    assert anna.get("/health").status_code == 200
    monkeypatch.setattr(own.store, "ping", fail)
    assert anna.get("/health").status_code == 503, "it cannot be read"


def test_health_counts_rarely(own: Running, three: list[Person], monkeypatch: Any) -> None:
    monkeypatch.setattr("contrada.server.runtime.health.FRESH_SECONDS", 60.0)
    counted: list[str] = []
    read = own.store.phases.read

    def counting() -> dict[str, int]:
        counted.append("read")
        return read()

    monkeypatch.setattr(own.store.phases, "read", counting)
    for _ in range(5):
        assert three[0].get("/health").status_code == 200
    assert len(counted) <= 1


def test_finished_games_are_recorded_beside_one_that_cannot_be(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'c.db'}")
    for name in ("a", "b", "c"):
        make_table(store, name)
    with store.engine.begin() as connection:
        connection.execute(update(schema.matches).values(phase="over"))
    recorder = Recorder(store, ResultStore(store.engine))
    asked: list[str] = []

    def record(table_id: str, table: Table | None = None) -> None:
        asked.append(table.id if table else table_id)
        raise ValueError("damaged")

    recorder.record = record  # type: ignore[method-assign]
    asyncio.run(recorder._catch_up())
    assert sorted(asked) == ["a", "b", "c"]
    store.close()


def test_an_event_that_cannot_be_written_spoils_no_other_in_its_commit(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'c.db'}")
    make_table(store, "t")
    make_table(store, "u")
    bad = event(2, "t")
    bad = Append(bad.match_id, Row(2, 2**70, bad.row.event, [-1]), "running", None, None)
    first, second = store.append([bad, event(2, "u")])
    assert isinstance(first, Exception)
    assert second is None
    assert [row.seq for row in store.rows("u")] == [1, 2]
    assert [row.seq for row in store.rows("t")] == [1]
    store.close()


def test_a_fault_names_kind_and_place_but_no_message() -> None:
    try:
        Store("sqlite:///:memory:").load("a link that is secret")
    except Exception as error:
        text = describe("load", error)
    assert text.startswith("load: ")
    assert "secret" not in text
    assert "server/storage/logs/log_reader.py:" in text
