"""Replays: past positions of matches, and the score curve.

Everything here may run in a thread: a replay works on its own copy of the match's log.
"""

from __future__ import annotations

import threading
from bisect import bisect_left
from collections import OrderedDict
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from contrada.core.game import SPECTATOR, TERMINAL
from contrada.core.match import Entry, Match
from contrada.core.messages import Breakdown, Message
from contrada.server.tables.transcript import ALL, StepLine, ToldLine, Transcript

__all__ = ["ALL", "Curve", "Replay", "ReplayLine", "ReplayPage", "Replays", "Variation"]

CACHED: Final = 48
"""Maximum number of replays in memory; the least recently used one is evicted first."""


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


class Variation(msgspec.Struct, frozen=True):
    """The table after actions that may differ from those played, with the lines they give."""

    lines: list[ReplayLine]
    view: Any
    views: list[Any] | None
    prompt: Message
    scores: list[Breakdown]


class Curve(msgspec.Struct, frozen=True):
    """The points of every seat after every log line."""

    scores: list[list[int]]


def _replay_line(line: ToldLine) -> ReplayLine:
    return ReplayLine(line.actor, line.form, isinstance(line, StepLine))


class Replay:
    """One match's transcript with all checkpoints, and the score curves derived from it.

    Each method takes the log of the match as it is now, so that a running match can be replayed.
    """

    def __init__(self, match: Match) -> None:
        self.match = match
        self.transcript = Transcript(match, replay=True)
        self._lock = threading.Lock()
        self._totals: dict[int, list[list[int]]] = {}
        """By viewer, the points of every seat after each line."""

    def _follow(self, log: Sequence[Entry]) -> None:
        same = self.transcript.follow(log)
        for viewer, totals in self._totals.items():
            del totals[bisect_left(self.transcript.page_of(viewer).plies, same) :]

    def log_lines(self, log: Sequence[Entry], viewer: int) -> tuple[list[ReplayLine], list[int]]:
        """A viewer's log lines, and the ply that each describes."""
        with self._lock:
            self._follow(log)
            page = self.transcript.page_of(viewer)
            return [_replay_line(line) for line in page.lines], page.plies[:]

    def page(self, log: Sequence[Entry], viewer: int, line: int) -> ReplayPage | int:
        """The page of a line, or the number of lines where there is no such line."""
        with self._lock:
            self._follow(log)
            read = self.transcript.page_of(viewer)
            if not 0 <= line < len(read.lines):
                return len(read.lines)
            game, seats = self.match.game, range(self.match.seats)
            state = self.transcript.state_at(read.plies[line] + 1)
            seen_by = SPECTATOR if viewer == ALL else viewer
            return ReplayPage(
                line,
                len(read.lines),
                _replay_line(read.lines[line]),
                game.view(state, seen_by),
                [game.view(state, seat) for seat in seats] if viewer == ALL else None,
                game.prompt(state, seen_by),
                [game.breakdown(state, of, of if viewer == ALL else viewer) for of in seats],
            )

    def variation(
        self, log: Sequence[Entry], viewer: int, ply: int, seat: int, actions: Sequence[int]
    ) -> Variation:
        """The table after the first `ply` entries and then these actions of a seat.

        The actions must be legal there. For finished matches only: nothing is hidden from `ALL`.
        """
        with self._lock:
            self._follow(log)
            game, seats = self.match.game, range(self.match.seats)
            state = self.transcript.state_at(ply)
            lines = []
            for action in actions:
                entry = Entry(seat, action)
                if viewer == ALL:
                    told = self.match.open_line(state, entry)
                else:
                    told = game.redact(state, seat, action, viewer)
                if told is not None:
                    lines.append(ReplayLine(seat, told))
                elif viewer == ALL:
                    lines.append(ReplayLine(seat, game.encode(seat, action), True))
                game.apply(state, seat, action)
            seen_by = SPECTATOR if viewer == ALL else viewer
            return Variation(
                lines,
                game.view(state, seen_by),
                [game.view(state, of) for of in seats] if viewer == ALL else None,
                game.prompt(state, seen_by),
                [game.breakdown(state, of, of if viewer == ALL else viewer) for of in seats],
            )

    def curve(self, log: Sequence[Entry], viewer: int) -> Curve:
        """Every seat's points after every line, as far as the viewer knew them then."""
        with self._lock:
            self._follow(log)
            plies = self.transcript.page_of(viewer).plies
            game, seats = self.match.game, range(self.match.seats)
            totals = self._totals.setdefault(viewer, [])
            at = plies[len(totals) - 1] + 1 if totals else 0
            state = self.transcript.state_at(at)
            for ply in plies[len(totals) :]:
                for entry in log[at : ply + 1]:
                    game.apply(state, entry.actor, entry.action)
                at = ply + 1
                readers = [of if viewer == ALL else viewer for of in seats]
                totals.append([game.breakdown(state, of, readers[of]).total for of in seats])
            return Curve([row[:] for row in totals])

    def ends_at(self, log: Sequence[Entry], ply: int) -> bool:
        """Whether the game is over after the first `ply` entries of this log."""
        with self._lock:
            self._follow(log)
            return int(self.match.game.to_move(self.transcript.state_at(ply))) == TERMINAL


class Replays:
    """A cache of replays by table."""

    def __init__(self, most: int = CACHED) -> None:
        self.most = most
        self._replays: OrderedDict[str, Replay] = OrderedDict()

    def of(self, table_id: str, match: Match) -> Replay:
        """The replay of a table's match; called on the event loop, where matches change."""
        replay = self._replays.get(table_id)
        if replay is None or replay.match.game is not match.game:
            replay = self._replays[table_id] = Replay(match)
            if len(self._replays) > self.most:
                self._replays.popitem(last=False)
        self._replays.move_to_end(table_id)
        return replay
