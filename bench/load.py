"""Load test of one server: many live tables with random clients, measured from outside.

    python -m bench.load --tables 500 --seconds 20 --rate 200
    python -m bench.load --tables 200 --compare /path/to/another/worktree

starts `contrada serve` with a new database and tables of all titles with two, three and four seats,
spectators and bots. They play first as fast as the server responds, then at a constant rate; then
connections are dropped and reconnect all at once. `--compare` starts a second server from another
virtual environment or worktree, gives it the same tables, and runs the phases of both in turn, in
short rounds, so that their ratios hold on a noisy machine.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import tempfile
from pathlib import Path
from typing import Any, Final

from bench.loading.clients import Load
from bench.loading.figures import Build, percentile, shown
from bench.loading.server import LIMITS as LIMITS
from bench.loading.server import Server, python_of

TARGET_MS: Final = 50.0
TARGET_KB: Final = 200.0
TITLES: Final = "palazzo,carrara,carpe-diem,tuscany"


def kinds(args: argparse.Namespace) -> list[dict[str, Any]]:
    """What kind of table each of them is: the same for every build."""
    games, seats = args.games.split(","), [int(n) for n in args.seats.split(",")]
    found = []
    for number in range(args.tables):
        place = number // len(games)
        found.append(
            {
                "game": games[number % len(games)],
                "seats": seats[place % len(seats)],
                "spectators": _spread(place, args.spectators),
                "bots": min(_spread(place, args.bots), seats[place % len(seats)] - 1),
                "bot": args.bot,
            }
        )
    return found


def _spread(number: int, share: float) -> int:
    """How many the table with this number has, for `share` of them per table on average."""
    return int((number + 1) * share) - int(number * share)


async def run(args: argparse.Namespace, builds: list[Build]) -> None:
    """Run all phases, those of several builds in turn."""
    for build in builds:
        await build.load.set_up(kinds(args))
        build.note_memory("at the start")
    rounds = args.rounds if len(builds) > 1 else 1
    for _ in range(rounds):
        for build in builds:
            await build.load.renew()
            await build.measure(build.load.at_once(args.seconds / rounds))
    for build in builds:
        build.close_phase("at once", bytes_too=True)
    for _ in range(rounds):
        for build in builds:
            await build.load.renew()
            await asyncio.sleep(1)
            await build.measure(build.load.paced(args.seconds / rounds, args.rate))
    for build in builds:
        build.close_phase("paced", bytes_too=False)
        build.figures["paced: wanted moves/s"] = args.rate
        build.note_memory("after the run")
    if args.storm:
        for build in builds:
            await storm(args, build)
    for build in builds:
        build.note_stored()
        await build.load.end()


async def storm(args: argparse.Namespace, build: Build) -> None:
    """Drop the connections of a share of the tables and let all of them reconnect at once."""
    cpu = build.server.cpu()
    times = await build.load.storm(args.storm)
    figures = build.figures
    figures["storm: connections"] = len(times)
    figures["storm: reconnected, p50 ms"] = percentile(times, 0.5) * 1000
    figures["storm: reconnected, p99 ms"] = percentile(times, 0.99) * 1000
    used = build.server.cpu() - cpu
    figures["storm: server's ms of computing per connection"] = used / len(times) * 1000


def main() -> None:
    """Measure and print a table."""
    args = arguments()
    with contextlib.ExitStack() as stack:
        builds = []
        others = [("other", args.compare)] if args.compare else []
        for name, where in [("this", ""), *others]:
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
            server = Server(folder, args.url, args.workers, python_of(where))
            stack.callback(server.stop)
            load = Load(server.port, args.seed, compressed=not args.plain)
            builds.append(Build(name, server, load))
        asyncio.run(run(args, builds))
        if args.json:
            print(json.dumps({build.name: build.figures for build in builds}))
        else:
            print(f"{args.tables} tables, seats {args.seats}; compression {not args.plain}")
            print(shown(builds))
    check(args, builds)


def check(args: argparse.Namespace, builds: list[Build]) -> None:
    """With `--check` fail above the targets."""
    figures = builds[0].figures
    late = figures["paced: move → everyone told, p99 ms"]
    if args.check and late > TARGET_MS:
        raise SystemExit(f"p99 is {late:.0f} ms, above {TARGET_MS} ms")
    if args.check and figures["paced: moves/s"] < 0.9 * args.rate:
        raise SystemExit("the rate was not kept")
    size = figures["memory per table after the run, kB"]
    if args.check and size > TARGET_KB:
        raise SystemExit(f"a table takes {size:.0f} kB, more than {TARGET_KB:.0f} kB")


def arguments() -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=20.0, help="per phase and build")
    parser.add_argument("--rate", type=float, default=200.0)
    parser.add_argument("--games", default=TITLES)
    parser.add_argument("--seats", default="2,3,4", help="numbers of seats, used in turn")
    parser.add_argument("--spectators", type=float, default=0.0, help="per table, on average")
    parser.add_argument("--bots", type=float, default=0.0, help="bots per table, on average")
    parser.add_argument("--bot", default="random", help="which bot")
    parser.add_argument("--storm", type=float, default=0.0, help="share of tables that reconnect")
    parser.add_argument("--plain", action="store_true", help="without compression")
    parser.add_argument("--compare", default="", help="another environment or worktree")
    parser.add_argument("--rounds", type=int, default=5, help="of each phase, with --compare")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1, help="processes; more need --url")
    parser.add_argument("--url", default="", help="a PostgreSQL instead of SQLite")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--check", action="store_true", help="fail above the targets")
    args = parser.parse_args()
    if args.compare and args.url:
        parser.error("two builds cannot share a database: use --compare without --url")
    return args


if __name__ == "__main__":
    main()
