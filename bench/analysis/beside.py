"""How long a person's move takes while the server analyses a game.

    python -m bench.analysis.beside [--tables 100] [--rate 50] [--seconds 30] [--check]

Starts `contrada serve` with live two-player tables of all titles. Random players move at a constant
rate, once without and once beside a running analysis of the server's depth, as in `bench.load`.
Needs two free cores: one for the server, one that the analysis and the clients share.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import httpx

from bench.load import TARGET_MS, TITLES
from bench.loading.clients import Load, Table
from bench.loading.figures import percentile
from bench.loading.server import Server

ANALYSED: Final = "tuscany"
"""The title whose analysis takes longest."""
WAIT: Final = 30.0


def kind(game: str) -> dict[str, Any]:
    """A table of two people."""
    return {"game": game, "seats": 2, "bots": 0, "bot": "", "spectators": 0}


async def finished(table: Table) -> None:
    """Play a table to its end."""
    while not table.over:
        if not await table.move():
            await asyncio.sleep(0.005)


async def analysis(load: Load, table: Table) -> dict[str, Any]:
    """The state of a table's analysis, which is requested the first time."""
    cookie = table.viewers[0].cookie
    url = f"http://127.0.0.1:{load.port}"
    async with httpx.AsyncClient(
        base_url=url, cookies={"contrada": cookie}, trust_env=False
    ) as person:
        answer = await person.post(f"/api/tables/{table.id}/analysis", json={})
        found: dict[str, Any] = answer.raise_for_status().json()
        return found


async def measured(load: Load, args: argparse.Namespace, what: str) -> float:
    """Move at a constant rate; returns the 99th percentile in milliseconds."""
    await load.renew()
    load.reset()
    await load.paced(args.seconds, args.rate)
    times = [1000 * percentile(load.delivered, part) for part in (0.5, 0.99, 0.999)]
    told = ", ".join(f"{time:.1f}" for time in times)
    print(
        f"{what}: {len(load.acked)} moves in {args.seconds:.0f} s, {len(load.errors)} errors; "
        f"move → everyone told, p50, p99, p99.9: {told} ms",
        flush=True,
    )
    return times[1]


async def run(args: argparse.Namespace, port: int) -> float:
    """Measure without and beside an analysis; returns the p99 beside it."""
    load, over = Load(port, 23, compressed=True), Load(port, 24, compressed=True)
    titles = TITLES.split(",")
    await load.set_up([kind(titles[n % len(titles)]) for n in range(args.tables)])
    await over.set_up([kind(ANALYSED)])
    await finished(over.tables[0])
    await measured(load, args, "without an analysis")
    state = await analysis(over, over.tables[0])
    for _ in range(int(WAIT)):
        if state["state"] == "running" and state["done"]:
            break
        await asyncio.sleep(1)
        state = await analysis(over, over.tables[0])
    begun = state["done"]
    late = await measured(load, args, "beside an analysis")
    state = await analysis(over, over.tables[0])
    print(f"the analysis: {state['state']}, decisions {begun} to {state['done']} of those seconds")
    if state["state"] != "running":
        raise SystemExit("the analysis did not run all the time: choose fewer seconds")
    await load.end()
    await over.end()
    return late


def main(arguments: Sequence[str]) -> int:
    """Measure and report; returns the exit code."""
    parser = argparse.ArgumentParser(prog="bench.analysis.beside")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--rate", type=float, default=50.0)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--check", action="store_true")
    args = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), "", 1)
        try:
            late = asyncio.run(run(args, server.port))
        finally:
            server.stop()
    return 1 if args.check and late > TARGET_MS else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
