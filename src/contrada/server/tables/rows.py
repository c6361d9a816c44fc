"""A table's stored records: its head, the rows of its log, and what one event appends."""

from __future__ import annotations

from typing import Any

import msgspec

from contrada.core.errors import BadMatchFile, ContradaError
from contrada.server.tables.events import AnyEvent, Setup


class AlreadyWritten(ContradaError):
    """The sequence number or name already exists: another writer was first."""


class NoSuchTable(ContradaError):
    """There is no table with this id."""


class UnknownRules(BadMatchFile):
    """The table uses rules that this version does not know."""


class BadRow(BadMatchFile):
    """A row of the table in the database is damaged."""


class BrokenTable(msgspec.Struct, frozen=True):
    """A table that this server failed to load or update, as shown to operators."""

    id: str
    since: int
    """When it first failed, in milliseconds since 1970."""
    tries: int
    """The number of failures since then."""
    fault: str
    """The error's type and location; never its message, which may contain secrets."""
    game: str = ""


class Row(msgspec.Struct, frozen=True):
    """One row of the log: its number, its time, and the viewers for whom it changed something."""

    seq: int
    at: int
    event: AnyEvent
    seen: list[int]
    clock_at: int | None = None
    """The server clock's time; None in rows older than the server clock."""

    @property
    def clock(self) -> int:
        """The time used to measure thinking time."""
        return self.at if self.clock_at is None else self.clock_at


class Head(msgspec.Struct, frozen=True):
    """A table's metadata, available without reading its log."""

    id: str
    game: str
    phase: str
    listed: bool
    created_at: int
    changed_at: int
    setup: Setup
    result: Any = None


class Stored(msgspec.Struct, frozen=True):
    """A table in the database: head, seed, newest snapshot, and the rows after it."""

    head: Head
    seed: bytes
    snapshot: bytes | None
    rows: list[Row]


class TextRow(msgspec.Struct, frozen=True):
    """One row of the log with its event as undecoded text."""

    seq: int
    at: int
    event: str
    seen: list[int]
    clock_at: int | None = None


class Unread(msgspec.Struct, frozen=True):
    """A table in the database with its complete, undecoded log."""

    head: Head
    seed: bytes
    snapshot: bytes | None
    rows: list[TextRow]


class Append(msgspec.Struct, frozen=True):
    """What one event writes, in a single transaction."""

    match_id: str
    row: Row
    phase: str
    due_at: int | None
    sitters: list[str] | None
    """The people at the table, or None if the event did not change them."""
    result: str | None = None
    snapshot: bytes | None = None
    thinking: list[tuple[int, int]] = []
    """Bots that have to decide from now on: seat, and the sequence number of the decision."""
    priority: int = 0
    """The priority of these bots' jobs in the database's queue; higher is served first."""
