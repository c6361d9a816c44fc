"""The log of a match as every viewer reads it, kept up as the match goes on or back.

Lines are numbered for each viewer by themselves: the number of plies would tell others how many
steps a decision took.
"""

from __future__ import annotations

from typing import Any, Final

from contrada.core.match import Entry, Match
from contrada.server.messages import Line

STRIDE: Final = 24
"""So many plies at most are walked again when something is taken back."""


class Chronicle:
    """What each seat, and last the spectator, has read so far."""

    def __init__(self, match: Match) -> None:
        self.lines: list[list[Line]] = [[] for _ in range(match.seats + 1)]
        self.plies: list[list[int]] = [[] for _ in range(match.seats + 1)]
        """For each line the ply it tells of: for finding the state a viewer saw then."""
        self.kept = [0] * (match.seats + 1)
        """For each viewer: so many of the lines he was told last still hold."""
        self._begin(match)
        self.follow(match)

    def _begin(self, match: Match) -> None:
        self._log: list[Entry] = []
        self._state: Any = match.game.initial(match.seats, match.options)
        self._base: Any = self._state.copy()
        self._base_ply = 0
        self._base_counts = [0] * (match.seats + 1)

    def told(self) -> None:
        """Everyone has been told all there is."""
        self.kept = [len(lines) for lines in self.lines]

    def follow(self, match: Match) -> None:
        """Take in what the match has come to."""
        new, old = match.log, self._log
        base = self._base_ply
        if len(new) < base or new[:base] != old[:base]:
            before = [lines[:] for lines in self.lines]
            for lines, plies in zip(self.lines, self.plies, strict=True):
                lines.clear()
                plies.clear()
            self._begin(match)
            self._walk(match)
            self._compare(before, [0] * len(before))
            return
        same = base
        while same < min(len(new), len(old)) and new[same] == old[same]:
            same += 1
        if same == len(old):
            self._walk(match)
            return
        counts = self._base_counts
        before = [lines[count:] for lines, count in zip(self.lines, counts, strict=True)]
        for viewer, count in enumerate(counts):
            del self.lines[viewer][count:]
            del self.plies[viewer][count:]
        self._state = self._base.copy()
        self._log = old[:base]
        self._walk(match)
        self._compare(before, counts)

    def _walk(self, match: Match) -> None:
        """Tell the plies that have come."""
        game = match.game
        for ply in range(len(self._log), len(match.log)):
            if ply - self._base_ply >= STRIDE:
                self._base = self._state.copy()
                self._base_ply = ply
                self._base_counts = [len(lines) for lines in self.lines]
            entry = match.log[ply]
            for viewer in range(-1, match.seats):
                text = game.redact(self._state, entry.actor, entry.action, viewer)
                if text is not None:
                    self.lines[viewer].append(Line(entry.actor, text))
                    self.plies[viewer].append(ply)
            game.apply(self._state, entry.actor, entry.action)
            self._log.append(entry)

    def _compare(self, before: list[list[Line]], counts: list[int]) -> None:
        """After going back: how much of what was told still holds."""
        for viewer, count in enumerate(counts):
            now, then = self.lines[viewer][count:], before[viewer]
            same = 0
            while same < min(len(now), len(then)) and now[same] == then[same]:
                same += 1
            self.kept[viewer] = min(self.kept[viewer], count + same)
