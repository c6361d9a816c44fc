"""The log of a finished game as one compressed value.

It holds the rows of the log, whose texts come back byte for byte, and every viewer's log lines,
which read-only tables show without knowing the rules. Rows are stored by column, times as
differences, and lines that several viewers read once. Reading needs no rules, so a table of another
version of Contrada can be packed and unpacked too.
"""

from __future__ import annotations

import lzma
from collections.abc import Iterable, Sequence
from itertools import accumulate
from typing import Any, Final

import msgspec

from contrada.server.tables.rows import BadRow, TextRow

FORMAT: Final = 1
_FILTERS: Final = [{"id": lzma.FILTER_LZMA2, "lc": 4, "pb": 0, "dict_size": 1 << 20}]
"""What reading needs to know."""
_PACKING: Final = [
    # Measured on games of all titles: preset 6 saves 4 % for 4 times the computing time. A larger
    # dictionary saves nothing, and its memory stays with the thread that packs.
    {**_FILTERS[0], "preset": 3, "nice_len": 273, "depth": 200, "dict_size": 1 << 18}
]
MOST_BYTES: Final = 64 * 1024 * 1024
"""Maximum size of an unpacked log; a larger one is treated as damaged."""


class NotPackable(Exception):
    """The rows of this table are damaged, so it stays as it is."""


class LinePage(msgspec.Struct, frozen=True):
    """One viewer's log lines from number `first` on, each as JSON."""

    first: int = 0
    lines: list[msgspec.Raw] = []


class _Packed(msgspec.Struct, array_like=True, frozen=True):
    at: list[int]
    """The time of the first row, then differences."""
    clock: list[int | None]
    """By how much the server clock is behind the wall time."""
    seen_kinds: list[list[int]]
    seen: list[int]
    events: list[str]
    lines: list[str]
    pages: list[tuple[int, list[int]]]
    """For each viewer the first line's number, and the differences of indexes into `lines`."""


class Archive(msgspec.Struct, frozen=True):
    """A packed log, unpacked: the rows from 1 on, and the lines of seats and spectators."""

    rows: list[TextRow]
    pages: list[LinePage]

    def snapshot(self) -> bytes:
        """The lines in the form of a snapshot, for read-only tables."""
        return msgspec.json.encode({"pages": self.pages})


def pack(rows: Sequence[TextRow], pages: Iterable[LinePage]) -> bytes:
    """Pack the complete log of a table; raises NotPackable."""
    if [row.seq for row in rows] != list(range(1, len(rows) + 1)):
        raise NotPackable("rows are missing")
    kinds: dict[tuple[int, ...], int] = {}
    seen = [kinds.setdefault(tuple(row.seen), len(kinds)) for row in rows]
    pool: dict[bytes, int] = {}
    told = []
    for page in pages:
        places = [pool.setdefault(bytes(line), len(pool)) for line in page.lines]
        told.append((page.first, _differences(places)))
    packed = _Packed(
        _differences([row.at for row in rows]),
        [None if row.clock_at is None else row.at - row.clock_at for row in rows],
        [list(kind) for kind in kinds],
        seen,
        [row.event for row in rows],
        [line.decode() for line in pool],
        told,
    )
    data = msgspec.msgpack.encode(packed)
    if len(data) > MOST_BYTES:
        raise NotPackable("the log is too large")
    return bytes([FORMAT]) + lzma.compress(data, lzma.FORMAT_RAW, filters=_PACKING)


def unpack(data: bytes) -> Archive:
    """Unpack a log; raises BadRow if it is damaged or was written by a newer version."""
    try:
        if data[:1] != bytes([FORMAT]):
            raise ValueError("unknown format")
        reader = lzma.LZMADecompressor(lzma.FORMAT_RAW, filters=_FILTERS)
        plain = reader.decompress(data[1:], MOST_BYTES + 1)
        packed = msgspec.msgpack.decode(plain, type=_Packed)
        return Archive(_rows(packed), _pages(packed))
    except (lzma.LZMAError, msgspec.MsgspecError, EOFError, ValueError, IndexError):
        raise BadRow("The packed log of this table is damaged.") from None


def _rows(packed: _Packed) -> list[TextRow]:
    columns = zip(accumulate(packed.at), packed.clock, packed.seen, packed.events, strict=True)
    return [
        TextRow(
            number,
            at,
            event,
            packed.seen_kinds[kind],
            None if behind is None else at - behind,
        )
        for number, (at, behind, kind, event) in enumerate(columns, 1)
    ]


def _pages(packed: _Packed) -> list[LinePage]:
    lines = [msgspec.Raw(line.encode()) for line in packed.lines]
    return [
        LinePage(first, [lines[place] for place in accumulate(differences)])
        for first, differences in packed.pages
    ]


def _differences(numbers: Sequence[int]) -> list[int]:
    return [number - before for before, number in zip([0, *numbers], numbers, strict=False)]


def line_pages(pages: Iterable[Any]) -> list[LinePage]:
    """The lines of a transcript's pages (`tables.transcript.TranscriptPage`)."""
    encode = msgspec.json.encode
    return [
        LinePage(page.first, [msgspec.Raw(encode(line)) for line in page.lines]) for page in pages
    ]
