"""Finished games are packed: every feature reads them as before, also after kills."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import event, func, select, update

from contrada.server.archive import packer
from contrada.server.archive.backup import back_up
from contrada.server.archive.packer import count_unpacked, pack_all, pack_table
from contrada.server.archive.restore import restore
from contrada.server.archive.tables import export, read_table
from contrada.server.storage import schema
from contrada.server.storage.event_store import Store
from contrada.server.storage.logs.packing import LinePage, NotPackable, pack, unpack
from contrada.server.tables.events import RematchMade
from contrada.server.tables.rows import AlreadyWritten, Append, BadRow, Row, TextRow
from contrada.server.tables.table import Table
from tests.cli.runner import run
from tests.server.harness import Person, Running, quick
from tests.server.test_read_only import rewrite
from tests.server.test_replays import play_out

ME = {"kind": "me"}
HOT = {"kind": "hot", "name": "Grandma"}


def rows_of(store: Store, table: str) -> dict[str, int]:
    """How many rows of each kind are kept of a table."""
    kinds = (schema.events, schema.snapshots, schema.archives)
    with store.engine.connect() as connection:
        return {
            kind.name: connection.execute(
                select(func.count()).select_from(kind).where(kind.c.match_id == table)
            ).scalar_one()
            for kind in kinds
        }


def finished(person: Person, server: Running) -> str:
    """A finished and recorded table that the server has put out of its memory."""
    table = person.create([ME, HOT], "fiera")
    person.must(table, "start")
    play_out(person, table, 2)
    recorder = server.services.background.recorder
    asyncio.run_coroutine_threadsafe(recorder.settled(), server.loop).result(10)
    forget(server, table)
    return table


def forget(server: Running, table: str) -> None:
    async def drop() -> None:
        server.services.tables.cache.sessions.pop(table, None)

    asyncio.run_coroutine_threadsafe(drop(), server.loop).result(10)


def everything(person: Person, table: str) -> dict[str, Any]:
    """What every feature tells about a finished table."""
    paths = ("?seat=0", "?seat=1", "", "/export", "/audit", "/replay/5?as=all", "/curve?as=all")
    return {
        path: person.get(f"/api/tables/{table}{path}").text
        for path in (*paths, "/log?seat=0&start=0", "/lines?as=all")
    }


def test_rows_come_back_byte_for_byte() -> None:
    rows = [
        TextRow(1, 1_700_000_000_000, '{"is":"made", "host":"ü"}', [-1, 0, 1], None),
        TextRow(2, 1_700_000_000_005, "not even JSON", [], 1_700_000_000_001),
        TextRow(3, 1_700_000_000_004, "", [-1, 0, 1], -5),
    ]
    line, other = msgspec.Raw(b'{"actor":0,"entry":{"a":"\xc3\xa8"}}'), msgspec.Raw(b"[]")
    pages = [LinePage(0, [line, other, line]), LinePage(7, [other])]
    packed = pack(rows, pages)
    found = unpack(packed)
    assert found.rows == rows
    assert [(page.first, list(map(bytes, page.lines))) for page in found.pages] == [
        (0, [bytes(line), bytes(other), bytes(line)]),
        (7, [bytes(other)]),
    ]
    with pytest.raises(NotPackable):
        pack(rows[1:], [])
    for damaged in (b"", packed[:-9], b"\2" + packed[1:], packed[:9] + b"x" + packed[10:]):
        with pytest.raises(BadRow):
            unpack(damaged)


def test_every_feature_reads_a_packed_game_as_before(
    server: Running, people: list[Person], tmp_path: Path
) -> None:
    anna, store = people[0], server.store
    table = finished(anna, server)
    before, text = everything(anna, table), export(store, table)
    log = store.unread(table).rows
    assert rows_of(store, table)["archives"] == 0
    forget(server, table)
    assert pack_table(store, table)
    assert rows_of(store, table) == {"events": 0, "snapshots": 0, "archives": 1}
    assert not pack_table(store, table), "once is enough"
    assert everything(anna, table) == before
    assert export(store, table) == text
    assert store.unread(table).rows == log
    assert read_table(store, table).data.phase == "over"
    back_up(store.engine, tmp_path / "all.backup")
    restore(quick(tmp_path / "new"), tmp_path / "all.backup")
    again = Store(f"sqlite:///{tmp_path / 'new' / 'contrada.db'}")
    assert again.unread(table).rows == log
    assert again.counts() == store.counts()
    again.close()
    fork = anna.post(f"/api/tables/{table}/fork", {"line": 6, "as": "all", "seats": [ME, HOT]})
    assert fork.status_code == 200
    new = anna.must(table, "rematch")["table"]
    assert rows_of(store, table)["events"] == 1, "what happens later is a row again"
    forget(server, table)
    assert anna.look(table)["table"]["rematch"] == new
    assert store.unread(table).rows[: len(log)] == log


def test_a_game_in_memory_is_packed_as_one_from_the_database(
    server: Running, people: list[Person]
) -> None:
    table = finished(people[0], server)
    transcript = Table.load(server.store.load(table)).transcript
    assert transcript is not None
    for page in transcript.pages:
        page.keep_last(3)
    told = packer._lines(server.store, table, transcript)
    assert min(len(page.lines) for page in told) > 3
    assert told == packer._lines(server.store, table, None)


def test_a_packed_game_of_other_rules_keeps_the_lines_of_every_viewer(
    server: Running, people: list[Person]
) -> None:
    anna = people[0]
    table = finished(anna, server)
    told = {seat: anna.look(table, seat) for seat in (-1, 0, 1)}
    forget(server, table)
    assert pack_table(server.store, table)
    rewrite(server, table, rules_version=99)
    for seat, was in told.items():
        path = f"/api/tables/{table}/read-only" + (f"?seat={seat}" if seat >= 0 else "")
        found = anna.get(path).json()
        assert found["log"]["start"] == 0, "all lines, not only the last ones"
        assert found["log"]["lines"][-len(was["log"]["lines"]) :] == was["log"]["lines"]
        assert found["result"]["scores"] == was["table"]["result"]["scores"]
    assert anna.get(f"/api/tables/{table}/export?seat=0").json()["events"][-1]["is"] == "played"


def test_a_game_of_other_rules_is_packed_with_its_last_lines(
    server: Running, people: list[Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("contrada.server.runtime.commit.SNAPSHOT_EVERY", 2)
    table = finished(people[0], server)
    rewrite(server, table, rules_version=99)
    path = f"/api/tables/{table}/read-only?seat=0"
    before = people[0].get(path).json()
    assert before["log"]["lines"]
    assert pack_table(server.store, table)
    assert people[0].get(path).json() == before


def test_a_late_writer_cannot_write_a_packed_event_again(
    server: Running, people: list[Person]
) -> None:
    """Another process that has missed the end of the game must not fork its log."""
    store, table = server.store, finished(people[0], server)
    last = len(store.rows(table))
    assert pack_table(store, table)
    late = Append(table, Row(last - 1, 1, RematchMade("x"), [-1]), "over", None, None)
    assert isinstance(store.append([late])[0], AlreadyWritten)
    assert len(store.rows(table)) == last
    assert store.append([msgspec.structs.replace(late, row=Row(last + 1, 1, RematchMade("x"), []))])
    assert [row.seq for row in store.rows(table, last - 1)] == [last, last + 1]


def test_names_at_a_screen_leave_packed_games(server: Running) -> None:
    anna = Person(server.port, "Anna")
    table = finished(anna, server)
    assert pack_table(server.store, table)
    assert "Grandma" in str(server.store.unread(table).rows)
    assert anna.http.request("DELETE", "/api/me", json={}).status_code == 200
    assert "Grandma" not in str(server.store.unread(table).rows)
    anna.close()


def test_damaged_and_unrecorded_games_are_left_alone(server: Running, people: list[Person]) -> None:
    store, table = server.store, finished(people[0], server)
    log = schema.events
    broken = update(log).where(log.c.match_id == table, log.c.seq == 3).values(seen="[1,")
    with store.engine.begin() as connection:
        connection.execute(broken)
        results = schema.metadata.tables["results"]
    kept = rows_of(store, table)
    assert not pack_table(store, table)
    assert rows_of(store, table) == kept
    with store.engine.connect() as connection:
        query = select(schema.matches.c.packed).where(schema.matches.c.id == table)
        assert connection.execute(query).scalar() == -1
        assert connection.execute(select(func.count()).select_from(results)).scalar_one() > 0
    running = people[0].create([ME, HOT], "fiera")
    people[0].must(running, "start")
    assert not pack_table(store, running), "it is not over"


def test_the_server_packs_and_prunes_and_so_does_the_command(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("contrada.server.archive.packer.DELAY", 0.05)
    monkeypatch.setattr("contrada.server.archive.packer.OLD_MS", -1000)
    running = Running(quick(tmp_path))
    anna = Person(running.port, "Anna")
    table = anna.create([ME, HOT], "palazzo")
    anna.must(table, "start")
    anna.must(table, "ask", what="end", seat=0)
    wait_for(lambda: rows_of(running.store, table)["archives"] == 1)
    assert anna.look(table)["table"]["phase"] == "over"
    old = anna.create([ME, HOT], "palazzo")
    anna.must(old, "close")
    wait_for(lambda: rows_of(running.store, old)["archives"] == 1)
    matches = schema.matches
    with running.store.engine.begin() as connection:
        connection.execute(update(matches).where(matches.c.id == old).values(changed_at=5))
    data = str(tmp_path)
    dry = run("prune", "--data", data, "--days", "30", "--dry-run")
    assert dry.out == "1 finished tables would be deleted, 0 logs would be packed.\n", dry.err
    assert run("prune", "--data", data).out == "0 finished tables deleted, 0 logs packed.\n"
    assert running.store.counts() == {"over": 2}
    done = run("prune", "--data", data, "--days", "30")
    assert done.out == "1 finished tables deleted, 0 logs packed.\n", done.err
    assert running.store.counts() == {"over": 1}
    forget(running, old)
    assert anna.get(f"/api/tables/{old}").status_code == 404
    anna.close()
    running.stop()


def wait_for(true: Any) -> None:
    """Wait until a condition holds."""
    until = time.monotonic() + 10
    while not true():
        assert time.monotonic() < until
        time.sleep(0.05)


def test_packing_that_is_killed_leaves_the_log_whole(tmp_path: Path) -> None:
    """Killed after every statement: the log is there, either as rows or packed."""
    running = Running(quick(tmp_path))
    anna = Person(running.port, "Anna")
    table = anna.create([ME, HOT], "palazzo")
    anna.must(table, "start")
    anna.must(table, "ask", what="end", seat=0)
    recorder = running.services.background.recorder
    asyncio.run_coroutine_threadsafe(recorder.settled(), running.loop).result(10)
    anna.close()
    running.stop()
    url = f"sqlite:///{tmp_path / 'contrada.db'}"
    store = Store(url)
    log = store.unread(table).rows
    assert count_unpacked(store) <= 1
    store.close()
    for statement in range(1, 40):
        child = os.fork()
        if child == 0:
            _pack_and_die(url, table, statement)
        _, status = os.waitpid(child, 0)
        store = Store(url)
        assert store.unread(table).rows == log
        packed = rows_of(store, table) == {"events": 0, "snapshots": 0, "archives": 1}
        assert packed or rows_of(store, table)["events"] == len(log)
        store.close()
        if not os.WIFSIGNALED(status):
            assert packed
            return
        assert not packed, "killed before its commit"
    raise AssertionError("packing never ends")


def _pack_and_die(url: str, table: str, statement: int) -> None:
    """In a child: pack a table, and die after a statement."""
    store, count = Store(url), 0

    def after(*_: object) -> None:
        nonlocal count
        count += 1
        if count == statement:
            os.kill(os.getpid(), signal.SIGKILL)

    event.listen(store.engine, "after_cursor_execute", after)
    pack_table(store, table)
    os._exit(0)


def test_tables_of_earlier_versions_are_packed(tmp_path: Path) -> None:
    from tests.server.test_upgrades import OLD, old_database

    for revision in OLD:
        folder = tmp_path / revision
        folder.mkdir()
        store = Store(f"sqlite:///{old_database(revision, folder)}")
        matches = schema.matches
        with store.engine.connect() as connection:
            query = select(matches.c.id, matches.c.phase)
            logs = {row.id: store.unread(row.id).rows for row in connection.execute(query)}
            over = [row.id for row in connection.execute(query) if row.phase == "over"]
            results = schema.metadata.tables["results"]
            known = set(connection.execute(select(results.c.match_id)).scalars())
        assert pack_all(store) == len(known & set(over))
        assert {table: store.unread(table).rows for table in logs} == logs
        store.close()
