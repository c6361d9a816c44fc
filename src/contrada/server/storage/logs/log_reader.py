"""Reads the tables of the database: heads, and logs from rows and archives alike.

The log of a finished game is packed (`packing.py`); rows written since follow it in `events`.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterable
from typing import Any, Final

import msgspec
from sqlalchemy import select
from sqlalchemy.engine import Connection

from contrada.core.errors import BadMatchFile
from contrada.server.storage import schema
from contrada.server.storage.components import read_setup
from contrada.server.storage.logs.packing import Archive, unpack
from contrada.server.tables.events import KINDS, read_event
from contrada.server.tables.rows import BadRow, Head, NoSuchTable, Row, TextRow, UnknownRules


def find(connection: Connection, match_id: str) -> tuple[Head, bytes, int, bytes | None]:
    """A table's head and seed, and its newest snapshot with its sequence number."""
    matches, shots = schema.matches, schema.snapshots
    found = connection.execute(select(matches).where(matches.c.id == match_id)).first()
    if found is None:
        raise NoSuchTable("There is no such table.")
    query = select(shots.c.seq, shots.c.data).where(shots.c.match_id == match_id)
    shot = connection.execute(query).first()
    seq, snapshot = (0, None) if shot is None else (shot.seq, bytes(shot.data))
    try:
        return _head(connection, found), bytes(found.seed), seq, snapshot
    except msgspec.MsgspecError:
        raise BadRow("The settings of this table are damaged.") from None


def text_rows(
    connection: Connection, match_id: str, after: int
) -> tuple[list[TextRow], Archive | None]:
    """The rows after a number, and the archive if some of them are from it.

    The archive is read after the rows: a log that is packed meanwhile is found there.
    """
    rows = plain_rows(connection, match_id, after)
    if rows and rows[0].seq == after + 1:
        return rows, None
    table = schema.archives
    query = select(table.c.data).where(table.c.match_id == match_id, table.c.seq > after)
    data = connection.execute(query).scalar()
    if data is None:
        return rows, None
    archive = unpack(bytes(data))
    end = rows[0].seq if rows else len(archive.rows) + 1
    return [row for row in archive.rows if after < row.seq < end] + rows, archive


def plain_rows(connection: Connection, match_id: str, after: int) -> list[TextRow]:
    log = schema.events
    columns = (log.c.seq, log.c.at, log.c.event, log.c.seen, log.c.clock_at)
    query = select(*columns).where(log.c.match_id == match_id, log.c.seq > after)
    found = []
    known: dict[str, list[int]] = {}
    for seq, at, event, seen, clock_at in connection.execute(query.order_by(log.c.seq)):
        viewers = known.get(seen)
        if viewers is None:
            viewers = known[seen] = _seen(seen)
        found.append(TextRow(seq, at, event, viewers, clock_at))
    return found


def _seen(text: str) -> list[int]:
    """The viewers who saw an event; empty if the row is damaged, which `read` reports."""
    try:
        return msgspec.json.decode(text, type=list[int])
    except msgspec.MsgspecError:
        return [DAMAGED]


DAMAGED: Final = -(2**31)


class _Tag(msgspec.Struct):
    name: str = msgspec.field(default="", name="is")


def read(rows: list[TextRow]) -> list[Row]:
    found = []
    for r in rows:
        if DAMAGED in r.seen:
            raise BadRow(f"Row {r.seq} of this table is damaged.")
        try:
            found.append(Row(r.seq, r.at, read_event(r.event), r.seen, r.clock_at))
        except msgspec.MsgspecError:
            raise _unreadable(r) from None
    return found


def _unreadable(row: TextRow) -> BadMatchFile:
    """The error of an undecodable event: another version wrote it, or it is damaged."""
    try:
        tag = msgspec.json.decode(row.event, type=_Tag).name
    except msgspec.MsgspecError:
        tag = ""
    if tag and tag not in KINDS:
        return UnknownRules("This table has events that this version does not know.")
    return BadRow(f"Row {row.seq} of this table is damaged.")


def heads(connection: Connection, rows: Iterable[Any]) -> list[Head]:
    """The heads of these tables; damaged ones are skipped."""
    found = []
    for row in rows:
        with contextlib.suppress(msgspec.MsgspecError):
            found.append(_head(connection, row))
    return found


def _head(connection: Connection, row: Any) -> Head:
    return Head(
        row.id,
        row.game,
        row.phase,
        bool(row.listed),
        row.created_at,
        row.changed_at,
        read_setup(connection, row.setup, row.box),
        None if row.result is None else msgspec.json.decode(row.result),
    )
