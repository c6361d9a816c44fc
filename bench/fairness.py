"""Fairness of the bot queue: the latency of an Apprentice while another user loads the bots.

    python -m bench.fairness --check
    python -m bench.fairness --postgres --check

starts `contrada serve` with default settings, on SQLite or a temporary PostgreSQL. Anna has 30
live tables with three Masters each; Bruno plays against an Apprentice in every game. The latency is
the time from the end of Bruno's turn until he receives the Apprentice's move, including
`CONTRADA_BOT_PAUSE`. It is measured without Anna's tables, while she
watches all of them, and after she has left, when they are idle.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import statistics
import tempfile
import time
from pathlib import Path
from typing import Any, Final

import httpx
from websockets.asyncio.client import ClientConnection, connect

from bench.loading.server import Server

GAMES: Final = ("palazzo", "carrara", "carpe-diem", "tuscany")
MEDIAN: Final = 1.5
LONGEST: Final = 4.0
STUCK: Final = 60.0


class Person:
    """A user with their own cookie."""

    def __init__(self, port: int, name: str) -> None:
        self.host = f"127.0.0.1:{port}"
        self.http = httpx.AsyncClient(base_url=f"http://{self.host}", timeout=60, trust_env=False)
        self.name = name

    async def enter(self) -> None:
        """Choose a name."""
        (await self.http.put("/api/me", json={"name": self.name})).raise_for_status()

    async def begin(self, game: str, seats: list[dict[str, str]]) -> str:
        """Create a table and start its game."""
        made = await self.http.post("/api/tables", json={"game": game, "seats": seats})
        table = str(made.raise_for_status().json()["id"])
        start = await self.http.post(f"/api/tables/{table}/do", json={"do": "start"})
        start.raise_for_status()
        return table

    def watch(self, table: str, seat: int = -1) -> Any:
        """Open a connection to a table."""
        cookie = {"Cookie": f"contrada={self.http.cookies['contrada']}"}
        url = f"ws://{self.host}/api/tables/{table}/socket?seat={seat}"
        return connect(url, additional_headers=cookie, proxy=None, max_size=None)


class Crowd:
    """Anna's tables of Masters, each watched by a connection."""

    def __init__(self, anna: Person, count: int) -> None:
        self.anna = anna
        self.count = count
        self.moves = 0
        self._tasks: list[asyncio.Task[None]] = []

    async def gather(self) -> None:
        """Create the tables and watch them."""
        self._tasks = [asyncio.create_task(self._keep(number)) for number in range(self.count)]
        while self.moves < 3:
            await asyncio.sleep(0.1)

    async def _keep(self, number: int) -> None:
        """Watch a table; when its game is over, create the next one."""
        masters = [{"kind": "bot", "bot": "master"}] * 3
        while True:
            table = await self.anna.begin(GAMES[number % len(GAMES)], masters)
            async with self.anna.watch(table) as connection:
                async for text in connection:
                    message = json.loads(text)
                    if message["type"] == "table":
                        self.moves += 1
                        if message["table"]["phase"] == "over":
                            break

    async def leave(self) -> None:
        """Close all connections."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


class Player:
    """Bruno at one table: plays random actions and records the Apprentice's latencies."""

    def __init__(self, bruno: Person, game: str, rng: random.Random) -> None:
        self.bruno = bruno
        self.game = game
        self.rng = rng
        self.answers: list[float] = []

    async def play(self, until: float) -> None:
        """Play games in a loop."""
        while time.perf_counter() < until:
            seats = [{"kind": "me"}, {"kind": "bot", "bot": "apprentice"}]
            table = await self.bruno.begin(self.game, seats)
            async with self.bruno.watch(table, 0) as connection:
                await self._game(connection, until)
            with contextlib.suppress(httpx.HTTPError):
                await self.bruno.http.post(f"/api/tables/{table}/do", json={"do": "close"})

    async def _game(self, connection: ClientConnection, until: float) -> None:
        asked = 0.0
        while True:
            message = json.loads(await asyncio.wait_for(connection.recv(), STUCK))
            if message["type"] != "table":
                continue
            now = time.perf_counter()
            if asked and any(line["actor"] == 1 for line in message["log"]["lines"]):
                self.answers.append(now - asked)
                asked = 0.0
            if message["table"]["phase"] == "over" or now > until:
                return
            legal = message["game"]["legal"] if message["game"] else []
            if legal:
                action = self.rng.choice(legal)["action"]
                play = {"do": "play", "seq": message["seq"], "action": action}
                await connection.send(json.dumps(play))
                asked = 0.0
            elif not asked:
                asked = now


async def measured(bruno: Person, seconds: float, seed: int) -> list[float]:
    """Measure the Apprentices' latencies, one table at a time."""
    answers: list[float] = []
    rng = random.Random(seed)
    for game in GAMES:
        player = Player(bruno, game, rng)
        await player.play(time.perf_counter() + seconds / len(GAMES))
        answers += player.answers
    return answers


def summary(what: str, answers: list[float]) -> str:
    """Format the statistics."""
    tenth = statistics.quantiles(answers, n=10)[-1]
    return (
        f"{what}: {len(answers)} answers, median {statistics.median(answers):.2f} s, "
        f"nine of ten within {tenth:.2f} s, longest {max(answers):.2f} s"
    )


async def run(port: int, tables: int, seconds: float, seed: int) -> bool:
    """Run all three measurements; returns whether the targets are met."""
    anna, bruno = Person(port, "Anna"), Person(port, "Bruno")
    for person in (anna, bruno):
        await person.enter()
    quiet = await measured(bruno, seconds / 2, seed)
    print(summary("Alone", quiet), flush=True)
    crowd = Crowd(anna, tables)
    await crowd.gather()
    before, begun = crowd.moves, time.perf_counter()
    watched = await measured(bruno, seconds, seed)
    rate = (crowd.moves - before) / (time.perf_counter() - begun)
    print(summary(f"Beside {tables} watched tables of three Masters", watched), flush=True)
    print(f"  meanwhile the Masters made {rate:.1f} moves a second", flush=True)
    await crowd.leave()
    await asyncio.sleep(2)
    resting = await measured(bruno, seconds / 2, seed)
    print(summary("Beside the same tables, unwatched", resting), flush=True)
    for person in (anna, bruno):
        await person.http.aclose()
    return all(
        statistics.median(found) <= MEDIAN and max(found) <= LONGEST for found in (watched, resting)
    )


def main() -> None:
    """Read the arguments and measure."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--tables", type=int, default=30)
    parser.add_argument("--seconds", type=float, default=120)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--url", default=os.environ.get("CONTRADA_DATABASE_URL", ""))
    parser.add_argument("--postgres", action="store_true", help="start a temporary PostgreSQL")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--check", action="store_true", help="fail if a target is missed")
    args = parser.parse_args()
    with contextlib.ExitStack() as opened:
        folder, url = opened.enter_context(tempfile.TemporaryDirectory()), args.url
        if args.postgres:
            from tests.server.pg import new_database, postgres

            url = new_database(opened.enter_context(postgres()))
            print("With PostgreSQL:", flush=True)
        server = Server(Path(folder), url, args.workers)
        try:
            met = asyncio.run(run(server.port, args.tables, args.seconds, args.seed))
        finally:
            server.stop()
    print(f"Target: median {MEDIAN} s, longest {LONGEST} s: {'met' if met else 'NOT MET'}")
    if args.check and not met:
        raise SystemExit(1)


if __name__ == "__main__":
    main()
