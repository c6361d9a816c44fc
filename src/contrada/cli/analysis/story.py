"""The texts of an analysis: what was played, what was better, what chance brought."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from contrada.analysis.results import Analysis, Candidate, Decision, Event
from contrada.cli.telling import PlyText, describe_all
from contrada.core.game import CHANCE
from contrada.core.match import Match
from contrada.words import Words

ERRORS: Final = 8
"""The number of errors that a report tells."""
STROKES: Final = 6
"""The number of strokes of luck that a report tells."""
LEAST_LUCK: Final = 0.01
"""The least change of a chance to win that is told."""
LONGEST: Final = 160
"""The maximum number of characters of a chance event's text."""


class Story:
    """An analysis with its match, in one language."""

    def __init__(
        self, match: Match, analysis: Analysis, words: Words, names: Sequence[str]
    ) -> None:
        self.match = match
        self.analysis = analysis
        self.words = words
        self.names = names
        self._plies: list[PlyText] = list(describe_all(match, words, names))

    def text(self, key: str, **values: str | int | float) -> str:
        """A message of the report."""
        return self.words.text(f"cli-analysis-{key}", **values)

    def title(self) -> str:
        """The title of the game."""
        spec = self.match.game.spec
        return self.words.title(spec.id, spec.title)

    def errors(self) -> list[Decision]:
        """The worst decisions, worst first."""
        bad = [each for each in self.analysis.decisions if each.kind != "good"]
        return sorted(bad, key=lambda each: -each.loss)[:ERRORS]

    def strokes(self) -> list[tuple[Event, int]]:
        """The greatest strokes of luck, with the seat that gained most."""
        found = [
            (event, max(range(self.match.seats), key=lambda i: event.win[i]))
            for event in self.analysis.events
        ]
        told = [pair for pair in found if pair[0].win[pair[1]] >= LEAST_LUCK]
        return sorted(told, key=lambda pair: -pair[0].win[pair[1]])[:STROKES]

    def steps(self, seat: int, candidate: Candidate) -> str:
        """The steps of a candidate in words."""
        game = self.match.game
        told = [self.words.action(game, seat, a, self.names) for a in candidate.actions]
        return "; ".join(told)

    def event(self, event: Event) -> str:
        """What chance brought, in words."""
        told = [
            each.text
            for each in self._plies
            if event.first <= each.ply <= event.last and self._by_chance(each.ply)
        ]
        text = " ".join(told) or self.text("hidden")
        return text if len(text) <= LONGEST else text[:LONGEST].rstrip() + " …"

    def _by_chance(self, ply: int) -> bool:
        return self.match.log[ply].actor == CHANCE


def percent(part: float, digits: int = 0) -> str:
    """A share as per cent."""
    return f"{100 * part:.{digits}f} %"


def signed(number: float, digits: int = 1) -> str:
    """A number with its sign; without one if it is 0."""
    text = f"{number:+.{digits}f}"
    return text[1:] if float(text) == 0 else text.replace("-", "−")


def signed_percent(part: float) -> str:
    """A change of a share in percentage points."""
    return f"{signed(100 * part)} %"
