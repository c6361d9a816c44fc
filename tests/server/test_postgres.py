"""Several processes on one PostgreSQL database: consistent tables, no event lost or repeated."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from contrada.core.registry import game_ids
from contrada.core.rng import rng_for_run
from contrada.server.bots.pool import BotPool
from contrada.server.cluster import supervisor as workers
from contrada.server.cluster.peer_handler import PeerHandler
from contrada.server.cluster.peers import ALIVE
from contrada.server.common.server_clock import ServerClock
from contrada.server.run import serve
from contrada.server.runtime.broadcast import Listener
from contrada.server.runtime.following import LogFollower
from contrada.server.runtime.service import TableService
from contrada.server.runtime.session import TableSession
from contrada.server.settings import BadSetting, read_settings
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
from tests.server.harness import Person, Tally
from tests.server.leaving import delete_elsewhere, sign_out_elsewhere
from tests.server.pg import Server, new_database, postgres
from tests.server.processes import is_alive, processes_below
from tests.server.test_store import event, make_table

BROKEN = (ConnectionClosed, InvalidHandshake, OSError, EOFError, httpx.TransportError)
ME = {"kind": "me"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "bot": "random"}


@pytest.fixture(scope="module")
def uri() -> Iterator[str]:
    with postgres() as found:
        yield found


def store_of(url: str) -> Store:
    return Store(read_settings({}, database_url=url).url)


@pytest.fixture
def store(uri: str) -> Iterator[Store]:
    made = store_of(new_database(uri))
    yield made
    made.close()


def test_the_store_keeps_each_number_once(store: Store) -> None:
    make_table(store)
    make_table(store, "u")
    assert store.append([event(2)]) == [None]
    first, second, third = store.append([event(2), event(2, "u"), event(3)])
    assert isinstance(first, AlreadyWritten)
    assert (second, third) == (None, None)
    assert [row.seq for row in store.rows("t")] == [1, 2, 3]
    assert [row.seq for row in store.rows("t", 2)] == [3]


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
    for store in stores:
        store.close()


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
    for store in stores:
        store.close()


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
        for tables, writer, pool, store in zip(services, writers, pools, stores, strict=True):
            await tables.close()
            await writer.close()
            await pool.close()
            store.close()

    asyncio.run(play())
    assert len(conflicts) >= 3


@pytest.fixture(scope="module")
def pair(uri: str) -> Iterator[list[Server]]:
    url = new_database(uri)
    servers = [Server(url), Server(url, workers=2)]
    try:
        for server in servers:
            server.wait()
        yield servers
    finally:
        codes = [server.stop() for server in servers]
    assert set(codes) <= {0, -15}


def alive(store: Store) -> int:
    """How many processes serve this database."""
    query = f"SELECT count(*) FROM pg_locks WHERE classid = {ALIVE} AND granted"
    until = time.monotonic() + 20
    while True:
        with store.engine.connect() as connection:
            found = int(connection.exec_driver_sql(query).scalar_one())
        if found == 3 or time.monotonic() > until:
            return found
        time.sleep(0.05)


def test_sessions_end_in_every_process(pair: list[Server]) -> None:
    one, two = pair[0].port, pair[1].port
    sign_out_elsewhere(one, two)
    store = store_of(pair[0].url)
    delete_elsewhere(one, two, store)
    store.close()


def test_players_of_one_table_are_served_by_several_processes(pair: list[Server]) -> None:
    one, two = pair
    store = store_of(one.url)
    assert alive(store) == 3
    anna, bruno = Person(one.port, "Anna"), Person(two.port, "Bruno")
    table = anna.create([ME, OPEN, BOT], "tuscany")
    bruno.must(table, "take", seat=1)
    rng = rng_for_run(3)
    with (
        anna.watch(table, 0) as a,
        bruno.watch(table, 1) as b,
        Person(one.port).watch(table) as c,
    ):
        assert a.ask(do="start")["type"] == "ack"
        # presence, chat, names and mutes reach the other process
        _hear(b, lambda w: _last(w, "presence") == {"seats": [0, 1], "spectators": 1})
        _hear(a, lambda w: _last(w, "presence") == {"seats": [0, 1], "spectators": 1})
        a.ask(do="say", text="ciao")
        _hear(b, lambda w: "ciao" in str(_last(w, "chat")))
        bruno.put("/api/me", {"name": "Brunello"})
        _hear(a, lambda w: "Brunello" in str(w.state["table"]["seats"]))
        b.ask(do="mute", target=0)
        bruno_elsewhere = Person(one.port)
        bruno_elsewhere.http.cookies = bruno.http.cookies
        with bruno_elsewhere.watch(table, 1) as b2:
            b2.catch_up()
            assert not _last(b2, "chat")
        until = time.monotonic() + 240
        while time.monotonic() < until:
            if all(w.state["table"]["phase"] == "over" for w in (a, b, c)):
                break
            mover = next((w for w in (a, b) if w.legal), None)
            if mover is None:
                c.catch_up()
                a.catch_up()
                b.catch_up()
                time.sleep(0.002)
                continue
            answer = mover.play_any(rng)
            assert answer["type"] == "ack" or answer["code"] == "stale", answer
        assert a.state["table"]["phase"] == "over", c.log[-3:]
        assert a.state["table"] == b.state["table"] == c.state["table"]
        assert 2 in {line["actor"] for line in c.log[-60:] if line}
    check_log(store, table)
    with store.engine.connect() as connection:
        left = connection.exec_driver_sql("SELECT count(*) FROM procrastinate_jobs").scalar_one()
    assert left == 0
    store.close()
    for person in (anna, bruno, bruno_elsewhere):
        person.close()


def _last(watcher: Any, kind: str) -> dict[str, Any]:
    found = [m for m in watcher.heard if m["type"] == kind]
    return {k: v for k, v in found[-1].items() if k != "type"} if found else {}


def _hear(watcher: Any, condition: Any) -> None:
    """Listen until something has been told."""
    until = time.monotonic() + 10
    while not condition(watcher):
        assert time.monotonic() < until, watcher.heard[-3:]
        watcher.catch_up()
        time.sleep(0.01)


def check_log(store: Store, table: str) -> list[Row]:
    """The log has no gaps, is a legal game to its end, and gives its own chance outcomes."""
    rows = store.rows(table)
    assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
    loaded = Table.load(store.load(table))
    assert loaded.match is not None
    assert loaded.match.over
    loaded.match.audit()
    return rows


class Player:
    """A player who switches processes when theirs dies, and records their own actions."""

    def __init__(self, servers: list[Server], seat: int, person: Person, seed: int) -> None:
        self.servers = servers
        self.seat = seat
        self.person = person
        self.rng = rng_for_run(seed, seat)
        self.played: list[Any] = []
        self.flying: tuple[int, Any] | None = None
        self.error: BaseException | None = None

    def run(self, table: str, deadline: float) -> None:
        try:
            turn = self.seat
            while time.monotonic() < deadline:
                self.person.address = f"127.0.0.1:{self.servers[turn % 2].port}"
                turn += 1
                with contextlib.suppress(*BROKEN):
                    if self._attend(table, deadline):
                        return
                time.sleep(0.02)
            raise AssertionError("the game does not come to its end")
        except BaseException as error:
            self.error = error

    def _attend(self, table: str, deadline: float) -> bool:
        with self.person.watch(table, self.seat) as watcher:
            watcher.until("table")
            if self.flying is not None:
                if watcher.state["seq"] > self.flying[0]:
                    self.played.append(self.flying[1])
                self.flying = None
            while time.monotonic() < deadline:
                if watcher.state["table"]["phase"] == "over":
                    return True
                if not watcher.legal:
                    watcher.hear()
                    continue
                action = watcher.legal[int(self.rng.below(len(watcher.legal)))]["action"]
                seq = watcher.state["seq"]
                self.flying = (seq, action)
                answer = watcher.ask(do="play", seq=seq, action=action)
                if answer["type"] == "ack":
                    self.played.append(action)
                self.flying = None
                if answer["type"] != "ack":
                    assert answer["code"] in ("stale", "not_now", "unavailable"), answer
        return False


def deaths(servers: list[Server], game: str, kills: int, seed: int, seconds: float) -> Tally:
    """A whole game, while now this process and now that one dies."""
    chooser = random.Random(seed)
    people = [Person(0) for _ in range(2)]
    before = sum(server.kills for server in servers)
    try:
        for server, name, person in zip(servers, ("Anna", "Bruno"), people, strict=True):
            person.http.base_url = httpx.URL(f"http://127.0.0.1:{server.port}")
            assert person.put("/api/me", {"name": name}).status_code == 200
        table = people[0].create([ME, OPEN, BOT], game)
        people[1].must(table, "take", seat=1)
        people[0].must(table, "start")
        players = [Player(servers, seat, people[seat], seed) for seat in range(2)]
        deadline = time.monotonic() + seconds
        threads = [threading.Thread(target=p.run, args=(table, deadline)) for p in players]
        for thread in threads:
            thread.start()
        for number in range(kills):
            time.sleep(chooser.uniform(0.1, 0.6))
            victim = servers[number % 2]
            victim.kill()
            if number < kills - 1:
                victim.wait()
        for thread in threads:
            thread.join(seconds)
        for player in players:
            if player.error is not None:
                raise player.error
    finally:
        for person in people:
            person.close()
    for server in servers:
        server.wait()
    assert sum(server.kills for server in servers) - before == kills
    store = store_of(servers[0].url)
    rows = check_log(store, table)
    for player in players:
        events = [row.event for row in rows if isinstance(row.event, Played)]
        kept = [event.action for event in events if event.seat == player.seat]
        assert json.loads(json.dumps(kept)) == player.played
    store.close()
    return Tally(game, kills, sum(len(player.played) for player in players), len(rows))


def test_processes_die_and_nothing_is_lost(pair: list[Server]) -> None:
    deaths(pair, "tuscany", kills=2, seed=1, seconds=240)


@pytest.mark.long
def test_bots_rest_until_somebody_looks_by_way_of_any_process(pair: list[Server]) -> None:
    store = store_of(pair[0].url)

    def moves() -> int:
        return store.rows(table)[-1].seq

    anna, bruno = Person(pair[0].port, "Anna"), Person(pair[1].port, "Bruno")
    table = anna.create([BOT] * 3, "tuscany")
    anna.must(table, "start")
    time.sleep(1.5)
    assert moves() == 2, "nobody looks, and they play"
    with bruno.watch(table) as watcher:
        for _ in range(4):  # whichever process thinks
            watcher.until("table")
    time.sleep(0.5)
    resting = moves()
    time.sleep(1.2)
    assert moves() == resting > 4
    for person in (anna, bruno):
        person.close()
    store.close()


@pytest.mark.long
@pytest.mark.skipif(sys.platform != "linux", reason="looks at /proc")
def test_a_killed_parent_leaves_no_process_behind(uri: str) -> None:
    server = Server(new_database(uri), workers=2)
    try:
        server.wait()
        anna = Person(server.port, "Anna")
        table = anna.create([{"kind": "bot", "bot": "master"}, ME], "tuscany")
        anna.must(table, "start")
        with anna.watch(table, 1) as watcher:
            watcher.until("table")
            below = processes_below(server.process.pid)
            assert len(below) >= 3, "two servers and a worker"
            server.process.kill()
            server.process.wait()
            until = time.monotonic() + 2
            while time.monotonic() < until and any(is_alive(child) for child in below):
                time.sleep(0.02)
            assert [child for child in below if is_alive(child)] == []
        anna.close()
    finally:
        server.process.kill()
        server.process.wait()


@pytest.mark.long
@pytest.mark.parametrize("game", game_ids())
@pytest.mark.parametrize("seed", [2, 3])
def test_many_deaths(
    pair: list[Server], capsys: pytest.CaptureFixture[str], game: str, seed: int
) -> None:
    tally = deaths(pair, game, kills=8, seed=seed, seconds=240)
    with capsys.disabled():
        print(tally)


def test_several_processes_need_postgresql(tmp_path: Path) -> None:
    with pytest.raises(BadSetting, match="CONTRADA_DATABASE_URL"):
        serve(read_settings({}, port=0, data=str(tmp_path), workers=2))


def test_processes_that_cannot_start_are_not_started_for_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    started = []

    def fail(_: workers.Supervisor) -> subprocess.Popen[bytes]:
        started.append(1)
        return subprocess.Popen([sys.executable, "-c", "raise SystemExit(3)"])

    monkeypatch.setattr(workers.Supervisor, "_start", fail)
    monkeypatch.setattr("signal.signal", lambda *_: None)
    monkeypatch.setattr("contrada.server.run.start_logging", lambda *_: None)
    for name in ("POLL", "REST"):
        monkeypatch.setattr(workers, name, 0.01)
    url = "postgresql://nobody@127.0.0.1:1/nothing"
    settings = read_settings({}, port=0, data=str(tmp_path), workers=2, database_url=url)
    with pytest.raises(BadSetting, match="as soon as they are started"):
        serve(settings)
    assert len(started) == 2 + workers.MOST


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
