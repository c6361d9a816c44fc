"""Measures what a finished game takes in the database, before and after its log is packed.

Bots play a game of every title with two, three and four players through the server's own store.
`before` is what the version without packing kept: all rows, and the last snapshot of the state.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec
from sqlalchemy import func, select

from bench.kept import TITLES
from contrada.bots.experiments.runs import Run, play_match
from contrada.core.match import Match
from contrada.core.registry import entry_of
from contrada.server.archive.packer import pack_table
from contrada.server.people.rating import record_of
from contrada.server.people.results import ResultStore
from contrada.server.storage import schema
from contrada.server.storage.event_store import Store
from contrada.server.tables import events as ev
from contrada.server.tables.projection import Published, result_of
from contrada.server.tables.rows import Append, Head, Row
from contrada.server.tables.table import Table, new_table_id

LIMIT: Final = 10_000
"""Maximum bytes per finished game."""
ROW: Final = 40
"""Bytes of a row beside its texts: keys, times and the index entry."""


def play_into(store: Store, title: str, seats: int, seed: int) -> Table:
    """Play a game of bots and store it as a server stores a game of people."""
    game, options = TITLES[title]
    bots = ("greedy",) * seats
    match, _ = play_match(Run(game=game, bots=bots, games=1, seed=seed, options=options), 0)
    setup = ev.Setup(
        game,
        entry_of(game).spec.rules_version,
        match.game.components,
        match.options,
        seats,
        "live",
        True,
        True,
        ev.Clock(bank=1800, increment=20),
        "bot_moves",
    )
    table, rows = _replayed(match, setup, seed)
    at = rows[0].at
    head = Head(table.id, game, "open", True, at, at, setup)
    people = table.data.people()
    store.create(head, table.seed, Append(table.id, rows[0], "open", None, people))
    result = msgspec.json.encode(result_of(table)).decode()
    batch = [Append(table.id, row, "running", None, None) for row in rows[1:-1]]
    last = Append(table.id, rows[-1], "over", None, None, result)
    assert store.append([*batch, last]) == [None] * (len(rows) - 1)
    ResultStore(store.engine).record(record_of(table, False))
    return table


def _replayed(match: Match, setup: ev.Setup, seed: int) -> tuple[Table, list[Row]]:
    table, rng = Table(new_table_id(), setup, match.seed), Random(seed)
    rows: list[Row] = []
    at, published = 1_800_000_000_000, None

    def happen(event: ev.AnyEvent) -> None:
        nonlocal at
        at += int(rng.expovariate(1 / 6000)) + 200
        table.apply_and_log(event, at, at - 1_234_567)
        seen = list(range(-1, setup.seats)) if published is None else published.update()
        if isinstance(event, ev.Played) and event.seat not in seen:
            seen.append(event.seat)
        table.mark(seen)
        rows.append(Row(len(rows) + 1, at, event, seen, at - 1_234_567))

    others = [ev.SeatSetup("open")] * (setup.seats - 1)
    happen(ev.Made(_person(rng), [ev.SeatSetup("me"), *others]))
    for seat in range(1, setup.seats):
        happen(ev.SeatTaken(seat, _person(rng)))
    happen(ev.Started())
    published = Published(table)
    while table.match is not None and table.match.ply < match.ply:
        entry = match.log[table.match.ply]
        happen(ev.Played(entry.actor, match.game.encode(entry.actor, entry.action)))
    return table, rows


def _person(rng: Random) -> str:
    return f"{rng.getrandbits(96):024x}"


def kept(store: Store, table_id: str) -> int:
    """The bytes of all rows of a table."""
    found = 0
    with store.engine.connect() as connection:
        for table in schema.metadata.sorted_tables:
            key = table.c.id if table is schema.matches else table.c.get("match_id")
            if key is None:
                continue
            for row in connection.execute(select(table).where(key == table_id)):
                found += ROW + sum(_size(value) for value in row)
    return found


def _size(value: Any) -> int:
    if isinstance(value, str):
        return len(value.encode())
    return len(value) if isinstance(value, bytes) else 4


def main() -> int:
    """Print a line per title and number of players; with --check fail above the limit."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=3, help="games of each kind")
    parser.add_argument("--check", action="store_true", help="fail above 10 kB per game")
    options = parser.parse_args()
    worst = 0
    print(
        "title              seats  events  before, kB  packed, kB     of it log  pack, ms  load, ms"
    )
    with tempfile.TemporaryDirectory() as folder:
        store = Store(f"sqlite:///{Path(folder) / 'rows.db'}")
        for title in TITLES:
            for seats in (2, 3, 4):
                figures = [_measure(store, title, seats, seed) for seed in range(options.games)]
                events, before, after, log, packing, loading = map(max, zip(*figures, strict=True))
                worst = max(worst, int(after))
                print(
                    f"{title:18} {seats:5} {events:7.0f} {before / 1000:11.1f} {after / 1000:11.2f}"
                    f" {log / 1000:13.2f} {packing:9.1f} {loading:9.1f}",
                    flush=True,
                )
        _check_all(store)
        store.close()
    print(
        f"largest: {worst / 1000:.2f} kB; limit {LIMIT / 1000:.0f} kB (largest of each kind above)"
    )
    return int(options.check and worst > LIMIT)


def _measure(store: Store, title: str, seats: int, seed: int) -> tuple[float, ...]:
    table = play_into(store, title, seats, seed)
    before = kept(store, table.id) + len(table.snapshot())
    before += len(msgspec.json.encode(table.setup.components))
    begun = time.process_time()
    assert pack_table(store, table.id, table.transcript)
    packing = time.process_time() - begun
    begun = time.process_time()
    loaded = Table.load(store.load(table.id))
    loading = time.process_time() - begun
    assert loaded.match is not None
    assert table.match is not None
    assert loaded.match.log == table.match.log
    with store.engine.connect() as connection:
        size = func.length(schema.archives.c.data)
        query = select(size).where(schema.archives.c.match_id == table.id)
        log = connection.execute(query).scalar_one()
    after = kept(store, table.id)
    return table.data.seq, before, after, log, packing * 1000, loading * 1000


def _check_all(store: Store) -> None:
    with store.engine.connect() as connection:
        left = select(func.count()).select_from(schema.events)
        assert connection.execute(left).scalar_one() == 0, "all rows are packed"


if __name__ == "__main__":
    sys.exit(main())
