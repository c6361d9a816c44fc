"""Measures the lobby, the history, the due list and health at 100,000 tables.

Fills a database with tables of all phases and times the server's own queries, with SQLite and, with
`--postgres`, PostgreSQL.
"""

from __future__ import annotations

import argparse
import contextlib
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

from sqlalchemy import insert, text

import contrada.games  # noqa: F401  # registers the games
from contrada.core.registry import entry_of, make_game
from contrada.server.people.results import ResultStore
from contrada.server.settings import read_settings
from contrada.server.storage import lobby, schema
from contrada.server.storage.components import write_setup
from contrada.server.storage.event_store import Store
from contrada.server.storage.schema import people
from contrada.server.tables import events as ev

LIMIT_MS: Final = 3.0
BATCH: Final = 2000
GAMES: Final = ("palazzo", "carrara", "carpe-diem", "tuscany")


def fill(store: Store, tables: int) -> None:
    """Make listed tables: a fifth of them open, two fifths running, two fifths over."""
    phases = ("open", "running", "running", "over", "over")
    for start in range(0, tables, BATCH):
        with store.engine.begin() as connection:
            setups = {game: write_setup(connection, _setup(game)) for game in GAMES}
            numbers = range(start, min(tables, start + BATCH))
            rows = [_table(n, phases[n % 5], setups[GAMES[n // 5 % 4]]) for n in numbers]
            connection.execute(insert(schema.matches), rows)
            over = [row for row in rows if row["phase"] == "over"]
            results = [
                {"match_id": row["id"], "game": row["game"], "seats": 2, "at": row["changed_at"]}
                | {"reason": "end", "unrated": ""}
                for row in over
            ]
            connection.execute(insert(people.results), results)
            seats = [
                {"match_id": row["match_id"], "seat": seat, "user_id": f"u{seat}", "bot": ""}
                | {"points": 1, "place": 1, "label": "", "at": row["at"]}
                for row in results
                for seat in (0, 1)
            ]
            connection.execute(insert(people.result_seats), seats)
    with store.engine.connect() as connection:
        connection.execute(text("ANALYZE"))
        connection.commit()


def _setup(game: str) -> ev.Setup:
    made = make_game(game)
    version = entry_of(game).spec.rules_version
    options = made.spec.check_options({})
    clock = ev.Clock()
    return ev.Setup(
        game, version, made.components, options, 2, "live", True, True, clock, "bot_moves"
    )


def _table(number: int, phase: str, setup: tuple[str, str]) -> dict[str, Any]:
    at = 1_800_000_000_000 + number * 7
    return {
        "id": f"t{number:011d}",
        "game": GAMES[number // 5 % 4],
        "phase": phase,
        "listed": True,
        "created_at": at,
        "changed_at": at,
        "due_at": None if phase == "over" else at + 10**9,
        "setup": setup[0],
        "box": setup[1],
        "seed": b"0" * 32,
        "host": f"h{number // 3}",
        "turn": number % 3,
        "seq": 300,
        "packed": 300 if phase == "over" else 0,
    }


def timed(call: Callable[[], Any], times: int = 100) -> tuple[float, float]:
    """The lower quartile and the median of a call's times in milliseconds.

    On a machine that others use too, the lower quartile is closer to what the query takes.
    """
    found = []
    for _ in range(times):
        begun = time.perf_counter()
        call()
        found.append(time.perf_counter() - begun)
    quarter, median, _ = statistics.quantiles(found, n=4)
    return quarter * 1000, median * 1000


def measure(store: Store, name: str, tables: int) -> float:
    """Print the times; returns the longest of the lobby and health."""
    begun = time.perf_counter()
    fill(store, tables)
    print(f"{name}: {tables} tables, filled in {time.perf_counter() - begun:.0f} s", flush=True)
    results = ResultStore(store.engine)
    deep = lobby.Cursor(1, 1, 1_800_000_000_000 + tables * 3, "t")
    _, page = results.history("u0", None, 5000)

    def health() -> None:
        store.ping()
        store.counts()
        store.faults.count()

    checked = {
        "lobby, first page of 50": lambda: store.listed(50),
        "lobby of one game": lambda: store.listed(50, "tuscany"),
        "lobby, a page far below": lambda: store.listed(50, "", deep),
        "health, all counts": health,
    }
    others: dict[str, Callable[[], Any]] = {
        "history, first page of 30": lambda: results.history("u0", None, 30),
        "history, a page far below": lambda: results.history("u0", page, 30),
        "due list, nothing due": lambda: store.due(0, 64),
        "due list, 64 due": lambda: store.due(10**15, 64),
    }
    store.phases.fold()
    worst = 0.0
    for what, call in {**checked, **others}.items():
        took, median = timed(call)
        worst = max(worst, took if what in checked else 0.0)
        print(f"  {what:28} {took:7.2f} ms, median {median:7.2f} ms", flush=True)
    return worst


@contextlib.contextmanager
def _store(postgres: bool) -> Iterator[Store]:
    if postgres:
        from tests.server.pg import new_database
        from tests.server.pg import postgres as running

        with running() as uri:
            store = Store(read_settings({}, database_url=new_database(uri)).url)
            yield store
            store.close()
        return
    with tempfile.TemporaryDirectory() as folder:
        store = Store(f"sqlite:///{Path(folder) / 'queries.db'}")
        yield store
        store.close()


def main() -> int:
    """Print the figures; with --check fail above the limit."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100_000)
    parser.add_argument("--postgres", action="store_true", help="PostgreSQL instead of SQLite")
    parser.add_argument("--check", action="store_true", help=f"fail above {LIMIT_MS} ms")
    options = parser.parse_args()
    with _store(options.postgres) as store:
        name = "PostgreSQL" if options.postgres else "SQLite"
        worst = measure(store, name, options.tables)
    print(f"  longest of lobby and health: {worst:.2f} ms; limit {LIMIT_MS:.0f} ms")
    return int(options.check and worst > LIMIT_MS)


if __name__ == "__main__":
    sys.exit(main())
