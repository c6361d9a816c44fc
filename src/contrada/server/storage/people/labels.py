"""Names of further players at one screen, which stand in the log: found and removed.

The log holds no names of people, only random ids; these labels are the exception, so deleting a
person rewrites them in their tables' events, snapshots and packed logs.
"""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Engine, delete, insert, select, update
from sqlalchemy.engine import Connection

from contrada.server.storage.logs.packing import pack, unpack
from contrada.server.storage.schema import archives, events, snapshots
from contrada.server.storage.schema.sessions import seat_labels
from contrada.server.tables.events import AnyEvent, Made, SeatTaken
from contrada.server.tables.rows import BadRow


class _Snapshot(msgspec.Struct):
    """A snapshot of any version: only the seats are read."""

    data: dict[str, Any]
    match: msgspec.Raw = msgspec.Raw(b"null")
    pages: msgspec.Raw = msgspec.Raw(b"null")


def labeller(event: AnyEvent) -> str:
    """The person who gave names to players at their screen by this event, or nothing."""
    if isinstance(event, Made) and any(seat.name for seat in event.seats):
        return event.host
    return event.user if isinstance(event, SeatTaken) and event.name else ""


def note_label(connection: Connection, match_id: str, user: str) -> None:
    """Remember that a table's log holds such names."""
    here = (seat_labels.c.match_id == match_id) & (seat_labels.c.user_id == user)
    if connection.execute(select(seat_labels.c.user_id).where(here)).first() is None:
        connection.execute(insert(seat_labels).values(match_id=match_id, user_id=user))


def remove_labels(engine: Engine, user: str, *, last: bool) -> None:
    """Remove the names a person gave from the logs and snapshots; may be repeated until `last`."""
    with engine.connect() as connection:
        mine = select(seat_labels.c.match_id).where(seat_labels.c.user_id == user)
        tables = list(connection.execute(mine).scalars())
    for match_id in tables:
        _clean_events(engine, match_id, user)
        _clean_snapshot(engine, match_id, user)
        _clean_archive(engine, match_id, user)  # last: the rows may be packed meanwhile
    if last:
        with engine.begin() as connection:
            connection.execute(delete(seat_labels).where(seat_labels.c.user_id == user))


def _clean_events(engine: Engine, match_id: str, user: str) -> None:
    query = select(events.c.seq, events.c.event).where(
        events.c.match_id == match_id, events.c.event.contains(user)
    )
    with engine.connect() as connection:
        found = connection.execute(query).all()
    for seq, text in found:
        cleaned = _without_labels(text, user)
        if cleaned == text:
            continue
        row = update(events).where(events.c.match_id == match_id, events.c.seq == seq)
        with engine.begin() as connection:
            connection.execute(row.values(event=cleaned))


def _without_labels(text: str, user: str) -> str:
    """An event without the names that a person gave."""
    try:
        event: dict[str, Any] = msgspec.json.decode(text)
    except msgspec.DecodeError:
        return text  # the table is broken, which is reported where it is loaded
    if event.get("is") == "made" and event.get("host") == user:
        for seat in event.get("seats", []):
            seat["name"] = ""
    elif event.get("is") == "taken" and event.get("user") == user:
        event["name"] = ""
    else:
        return text
    return msgspec.json.encode(event).decode()


def _clean_archive(engine: Engine, match_id: str, user: str) -> None:
    query = select(archives.c.data).where(archives.c.match_id == match_id)
    with engine.connect() as connection:
        data = connection.execute(query).scalar()
    if data is None:
        return
    try:
        archive = unpack(bytes(data))
    except BadRow:
        return
    rows = [
        msgspec.structs.replace(row, event=_without_labels(row.event, user))
        if user in row.event
        else row
        for row in archive.rows
    ]
    mine = update(archives).where(archives.c.match_id == match_id)
    with engine.begin() as connection:
        connection.execute(mine.values(data=pack(rows, archive.pages)))


def _clean_snapshot(engine: Engine, match_id: str, user: str) -> None:
    query = select(snapshots.c.seq, snapshots.c.data).where(snapshots.c.match_id == match_id)
    with engine.connect() as connection:
        found = connection.execute(query).first()
    if found is None:
        return
    try:
        shot = msgspec.json.decode(bytes(found.data), type=_Snapshot)
    except msgspec.DecodeError:
        return
    for seat in shot.data.get("seats", []):
        if user in seat.get("users", [])[:1]:
            seat["label"] = ""
    # A newer snapshot, written meanwhile, is left alone.
    row = update(snapshots).where(snapshots.c.match_id == match_id, snapshots.c.seq == found.seq)
    with engine.begin() as connection:
        connection.execute(row.values(data=msgspec.json.encode(shot)))
