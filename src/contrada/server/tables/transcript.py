"""The log of a match as each viewer reads it, updated as the match advances or is undone.

Lines are numbered per viewer: ply numbers would reveal to other players how many steps a decision
took. A table's snapshot stores only the last lines; older ones are rebuilt from the match on
request. A line is stored in its encoded form, shared by all viewers who read the same.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple

import msgspec

from contrada.core.game import CHANCE, SPECTATOR
from contrada.core.match import Entry, Match
from contrada.core.messages import Json
from contrada.server.tables.messages import Line

_encode = msgspec.json.Encoder().encode

STRIDE: Final = 24
"""Plies between two checkpoints, which limits how many plies an undo or a replay applies again."""
TAIL: Final = 60
"""Number of log lines sent to a viewer who connects; they request older lines separately."""
IN_MEMORY: Final = 90
"""A page with more lines is cut to the last `TAIL`."""
SHARED: Final = 8192
"""The number of lines that tables share; most lines of a game are also told at other tables."""
ALL: Final = -2
"""The viewer from whom nothing is hidden, for replays of finished games."""


class ToldLine(msgspec.Struct, frozen=True, gc=False):
    """One log line as a viewer reads it, with its entry encoded."""

    actor: int
    entry: msgspec.Raw

    @property
    def form(self) -> Json:
        """The entry, decoded."""
        return msgspec.json.decode(self.entry, type=Json)

    def plain(self) -> Line:
        """The line with its entry decoded."""
        return Line(self.actor, self.form)


@lru_cache(maxsize=SHARED)
def told_line(actor: int, entry: bytes) -> ToldLine:
    """A line, the same object for all tables where the same was told."""
    return ToldLine(actor, msgspec.Raw(entry))


class TranscriptPage(msgspec.Struct):
    """One viewer's lines, as far as they are in memory."""

    first: int = 0
    """The number of the first line in memory."""
    lines: list[ToldLine] = []
    plies: list[int] = []
    """For each line the ply it describes: used to find the state that the viewer saw then."""
    told: list[int] = []
    """For each line the viewer's sequence number at which it was sent to them."""

    @property
    def count(self) -> int:
        """The number of lines, including those not in memory."""
        return self.first + len(self.lines)

    def count_at(self, ply: int) -> int:
        """The number of lines about plies before this one, which must not precede the page."""
        return self.first + bisect_left(self.plies, ply)

    def add(self, line: ToldLine, ply: int) -> None:
        """Append a line about a ply."""
        self.lines.append(line)
        self.plies.append(ply)

    def cut(self, count: int) -> None:
        """Remove all lines from number `count` on."""
        keep = max(0, count - self.first)
        self.first = min(self.first, count)
        del self.lines[keep:]
        del self.plies[keep:]
        del self.told[keep:]

    def keep_last(self, count: int) -> None:
        """Drop all but the last `count` lines from memory."""
        skip = max(0, len(self.lines) - count)
        self.first += skip
        del self.lines[:skip]
        del self.plies[:skip]
        del self.told[:skip]

    def last(self, count: int) -> TranscriptPage:
        """A copy with only the last `count` lines."""
        skip = max(0, len(self.lines) - count)
        return TranscriptPage(
            self.first + skip, self.lines[skip:], self.plies[skip:], self.told[skip:]
        )


class StepLine(ToldLine, frozen=True):
    """In the log of `ALL`: a step of a decision that was not complete yet."""


class Checkpoint(NamedTuple):
    """A copy of the state before a ply."""

    ply: int
    state: Any


class Transcript:
    """Every viewer's log lines of one match.

    A table's transcript needs a single checkpoint, for undo. A replay holds a checkpoint every
    STRIDE plies, so that any past state is a few plies away, and the lines of `ALL`.
    """

    def __init__(
        self, match: Match, pages: list[TranscriptPage] | None = None, *, replay: bool = False
    ) -> None:
        """Read a match from the start, or continue from the pages of a snapshot taken at its end.

        A replay is empty until `follow`, which may run in a thread with a copy of the log.
        """
        self._match = match
        self._replay = replay
        self._log: list[Entry] = []
        self._state: Any = None
        self._checkpoints: list[Checkpoint] = []
        self.open_page = TranscriptPage()
        """The lines of `ALL`; stays empty unless this is a replay."""
        viewers = match.seats + 1
        self.valid = [0] * viewers
        """For each viewer the number of lines sent to them that an undo has not changed."""
        if pages is None:
            self.pages = [TranscriptPage() for _ in range(viewers)]
            self._begin()
            if not replay:
                self.follow(match.log)
        else:
            self.pages = pages
            for page in pages:  # otherwise each line holds the whole snapshot in memory
                page.lines = [told_line(line.actor, bytes(line.entry)) for line in page.lines]
            self._log = match.log[:]
            self._state = match.state.copy()
            self.valid = [page.count for page in pages]
            self._add_checkpoint()

    def _begin(self) -> None:
        match = self._match
        self._log = []
        self._state = match.game.initial(match.seats, match.options)
        self._checkpoints = []
        self._add_checkpoint()

    def _add_checkpoint(self) -> None:
        if not self._replay:
            self._checkpoints.clear()
        self._checkpoints.append(Checkpoint(len(self._log), self._state.copy()))

    # -- reading -----------------------------------------------------------------------------

    @property
    def match(self) -> Match:
        """The match that this transcript describes."""
        return self._match

    @property
    def log(self) -> Sequence[Entry]:
        """The log of the match as of the last `follow`."""
        return self._log

    @property
    def lines(self) -> list[list[ToldLine]]:
        """All lines of every viewer."""
        self.complete()
        return [page.lines for page in self.pages]

    @property
    def plies(self) -> list[list[int]]:
        """For every viewer the plies that their lines describe."""
        self.complete()
        return [page.plies for page in self.pages]

    def page_of(self, viewer: int) -> TranscriptPage:
        """The page of a seat, of SPECTATOR, or in a replay of `ALL`."""
        return self.open_page if viewer == ALL else self.pages[viewer]

    def count(self, viewer: int) -> int:
        """The number of a viewer's lines."""
        return self.pages[viewer].count

    def since(self, viewer: int, start: int) -> list[ToldLine]:
        """A viewer's lines from number `start` on."""
        page = self.pages[viewer]
        if start < page.first:
            self.complete()
            page = self.pages[viewer]
        return page.lines[start - page.first :]

    def still_valid(self, viewer: int, have: int, seq: int) -> int | None:
        """How many of the `have` lines that a viewer received up to `seq` are still correct.

        None where that is no longer known.
        """
        page = self.pages[viewer]
        have = min(have, page.count)
        if have < page.first:
            # Lines that are not in memory were sent before all lines that are.
            known = page.told[0] if page.told else 0
            return have if page.told and known <= seq else None
        still = have
        while still > page.first and page.told[still - page.first - 1] > seq:
            still -= 1
        return still if still > page.first or page.first == 0 else None

    def complete(self) -> None:
        """Rebuild the lines that a snapshot left out."""
        if all(page.first == 0 for page in self.pages):
            return
        full = Transcript(self._match)
        for page, read in zip(self.pages, full.pages, strict=True):
            first = page.first
            page.lines[:0] = read.lines[:first]
            page.plies[:0] = read.plies[:first]
            page.told[:0] = [page.told[0] if page.told else 0] * first
            page.first = 0

    def snapshot(self, seen: list[int]) -> list[TranscriptPage]:
        """The pages to continue from, with their last lines, all of them marked as sent."""
        pages = [page.last(TAIL) for page in self.pages]
        for viewer, page in enumerate(pages):
            page.told += [seen[viewer]] * (len(page.lines) - len(page.told))
        return pages

    def state_at(self, ply: int) -> Any:
        """The state after the first `ply` entries; not before the first checkpoint."""
        plies = [checkpoint.ply for checkpoint in self._checkpoints]
        base = self._checkpoints[bisect_right(plies, ply) - 1]
        return self._advance(base.state.copy(), base.ply, ply)

    def state_near(self, ply: int) -> Any:
        """The state after the first `ply` entries of the current log."""
        early = ply < self._checkpoints[0].ply
        return self._match.state_at(ply) if early else self.state_at(ply)

    def _advance(self, state: Any, start: int, end: int) -> Any:
        for entry in self._log[start:end]:
            self._match.game.apply(state, entry.actor, entry.action)
        return state

    # -- updating ----------------------------------------------------------------------------

    def mark_sent(self, seen: list[int]) -> None:
        """Record that every viewer received all lines, at these sequence numbers."""
        for viewer, page in enumerate(self.pages):
            page.told += [seen[viewer]] * (len(page.lines) - len(page.told))
            if len(page.lines) > IN_MEMORY:
                page.keep_last(TAIL)
        self.valid = [page.count for page in self.pages]

    def follow(self, log: Sequence[Entry]) -> int:
        """Update to the match's current log; returns how many plies are unchanged."""
        old, first = self._log, self._checkpoints[0].ply
        if len(log) >= len(old) > 0 and log[len(old) - 1] is old[-1]:
            # A match that is undone has new entries, so nothing before this one has changed.
            same = len(old)
            self._read(log)
            return same
        if len(log) < first or log[:first] != old[:first]:
            before = self.pages
            self.pages = [TranscriptPage() for _ in before]
            self._begin()
            self._read(log)
            self._compare(before, [page.first for page in before])
            return 0
        same = first
        while same < min(len(log), len(old)) and log[same] == old[same]:
            same += 1
        if same == len(old):
            self._read(log)
            return same
        while self._checkpoints[-1].ply > same:
            self._checkpoints.pop()
        base = self._checkpoints[-1]
        counts = [page.count_at(base.ply) for page in self.pages]
        before = []
        for page, count in zip(self.pages, counts, strict=True):
            before.append(page.last(page.count - count))
            page.cut(count)
        self.open_page.cut(self.open_page.count_at(base.ply))
        self._state = base.state.copy()
        self._log = old[: base.ply]
        self._read(log)
        self._compare(before, counts)
        return same

    def _read(self, log: Sequence[Entry]) -> None:
        """Add the lines of new plies."""
        game = self._match.game
        for ply in range(len(self._log), len(log)):
            if ply - self._checkpoints[-1].ply >= STRIDE:
                self._add_checkpoint()
            entry = log[ply]
            told: Json | None = None
            line: ToldLine | None = None
            for viewer in range(SPECTATOR, self._match.seats):
                text = game.redact(self._state, entry.actor, entry.action, viewer)
                if text is None:
                    continue
                if line is None or text != told:
                    told, line = text, told_line(entry.actor, _encode(text))
                self.pages[viewer].add(line, ply)
            if self._replay:
                self._read_open(entry, ply)
            game.apply(self._state, entry.actor, entry.action)
            self._log.append(entry)

    def _read_open(self, entry: Entry, ply: int) -> None:
        """Add the line of `ALL`: what its best-informed reader saw, or the action itself."""
        text = self._match.open_line(self._state, entry)
        if text is not None:
            self.open_page.add(ToldLine(entry.actor, msgspec.Raw(_encode(text))), ply)
        elif entry.actor != CHANCE:  # chance outcomes without a line are never shown
            form = self._match.game.encode(entry.actor, entry.action)
            self.open_page.add(StepLine(entry.actor, msgspec.Raw(_encode(form))), ply)

    def _compare(self, before: list[TranscriptPage], counts: list[int]) -> None:
        """After an undo, find how many of the lines that were sent are still correct."""
        for viewer, (page, then) in enumerate(zip(self.pages, before, strict=True)):
            now = page.lines[counts[viewer] - page.first :]
            same = 0
            while same < min(len(now), len(then.lines)) and now[same] == then.lines[same]:
                same += 1
            if page.count < counts[viewer]:
                self.valid[viewer] = 0  # undone into lines not in memory: all are sent again
                continue
            # A line that is unchanged keeps the number at which it was sent.
            early = then.told[0] if then.told else 0
            page.told += [early] * (counts[viewer] - page.first - len(page.told))
            page.told += then.told[:same]
            self.valid[viewer] = min(self.valid[viewer], counts[viewer] + same)
