"""Bots at tables of a running server: who rests, who goes on, and whose processes end."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from contrada.server.runtime.session import VIEWED_SECONDS
from contrada.server.tables.deadlines import BOT_OVERDUE, HOUR
from tests.server.harness import Person, Running, free_port, until_healthy
from tests.server.processes import is_alive, processes_below

ME = {"kind": "me"}
RANDOM = {"kind": "bot", "bot": "random"}


def seq(server: Running, table: str) -> int:
    """How many events a table has."""
    return server.store.rows(table)[-1].seq


def until_still(server: Running, table: str) -> int:
    """Wait until nothing more happens at a table; its number of events."""
    last, since = seq(server, table), time.monotonic()
    while time.monotonic() - since < 0.25:
        time.sleep(0.02)
        now = seq(server, table)
        if now != last:
            last, since = now, time.monotonic()
    return last


def test_a_live_table_of_bots_rests_until_somebody_looks(
    server: Running, people: list[Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server.services.tables.bot_turns, "pause", 0.05)  # no game ends in between
    anna, bruno = people[:2]
    table = anna.create([RANDOM] * 3, "palazzo")
    anna.must(table, "start")
    assert until_still(server, table) == 2, "made and started, and nobody looks"
    with bruno.watch(table) as watcher:
        watcher.until("table")
        watcher.until("table")
    resting = until_still(server, table)
    assert resting > 2
    session = server.services.tables.cache.sessions[table]
    assert session.table.running, "the game ended before it could rest"
    assert not session.thoughts, "a table that rests can leave the memory"
    # It is not overdue for ever: only giving the table up is due.
    tables = server.services.tables
    assert table in server.store.due(session.table.data.clock_at + BOT_OVERDUE, 1000)
    late = session.table.data.clock_at + BOT_OVERDUE
    monkeypatch.setattr(tables.clock, "now", lambda: late)
    asyncio.run_coroutine_threadsafe(tables.scheduler.sweep(), server.loop).result(20)
    assert table not in server.store.due(session.table.data.clock_at + 23 * HOUR, 1000)
    assert table in server.store.due(session.table.data.at + 25 * HOUR, 1000)
    assert until_still(server, table) == resting
    # A look over HTTP wakes it, too, for a while.
    bruno.look(table)
    assert session.attended
    until = time.monotonic() + 10
    while seq(server, table) == resting:
        assert time.monotonic() < until, "nobody woke the bots"
        time.sleep(0.02)
    session.viewed_at -= VIEWED_SECONDS
    assert not session.attended
    assert until_still(server, table) > resting
    assert session.table.running


def test_turn_based_tables_and_tables_with_people_go_on_unwatched(
    server: Running, people: list[Person]
) -> None:
    anna = people[0]
    slow = anna.create([RANDOM] * 2, "palazzo", mode="turn_based")
    mine = anna.create([RANDOM, ME], "palazzo")
    for table in (slow, mine):
        anna.must(table, "start")
    assert until_still(server, slow) > 3
    assert seq(server, mine) > 2


def test_a_table_is_charged_to_a_player_who_watches_else_to_the_host(
    server: Running, people: list[Person]
) -> None:
    from contrada.server.runtime.bot_order import quota_owner

    anna, bruno = people[:2]
    table = anna.create([RANDOM, {"kind": "open"}])
    bruno.must(table, "take", seat=1)
    session = server.services.tables.cache.sessions[table]
    host, player = session.table.data.host, session.table.data.seats[1].users[0]
    assert quota_owner(session) == host
    with anna.watch(table) as spectator:
        spectator.catch_up()
        assert quota_owner(session) == host
        with bruno.watch(table, 1) as watcher:
            watcher.catch_up()
            assert quota_owner(session) == player


# -- processes -------------------------------------------------------------------------------------


@pytest.mark.skipif(sys.platform != "linux", reason="looks at /proc")
def test_a_killed_server_leaves_no_process_behind(tmp_path: Path) -> None:
    (tmp_path / "busy_bot.py").write_text(
        "class Busy:\n"
        "    def __init__(self, game): pass\n"
        "    def choose(self, info, rng):\n"
        "        return sum(i * i for i in range(10 ** 12))\n"
    )
    port = free_port()
    command = [sys.executable, "-m", "contrada.cli", "serve", "--port", str(port)]
    env = {**os.environ, "CONTRADA_BOTS": "busy=busy_bot.Busy", "CONTRADA_BOT_PAUSE": "0"}
    process = subprocess.Popen(
        [*command, "--data", str(tmp_path / "data")],
        env=env,
        cwd=tmp_path,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    left: list[int] = []
    try:
        until_healthy(process, port)
        anna = Person(port, "Anna")
        table = anna.create([{"kind": "bot", "bot": "busy"}, {"kind": "hot", "name": "Child"}])
        anna.must(table, "start")
        until = time.monotonic() + 20
        while not left and time.monotonic() < until:
            left = processes_below(process.pid)
            time.sleep(0.05)
        anna.close()
        assert left, "no worker was started"
        time.sleep(0.3)  # it computes
    finally:
        process.send_signal(signal.SIGKILL)
        process.wait()
    until = time.monotonic() + 2
    while time.monotonic() < until and any(is_alive(child) for child in left):
        time.sleep(0.02)
    still = [child for child in left if is_alive(child)]
    for child in still:
        os.kill(child, signal.SIGKILL)
    assert still == []


def test_a_worker_ends_when_its_pipe_is_closed_also_while_it_computes(tmp_path: Path) -> None:
    """The way that works everywhere, without the kernel's help."""
    (tmp_path / "busy.py").write_text(
        "import sys, time\n"
        "from contrada.server.bots import stdio\n"
        "stdio.die_with_parent = lambda parent: None\n"
        "stdio.answer_lines(int, lambda n: sum(i * i for i in range(10 ** n)),"
        " lambda fault: fault)\n"
    )
    process = subprocess.Popen(
        [sys.executable, "busy.py", str(os.getpid())], cwd=tmp_path, stdin=subprocess.PIPE
    )
    assert process.stdin is not None
    try:
        process.stdin.write(b"15\n")
        process.stdin.flush()
        with pytest.raises(subprocess.TimeoutExpired):
            process.wait(0.5)
        process.stdin.close()
        assert process.wait(2) == 0
    finally:
        process.kill()
        with process:  # closes the pipe, and waits
            pass
