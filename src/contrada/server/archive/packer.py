"""Packs the logs of finished games: shortly after their end, and those of earlier versions.

Everything is packed table by table, each in one transaction, so a server that is killed loses
nothing and continues at its next start. Games that ended before logs were packed are packed in the
background, at a rate that leaves most of the processor to the players.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable
from typing import Final, NamedTuple

import msgspec
from sqlalchemy import (
    ColumnElement,
    delete,
    func,
    insert,
    literal_column,
    select,
    tuple_,
    update,
)
from sqlalchemy.engine import Connection

from contrada.core.errors import ContradaError
from contrada.server.archive.pruning import DAY_MS, prune
from contrada.server.common.containment import ESCAPING
from contrada.server.common.metrics import FAULTS
from contrada.server.common.server_clock import now_ms
from contrada.server.runtime.session import TableSession
from contrada.server.storage import schema
from contrada.server.storage.components import read_setup, write_setup
from contrada.server.storage.event_store import Store
from contrada.server.storage.logs.log_reader import DAMAGED, plain_rows
from contrada.server.storage.logs.packing import LinePage, NotPackable, line_pages, pack
from contrada.server.storage.schema.people import results
from contrada.server.tables.rows import BadRow, TextRow
from contrada.server.tables.table import Table
from contrada.server.tables.transcript import Transcript

log = logging.getLogger(__name__)

DELAY: Final = 5.0
"""Seconds after the end of a game, in which its result is recorded."""
LOOK_SECONDS: Final = 60.0
BATCH: Final = 50
OLD_MS: Final = 60_000
"""Games that ended longer ago and are not packed were left by a process that died."""
SHARE: Final = 0.25
"""The part of one processor that packing older games may use."""
PRUNE_SECONDS: Final = 3600.0


class _Changed(Exception):
    """The rows have changed since they were read."""


class _Page(msgspec.Struct):
    first: int = 0
    lines: list[msgspec.Raw] = []


class _Pages(msgspec.Struct):
    pages: list[_Page] | None = None


class Place(NamedTuple):
    """A table's place in the list of unpacked ones."""

    changed_at: int
    id: str


def _waiting(before: int) -> ColumnElement[bool]:
    # As literals, so that the database sees that the partial index fits.
    partial: ColumnElement[bool] = literal_column("phase = 'over' AND packed <= 0")
    return partial & (schema.matches.c.packed == 0) & (schema.matches.c.changed_at < before)


def unpacked(store: Store, before: int, limit: int, after: Place | None = None) -> list[Place]:
    """Finished and recorded tables that are not packed, changed before a time; oldest first."""
    matches = schema.matches
    query = select(matches.c.changed_at, matches.c.id)
    query = query.join(results, results.c.match_id == matches.c.id).where(_waiting(before))
    if after is not None:
        query = query.where(tuple_(matches.c.changed_at, matches.c.id) > tuple_(*after))
    query = query.order_by(matches.c.changed_at, matches.c.id).limit(limit)
    with store.engine.connect() as connection:
        return [Place(*row) for row in connection.execute(query)]


def count_unpacked(store: Store) -> int:
    """The number of tables that `pack_all` would pack."""
    query = select(func.count()).select_from(schema.matches.join(results))
    query = query.where(_waiting(now_ms() - OLD_MS))
    with store.engine.connect() as connection:
        return int(connection.execute(query).scalar_one())


def pack_table(store: Store, match_id: str, transcript: Transcript | None = None) -> bool:
    """Pack the log of a finished table; False if it is packed, not over, or has just changed.

    `transcript` is that of the table in memory; otherwise the lines come from the rules, and where
    this version does not know them, from the newest snapshot.
    """
    with store.engine.connect() as connection:
        rows = plain_rows(connection, match_id, 0)
    if not rows or rows[0].seq != 1:
        return False
    try:
        if any(DAMAGED in row.seen for row in rows):
            raise NotPackable("a row is damaged")
        data = pack(rows, _lines(store, match_id, transcript))
    except NotPackable:
        _replace(store, match_id, rows, None)
        return False
    try:
        return _replace(store, match_id, rows, data)
    except _Changed:
        return False


def pack_all(store: Store) -> int:
    """Pack the logs of all finished games, also while a server runs; returns how many."""
    packed, last = 0, None
    while found := unpacked(store, now_ms() - OLD_MS, BATCH, last):
        last = found[-1]
        packed += sum(pack_table(store, place.id) for place in found)
    return packed


def _lines(store: Store, match_id: str, transcript: Transcript | None) -> list[LinePage]:
    if transcript is not None:
        if any(page.first > 0 for page in transcript.pages):
            transcript = Transcript(transcript.match)  # nothing changes a game that is over
        return line_pages(transcript.pages)
    try:
        table = Table.load(store.load(match_id))
    except ContradaError:
        return _last_lines(store, match_id)
    if table.transcript is None:
        return []
    table.transcript.complete()
    return line_pages(table.transcript.pages)


def _last_lines(store: Store, match_id: str) -> list[LinePage]:
    """The lines in the newest snapshot of a table whose rules this version does not know."""
    try:
        snapshot = store.unread(match_id).snapshot
        found = msgspec.json.decode(snapshot or b"{}", type=_Pages).pages or []
    except (msgspec.MsgspecError, BadRow):
        return []
    return [LinePage(page.first, page.lines) for page in found]


def _replace(store: Store, match_id: str, rows: list[TextRow], data: bytes | None) -> bool:
    """Replace the rows and the snapshot by the packed log; None marks them as not packable."""
    matches, seq = schema.matches, rows[-1].seq
    mine = update(matches).where(
        matches.c.id == match_id,
        matches.c.phase == "over",
        matches.c.packed == 0,
        matches.c.seq == seq,
    )
    with store.engine.begin() as connection:
        # The first statement locks the table's row: nothing is appended until the commit.
        if connection.execute(mine.values(packed=-1 if data is None else seq)).rowcount != 1:
            return False
        if data is None:
            return True
        if plain_rows(connection, match_id, 0) != rows:  # such as a name removed meanwhile
            raise _Changed
        connection.execute(insert(schema.archives).values(match_id=match_id, seq=seq, data=data))
        _share_components(connection, match_id)
        for table in (schema.events, schema.snapshots):
            connection.execute(delete(table).where(table.c.match_id == match_id))
    return True


def _share_components(connection: Connection, match_id: str) -> None:
    """Store the components of a table of an earlier version as other tables have them."""
    matches = schema.matches
    mine = matches.c.id == match_id
    found = connection.execute(select(matches.c.setup, matches.c.box).where(mine)).one()
    if found.box is not None:
        return
    with contextlib.suppress(msgspec.MsgspecError):  # damaged settings stay as they are
        setup, box = write_setup(connection, read_setup(connection, found.setup, None))
        connection.execute(update(matches).where(mine).values(setup=setup, box=box))


class Packer:
    """Packs finished games in the background, and deletes them when their time is over."""

    def __init__(self, store: Store, leads: Callable[[], bool], finished_days: float) -> None:
        self.store = store
        self.leads = leads
        self.finished_days = finished_days
        self._ended: dict[str, tuple[float, Transcript | None]] = {}
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Start packing, also games that ended earlier."""
        self._tasks = [
            asyncio.create_task(self._pack_new()),
            asyncio.create_task(self._pack_old()),
        ]

    async def close(self) -> None:
        """Stop; what is not packed is packed after the next start."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def on_change(self, session: TableSession) -> None:
        """Called when a table was loaded or has changed."""
        table = session.table
        if table.data.phase == "over" and not session.remote:
            self._ended[table.id] = (time.monotonic() + DELAY, table.transcript)

    async def _pack_new(self) -> None:
        while True:
            await asyncio.sleep(DELAY / 5)
            now = time.monotonic()
            due = [key for key, (at, _) in self._ended.items() if at <= now]
            for table_id in due:
                _, transcript = self._ended.pop(table_id)
                await self._pack(table_id, transcript)

    async def _pack_old(self) -> None:
        pruned = float("-inf")
        while True:
            try:
                if self.leads():
                    await asyncio.to_thread(self.store.phases.fold)
                    await self._catch_up()
                    if self.finished_days and time.monotonic() - pruned >= PRUNE_SECONDS:
                        pruned = time.monotonic()
                        before = now_ms() - int(self.finished_days * DAY_MS)
                        await asyncio.to_thread(prune, self.store, before)
            except (Exception, *ESCAPING):
                FAULTS.inc()
                log.exception("finished games could not be packed")
            await asyncio.sleep(LOOK_SECONDS)

    async def _catch_up(self) -> None:
        last: Place | None = None
        while True:
            before = now_ms() - OLD_MS
            found = await asyncio.to_thread(unpacked, self.store, before, BATCH, last)
            for last in found:
                begun = time.monotonic()
                await self._pack(last.id, None)
                await asyncio.sleep((time.monotonic() - begun) * (1 / SHARE - 1))
            if len(found) < BATCH:
                return

    async def _pack(self, table_id: str, transcript: Transcript | None) -> None:
        """Pack one table; a table that fails affects no other one."""
        try:
            await asyncio.to_thread(pack_table, self.store, table_id, transcript)
        except (Exception, *ESCAPING) as error:
            FAULTS.inc()
            fault = type(error).__name__
            log.warning("a finished game could not be packed", extra={"fault": fault})
