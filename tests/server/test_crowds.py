"""Many listeners and many events at one table: bounded cost, no leaks, complete delivery."""

from __future__ import annotations

import asyncio
import contextlib
import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from contrada.core.rng import rng_for_run
from contrada.server.http import sockets
from contrada.server.runtime.broadcast import Broadcaster, Listener
from contrada.server.runtime.commit import SNAPSHOT_AT_LAST, SNAPSHOT_EVERY
from contrada.server.runtime.session import TableSession
from contrada.server.storage import schema
from contrada.server.tables.table import Table
from tests.server.harness import Person, Running, quick
from tests.server.test_transcript import Play

ME, OPEN = {"kind": "me"}, {"kind": "open"}
CROWD = 1000


class Drained(Listener):
    """A listener who reads at once and counts what they were sent."""

    sent = 0
    last = b""

    def send(self, message: bytes) -> None:
        self.sent += 1
        self.last = message


def test_a_crowd_is_told_of_itself_a_few_times_not_a_thousand(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("contrada.server.runtime.session.PRESENCE_PAUSE", 0.1)

    async def come_and_go() -> tuple[int, list[Drained]]:
        table = Play("palazzo", 2).table
        session = TableSession(table, Broadcaster())
        crowd = [Drained(table.id, f"u{i}", -1, set()) for i in range(CROWD)]
        for listener in crowd:
            session.join(listener, [])
        await asyncio.sleep(0.2)
        assert all(b'"spectators":1000' in listener.last for listener in crowd)
        for listener in crowd[:-1]:
            session.leave(listener)
        await asyncio.sleep(0.2)
        assert b'"spectators":1' in crowd[-1].last
        return sum(listener.sent for listener in crowd), crowd

    sent, _ = asyncio.run(come_and_go())
    # Each is told of the table and who is there; the rest is a handful of broadcasts.
    assert sent <= 16 * CROWD


def test_few_are_told_of_everyone_at_once() -> None:
    async def come() -> list[bytes]:
        table = Play("palazzo", 2).table
        session = TableSession(table, Broadcaster())
        first = Drained(table.id, "a", 0, set())
        heard = []
        session.join(first, [])
        for number in range(3):
            session.join(Drained(table.id, f"u{number}", -1, set()), [])
            heard.append(first.last)
        return heard

    heard = asyncio.run(come())
    assert [b'"spectators":%d' % n in text for n, text in enumerate(heard, 1)] == [True] * 3


def test_the_number_of_sockets_never_leaks(
    server: Running, people: list[Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = people[0].create([ME, OPEN], "fiera")

    def fail(_: str) -> set[str]:
        raise RuntimeError("the database is gone")

    with monkeypatch.context() as patch:
        patch.setattr(server.store.sayings, "muted_by", fail)
        for _ in range(3):
            with contextlib.suppress(Exception), people[0].watch(table) as watcher:
                watcher.hear(5)
    until = time.monotonic() + 5
    while sockets._open and time.monotonic() < until:
        time.sleep(0.01)
    assert not sockets._open
    assert "contrada_sockets 0.0" in people[0].metrics()


def test_a_shutdown_says_goodbye(tmp_path: Path) -> None:
    running = Running(quick(tmp_path))
    anna = Person(running.port, "Anna")
    try:
        table = anna.create([ME, OPEN])
        with anna.watch(table, 0) as one, anna.watch(table) as two:
            one.catch_up()
            two.catch_up()
            running._server.should_exit = True
            for watcher in (one, two):
                assert watcher.until("bye", 5)["reason"] == "shutdown"
                with contextlib.suppress(Exception):
                    watcher.hear(5)
                assert watcher.socket.close_code == 1012
    finally:
        anna.close()
        running.stop()


def test_playing_and_undoing_for_ever_makes_snapshots(
    server: Running, people: list[Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("contrada.server.runtime.commit.SNAPSHOT_AT_LAST", 12)
    table = people[0].create([ME, OPEN], "tuscany")
    people[1].must(table, "take", seat=1)
    people[0].must(table, "start")
    seat = next(s for s in (0, 1) if people[s].look(table, s)["game"]["legal"])
    anna = people[seat]
    with anna.watch(table, seat) as watcher:
        watcher.catch_up()
        back = next(o["action"] for o in watcher.legal if not o.get("final"))
        for _ in range(20):
            assert watcher.ask(do="play", seq=watcher.state["seq"], action=back)["type"] == "ack"
            watcher.catch_up()
            assert watcher.state["game"]["undo"]
            assert watcher.ask(do="undo", seq=watcher.state["seq"])["type"] == "ack"
            watcher.catch_up()
        before = anna.look(table, seat)
    with server.store.engine.connect() as connection:
        shots = schema.snapshots
        kept = connection.execute(select(shots.c.seq).where(shots.c.match_id == table)).scalar()
    events = len(server.store.rows(table))
    assert kept is not None
    assert events - kept <= 13
    server.loop.call_soon_threadsafe(server.services.tables.cache.sessions.pop, table)
    assert anna.look(table, seat) == before
    assert Table.load(server.store.load(table)).unsaved == events - kept
    assert SNAPSHOT_EVERY < SNAPSHOT_AT_LAST <= 512


@pytest.mark.parametrize("game", ["palazzo", "carrara", "carpe-diem", "tuscany"])
def test_a_snapshot_within_a_turn_is_the_table_as_it_was(game: str) -> None:
    """Whatever is played and taken back after it, everyone reads the same as without it."""
    play, rng = Play(game, 2), rng_for_run(23)
    within = 0
    for number in range(60):
        play.step(rng, back=False)
        match: Any = play.table.match
        if match.over:
            break
        if number % 6 == 0:
            within += any(match.can_undo(seat) for seat in range(2))
            play.snapshot = (play.table.data.seq, play.table.snapshot())
        loaded = play.load()
        assert loaded.data == play.table.data
        assert loaded.match is not None
        assert loaded.match.state.dump() == match.state.dump()
        assert loaded.transcript is not None
        assert loaded.transcript.lines == play.table.transcript.lines  # type: ignore[union-attr]
        assert [loaded.match.can_undo(s) for s in (0, 1)] == [match.can_undo(s) for s in (0, 1)]
    assert within >= 2
