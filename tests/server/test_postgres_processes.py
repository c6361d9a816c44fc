"""Several processes on one PostgreSQL database: consistent tables, no event lost or repeated."""

from __future__ import annotations

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
import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from contrada.core.registry import game_ids
from contrada.core.rng import rng_for_run
from contrada.server.cluster import supervisor as workers
from contrada.server.cluster.peers import ALIVE
from contrada.server.run import serve
from contrada.server.settings import BadSetting, read_settings
from contrada.server.storage.event_store import Store
from contrada.server.tables.events import Played
from contrada.server.tables.rows import Row
from contrada.server.tables.table import Table
from tests.server.harness import Person, Tally
from tests.server.leaving import delete_elsewhere, sign_out_elsewhere
from tests.server.pg import Server, new_database, store_of
from tests.server.pg import store as store
from tests.server.pg import uri as uri
from tests.server.processes import is_alive, processes_below

BROKEN = (ConnectionClosed, InvalidHandshake, OSError, EOFError, httpx.TransportError)
ME = {"kind": "me"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "bot": "random"}


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
