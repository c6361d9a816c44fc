"""Durability: a server is killed at random moments, and no acknowledged action is missing."""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from contrada.core.registry import game_ids
from contrada.core.rng import rng_for_run
from contrada.server.run import serve
from contrada.server.settings import read_settings
from contrada.server.storage.event_store import Store
from contrada.server.storage.process_lock import DatabaseInUse
from contrada.server.tables.events import Played
from contrada.server.tables.table import Table
from tests.server.harness import Person, Tally, Watcher, free_port, until_healthy

BROKEN = (ConnectionClosed, InvalidHandshake, OSError, EOFError, TimeoutError)


class Process:
    """A server process of its own, which is killed and started again."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.port = free_port()
        self.kills = 0
        self.killed = False
        """Whether it was killed and not started again; the process may take a moment to end."""
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-m", "contrada.cli", "serve"]
        command += ["--port", str(self.port), "--data", str(self.data)]
        limits = {"CONTRADA_BOT_PAUSE": "0", "CONTRADA_MESSAGES_PER_SECOND": "100000"}
        env = {**os.environ, **limits, "CONTRADA_LOG_LEVEL": "error"}
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, env=env)
        try:
            until_healthy(self.process, self.port)
        except BaseException:
            self.process.kill()
            self.process.wait(10)
            raise

    def kill(self) -> None:
        self.killed = True
        self.process.send_signal(signal.SIGKILL)

    def restart(self) -> None:
        assert self.process.wait(10) == -signal.SIGKILL
        self.killed = False
        self.kills += 1
        self.start()


class Ledger:
    """What the players know to have been played, and what they were not told any more."""

    def __init__(self) -> None:
        self.played: list[tuple[int, Any]] = []
        self.flying: tuple[int, int, Any] | None = None

    def sent(self, seat: int, seq: int, action: Any) -> None:
        self.flying = (seat, seq, action)

    def acknowledged(self) -> None:
        assert self.flying is not None
        self.played.append((self.flying[0], self.flying[2]))
        self.flying = None

    def back(self, seat: int, seq: int) -> None:
        """Reconnect a player: their sequence number shows whether their last action was stored."""
        if self.flying is not None and self.flying[0] == seat:
            if seq > self.flying[1]:
                self.acknowledged()
            self.flying = None


def play_on(people: list[Person], table: str, ledger: Ledger, rng: Any, most: int) -> None:
    """Play until the game is over or the connection breaks; `most` bounds it."""
    with people[0].watch(table, 0) as a, people[1].watch(table, 1) as b:
        both = (a, b)
        for seat, watcher in enumerate(both):
            watcher.until("table")
            ledger.back(seat, watcher.state["seq"])
        for _ in range(most):
            if any(watcher.state["table"]["phase"] == "over" for watcher in both):
                return
            seat = next((i for i in range(2) if both[i].legal), -1)
            if seat < 0:
                for watcher in both:
                    watcher.catch_up()
                continue
            _play(both[seat], seat, ledger, rng)
            both[1 - seat].catch_up()
    raise AssertionError("the game does not end")


def _play(watcher: Watcher, seat: int, ledger: Ledger, rng: Any) -> None:
    action = watcher.legal[int(rng.below(len(watcher.legal)))]["action"]
    seq = watcher.state["seq"]
    ledger.sent(seat, seq, action)
    answer = watcher.ask(do="play", seq=seq, action=action)
    assert answer["type"] == "ack", answer
    ledger.acknowledged()


def play_through(
    server: Process, people: list[Person], table: str, kills: int, chooser: random.Random, rng: Any
) -> Ledger:
    """Play a game to its end, with violent deaths of the server until there were `kills`."""
    ledger = Ledger()
    while True:
        timer = None
        if server.kills < kills:
            timer = threading.Timer(chooser.uniform(0.01, 0.5), server.kill)
            timer.start()
        try:
            play_on(people, table, ledger, rng, 5000)
        except BROKEN:
            assert timer is not None, "the connection broke though nobody killed the server"
            timer.join()
            server.restart()
            continue
        if timer is not None:
            timer.cancel()
            timer.join()
            if server.killed:
                server.restart()
        return ledger


def check_kept(store: Store, table: str, ledger: Ledger) -> int:
    """What the players know is what the server has; how long its log is."""
    rows = store.rows(table)
    assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
    kept = [(row.event.seat, row.event.action) for row in rows if isinstance(row.event, Played)]
    assert json.loads(json.dumps(kept)) == json.loads(json.dumps(ledger.played))
    loaded = Table.load(store.load(table))
    assert loaded.match is not None
    assert loaded.match.over
    loaded.match.audit()
    return len(rows)


def scenario(tmp_path: Path, game: str, kills: int, seed: int) -> Tally:
    """Whole games, one after the other, until the server has died so often on the way."""
    chooser = random.Random(seed)
    rng = rng_for_run(seed)
    server = Process(tmp_path)
    people = [Person(server.port, "Anna"), Person(server.port, "Bruno")]
    ledgers: dict[str, Ledger] = {}
    try:
        while server.kills < kills:
            # Many games are over before the server would have died: then another one is played.
            assert len(ledgers) < 200, "the server is not killed"
            table = people[0].create([{"kind": "me"}, {"kind": "open"}], game)
            people[1].must(table, "take", seat=1)
            people[0].must(table, "start")
            ledgers[table] = play_through(server, people, table, kills, chooser, rng)
    finally:
        for person in people:
            person.close()
        server.process.kill()
        server.process.wait(10)
    store = Store(f"sqlite:///{tmp_path / 'contrada.db'}")
    rows = sum(check_kept(store, table, ledger) for table, ledger in ledgers.items())
    store.close()
    return Tally(game, server.kills, sum(len(one.played) for one in ledgers.values()), rows)


def test_no_acknowledged_action_is_lost_or_played_twice(tmp_path: Path) -> None:
    scenario(tmp_path, "palazzo", kills=2, seed=1)


@pytest.mark.long
@pytest.mark.parametrize("game", game_ids())
@pytest.mark.parametrize("seed", range(2, 5))
def test_many_deaths(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], game: str, seed: int
) -> None:
    tally = scenario(tmp_path, game, kills=6, seed=seed)
    with capsys.disabled():
        print(tally)


def test_a_second_server_on_the_same_data_is_refused(tmp_path: Path) -> None:
    server = Process(tmp_path)
    try:
        with pytest.raises(DatabaseInUse, match="SQLite serves one server process"):
            serve(read_settings({}, port=0, data=str(tmp_path)))
        server.process.send_signal(signal.SIGTERM)
        assert server.process.wait(20) in (0, -signal.SIGTERM)
    finally:
        server.process.kill()
        server.process.wait(10)
