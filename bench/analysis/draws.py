"""Whether draws are as probable as the games say: the ground of honest luck.

    python -m bench.analysis.draws [--titles palazzo,…] [--games 500] [--check]

Luck is the value after a draw less its mean over the outcomes, so its mean is 0 if every outcome
comes as often as `Game.outcomes` says. In games of greedy bots every outcome of every draw is
counted against its probability: by kind of draw and outcome, and also by whose turn it is. A cell
is such a combination with a variance above `LEAST`; its z is the difference in standard deviations.
If the draws are fair, the mean of z² over the cells is about 1.
"""

from __future__ import annotations

import sys
from collections import defaultdict
from collections.abc import Callable, Sequence
from math import sqrt
from typing import Any, Final

from bench.analysis.luck import BOT, SEED
from bench.arguments import measurement
from bench.kept import TITLES
from contrada.bots.experiments.runs import Run, play_match
from contrada.core.game import CHANCE, Game
from contrada.core.match import Match

LEAST: Final = 20.0
FARTHEST: Final = 3.0
"""How many standard deviations the mean of z² may be above 1."""

Cell = tuple[str, int | None, int]
"""A kind of draw, whose turn it is (None: anybody's), and an outcome."""


class Counts:
    """By cell, how often an outcome came above its expectation, and the variance of that."""

    def __init__(self) -> None:
        self.above: defaultdict[Cell, float] = defaultdict(float)
        self.variance: defaultdict[Cell, float] = defaultdict(float)

    def add(self, match: Match, outcomes: Callable[[Any], list[tuple[int, float]] | None]) -> None:
        """Count all draws of a match; `outcomes` gives the probabilities of a state."""
        game: Game[Any] = match.game
        state = game.initial(match.seats, match.options)
        for entry in match.log:
            listed = outcomes(state) if entry.actor == CHANCE else None
            if listed is not None and len(listed) > 1:
                drawn: Any = game.encode(CHANCE, entry.action)
                for outcome, chance in listed:
                    for turn in (None, int(state.turn)):
                        cell = (drawn["do"], turn, outcome)
                        self.above[cell] += (outcome == entry.action) - chance
                        self.variance[cell] += chance * (1.0 - chance)
            game.apply(state, entry.actor, entry.action)

    def deviations(self) -> list[float]:
        """The z of every cell."""
        return [
            self.above[cell] / sqrt(variance)
            for cell, variance in self.variance.items()
            if variance > LEAST
        ]


def counted(title: str, games: int) -> Counts:
    """Play games of a title and count their draws."""
    game, options = TITLES[title]
    run = Run(game=game, bots=(BOT, BOT), games=games, seed=SEED, options=options)
    counts = Counts()
    for number in range(games):
        match, _ = play_match(run, number)
        counts.add(match, match.game.outcomes)
    return counts


def mean_square(deviations: Sequence[float]) -> float:
    """The mean of z²."""
    return sum(z * z for z in deviations) / len(deviations)


def is_fair(deviations: Sequence[float]) -> bool:
    """Whether the mean of z² is about 1; with n cells its standard deviation is √(2 / n)."""
    return mean_square(deviations) <= 1.0 + FARTHEST * sqrt(2.0 / len(deviations))


def main(arguments: Sequence[str]) -> int:
    """Count and report; returns the exit code."""
    given = measurement("bench.analysis.draws", games=500, workers=None, check=True).parse_args(
        arguments
    )
    fair = True
    for title in given.titles:
        found = counted(title, given.games).deviations()
        here = is_fair(found)
        fair = fair and here
        print(
            f"{title:17} {given.games} games; {len(found)} cells; "
            f"mean of z² {mean_square(found):.2f}; farthest {max(found, key=abs):+.2f}; "
            f"{'fair' if here else 'NOT FAIR'}",
            flush=True,
        )
    return 1 if given.check and not fair else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
