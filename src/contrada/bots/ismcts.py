"""A bot that uses information-set Monte Carlo tree search (ISMCTS) within a budget."""

from __future__ import annotations

import time
from collections.abc import Hashable
from pathlib import Path
from typing import Any, Final, final

from contrada.bots.copying import remade
from contrada.bots.learned import make_value
from contrada.bots.search import Search
from contrada.bots.value import FittedPolicy
from contrada.core.game import Game, Policy
from contrada.core.info import InfoSet
from contrada.core.registry import make_policy
from contrada.core.rng import Rng

ITERATIONS: Final = 1000
"""The default budget of a search."""
BATCH: Final = 32
"""Iterations between two checks of the clock."""
LEAVES: Final = 1
"""With this setting of `fitted` the fitted value judges the leaves only."""
FRESH: Final = 4
"""At least 1 / FRESH of the budget is spent on new iterations at each step of a decision."""


@final
class IsmctsBot:
    """Searches each decision, and reuses the tree for further steps of the same decision.

    The budget is a number of iterations or of rivals' replies (both reproducible) or, with `ms`, of
    milliseconds. An iteration covers one round of the table, so it uses as many `replies` as there
    are rivals. `rollout` is the number of decisions played after leaving the tree before the policy
    evaluates; 0 evaluates immediately. With `soft` above 0 the choice is drawn with weights visits
    ** (100 / soft), so a larger number causes more errors. `policy` replaces the game's own
    evaluation and priors.
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
        weights: str = "",
        *,
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
        self._value = make_value(game, Path(weights) if weights else None) if fitted else None
        if fitted > LEAVES and self._value is not None:
            self.policy = FittedPolicy(self._value)
        self.weights = weights
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
        legal = info.legal
        if len(legal) == 1:
            return self._leave(info, int(legal[0]), rng)
        search = self._searched(info, rng)
        visits = search.root_visits()
        index = self._drawn(visits, rng) if self.soft else self._most(search, visits)
        return self._leave(info, search.root_actions()[index], rng)

    def _searched(self, info: InfoSet, rng: Rng) -> Search:
        """Search this decision until the budget is used."""
        search = self._search
        if search is None:
            search = Search(
                self.game,
                self.policy,
                info.seat,
                self.rollout,
                self.explore,
                self.worlds,
                self.rounds,
                self.keen,
            )
            search.value = self._value
            search.early = self.early > 0
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
            search.run(world, max(least, iterations - search.visits), rng)
        return search

    def _iterations(self, seats: int) -> int:
        if self.replies and not self.iterations:
            return max(1, self.replies // (seats - 1))
        return self.iterations or ITERATIONS

    def _most(self, search: Search, visits: list[int]) -> int:
        values = search.root_values()
        return max(range(len(visits)), key=lambda i: (visits[i], values[i], -i))

    def _drawn(self, visits: list[int], rng: Rng) -> int:
        most = max(visits)
        weights = [(n / most) ** (100 / self.soft) for n in visits]
        rest = rng.uniform() * sum(weights)
        for i, weight in enumerate(weights):
            rest -= weight
            if rest < 0:
                return i
        return max(range(len(visits)), key=lambda i: visits[i])

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
