"""Read-only view of a table that this server cannot play.

Its rules are of another version, its log no longer replays, or one of its rows is damaged. The log
is read without the rules; log lines come from the newest snapshot; unreadable rows are skipped.
Nothing is ever written to the table.
"""

from __future__ import annotations

import contextlib
from typing import Any, Final

import msgspec

from contrada.core.errors import UnknownGame
from contrada.core.game import SPECTATOR
from contrada.core.match import LogLine, commitment_of
from contrada.core.registry import entry_of
from contrada.core.saves import Export, make_export
from contrada.core.spec import OptionValue
from contrada.server.tables.events import AnyEvent, Setup, StoodIn, read_event
from contrada.server.tables.messages import LogPart, Result, SeatInfo
from contrada.server.tables.rows import Head, TextRow, Unread
from contrada.server.tables.seating import Data, SeatState, apply_to_seats, may_watch
from contrada.server.tables.transcript import TranscriptPage

FORMAT: Final = "contrada table 1"
PEOPLE: Final = ("host", "user")
"""Event fields that hold a person's id, which must not leave the server."""


class LastChange(msgspec.Struct, frozen=True):
    """The last event that changed what a viewer sees: its tag and time."""

    kind: str
    at: int


class ReadOnlyTable(msgspec.Struct, frozen=True):
    """What a viewer may see of a table that this server cannot play."""

    id: str
    game: str
    rules_version: int
    """The rules version of the table."""
    known_version: int
    """The rules version of this server; 0 if it does not know the game."""
    options: dict[str, OptionValue]
    mode: str
    phase: str
    seats: list[SeatInfo]
    created_at: int
    changed_at: int
    last: LastChange | None
    log: LogPart
    """The viewer's last log lines, as of the newest snapshot."""
    commitment: str
    result: Result | None


class TableFile(msgspec.Struct, frozen=True):
    """A table with its complete log, for a version of Contrada that knows its rules."""

    format: str
    game: str
    rules_version: int
    seats: int
    options: dict[str, OptionValue]
    components: Any
    commitment: str
    seed: str
    result: Any
    events: list[Any]


class _SnapshotPages(msgspec.Struct):
    """The part of a snapshot that can be read without the rules."""

    pages: list[TranscriptPage] | None = None


class ReadOnly:
    """A table that is read but never played."""

    def __init__(self, unread: Unread) -> None:
        self.head: Head = unread.head
        self.setup: Setup = unread.head.setup
        self.rows: list[TextRow] = unread.rows
        self.data = Data([SeatState() for _ in range(self.setup.seats)])
        for row in unread.rows:
            event = _readable(row.event)
            # Without the rules it is unknown when a bot's single decision is over.
            if event is not None and not (isinstance(event, StoodIn) and event.once):
                with contextlib.suppress(IndexError, ValueError):  # a damaged row may name no seat
                    apply_to_seats(self.data, event)
        self.data.phase = unread.head.phase  # type: ignore[assignment]  # one of the three
        self._seed = unread.seed
        self._pages = _pages(unread.snapshot)

    def may_watch(self, user: str, viewer: int) -> bool:
        """Whether a person may view the table from a seat, or as a spectator."""
        return may_watch(self.setup, self.data, user, viewer)

    def state_for(self, viewer: int, names: dict[str, str]) -> ReadOnlyTable:
        """What a viewer may see; `names` are the names of its people by id."""
        head, setup = self.head, self.setup
        return ReadOnlyTable(
            head.id,
            head.game,
            setup.rules_version,
            _known(head.game),
            setup.options,
            setup.mode,
            head.phase,
            [
                SeatInfo(
                    seat.kind,
                    seat.label or names.get(next(iter(seat.users), ""), ""),
                    seat.bot,
                    seat.stand_in,
                    seat.resigned,
                )
                for seat in self.data.seats
            ],
            head.created_at,
            head.changed_at,
            self._last(viewer),
            self._log(viewer),
            commitment_of(self._seed),
            _result(head.result),
        )

    def _last(self, viewer: int) -> LastChange | None:
        for row in reversed(self.rows):
            if viewer in row.seen:
                return LastChange(str(_plain(row.event).get("is", "")), row.at)
        return None

    def _log(self, viewer: int) -> LogPart:
        if not SPECTATOR <= viewer < len(self._pages) - 1:
            return LogPart(0, [])
        page = self._pages[viewer]
        return LogPart(page.first, [line.plain() for line in page.lines])

    def export(self, viewer: int) -> Export | TableFile:
        """The export for a viewer: their own log, or the complete table once it is over."""
        if self.head.phase == "over":
            return self.file()
        log = self._log(viewer)
        lines = [LogLine(log.start + i, x.actor, x.entry) for i, x in enumerate(log.lines)]
        return make_export(self.setup, commitment_of(self._seed), viewer, lines)

    def file(self) -> TableFile:
        """The complete table without people's ids. It contains the seed."""
        setup = self.setup
        return TableFile(
            FORMAT,
            setup.game,
            setup.rules_version,
            setup.seats,
            setup.options,
            setup.components,
            commitment_of(self._seed),
            self._seed.hex(),
            self.head.result,
            [_without_people(row) for row in self.rows],
        )


def _known(game: str) -> int:
    try:
        return entry_of(game).spec.rules_version
    except UnknownGame:
        return 0


def _result(stored: Any) -> Result | None:
    try:
        return msgspec.convert(stored, Result | None)
    except msgspec.ValidationError:
        return None


def _readable(text: str) -> AnyEvent | None:
    """The decoded event, or None if this version does not know it."""
    try:
        return read_event(text)
    except msgspec.MsgspecError:
        return None


def _plain(text: str) -> dict[str, Any]:
    """An event of any version as plain JSON; empty if the row is damaged."""
    try:
        return msgspec.json.decode(text, type=dict[str, Any])
    except msgspec.MsgspecError:
        return {}


def _pages(snapshot: bytes | None) -> list[TranscriptPage]:
    if snapshot is None:
        return []
    try:
        return msgspec.json.decode(snapshot, type=_SnapshotPages).pages or []
    except msgspec.MsgspecError:
        return []


def _without_people(row: TextRow) -> Any:
    event = _plain(row.event)

    public = {key: value for key, value in event.items() if key not in PEOPLE}
    return {"seq": row.seq, "at": row.at, **public}
