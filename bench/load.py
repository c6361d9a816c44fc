"""Load test of one server process: many live tables with random clients, measured from outside.

    python bench/load.py --tables 500 --seconds 20 --rate 200

starts `contrada serve` with a new database, seats two random players with a connection each at
every table, and plays: first as fast as the server responds, then at a constant rate. Everything is
measured in the clients' process: the broadcast time of a move ends when the last viewer has
received it.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, Final

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

TARGET_MS: Final = 50.0
LIMITS: Final = {
    "CONTRADA_LOG_LEVEL": "warning",
    "CONTRADA_REQUESTS_PER_MINUTE": "10000000",
    "CONTRADA_MESSAGES_PER_SECOND": "1000000",
    "CONTRADA_SOCKETS_PER_ADDRESS": "1000000",
    "CONTRADA_CONNECTIONS_PER_ADDRESS": "1000000",
    "CONTRADA_TABLES_PER_USER": "1000000",
}


class Offer(msgspec.Struct):
    """A legal action."""

    action: msgspec.Raw


class Game(msgspec.Struct):
    """The part of a game message that a random player needs."""

    legal: list[Offer]


class Message(msgspec.Struct):
    """The part of a server message that a random player needs."""

    type: str
    seq: int = 0
    code: str = ""
    game: Game | None = None
    table: Any = None


_decoder: Final = msgspec.json.Decoder(Message)


class Server:
    """A server process."""

    def __init__(self, folder: Path, url: str, workers: int) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        command = [sys.executable, "-m", "contrada.cli", "serve", "--port", str(self.port)]
        command += ["--data", str(folder), "--workers", str(workers)]
        env = {**os.environ, **LIMITS}
        if url:
            env["CONTRADA_DATABASE_URL"] = url
        self.process = subprocess.Popen(command, env=env, stdout=subprocess.DEVNULL)
        until = time.monotonic() + 60
        while time.monotonic() < until:
            try:
                httpx.get(f"http://127.0.0.1:{self.port}/health", trust_env=False, timeout=5)
                return
            except httpx.TransportError:
                time.sleep(0.1)
        raise SystemExit("the server does not start")

    def memory(self) -> int:
        """Bytes in memory."""
        for line in Path(f"/proc/{self.process.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS"):
                return int(line.split()[1]) * 1024
        return 0

    def cpu(self) -> float:
        """Processor time used so far, in seconds."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        """Stop the process."""
        self.process.terminate()
        try:
            self.process.wait(15)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


class Seat:
    """One player's connection."""

    def __init__(self, table: Table, connection: ClientConnection) -> None:
        self.table = table
        self.connection = connection
        self.seq = 0
        self.legal: list[Offer] = []
        self.acked = asyncio.Event()

    async def listen(self) -> None:
        """Process incoming messages."""
        async for text in self.connection:
            now = time.perf_counter()
            message = _decoder.decode(text)
            if message.type == "table":
                self.seq = message.seq
                self.legal = message.game.legal if message.game is not None else []
                self.table.received(now)
                if message.table and message.table["phase"] == "over":
                    self.table.over = True
            elif message.type in ("ack", "error"):
                if message.type == "error":
                    self.table.load.errors.append(message.code)
                self.acked.set()


class Table:
    """One table and its players."""

    def __init__(self, load: Load, table_id: str) -> None:
        self.load = load
        self.id = table_id
        self.seats: list[Seat] = []
        self.sent = 0.0
        self.last = 0.0
        self.over = False
        self.busy = False

    def received(self, now: float) -> None:
        """Record that a viewer received the last move."""
        self.last = now

    def mover(self) -> Seat | None:
        """A seat that can move."""
        return next((seat for seat in self.seats if seat.legal), None)

    async def move(self) -> bool:
        """Send a random move and wait for its acknowledgement."""
        seat = self.mover()
        if seat is None or self.over:
            return False
        if self.sent and self.last > self.sent:
            self.load.broadcast.append(self.last - self.sent)
        action = bytes(self.load.rng.choice(seat.legal).action)
        seat.legal = []
        seat.acked.clear()
        self.sent = time.perf_counter()
        await seat.connection.send(
            b'{"do":"play","seq":%d,"action":%s}' % (seat.seq, action), text=True
        )
        await asyncio.wait_for(seat.acked.wait(), 60)
        self.load.acked.append(time.perf_counter() - self.sent)
        return True


class Load:
    """All clients."""

    def __init__(self, port: int, seed: int) -> None:
        self.port = port
        self.rng = random.Random(seed)
        self.tables: list[Table] = []
        self.broadcast: list[float] = []
        self.acked: list[float] = []
        self.errors: list[str] = []
        self._tasks: list[asyncio.Task[None]] = []

    async def set_up(self, count: int, games: list[str]) -> None:
        """Create the tables and seat all players."""
        url = f"http://127.0.0.1:{self.port}"
        people = [httpx.AsyncClient(base_url=url, timeout=60, trust_env=False) for _ in range(2)]
        for name, person in zip(("Anna", "Bruno"), people, strict=True):
            (await person.put("/api/me", json={"name": name})).raise_for_status()
        for number in range(count):
            body = {"game": games[number % len(games)], "seats": [{"kind": "me"}, {"kind": "open"}]}
            table = (await people[0].post("/api/tables", json=body)).json()["id"]
            take = {"do": "take", "seat": 1}
            (await people[1].post(f"/api/tables/{table}/do", json=take)).raise_for_status()
            (
                await people[0].post(f"/api/tables/{table}/do", json={"do": "start"})
            ).raise_for_status()
            made = Table(self, table)
            for seat, person in enumerate(people):
                cookie = {"Cookie": f"contrada={person.cookies['contrada']}"}
                address = f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket?seat={seat}"
                connection = await connect(
                    address, additional_headers=cookie, proxy=None, compression=None
                )
                made.seats.append(Seat(made, connection))
                self._tasks.append(asyncio.create_task(made.seats[-1].listen()))
            self.tables.append(made)
        for person in people:
            await person.aclose()
        await asyncio.sleep(1)

    def reset(self) -> None:
        """Reset the measurements."""
        self.broadcast, self.acked, self.errors = [], [], []
        for table in self.tables:
            table.sent = 0.0

    async def at_once(self, seconds: float) -> None:
        """Play at every table as fast as the server responds."""
        until = time.perf_counter() + seconds

        async def go_on(table: Table) -> None:
            while time.perf_counter() < until and not table.over:
                if not await table.move():
                    await asyncio.sleep(0.005)

        await asyncio.gather(*(go_on(table) for table in self.tables))

    async def paced(self, seconds: float, rate: float) -> None:
        """Play the given number of moves per second, at one table after another."""
        begun = time.perf_counter()
        running: set[asyncio.Task[None]] = set()
        number = 0
        place = 0
        while True:
            due = begun + number / rate
            now = time.perf_counter()
            if due - begun > seconds:
                break
            if due > now:
                await asyncio.sleep(due - now)
            for _ in range(len(self.tables)):
                place = (place + 1) % len(self.tables)
                table = self.tables[place]
                if not table.over and not table.busy and table.mover() is not None:
                    table.busy = True
                    task = asyncio.create_task(self._once(table))
                    running.add(task)
                    task.add_done_callback(running.discard)
                    break
            number += 1
        if running:
            await asyncio.wait(running, timeout=60)
        await asyncio.sleep(0.5)
        for table in self.tables:
            if table.sent and table.last > table.sent:
                self.broadcast.append(table.last - table.sent)

    async def _once(self, table: Table) -> None:
        await table.move()
        table.busy = False

    async def end(self) -> None:
        """Close all connections."""
        for table in self.tables:
            for seat in table.seats:
                await seat.connection.close()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def percentile(values: list[float], part: float) -> float:
    """A percentile in milliseconds."""
    return sorted(values)[min(len(values) - 1, int(part * len(values)))] * 1000 if values else 0.0


async def run(args: argparse.Namespace, server: Server) -> dict[str, Any]:
    """Run all measurements in sequence."""
    load = Load(server.port, 1)
    empty = server.memory()
    await load.set_up(args.tables, args.games.split(","))
    full = server.memory()
    figures: dict[str, Any] = {
        "tables": args.tables,
        "empty server, MB": round(empty / 1e6, 1),
        "memory per table with two connections, kB": round((full - empty) / args.tables / 1e3, 1),
    }
    cpu, begun = server.cpu(), time.perf_counter()
    await load.at_once(args.seconds)
    spent = time.perf_counter() - begun
    figures["at once: moves/s"] = round(len(load.acked) / spent, 1)
    figures["at once: server's ms of computing per move"] = round(
        (server.cpu() - cpu) / max(1, len(load.acked)) * 1000, 2
    )
    figures["at once: move → acknowledged, p50 ms"] = round(percentile(load.acked, 0.5), 1)
    figures["at once: move → acknowledged, p99 ms"] = round(percentile(load.acked, 0.99), 1)
    errors = len(load.errors)
    load.reset()
    await asyncio.sleep(1)
    cpu, begun = server.cpu(), time.perf_counter()
    await load.paced(args.seconds, args.rate)
    spent = time.perf_counter() - begun
    figures["paced: wanted moves/s"] = args.rate
    figures["paced: moves/s"] = round(len(load.acked) / spent, 1)
    figures["paced: move → everyone told, p50 ms"] = round(percentile(load.broadcast, 0.5), 1)
    figures["paced: move → everyone told, p99 ms"] = round(percentile(load.broadcast, 0.99), 1)
    figures["paced: server's share of a core"] = round((server.cpu() - cpu) / spent, 2)
    figures["errors"] = errors + len(load.errors)
    figures["memory per table after it, kB"] = round(
        (server.memory() - empty) / args.tables / 1e3, 1
    )
    await load.end()
    return figures


def main() -> None:
    """Measure and print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--rate", type=float, default=200.0)
    parser.add_argument("--games", default="palazzo,carrara,carpe-diem,tuscany")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--url", default="", help="a PostgreSQL instead of SQLite")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--check", action="store_true", help="fail above the target")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), args.url, args.workers)
        try:
            figures = asyncio.run(run(args, server))
        finally:
            server.stop()
    if args.json:
        print(json.dumps(figures))
    else:
        print("| | |\n|---|---|")
        for name, figure in figures.items():
            print(f"| {name} | {figure} |")
    if args.check and figures["paced: move → everyone told, p99 ms"] > TARGET_MS:
        raise SystemExit(f"p99 is above {TARGET_MS} ms")


if __name__ == "__main__":
    main()
