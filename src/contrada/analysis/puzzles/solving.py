"""Plays a puzzle: the steps of its decision, one by one, until the decision is complete."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from contrada.analysis.parts import ends_decision
from contrada.analysis.puzzles.collection import Puzzle
from contrada.analysis.puzzles.options import result_of
from contrada.core.errors import BadAction, IllegalAction
from contrada.core.game import Game, State
from contrada.core.messages import Json

MOST_STEPS: Final = 60
"""The maximum number of steps that are accepted."""


class Attempt:
    """The decision of a puzzle after some steps."""

    def __init__(
        self, game: Game[Any], before: State, puzzle: Puzzle, steps: Sequence[Json]
    ) -> None:
        """Play the steps, given in their JSON forms; raises BadAction and IllegalAction."""
        if len(steps) > MOST_STEPS:
            raise IllegalAction("These are more steps than a decision has.")
        self.game = game
        self.puzzle = puzzle
        self.before = before
        self.state: State = before.copy()
        self.played: list[int] = []
        """All steps, also forced ones."""
        self.chosen: list[int] = []
        self.complete = False
        for form in steps:
            self._step(self.game.decode(puzzle.seat, form))

    @property
    def seat(self) -> int:
        """The seat that decides."""
        return self.puzzle.seat

    @property
    def legal(self) -> list[int]:
        """The next steps; none once the decision is complete."""
        return [] if self.complete else [int(a) for a in self.game.legal(self.state, self.seat)]

    def option(self) -> int:
        """The index of the chosen option; raises BadAction if it is none, which cannot be."""
        result = self.game.fingerprint(self.state)
        for number, option in enumerate(self.puzzle.options):
            if result_of(self.game, self.before, self.seat, option.steps) == result:
                return number
        raise BadAction("This option is not among those of the puzzle.")

    def without(self, step: int) -> bool:
        """Whether the decision stays open without this step, so that it can be taken out again."""
        others = self.chosen[:]
        others.remove(step)
        forms = [self.game.encode(self.seat, action) for action in others]
        try:
            return not Attempt(self.game, self.before, self.puzzle, forms).complete
        except (BadAction, IllegalAction):
            return False

    def withdrawable(self) -> list[int]:
        """The steps that can be taken out again, each once."""
        if self.complete:
            return []
        steps = [step for step in dict.fromkeys(self.chosen) if self.game.unordered(step)]
        return [step for step in steps if self.without(step)]

    def _step(self, action: int) -> None:
        if action not in self.legal:
            raise IllegalAction("This step is not possible here.")
        self.chosen.append(action)
        self._apply(action)
        while not self.complete and self.game.forced(self.state, self.seat):
            self._apply(int(self.game.legal(self.state, self.seat)[0]))

    def _apply(self, action: int) -> None:
        game = self.game
        ends = ends_decision(game, self.state, self.seat, action)
        game.apply(self.state, self.seat, action)
        self.played.append(action)
        self.complete = ends or game.to_move(self.state) != self.seat
