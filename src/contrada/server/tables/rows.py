"""A table as it is kept: its head, the rows of its log, and what one event writes."""

from __future__ import annotations

from typing import Any

import msgspec

from contrada.core.errors import BadMatchFile, ContradaError
from contrada.server.tables.events import AnyEvent, Setup


class AlreadyWritten(ContradaError):
    """The number or name is in use already: somebody else was first."""


class NoSuchTable(ContradaError):
    """There is no table of this id."""


class UnknownRules(BadMatchFile):
    """The table was played by rules that this version does not know."""


class BadRow(BadMatchFile):
    """A row of the table in the database is damaged."""


class BrokenTable(msgspec.Struct, frozen=True):
    """A table that this server could not load or look after, for the operator."""

    id: str
    since: int
    """When it was first found broken, in milliseconds since 1970."""
    tries: int
    """How often it has failed since then."""
    fault: str
    """The kind of error and where it arose; never a message, which may hold secrets."""
    game: str = ""


class Row(msgspec.Struct, frozen=True):
    """One row of the log: its number, when it was written, and which viewers saw a change."""

    seq: int
    at: int
    event: AnyEvent
    seen: list[int]
    clock_at: int | None = None
    """The time by the server clock; None in rows from before there was one."""

    @property
    def clock(self) -> int:
        """The time by which thinking time is counted."""
        return self.at if self.clock_at is None else self.clock_at


class Head(msgspec.Struct, frozen=True):
    """What is known of a table without reading its log."""

    id: str
    game: str
    phase: str
    listed: bool
    created_at: int
    changed_at: int
    setup: Setup
    result: Any = None


class Stored(msgspec.Struct, frozen=True):
    """A table as it is kept: head, seed, newest snapshot, and the rows after it."""

    head: Head
    seed: bytes
    snapshot: bytes | None
    rows: list[Row]


class TextRow(msgspec.Struct, frozen=True):
    """One row of the log with its event as it stands there."""

    seq: int
    at: int
    event: str
    seen: list[int]
    clock_at: int | None = None


class Unread(msgspec.Struct, frozen=True):
    """A table as it is kept, its whole log as it stands."""

    head: Head
    seed: bytes
    snapshot: bytes | None
    rows: list[TextRow]


class Append(msgspec.Struct, frozen=True):
    """What one event writes, all or nothing."""

    match_id: str
    row: Row
    phase: str
    due_at: int | None
    sitters: list[str] | None
    """Who sits here now, or None where the event did not change that."""
    result: str | None = None
    snapshot: bytes | None = None
    thinking: list[tuple[int, int]] = []
    """Bots that have to decide from now on: seat, and the mark of the decision."""
    priority: int = 0
    """Of their jobs, where there is a queue in the database: higher goes first."""
