"""A program in another process plays whole games by `contrada bot`, with kills and reconnects."""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

import pytest

from contrada.bots.classes import make_bot
from contrada.client import Client, decision_stream
from contrada.core.info import InfoSet
from contrada.core.match import Match
from contrada.core.messages import Json
from contrada.core.registry import game_ids
from contrada.core.rng import rng_for_run
from contrada.core.saves import load
from contrada.server.tables import messages as msg
from tests.examples.test_examples import EXAMPLES
from tests.server.harness import Running
from tests.server.outside import Script, bot_of, owner_at, until
from tests.server.test_nothing_lost import Process

BOTS = EXAMPLES / "bots"
BOT = "network_bot.Cautious"
SEED = 7
TITLES = game_ids()
ME, OPEN = {"kind": "me"}, {"kind": "open"}
LINE_UPS: list[tuple[list[Json], str]] = [
    ([ME, OPEN], "invited"),
    ([OPEN, ME], "welcome"),
    ([ME, {"kind": "bot", "bot": "greedy"}, OPEN], "invited"),
    ([OPEN, ME, {"kind": "bot", "bot": "random"}], "welcome"),
]
"""Where the program (`open`) sits, with people and built-in bots; and how it comes there."""


@pytest.fixture(autouse=True)
def _own_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(BOTS))


class Program:
    """`contrada bot` in a process of its own, which is killed and started again."""

    def __init__(self, url: str, token: str) -> None:
        self.command = [sys.executable, "-m", "contrada.cli", "bot", "--server", url]
        self.command += ["--bot", BOT, "--seed", str(SEED), "--tables", "4"]
        path = os.pathsep.join([str(BOTS), *filter(None, [os.environ.get("PYTHONPATH")])])
        self.env = {**os.environ, "CONTRADA_BOT_TOKEN": token, "PYTHONPATH": path}
        self.kills = 0
        self.start()

    def start(self) -> None:
        self.process = subprocess.Popen(self.command, stdout=subprocess.DEVNULL, env=self.env)

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        assert self.process.wait(10) == -signal.SIGKILL
        self.kills += 1
        self.start()

    def stop(self) -> None:
        """Stop it as Ctrl-C does."""
        self.process.send_signal(signal.SIGINT)
        try:
            assert self.process.wait(20) == 0
        finally:
            self.process.kill()
            self.process.wait(10)


class Tally(NamedTuple):
    """How the games of a title went."""

    game: str
    games: int
    bot_kills: int
    server_kills: int
    lost: int
    decisions: int

    def __str__(self) -> str:
        return (
            f" {self.game}: {self.games} games, the program killed {self.bot_kills} times, the "
            f"server {self.server_kills} times, {self.lost} connections lost by people; none lost; "
            f"{self.decisions} decisions, all as in the arena"
        )


def check_choices(saved: Json, seat: int) -> int:
    """The program's choices are those of the same class in the arena; the number of them."""
    match = load(json.dumps(saved).encode())  # audited
    assert match.over
    game, forced = match.game, match.snapshot().forced
    again = Match(game, match.seats, match.options, match.seed)
    bot = make_bot(BOT, game)
    decisions = 0
    for ply, entry in enumerate(match.log):
        if entry.actor != seat or forced[ply]:
            continue
        while again.ply < ply:
            step = match.log[again.ply]
            again.play(step.actor, step.action)
        # As the arena makes it, with a stream of its own.
        info = InfoSet.of(game, again.state, seat, rng_for_run(1, ply))
        chosen = bot.choose(info, decision_stream(SEED, match.commitment, info))
        assert chosen == entry.action, f"ply {ply}"
        decisions += 1
    return decisions


def new_game(person: Client, game: str, number: int, bot: str) -> tuple[str, int, int]:
    """Set up a table with the program and start it; the table, the person's seat, its seat."""
    seats, bots = LINE_UPS[number % len(LINE_UPS)]
    options = {"version": "advanced"} if game == "carrara" and number % 2 else {}
    table = person.create_table(game, seats, bots=bots, options=options)
    free = seats.index(OPEN)
    if bots == "invited":
        until(lambda: bot in [each.id for each in person.bots(game)])
        person.challenge(table, free, bot)
    until(lambda: person.look(table).table.seats[free].owner == "Olga")
    person.do(table, msg.Start())
    return table, seats.index(ME), free


def scenario(folder: Path, game: str, games: int, kills: int, seed: int) -> Tally:
    """Whole games, with kills of the program and of the server; none may be lost."""
    chooser = random.Random(seed)
    server = Process(folder)
    url = f"http://127.0.0.1:{server.port}"
    owner, person = owner_at(url), Client(url)
    person.set_name("Gina")
    bot, token = bot_of(owner)
    program = Program(url, token)
    lost = decisions = 0
    try:
        for number in range(games):
            table, mine, seat = new_game(person, game, number, bot)
            over = threading.Event()
            script = Script(person, table, mine, seed + number)
            killer = threading.Thread(
                target=disturb, args=(program, server, chooser, kills, over), daemon=True
            )
            killer.start()
            try:
                assert script.play(300).reason == "end"
            finally:
                over.set()
                killer.join(60)
            lost += script.lost
            until(lambda t=table: person.look(t).table.phase == "over")
            decisions += check_choices(person.export(table), seat)
        program.stop()
    finally:
        for process in (program.process, server.process):
            process.kill()
            process.wait(10)
    return Tally(game, games, program.kills, server.kills, lost, decisions)


def disturb(
    program: Program, server: Process, chooser: random.Random, kills: int, over: threading.Event
) -> None:
    """Kill the program, and now and then the server, until the game is over."""
    for number in range(kills):
        if over.wait(chooser.uniform(0.1, 1.0)):
            return
        if number % 2 == 0:
            program.kill()
        else:
            server.kill()
            server.restart()


def test_a_program_in_another_process_plays_whole_games(server: Running) -> None:
    """One game of each title at the same time; the program is killed on the way."""
    url = f"http://127.0.0.1:{server.port}"
    person = Client(url)
    person.set_name("Gina")
    bot, token = bot_of(owner_at(url))
    program = Program(url, token)
    try:
        tables = [new_game(person, game, number, bot) for number, game in enumerate(TITLES)]
        scripts = [Script(person, table, mine, 1) for table, mine, _ in tables]
        with ThreadPoolExecutor(len(scripts)) as pool:
            results = [pool.submit(script.play) for script in scripts]
            until(lambda: all(script.played for script in scripts))
            program.kill()
            assert [result.result().reason for result in results] == ["end"] * len(scripts)
        program.stop()
    finally:
        program.process.kill()
        program.process.wait(10)
    for table, _, seat in tables:
        assert check_choices(person.export(table), seat) >= 5


@pytest.mark.long
@pytest.mark.parametrize("game", TITLES)
def test_a_program_plays_twenty_games_with_kills_and_reconnects(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], game: str
) -> None:
    begun = time.monotonic()
    tally = scenario(tmp_path, game, games=20, kills=2, seed=11)
    assert tally.bot_kills >= 5
    assert tally.server_kills >= 5
    with capsys.disabled():
        print(f"{tally} ({time.monotonic() - begun:.0f} s)")
