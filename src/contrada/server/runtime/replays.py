"""Past positions of matches, for going back and forth in them.

A match is folded once; states kept on the way make every position a short walk. Everything here
may run in a thread: it works on its own copy of the log.
"""

from __future__ import annotations

import threading
from bisect import bisect_right
from collections import OrderedDict
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from contrada.core.game import CHANCE, SPECTATOR, TERMINAL
from contrada.core.match import Entry, Match
from contrada.core.messages import Breakdown, Message

STRIDE: Final = 16
"""From a kept state to the next."""
KEPT: Final = 48
"""So many matches are remembered; the one not looked at for longest is forgotten first."""
ALL: Final = -2
"""The viewer from whom nothing is hidden: for games that are over."""


class ReplayLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """A log line; in the open log, `step` marks a step of a decision that was not complete yet."""

    actor: int
    entry: dict[str, Any]
    step: bool = False


class ReplayPage(msgspec.Struct, frozen=True):
    """The table after a log line, as a viewer saw it then; `views` are everyone's, where open."""

    line: int
    of: int
    told: ReplayLine
    view: Any
    views: list[Any] | None
    prompt: Message
    scores: list[Breakdown]


class Curve(msgspec.Struct, frozen=True):
    """The points of every seat after every log line."""

    scores: list[list[int]]


class Track:
    """One match, walked through, with kept states."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.lock = threading.Lock()
        self.log: list[Entry] = []
        self.kept: list[Any] = [match.game.initial(match.seats, match.options)]
        """The states before plies 0, STRIDE, 2 * STRIDE …"""
        self.lines: dict[int, list[ReplayLine]] = {}
        self.plies: dict[int, list[int]] = {}
        self.totals: dict[int, list[list[int]]] = {}

    def follow(self, log: Sequence[Entry]) -> None:
        """Take in what the match has come to, or gone back to."""
        same = 0
        shared = min(len(log), len(self.log))
        while same < shared and log[same] == self.log[same]:
            same += 1
        if same < len(self.log):
            del self.kept[same // STRIDE + 1 :]
            for viewer, plies in self.plies.items():
                count = bisect_right(plies, same - 1)
                del plies[count:]
                del self.lines[viewer][count:]
                del self.totals.get(viewer, [])[count:]
        self.log = list(log)
        state = None
        while len(self.kept) * STRIDE <= len(log):
            state = self._walk(
                self.kept[-1], (len(self.kept) - 1) * STRIDE, len(self.kept) * STRIDE
            )
            self.kept.append(state)

    def state_at(self, ply: int) -> Any:
        """The state after the first `ply` entries."""
        base = min(ply // STRIDE, len(self.kept) - 1)
        return self._walk(self.kept[base], base * STRIDE, ply)

    def _walk(self, state: Any, start: int, end: int) -> Any:
        state = state.copy()
        for entry in self.log[start:end]:
            self.match.game.apply(state, entry.actor, entry.action)
        return state

    def read(self, viewer: int) -> tuple[list[ReplayLine], list[int]]:
        """A viewer's log lines, and the ply each tells of."""
        lines = self.lines.setdefault(viewer, [])
        plies = self.plies.setdefault(viewer, [])
        game = self.match.game
        start = plies[-1] + 1 if plies else 0
        state = self.state_at(start)
        for ply in range(start, len(self.log)):
            entry = self.log[ply]
            line = self._line(state, entry, viewer)
            if line is not None:
                lines.append(line)
                plies.append(ply)
            game.apply(state, entry.actor, entry.action)
        return lines, plies

    def _line(self, state: Any, entry: Entry, viewer: int) -> ReplayLine | None:
        game = self.match.game
        if viewer != ALL:
            told = game.redact(state, entry.actor, entry.action, viewer)
            return None if told is None else ReplayLine(entry.actor, told)
        told = self.match.open_line(state, entry)
        if told is not None:
            return ReplayLine(entry.actor, told)
        if entry.actor == CHANCE:
            return None  # nobody is ever told of it
        return ReplayLine(entry.actor, game.encode(entry.actor, entry.action), True)

    def page(self, viewer: int, line: int) -> ReplayPage | int:
        """The page of a line, or how many lines there are if it is none of them."""
        lines, plies = self.read(viewer)
        if not 0 <= line < len(lines):
            return len(lines)
        game, seats = self.match.game, range(self.match.seats)
        state = self.state_at(plies[line] + 1)
        eye = SPECTATOR if viewer == ALL else viewer
        return ReplayPage(
            line,
            len(lines),
            lines[line],
            game.view(state, eye),
            [game.view(state, seat) for seat in seats] if viewer == ALL else None,
            game.prompt(state, eye),
            [game.breakdown(state, of, of if viewer == ALL else viewer) for of in seats],
        )

    def curve(self, viewer: int) -> Curve:
        """Everyone's points after every line, as far as the viewer knew them then."""
        _, plies = self.read(viewer)
        game, seats = self.match.game, range(self.match.seats)
        totals = self.totals.setdefault(viewer, [])
        at = plies[len(totals) - 1] + 1 if totals else 0
        state = self.state_at(at)
        for ply in plies[len(totals) :]:
            for entry in self.log[at : ply + 1]:
                game.apply(state, entry.actor, entry.action)
            at = ply + 1
            totals.append(
                [game.breakdown(state, of, of if viewer == ALL else viewer).total for of in seats]
            )
        return Curve([row[:] for row in totals])


class Replays:
    """The matches that somebody looks back at."""

    def __init__(self, most: int = KEPT) -> None:
        self.most = most
        self._tracks: OrderedDict[str, Track] = OrderedDict()

    def track(self, table_id: str, match: Match) -> Track:
        """The track of a table's match; called on the event loop, where matches change."""
        track = self._tracks.get(table_id)
        if track is None or track.match.game is not match.game:
            track = self._tracks[table_id] = Track(match)
            if len(self._tracks) > self.most:
                self._tracks.popitem(last=False)
        self._tracks.move_to_end(table_id)
        return track


def page(track: Track, log: Sequence[Entry], viewer: int, line: int) -> ReplayPage | int:
    """A page of a match that has come to this log."""
    with track.lock:
        track.follow(log)
        return track.page(viewer, line)


def curve(track: Track, log: Sequence[Entry], viewer: int) -> Curve:
    """The curve of a match that has come to this log."""
    with track.lock:
        track.follow(log)
        return track.curve(viewer)


def story(track: Track, log: Sequence[Entry], viewer: int) -> tuple[list[ReplayLine], list[int]]:
    """A viewer's log lines with their plies, of a match that has come to this log."""
    with track.lock:
        track.follow(log)
        lines, plies = track.read(viewer)
        return lines[:], plies[:]


def ended(track: Track, log: Sequence[Entry], ply: int) -> bool:
    """Whether the game is over after the first `ply` entries of this log."""
    with track.lock:
        track.follow(log)
        return int(track.match.game.to_move(track.state_at(ply))) == TERMINAL
