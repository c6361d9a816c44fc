"""The log of a match as every viewer reads it, kept up as the match goes on or back.

Lines are numbered for each viewer by themselves: the number of plies would tell others how many
steps a decision took. A snapshot keeps only the last lines; the older ones are read again from
the match when somebody asks for them.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from contrada.core.match import Entry, Match
from contrada.server.tables.messages import Line

STRIDE: Final = 24
"""So many plies at most are walked again when something is taken back."""
TAIL: Final = 60
"""Log lines sent to someone who comes anew; older ones are there for the asking."""


class TranscriptPage(msgspec.Struct):
    """One viewer's reading of the log, as far as it is held."""

    first: int = 0
    """The number of the first line that is held."""
    lines: list[Line] = []
    plies: list[int] = []
    """For each line the ply it tells of: for finding the state a viewer saw then."""
    told: list[int] = []
    """For each line the viewer's number at which he was told it."""

    @property
    def count(self) -> int:
        """How many lines there are, those not held included."""
        return self.first + len(self.lines)

    def cut(self, count: int) -> None:
        """Keep only so many lines."""
        keep = max(0, count - self.first)
        self.first = min(self.first, count)
        del self.lines[keep:]
        del self.plies[keep:]
        del self.told[keep:]

    def last(self, count: int) -> TranscriptPage:
        """The same page, holding only its last lines."""
        skip = max(0, len(self.lines) - count)
        return TranscriptPage(
            self.first + skip, self.lines[skip:], self.plies[skip:], self.told[skip:]
        )


class Transcript:
    """What each seat, and last the spectator, has read so far."""

    def __init__(self, match: Match, pages: list[TranscriptPage] | None = None) -> None:
        """Read a match from its beginning, or go on from the pages of a snapshot at its end."""
        self._match = match
        viewers = match.seats + 1
        self.kept = [0] * viewers
        """For each viewer: so many of the lines he was told last still hold."""
        if pages is None:
            self.pages = [TranscriptPage() for _ in range(viewers)]
            self._begin(match)
            self.follow(match)
        else:
            self.pages = pages
            self._log: list[Entry] = match.log[:]
            self._state: Any = match.state.copy()
            self.kept = [page.count for page in pages]
            self._rest()

    def _begin(self, match: Match) -> None:
        self._log = []
        self._state = match.game.initial(match.seats, match.options)
        self._rest()

    def _rest(self) -> None:
        """From here the log can be walked again."""
        self._base: Any = self._state.copy()
        self._base_ply = len(self._log)
        self._base_counts = [page.count for page in self.pages]

    # -- reading -----------------------------------------------------------------------------

    @property
    def lines(self) -> list[list[Line]]:
        """All lines of every viewer."""
        self.complete()
        return [page.lines for page in self.pages]

    @property
    def plies(self) -> list[list[int]]:
        """For every viewer the plies that his lines tell of."""
        self.complete()
        return [page.plies for page in self.pages]

    def count(self, viewer: int) -> int:
        """How many lines a viewer has been told."""
        return self.pages[viewer].count

    def since(self, viewer: int, start: int) -> list[Line]:
        """A viewer's lines from a number on."""
        page = self.pages[viewer]
        if start < page.first:
            self.complete()
            page = self.pages[viewer]
        return page.lines[start - page.first :]

    def holds(self, viewer: int, have: int, seq: int) -> int | None:
        """How many of the first `have` lines, read when one's number was `seq`, still hold.

        None where that is not known any more.
        """
        page = self.pages[viewer]
        have = min(have, page.count)
        if have < page.first:
            # What is not held was told before everything that is.
            known = page.told[0] if page.told else 0
            return have if page.told and known <= seq else None
        still = have
        while still > page.first and page.told[still - page.first - 1] > seq:
            still -= 1
        return still if still > page.first or page.first == 0 else None

    def complete(self) -> None:
        """Read again the lines that a snapshot left out."""
        if all(page.first == 0 for page in self.pages):
            return
        whole = Transcript(self._match)
        for page, read in zip(self.pages, whole.pages, strict=True):
            first = page.first
            page.lines[:0] = read.lines[:first]
            page.plies[:0] = read.plies[:first]
            page.told[:0] = [page.told[0] if page.told else 0] * first
            page.first = 0

    def snapshot(self, seen: list[int]) -> list[TranscriptPage]:
        """The pages to go on from, with their last lines, all of them told."""
        pages = [page.last(TAIL) for page in self.pages]
        for viewer, page in enumerate(pages):
            page.told += [seen[viewer]] * (len(page.lines) - len(page.told))
        return pages

    # -- going on ----------------------------------------------------------------------------

    def tell(self, seen: list[int]) -> None:
        """Everyone has been told all there is, at these numbers."""
        for viewer, page in enumerate(self.pages):
            page.told += [seen[viewer]] * (len(page.lines) - len(page.told))
        self.kept = [page.count for page in self.pages]

    def follow(self, match: Match) -> None:
        """Take in what the match has come to."""
        self._match = match
        new, old = match.log, self._log
        base = self._base_ply
        if len(new) < base or new[:base] != old[:base]:
            before = self.pages
            self.pages = [TranscriptPage() for _ in before]
            self._begin(match)
            self._walk(match)
            self._compare(before, [page.first for page in before])
            return
        same = base
        while same < min(len(new), len(old)) and new[same] == old[same]:
            same += 1
        if same == len(old):
            self._walk(match)
            return
        counts = self._base_counts
        before = []
        for page, count in zip(self.pages, counts, strict=True):
            before.append(page.last(page.count - count))
            page.cut(count)
        self._state = self._base.copy()
        self._log = old[:base]
        self._walk(match)
        self._compare(before, counts)

    def _walk(self, match: Match) -> None:
        """Tell the plies that have come."""
        game = match.game
        for ply in range(len(self._log), len(match.log)):
            if ply - self._base_ply >= STRIDE:
                self._rest()
            entry = match.log[ply]
            for viewer in range(-1, match.seats):
                text = game.redact(self._state, entry.actor, entry.action, viewer)
                if text is not None:
                    self.pages[viewer].lines.append(Line(entry.actor, text))
                    self.pages[viewer].plies.append(ply)
            game.apply(self._state, entry.actor, entry.action)
            self._log.append(entry)

    def _compare(self, before: list[TranscriptPage], counts: list[int]) -> None:
        """After going back: how much of what was told still holds."""
        for viewer, (page, then) in enumerate(zip(self.pages, before, strict=True)):
            now = page.lines[counts[viewer] - page.first :]
            same = 0
            while same < min(len(now), len(then.lines)) and now[same] == then.lines[same]:
                same += 1
            if page.count < counts[viewer]:
                self.kept[viewer] = 0  # back to what is not held: all of it is told again
                continue
            # A line that stands where it stood was told when it was told.
            early = then.told[0] if then.told else 0
            page.told += [early] * (counts[viewer] - page.first - len(page.told))
            page.told += then.told[:same]
            self.kept[viewer] = min(self.kept[viewer], counts[viewer] + same)
