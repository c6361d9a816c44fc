"""One process among several on a PostgreSQL database: the store, jobs and conflicts."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from contrada.core.rng import rng_for_run
from contrada.server.bots.pool import BotPool
from contrada.server.cluster.peer_handler import PeerHandler
from contrada.server.common.server_clock import ServerClock
from contrada.server.people.puzzles.store import PuzzleStore
from contrada.server.runtime.broadcast import Listener
from contrada.server.runtime.following import LogFollower
from contrada.server.runtime.service import TableService
from contrada.server.runtime.session import TableSession
from contrada.server.settings import read_settings
from contrada.server.storage.event_store import Store
from contrada.server.storage.heartbeat import Heartbeat
from contrada.server.storage.lobby import TooManyListed
from contrada.server.storage.notifications import Envelope, Here
from contrada.server.storage.writer import Writer
from contrada.server.tables import messages as msg
from contrada.server.tables import requests as req
from contrada.server.tables.events import Played, SeatSetup
from contrada.server.tables.projection import project
from contrada.server.tables.rows import AlreadyWritten, Append, BrokenTable, Row
from contrada.server.tables.table import Table
from tests.server.harness import Person, Running, quick
from tests.server.pg import new_database, store_of
from tests.server.pg import store as store
from tests.server.pg import uri as uri
from tests.server.test_deals import reserves_once
from tests.server.test_store import event, make_table

BROKEN = (ConnectionClosed, InvalidHandshake, OSError, EOFError, httpx.TransportError)
ME = {"kind": "me"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "bot": "random"}


def test_the_store_keeps_each_number_once(store: Store) -> None:
    make_table(store)
    make_table(store, "u")
    assert store.append([event(2)]) == [None]
    first, second, third = store.append([event(2), event(2, "u"), event(3)])
    assert isinstance(first, AlreadyWritten)
    assert (second, third) == (None, None)
    assert [row.seq for row in store.rows("t")] == [1, 2, 3]
    assert [row.seq for row in store.rows("t", 2)] == [3]


def test_nul_characters_are_refused_before_the_database_sees_them(uri: str, tmp_path: Path) -> None:
    server = Running(quick(tmp_path, database_url=new_database(uri)))
    try:
        anna = Person(server.port, "Anna")
        for path in ("tables/%00", "deals/%00", "me/boxes/%00"):
            assert anna.get(f"/api/{path}").json()["code"] == "unknown_path"
        assert anna.get("/api/tables?game=%00").json()["code"] == "bad_message"
        seats = [ME, OPEN]
        refused = anna.post("/api/tables", {"game": "palazzo", "seats": seats, "box": "\0"})
        assert refused.json()["code"] == "bad_message"
        anna.close()
    finally:
        server.stop()


def test_of_two_writers_one_is_first(uri: str) -> None:
    url = new_database(uri)
    stores = [store_of(url), store_of(url)]
    make_table(stores[0])

    async def race(seq: int) -> list[Any]:
        tries = [asyncio.to_thread(store.append, [event(seq)]) for store in stores]
        return [result[0] for result in await asyncio.gather(*tries)]

    for seq in range(2, 22):
        kinds = [type(result) for result in asyncio.run(race(seq))]
        assert sorted(kinds, key=str) == sorted([type(None), AlreadyWritten], key=str)
    assert [row.seq for row in stores[0].rows("t")] == list(range(1, 22))
    for each in stores:
        each.close()


def test_processes_at_once_do_not_list_more_than_a_person_may(uri: str) -> None:
    url = new_database(uri)
    stores = [store_of(url) for _ in range(4)]

    def lists(number: int) -> bool:
        try:
            make_table(stores[number % 4], f"t{number}", listed=True, most=3)
        except TooManyListed:
            return False
        return True

    async def race() -> list[bool]:
        return await asyncio.gather(*(asyncio.to_thread(lists, number) for number in range(12)))

    assert sum(asyncio.run(race())) == 3
    listed, end = stores[0].listed(2)
    assert end is not None
    whole, _ = stores[0].listed(10)
    assert listed + stores[0].listed(2, after=end)[0] == whole
    with stores[0].engine.connect() as connection:
        turns = connection.exec_driver_sql("SELECT turn FROM matches ORDER BY turn").scalars()
        assert list(turns) == [0, 1, 2]
    for each in stores:
        each.close()


def test_a_bots_job_is_written_with_the_event_or_not_at_all(store: Store) -> None:
    make_table(store)
    row = Row(2, 2, Played(0, {"do": "pass"}), [0])
    item = Append("t", row, "running", None, None, thinking=[(1, 7)])
    assert store.append([item]) == [None]
    assert isinstance(store.append([item])[0], AlreadyWritten)
    store.think_again("t", 2, [(1, 7)])  # it waits already
    store.think_again("t", 3, [(1, 7)])
    with store.engine.connect() as connection:
        jobs = connection.exec_driver_sql("SELECT args, queueing_lock FROM procrastinate_jobs")
        assert [tuple(job) for job in jobs] == [
            ({"seat": 1, "table": "t", "mark": 7}, "t:1:2"),
            ({"seat": 1, "table": "t", "mark": 7}, "t:1:3"),
        ]


def test_jobs_have_priorities_and_can_be_put_off(store: Store) -> None:
    make_table(store)
    row = Row(2, 2, Played(0, {"do": "pass"}), [0])
    item = Append("t", row, "running", None, None, thinking=[(1, 7)], priority=998)
    assert store.append([item]) == [None]
    store.think_again("t", 3, [(1, 7)], -5, after=30.0)
    with store.engine.connect() as connection:
        jobs = connection.exec_driver_sql(
            "SELECT priority, scheduled_at > now() + interval '20 s' FROM procrastinate_jobs"
        )
        assert [tuple(job) for job in jobs] == [(998, None), (-5, True)]


class Ear:
    """A listener of one process, who assembles the messages they receive."""

    def __init__(self, table: str, user: str, viewer: int) -> None:
        self.listener = Listener(table, user, viewer, set())
        self.state: Any = None
        self.log: list[Any] = []

    def hear(self) -> None:
        while not self.listener.queue.empty():
            text = self.listener.queue.get_nowait()
            assert text is not None, self.listener.ended
            message = json.loads(text)
            if message["type"] == "table":
                start = message["log"]["start"]
                assert start <= len(self.log)
                self.log = self.log[:start] + message["log"]["lines"]
                assert self.state is None or message["seq"] > self.state["seq"], "told twice"
                self.state = message


@pytest.mark.parametrize("how", ["here", "by way of another process"])
def test_jobs_of_a_table_that_is_watched_from_now_on_go_before_others(uri: str, how: str) -> None:
    """The priority is written with the event, often before the players' sockets are open."""
    url = new_database(uri)

    def priorities(store: Store) -> list[int]:
        with store.engine.connect() as connection:
            found = connection.exec_driver_sql("SELECT priority FROM procrastinate_jobs")
            return [int(priority) for priority in found.scalars()]

    async def watch() -> None:
        store, pool = store_of(url), BotPool(1, 5.0)
        writer = Writer(store)
        tables = TableService(store, writer, pool, read_settings({}, database_url=url))
        store.users.save_name("anna", "Anna", 1)
        seats = [SeatSetup("me"), SeatSetup("bot", bot="random")]
        table = await tables.create("anna", req.NewTable("tuscany", seats))
        await tables.do("anna", table, msg.Start())
        assert priorities(store) == [-1], "nobody watches yet"
        live = await tables.find(table)
        if how == "here":
            live.join(Ear(table, "anna", 0).listener, [])
            tables.bot_turns.on_viewed(live)
        else:
            assert tables.cache.following is not None
            handler = PeerHandler(tables, tables.cache.following)
            handler.heard(Envelope(store.token + 1, Here(table, [0], 0)))
        until = time.monotonic() + 10
        while priorities(store) != [999] and time.monotonic() < until:
            await asyncio.sleep(0.02)
        assert priorities(store) == [999]
        await tables.close()
        await writer.close()
        await pool.close()
        store.close()

    asyncio.run(watch())


def test_a_process_that_is_behind_takes_in_what_happened_and_tries_again(
    uri: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = new_database(uri)
    conflicts: list[str] = []
    reload = LogFollower.reload

    async def counted(self: LogFollower, session: TableSession) -> None:
        conflicts.append(session.table.id)
        await reload(self, session)

    monkeypatch.setattr(LogFollower, "reload", counted)
    settings = read_settings({}, database_url=url)
    rng = rng_for_run(11)

    async def play() -> None:
        stores = [store_of(url), store_of(url)]
        writers = [Writer(store) for store in stores]
        pools = [BotPool(1, 5.0) for _ in stores]
        # They do not hear from each other: each is behind as soon as the other one writes.
        services = [
            TableService(store, writer, pool, settings)
            for store, writer, pool in zip(stores, writers, pools, strict=True)
        ]
        for user in ("anna", "bruno"):
            stores[0].users.save_name(user, user.title(), 1)
        seats = [SeatSetup("me"), SeatSetup()]
        table = await services[0].create("anna", req.NewTable("tuscany", seats))
        for tables in services:
            await tables.find(table)
        await services[1].do("bruno", table, msg.Take(seat=1))
        ears = []
        for number, tables in enumerate(services):
            for user, viewer in (("anna", 0), ("bruno", 1), ("clara", -1)):
                ears.append((number, Ear(table, user, viewer)))
                session = await tables.find(table)
                session.join(ears[-1][1].listener, [])
        await services[0].do("anna", table, msg.Start())
        for turn in range(48):
            truth = Table.load(stores[0].load(table))
            if not truth.running:
                break
            tables = services[int(rng.below(2))]
            if turn % 4 == 0:  # granted by a memory that is behind, and refused by the database
                await tables.do("anna", table, msg.SwitchChat(on=turn % 8 == 0))
                truth = Table.load(stores[0].load(table))
            seat = truth.actors()[0]
            action = truth.legal(seat)[int(rng.below(len(truth.legal(seat))))]
            step = msg.Play(
                seat=seat, seq=truth.data.seen[seat], action=truth.game.encode(seat, action)
            )
            await services[int(rng.below(2))].do(("anna", "bruno")[seat], table, step)
        truth = Table.load(stores[0].load(table))
        truth.names = stores[0].users.names(truth.data.people())
        assert truth.transcript is not None
        for number, ear in ears:
            await services[number].find(table)
            ear.hear()
            viewer = ear.listener.viewer
            assert ear.state["seq"] == truth.data.seen[viewer]
            told = {"table": ear.state["table"], "game": ear.state["game"]}
            assert told == json.loads(msgspec.json.encode(project(truth, viewer)))
            assert ear.log == json.loads(msgspec.json.encode(truth.transcript.lines[viewer]))
        for tables, writer, pool, used in zip(services, writers, pools, stores, strict=True):
            await tables.close()
            await writer.close()
            await pool.close()
            used.close()

    asyncio.run(play())
    assert len(conflicts) >= 3


def test_processes_share_one_clock_that_runs_while_any_of_them_does(store: Store) -> None:
    now = {"a": 0.0, "b": 500.0}

    def process(name: str) -> ServerClock:
        clock = ServerClock(Heartbeat(store.engine), lambda: now[name])
        clock.start()
        return clock

    a = process("a")
    begun = a.now()
    now["a"] += 8
    a.beat()
    now["a"] += 7
    b = process("b")
    assert b.now() == begun + 8000, "nobody knows yet whether the other one is alive"
    a.beat()
    b.beat()
    assert begun + 15_000 <= b.now() <= begun + 15_500, "they agree"
    now["b"] += 9
    b.beat()
    a.beat()
    assert begun + 24_000 <= a.now() <= begun + 24_500, "one of them runs, so time goes by"
    again = process("b")
    again.beat()
    assert again.now() <= begun + 24_500, "while none of them ran, it did not"


def test_broken_tables_are_marked_and_mended(store: Store) -> None:
    make_table(store)
    store.postpone("t", 5)
    for tries in (1, 2):
        assert store.faults.mark("t", "load", ValueError("secret"), 1000, 50) == tries
    assert store.broken() == [BrokenTable("t", 1000, 2, "load: ValueError", "palazzo")]
    assert (store.due(50, 9), store.due(10**6, 9)) == ([], ["t"])
    store.faults.mend("t", 60)
    assert (store.broken(), store.due(60, 9)) == ([], ["t"])
    assert store.faults.mark("nobody's", "load", ValueError(), 1000, 50) == 0


def test_deals_and_puzzles_are_stored(store: Store) -> None:
    reserves_once(store)
    tried = PuzzleStore(store.engine)
    assert tried.remember("u", "p", 1, False, 0.1)
    assert not tried.remember("u", "p", 2, True, 0.0), "only the first try counts"
    assert tried.tried("u") == {"p": False}
    tried.forget("u")
    assert tried.about("u") == []
