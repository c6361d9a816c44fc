"""Decides whether a position is a puzzle: one option stands out, and the first look misses it.

A short search screens the position. What passes is checked with ten times as many iterations and
worlds: every option is valued, the best of them at length.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from contrada.analysis.judge import (
    Budget,
    Tally,
    behind,
    best_first,
    difference,
    judge,
    new_search,
    race,
)
from contrada.analysis.parts import ends_decision
from contrada.analysis.puzzles.options import all_options, result_of
from contrada.bots.greedy import GreedyBot
from contrada.bots.learned import make_value
from contrada.core.game import Game, State
from contrada.core.info import InfoSet
from contrada.core.registry import make_policy
from contrada.core.rng import Rng, rng_from_bytes

SCREEN: Final = Budget(iterations=500, candidates=5, worlds=300)
"""The effort of the first search: a quick analysis."""
TIMES: Final = 10
"""How many times as much the check searches."""
FINALISTS: Final = 6
"""The number of options that the check values in all of its worlds."""
MOST_OPTIONS: Final = 60
"""A decision with more results is no puzzle: not all of them would be valued."""
LEAST_OPTIONS: Final = 3
LEAST_GAP: Final = 0.03
"""How far the second-best option must be behind in chance to win."""
LEAST_LOSS: Final = 0.05
"""How much the first look must lose: a mistake, as an analysis calls it."""
ERRORS: Final = 3.0
"""Both must be so many standard errors."""
STEPS: Final = 60
"""The maximum number of steps of a decision."""


class Option(msgspec.Struct, frozen=True, array_like=True):
    """A valued option of a puzzle; differences are to the best option in common worlds."""

    steps: list[int]
    win: float
    points: float
    lead: float
    behind: float
    error: float
    worlds: int


class Found(msgspec.Struct, frozen=True):
    """A position that is a puzzle: its options, best first."""

    options: list[Option]
    first: int
    """The index of what the first look chooses."""
    played: int
    """The index of what the bot played, after a short search."""


class Judge:
    """Judges positions of one game."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.policy = make_policy(game)
        self.value = make_value(game)
        self.greedy = GreedyBot(game, policy=self.policy)

    def puzzle(self, state: State, seat: int, played: list[int], key: bytes) -> Found | None:
        """The puzzle in this position, or None. `key` seeds the sampled worlds."""
        game = self.game
        if len(game.legal(state, seat)) == 1:
            return None
        rng = rng_from_bytes(b"contrada puzzle " + key)
        looked = self.first_look(state, seat, rng)
        if looked is None:
            return None
        info = InfoSet.of(game, state, seat, rng)
        tallies, own = judge(game, self.policy, self.value, info, looked, SCREEN, rng)
        if own == 0 or len(tallies) == 1 or not _stands_out(tallies, tallies[own]):
            return None
        options = all_options(game, state, seat, MOST_OPTIONS)
        if options is None or len(options) < LEAST_OPTIONS:
            return None
        best = result_of(game, state, seat, tallies[0].steps)
        first = result_of(game, state, seat, looked)
        chosen = result_of(game, state, seat, played)
        if best not in options or first not in options or chosen not in options:
            return None  # such as a step that only the search takes
        return self._checked(info, options, best, first, chosen, rng)

    def first_look(self, state: State, seat: int, rng: Rng) -> list[int] | None:
        """What `greedy` decides, which looks one decision ahead; None if it does not end."""
        game = self.game
        here, steps = state.copy(), list[int]()
        while len(steps) < STEPS:
            step = self.greedy.choose(InfoSet.of(game, here, seat, rng), rng)
            complete = ends_decision(game, here, seat, step)
            game.apply(here, seat, step)
            steps.append(step)
            if complete or game.to_move(here) != seat:
                return steps
        return None

    def _checked(
        self,
        info: InfoSet,
        options: dict[str, list[int]],
        best: str,
        first: str,
        played: str,
        rng: Rng,
    ) -> Found | None:
        """The puzzle if the longer search agrees."""
        game, policy, value = self.game, self.policy, self.value
        world = info.sample(rng)
        finder = new_search(game, policy, value, info.seat)
        finder.prepare(world, rng)
        keys = [first, *(key for key in options if key != first)]
        sequences = [options[key] for key in keys]
        common = (game, policy, value, info, world)
        every = race(*common, sequences, finder.spread, SCREEN.worlds, rng)
        named = {tuple(options[key]): key for key in options}
        ranked = best_first(every)
        finalists = {named[tuple(each.steps)] for each in ranked[:FINALISTS]} | {best, first}
        ordered = [first, *(key for key in keys if key in finalists and key != first)]
        final = [options[key] for key in ordered]
        deep = race(*common, final, finder.spread, TIMES * SCREEN.worlds, rng)
        winners = best_first(deep)
        top = winners[0]
        if named[tuple(top.steps)] != best or not _stands_out(winners, deep[0]):
            return None
        quick = {tuple(each.steps): each for each in every}
        found = [_option(top, top, each) for each in winners]
        rest = [each for each in ranked if named[tuple(each.steps)] not in finalists]
        found += [_option(top, quick[tuple(top.steps)], each) for each in rest]
        found.sort(key=lambda each: each.behind)
        order = [named[tuple(each.steps)] for each in found]
        if order[0] != best or found[1].behind < LEAST_GAP:
            return None
        return Found(found, order.index(first), order.index(played))


def _stands_out(ordered: list[Tally], first: Tally) -> bool:
    """Whether the best option is clearly ahead of the second, and further of the first look."""
    top = ordered[0]
    gap, error = behind(top, ordered[1])
    loss, loss_error = behind(top, first)
    if gap < LEAST_GAP or loss < LEAST_LOSS:
        return False
    return gap >= ERRORS * error and loss >= ERRORS * loss_error


def _option(top: Tally, common: Tally, tally: Tally) -> Option:
    """An option as data; `common` is the best one in the worlds in which it was valued."""
    gap, error = behind(common, tally)
    return Option(
        steps=tally.steps,
        win=_rounded(top.win - gap),
        points=round(_mean(top.points) - difference(common.points, tally.points)[0], 1),
        lead=round(_mean(top.leads) - difference(common.leads, tally.leads)[0], 1),
        behind=_rounded(gap),
        error=_rounded(error),
        worlds=min(len(common.wins), len(tally.wins)),
    )


def _mean(numbers: list[float]) -> float:
    return sum(numbers) / len(numbers)


def _rounded(number: float) -> float:
    return round(number, 4) + 0.0
