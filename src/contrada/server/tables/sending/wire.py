"""The messages about a table as the server encodes them, with parts that are encoded already."""

from __future__ import annotations

import msgspec

from contrada.server.tables.messages import Change, Clocks, GameInfo, TableInfo
from contrada.server.tables.transcript import ToldLine


class Projection(msgspec.Struct, frozen=True):
    """Everything a viewer may see, except the log and the clocks."""

    table: TableInfo
    game: GameInfo | None


class Told(msgspec.Struct, frozen=True):
    """A `LogPart` with encoded lines."""

    start: int
    lines: list[ToldLine]


class TableNow(msgspec.Struct, frozen=True, tag_field="type", tag="table"):
    """A `TableMessage`."""

    seq: int
    table: msgspec.Raw
    game: GameInfo | None
    log: Told
    clocks: Clocks | None


class TablePatch(msgspec.Struct, frozen=True, tag_field="type", tag="patch", omit_defaults=True):
    """A `Patch`."""

    seq: int
    table: Change | None = None
    game: Change | None = None
    log: Told | None = None
    clocks: Clocks | None = None
    sum: int | None = None
