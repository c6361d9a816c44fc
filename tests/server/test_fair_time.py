"""Downtime, a stalled server and jumps of the wall clock do not use up thinking time."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete, select, update

from contrada.server.archive.tables import read_table
from contrada.server.common.server_clock import BEAT_SECONDS, GRACE_SECONDS, ServerClock
from contrada.server.storage import schema
from contrada.server.storage.event_store import Store
from contrada.server.storage.heartbeat import Heartbeat
from tests.server.harness import Person, Running, quick
from tests.server.test_store import make_table

ME, OPEN = {"kind": "me"}, {"kind": "open"}
HOUR = 3_600_000


class Leap:
    """A wall clock that can be set."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.ms = 0
        true = time.time_ns
        monkeypatch.setattr(time, "time_ns", lambda: true() + self.ms * 1_000_000)


def begin(people: list[Person], game: str = "palazzo", **more: Any) -> str:
    table = people[0].create([ME, OPEN], game, **more)
    people[1].must(table, "take", seat=1)
    people[0].must(table, "start")
    return table


def play(people: list[Person], table: str) -> None:
    """One action of whoever is to decide."""
    for seat, person in enumerate(people[:2]):
        told = person.look(table, seat)
        if told["game"]["legal"]:
            action = told["game"]["legal"][0]["action"]
            person.must(table, "play", seat=seat, seq=told["seq"], action=action)
            return
    raise AssertionError("nobody is to decide")


def sweep(server: Running) -> None:
    scheduler = server.services.tables.scheduler
    asyncio.run_coroutine_threadsafe(scheduler.sweep(), server.loop).result(20)


@pytest.fixture
def closing() -> Iterator[contextlib.ExitStack]:
    """Ends what a test has begun, also where it fails."""
    with contextlib.ExitStack() as stack:
        yield stack


def test_neither_downtime_nor_a_leap_ends_games_or_costs_thinking_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, closing: contextlib.ExitStack
) -> None:
    wall = Leap(monkeypatch)
    running = Running(quick(tmp_path))
    closing.callback(running.stop)
    people = [Person(running.port, name) for name in ("Anna", "Bruno")]
    for person in people:
        closing.callback(person.close)
    banked = begin(people, clock={"bank": 600, "increment": 5}, on_timeout="replace")
    per_move = begin(people, clock={"per_move": 60}, on_timeout="bot_moves")
    waiting = people[0].create([ME, OPEN])
    slow = begin(people, mode="turn_based")
    play(people, banked)

    def check(server: Running, since: float) -> None:
        """Nobody lost more time than has really gone by."""
        sweep(server)
        for person in people:
            person.http.base_url = f"http://127.0.0.1:{server.port}"
        gone = (time.monotonic() - since) * 1000 + 1
        for table, most in ((banked, 600_000), (per_move, 60_000)):
            told = people[0].look(table, 0)
            assert told["table"]["result"] is None, "the game was ended"
            assert [seat["stand_in"] for seat in told["table"]["seats"]] == ["", ""]
            left = told["clocks"]["left"][told["clocks"]["running"][0]]
            shown = left - (time.time_ns() // 1_000_000 - told["clocks"]["at"])
            assert most - gone - 3000 <= shown <= most + 12_000
        assert people[0].look(waiting)["table"]["phase"] == "open"
        people[0].look(slow)
        tables = server.services.tables
        assert not tables._away(tables.cache.sessions[slow], 0), "who could not move is not away"

    begun = time.monotonic()
    check(running, begun)
    wall.ms += 30 * HOUR  # the machine's clock is set while people play
    running.services.tables.clock.beat()
    check(running, begun)
    play(people, banked)
    check(running, begun)
    wall.ms -= 50 * HOUR
    running.services.tables.clock.beat()
    check(running, begun)
    running.stop()
    wall.ms += 40 * 24 * HOUR  # and the server is down for weeks
    again = Running(quick(tmp_path))
    closing.callback(again.stop)
    check(again, begun)
    play(people, banked)
    check(again, begun)
    for table in (banked, per_move):
        read_table(again.store, table)  # log and snapshot agree on the clocks


def test_a_reload_finds_the_same_clocks(server: Running, people: list[Person]) -> None:
    table = begin(people, clock={"bank": 600})
    play(people, table)
    server.services.tables.clock._value += 7000  # seven seconds go by
    play(people, table)
    before = [people[seat].look(table, seat)["clocks"] for seat in (0, 1)]
    kept = server.services.tables.cache.sessions[table].table.data
    server.loop.call_soon_threadsafe(server.services.tables.cache.sessions.pop, table)
    assert [people[seat].look(table, seat)["clocks"] for seat in (0, 1)] == before
    assert server.services.tables.cache.sessions[table].table.data == kept
    assert min(before[0]["left"] + before[1]["left"]) < 594_000


class Hands:
    """Clocks that a test moves by hand."""

    def __init__(self) -> None:
        self.seconds = 100.0
        self.ms = 10**12

    def monotonic(self) -> float:
        return self.seconds

    def wall(self) -> int:
        return self.ms

    def pass_by(self, seconds: float) -> None:
        self.seconds += seconds
        self.ms += int(seconds * 1000)


@pytest.fixture
def store(tmp_path: Path) -> Any:
    made = Store(f"sqlite:///{tmp_path / 'c.db'}")
    yield made
    made.close()


def clock_of(store: Store, hands: Hands) -> ServerClock:
    made = ServerClock(Heartbeat(store.engine), hands.monotonic, hands.wall)
    made.start()
    return made


def test_the_clock_goes_on_from_the_last_heartbeat(store: Store) -> None:
    hands = Hands()
    clock = clock_of(store, hands)
    begun = clock.now()
    hands.pass_by(4)
    assert clock.now() == begun + 4000
    clock.beat()
    hands.pass_by(3)
    assert clock.now() == begun + 7000
    hands.pass_by(5000)  # the server was killed
    assert clock_of(store, hands).now() == begun + 4000, "at most a heartbeat is repeated"
    assert BEAT_SECONDS <= 10


def test_the_clock_stands_still_while_nobody_can_play(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    hands = Hands()
    clock = clock_of(store, hands)
    begun = clock.now()

    def fail(_: int) -> int:
        raise OSError("the disk is full")

    with monkeypatch.context() as patch:
        patch.setattr(clock._heartbeat, "beat", fail)
        for _ in range(100):
            hands.pass_by(10)
            with pytest.raises(OSError, match="full"):
                clock.beat()
    assert clock.failing
    assert clock.now() == begun + int(GRACE_SECONDS * 1000)
    clock.beat()
    assert not clock.failing
    hands.pass_by(2)
    assert clock.now() == begun + int(GRACE_SECONDS * 1000) + 2000


def test_leaps_move_what_is_shown_and_not_the_clock(store: Store) -> None:
    hands = Hands()
    clock = clock_of(store, hands)
    begun, offset = clock.now(), clock.offset
    hands.ms += HOUR
    clock.beat()
    assert clock.now() == begun
    assert clock.offset == offset + HOUR
    hands.ms += 5  # the wall clock is corrected a little all the time
    clock.beat()
    assert clock.offset == offset + HOUR, "answers stay the same"


def test_a_database_without_a_heartbeat_begins_at_its_last_event(store: Store) -> None:
    make_table(store)
    with store.engine.begin() as connection:
        connection.execute(update(schema.matches).values(changed_at=5_000))
        connection.execute(delete(schema.heartbeat))
    assert Heartbeat(store.engine).read() == 5_000
    assert Heartbeat(store.engine).read() == 5_000
    with store.engine.connect() as connection:
        assert len(connection.execute(select(schema.heartbeat)).all()) == 1
