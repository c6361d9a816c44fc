"""A bot that uses information-set Monte Carlo tree search (ISMCTS) within a budget."""

from __future__ import annotations

import time
from collections.abc import Hashable
from math import exp
from pathlib import Path
from typing import Any, Final, final

from contrada.bots.copying import remade
from contrada.bots.learned import make_value
from contrada.bots.search import Search
from contrada.bots.value import FittedPolicy, Value
from contrada.core.game import CHANCE, Game, Policy, State
from contrada.core.info import InfoSet
from contrada.core.registry import make_policy
from contrada.core.rng import Rng

ITERATIONS: Final = 1000
"""The default budget of a search."""
PARTS: Final = 16
"""With `stop`, a search asks so many times whether its choice is clear."""
BATCH: Final = 32
"""Iterations between two checks of the clock."""
LEAVES: Final = 1
"""With this setting of `fitted` the fitted value judges the leaves only."""
LARGEST_LAPSE: Final = 3.0
"""The largest loss of a lapse, in units of the setting `lapse`."""
MOST_LOST: Final = 0.1
"""The largest loss of a lapse in chance to win, as this search sees it."""
CONSIDERED: Final = 50
"""An action with at least 1 / CONSIDERED of the visits is one that a player considers."""
EVEN: Final = 4.0
"""In an even game a lead of one spread is worth 1 / EVEN of a win."""
DECIDED: Final = 0.98
"""A chance to win above this, or below its complement, is a decided game for `finish`."""
AS_GOOD: Final = 0.003
"""The chance to win that a move may cost which brings the end of a decided game nearer."""
FEW_POINTS: Final = 1.0
"""The expected points that it may cost."""
FRESH: Final = 4
"""At least 1 / FRESH of the budget is spent on new iterations at each step of a decision."""


@final
class IsmctsBot:
    """Searches each decision, and reuses the tree for further steps of the same decision.

    The budget is a number of iterations or of rivals' replies (both reproducible) or, with `ms`, of
    milliseconds. An iteration covers one round of the table, so it uses as many `replies` as there
    are rivals. With `limit` a search ends after so many seconds, whatever is left of its budget.
    `rollout` is the number of decisions played after leaving the tree before the policy
    evaluates; 0 evaluates immediately. With `soft` above 0 the choice is drawn with weights visits
    ** (100 / soft), so a larger number causes more errors. With `lapse` above 0 (and `fitted`) the
    first step of a decision is drawn among the actions that a player would consider: one that loses
    `lapse` thousandths of a win is e times less likely than the best, one that loses three times as
    much, or a tenth of a win, is never played; in a variant with weights of its own the unit is
    `variant_lapse`, if that is given. `stop` ends a search as soon as no other action can become
    the most visited. With `finish` a game that is decided is brought to its end: among moves that
    are about as good, the one that advances it most. `policy` replaces the game's own evaluation
    and priors.
    """

    def __init__(
        self,
        game: Game[Any],
        iterations: int = 0,
        replies: int = 0,
        ms: int = 0,
        rollout: int = 0,
        worlds: int = 2,
        explore: int = 20,
        soft: int = 0,
        rounds: int = 0,
        keen: int = 1,
        fitted: int = 0,
        early: int = 0,
        plain: int = 0,
        lapse: int = 0,
        stop: int = 0,
        finish: int = 0,
        weights: str = "",
        *,
        variant_lapse: int = 0,
        policy: Policy[Any] | None = None,
    ) -> None:
        self.game = game
        self.own_policy = policy
        self.policy: Policy[Any] = policy or make_policy(game)
        self.iterations = iterations
        self.replies = replies
        self.ms = ms
        self.rollout = rollout
        self.worlds = worlds
        self.explore = explore / 100
        self.soft = soft
        self.rounds = rounds
        self.keen = keen
        self.fitted = fitted
        self.early = early
        self.plain = plain
        self.lapse = lapse
        self.variant_lapse = variant_lapse
        self.stop = stop
        self.finish = finish
        self._value = make_value(game, Path(weights) if weights else None) if fitted else None
        self.knows = self._value is not None and bool(self._value.fitted)
        """Whether there are fitted weights; without, a search plays rounds to their end."""
        if self._value is not None and policy is None:
            self.policy = FittedPolicy(self._value, fitted > LEAVES)
        self.weights = weights
        self.limit = 0.0
        self._search: Search | None = None
        self._expected: tuple[int, Hashable] | None = None
        """The seat and its expected information key if the current decision continues."""

    def settings(self) -> dict[str, int | str]:
        """The arguments of the constructor after the game."""
        return {
            "iterations": self.iterations,
            "replies": self.replies,
            "ms": self.ms,
            "rollout": self.rollout,
            "worlds": self.worlds,
            "explore": round(self.explore * 100),
            "soft": self.soft,
            "rounds": self.rounds,
            "keen": self.keen,
            "fitted": self.fitted,
            "early": self.early,
            "plain": self.plain,
            "lapse": self.lapse,
            "variant_lapse": self.variant_lapse,
            "stop": self.stop,
            "finish": self.finish,
            "weights": self.weights,
        }

    def __repr__(self) -> str:
        given = [f"{name}={value}" for name, value in self.settings().items() if value]
        return f"IsmctsBot({', '.join([self.game.spec.id, *given])})"

    def __reduce__(self) -> tuple[object, ...]:
        return remade, (IsmctsBot, self.game, {**self.settings(), **self._with_policy()})

    def _with_policy(self) -> dict[str, Any]:
        return {} if self.own_policy is None else {"policy": self.own_policy}

    def choose(self, info: InfoSet, rng: Rng) -> int:
        """The legal action with the most visits."""
        if self._expected != (info.seat, info.key):
            self._search = None
        begins = self._search is None
        legal = info.legal
        if len(legal) == 1:
            return self._leave(info, int(legal[0]), rng)
        search = self._searched(info, rng)
        visits = search.root_visits()
        if self.soft:
            index = drawn([(n / max(visits)) ** (100 / self.soft) for n in visits], rng)
        else:
            index = self._most(search, visits)
            if self.lapse and begins and self._value is not None:
                index = self._lapse(search, self._value, info.sample(rng), visits, index, rng)
            if self.finish and begins and self.knows:
                index = self._finish(search, info, visits, index, rng)
        return self._leave(info, search.root_actions()[index], rng)

    def new_search(self, seat: int) -> Search:
        """A search with the settings of this bot that has not begun."""
        search = Search(
            self.game,
            self.policy,
            seat,
            self.rollout,
            self.explore,
            self.worlds,
            self.rounds,
            self.keen,
        )
        search.value = self._value
        search.early = self.early if self.knows else 0
        search.plain = self.knows and self.plain > 0
        return search

    def _searched(self, info: InfoSet, rng: Rng) -> Search:
        """Search this decision until the budget is used."""
        search = self._search or self.new_search(info.seat)
        self._search = search
        world = info.sample(rng)
        if self.ms:
            until = time.perf_counter() + self.ms / 1000
            search.prepare(world, rng)
            search.run(world, BATCH, rng)
            while time.perf_counter() < until:
                search.run(world, BATCH, rng)
        else:
            search.prepare(world, rng)
            iterations = self._iterations(len(self.game.scores(world)))
            least = max(1, iterations // FRESH)
            self._run(search, world, max(least, iterations - search.visits), rng)
        return search

    def _run(self, search: Search, world: State, iterations: int, rng: Rng) -> None:
        """Run these iterations; fewer if the time is over or, with `stop`, the choice is clear."""
        part = iterations
        if self.limit:
            part = BATCH
        elif self.stop:
            part = max(BATCH, iterations // PARTS)
        until = time.perf_counter() + self.limit
        while iterations > 0:
            search.run(world, min(part, iterations), rng)
            iterations -= part
            if self.stop and iterations > 0 and search.is_settled(iterations):
                return
            if self.limit and time.perf_counter() >= until:
                return

    def _iterations(self, seats: int) -> int:
        if self.replies and not self.iterations:
            return max(1, self.replies // (seats - 1))
        return self.iterations or ITERATIONS

    def _most(self, search: Search, visits: list[int]) -> int:
        values = search.root_values()
        return max(range(len(visits)), key=lambda i: (visits[i], values[i], -i))

    def _lapse(
        self,
        search: Search,
        value: Value,
        world: State,
        visits: list[int],
        best: int,
        rng: Rng,
    ) -> int:
        """The index of an action that a player of this level plays instead of the best.

        The loss of an action is in chance to win. Where the game is decided, every chance is the
        same; there the loss of points counts as in an even game.
        """
        value.judge(world)
        wins, points = search.root_wins(), search.root_points()
        lapse = self.lapse
        if self.variant_lapse and value.features is not None and value.features.variant(world):
            lapse = self.variant_lapse
        unit = lapse / 1000
        most = min(LARGEST_LAPSE * unit, MOST_LOST)
        weights = []
        for i, number in enumerate(visits):
            lost = max(
                wins[best] - wins[i], (points[best] - points[i]) / (EVEN * value.spread), 0.0
            )
            considered = number * CONSIDERED >= sum(visits) and lost <= most
            weights.append(exp(-lost / unit) if considered or i == best else 0.0)
        return drawn(weights, rng)

    def _finish(self, search: Search, info: InfoSet, visits: list[int], best: int, rng: Rng) -> int:
        """The index of the action that advances a decided game most, among those that a player
        considers and that are about as good as the best.
        """
        wins, points = search.root_wins(), search.root_points()
        features = self._value.features if self._value is not None else None
        if features is None or 1.0 - DECIDED < wins[best] < DECIDED:
            return best
        chosen, furthest = best, -1.0
        order = sorted(range(len(visits)), key=lambda i: (i != best, -visits[i]))
        for i in order:
            as_good = wins[i] >= wins[best] - AS_GOOD and points[i] >= points[best] - FEW_POINTS
            if i != best and (visits[i] * CONSIDERED < sum(visits) or not as_good):
                continue
            after = info.sample(rng)
            self.game.apply(after, info.seat, search.root_actions()[i])
            while self.game.to_move(after) == CHANCE:
                self.game.apply(after, CHANCE, self.game.sample(after, rng))
            progress = features.progress(after)
            if progress > furthest:
                chosen, furthest = i, progress
        return chosen

    def _leave(self, info: InfoSet, action: int, rng: Rng) -> int:
        """Retain the tree if this seat continues its decision without new information; returns the
        action.
        """
        self._expected = None
        if self._search is None:
            return action
        after = info.sample(rng)
        self.game.apply(after, info.seat, action)
        if self.game.to_move(after) == info.seat and self._search.step(action):
            self._expected = (info.seat, self.game.info_key(after, info.seat))
        else:
            self._search = None
        return action


def drawn(weights: list[float], rng: Rng) -> int:
    """An index, drawn with these weights."""
    rest = rng.uniform() * sum(weights)
    for i, weight in enumerate(weights):
        rest -= weight
        if rest < 0:
            return i
    return max(range(len(weights)), key=lambda i: weights[i])
