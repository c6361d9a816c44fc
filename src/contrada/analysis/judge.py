"""Judges one decision from what its seat could know.

Every candidate has a search tree of its own. Each iteration samples one world, plays every
candidate in it, with the same random numbers, and goes on in the candidate's tree; the fitted value
function judges the leaf. So the difference of two candidates has a much smaller error than their
values. The result is a function of the seat's information and the random stream.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Any, Final

import msgspec

from contrada.analysis.candidates import find_candidates
from contrada.analysis.classes import THRESHOLDS, kind_of
from contrada.analysis.results import Candidate, Decision
from contrada.bots.names import level_settings
from contrada.bots.search import Search
from contrada.bots.value import Value
from contrada.core.game import Game, Policy, State
from contrada.core.info import InfoSet
from contrada.core.rng import Rng

REFERENCE: Final = "master-1"
"""The search whose rollouts are played: results must not change with the levels."""
EXPLORE: Final = 0.3
"""Higher than a bot's, so that more candidates receive visits."""
WORLDS: Final = 2
STAGES: Final = 4
"""After 1 / STAGES of the worlds, candidates that are clearly worse are left out."""
CLEARLY: Final = 2.5
"""Standard errors behind the best at which a candidate is clearly worse."""


WARM_UP: Final = 4
"""1 / WARM_UP of the worlds only grows the trees and is not counted."""
DOUBTFUL: Final = THRESHOLDS[1] / 2
"""The least loss of an apparent error, which is judged again."""


class Budget(msgspec.Struct, frozen=True):
    """The effort for one decision."""

    iterations: int
    candidates: int
    worlds: int
    again: int = 0
    """How many times as many worlds an apparent error is judged in again, against the best."""


class Tally:
    """What one candidate reached in each world."""

    def __init__(self, steps: list[int], search: Search) -> None:
        self.steps = steps
        self.search = search
        self.wins: list[float] = []
        self.points: list[float] = []
        self.leads: list[float] = []

    def add(self, value: Value, seat: int) -> None:
        """Add the values of one world."""
        points = value.points
        self.wins.append(value.wins[seat])
        self.points.append(points[seat])
        self.leads.append(points[seat] - max(p for i, p in enumerate(points) if i != seat))

    @property
    def win(self) -> float:
        """The mean chance to win."""
        return sum(self.wins) / len(self.wins)


def judge(
    game: Game[Any],
    policy: Policy[Any],
    value: Value,
    info: InfoSet,
    played: list[int],
    budget: Budget,
    rng: Rng,
) -> tuple[list[Tally], int]:
    """The candidates with their values, best first, and the index of the one played."""
    seat = info.seat
    world = info.sample(rng)
    finder = new_search(game, policy, value, seat)
    sequences = find_candidates(
        game, finder, world, seat, played, budget.iterations, budget.candidates, rng
    )
    tallies = race(game, policy, value, info, world, sequences, finder.spread, budget.worlds, rng)
    if len(tallies) == 1:
        return tallies, 0
    ordered, own = best_first(tallies), tallies[0]
    loss, error = behind(ordered[0], own)
    if budget.again and loss >= DOUBTFUL and loss > error:
        for _ in range(budget.again * budget.worlds):
            play_world(game, value, info, [own, ordered[0]], rng)
        if own.win >= ordered[0].win:
            ordered.remove(own)
            ordered.insert(0, own)
    return ordered, ordered.index(own)


def race(
    game: Game[Any],
    policy: Policy[Any],
    value: Value,
    info: InfoSet,
    world: State,
    sequences: Sequence[list[int]],
    spread: float,
    worlds: int,
    rng: Rng,
) -> list[Tally]:
    """Value these sequences of steps in common worlds, in their order.

    After 1 / STAGES of the worlds those that are clearly worse are left out, but not the first.
    """
    seat = info.seat
    tallies = [Tally(steps, new_search(game, policy, value, seat)) for steps in sequences]
    for each in tallies:
        each.search.search_only(world, each.steps[-1], spread)
    own = tallies[0]
    racing = tallies[:]
    warm = worlds // WARM_UP
    first = warm + max(2, worlds // STAGES)
    for number in range(warm + worlds):
        if len(racing) == 1:
            break
        play_world(game, value, info, racing, rng, number >= warm)
        if number + 1 == first:
            racing = _still_racing(racing, own)
    return tallies


def play_world(
    game: Game[Any],
    value: Value,
    info: InfoSet,
    racing: Sequence[Tally],
    rng: Rng,
    counts: bool = True,
) -> None:
    """Sample one world and play each of these candidates in it, with the same random numbers."""
    world = info.sample(rng)
    a, b, c, counter = rng.next32(), rng.next32(), rng.next32(), rng.next32()
    for each in racing:
        state = world.copy()
        for step in each.steps[:-1]:
            game.apply(state, info.seat, step)
        each.search.judge_world(state, Rng(a, b, c, counter))
        if counts:
            each.add(value, info.seat)


def best_first(tallies: Sequence[Tally]) -> list[Tally]:
    """Those that were valued in all worlds by their chance to win, then those left out."""
    most = max(len(each.wins) for each in tallies)
    return sorted(tallies, key=lambda each: (len(each.wins) < most, -each.win))


def new_search(game: Game[Any], policy: Policy[Any], value: Value, seat: int) -> Search:
    """A search up to the mover's next turn, whose leaves the value function judges."""
    rollout = level_settings(REFERENCE, game.spec.id).get("rollout", 0)
    search = Search(game, policy, seat, rollout, EXPLORE, WORLDS)
    search.value = value
    return search


def _still_racing(racing: list[Tally], own: Tally) -> list[Tally]:
    """The candidates that are not clearly worse than the best; the one played stays, unless it is
    alone.
    """
    best = max(racing, key=lambda each: each.win)
    return [
        each
        for each in racing
        if each is best or each is own or behind(best, each)[0] <= CLEARLY * behind(best, each)[1]
    ]


def behind(best: Tally, other: Tally) -> tuple[float, float]:
    """The mean difference in chance to win over their common worlds, and its standard error."""
    return difference(best.wins, other.wins)


def difference(xs: list[float], ys: list[float]) -> tuple[float, float]:
    """The mean of the paired differences, and its standard error."""
    n = min(len(xs), len(ys))
    gaps = [xs[i] - ys[i] for i in range(n)]
    mean = sum(gaps) / n
    if n < 2:
        return mean, 0.0
    return mean, sqrt(sum((gap - mean) ** 2 for gap in gaps) / (n - 1) / n)


def decision_of(
    game: Game[Any], seat: int, plies: tuple[int, int], options: int, found: tuple[list[Tally], int]
) -> Decision:
    """The judged decision as data."""
    tallies, played = found
    best, own = tallies[0], tallies[played]
    loss, error = behind(best, own)
    counts = loss > error and played != 0
    lost = difference(best.leads, own.leads)[0]
    return Decision(
        first=plies[0],
        last=plies[1],
        seat=seat,
        options=options,
        candidates=[_candidate(game, seat, best, each) for each in tallies],
        played=played,
        worlds=len(own.wins),
        loss=_rounded(loss) if counts else 0.0,
        loss_points=_rounded(max(0.0, lost)) if counts else 0.0,
        error=_rounded(error),
        kind=kind_of(loss, error) if counts else "good",
    )


def _candidate(game: Game[Any], seat: int, best: Tally, tally: Tally) -> Candidate:
    gap, error = behind(best, tally)
    return Candidate(
        actions=tally.steps,
        forms=[game.encode(seat, step) for step in tally.steps],
        win=_rounded(tally.win),
        points=_rounded(sum(tally.points) / len(tally.points)),
        lead=_rounded(sum(tally.leads) / len(tally.leads)),
        behind=_rounded(gap),
        error=_rounded(error),
    )


def _rounded(number: float) -> float:
    """Six decimals: what the result stores."""
    return round(number, 6) + 0.0
