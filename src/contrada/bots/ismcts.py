"""The bot that searches: information-set Monte-Carlo tree search within a budget."""

from __future__ import annotations

import time
from collections.abc import Hashable
from typing import Any, Final, final

from contrada.bots.search import Search
from contrada.core.game import Game
from contrada.core.info import InfoSet
from contrada.core.registry import make_policy
from contrada.core.rng import Rng

ITERATIONS: Final = 1000
"""The budget of a search that is given none."""
BATCH: Final = 32
"""Iterations between two looks at the clock."""
FRESH: Final = 4
"""Of a budget at least this part (1 / FRESH) is searched anew at each step of a decision."""


@final
class IsmctsBot:
    """Searches each decision and goes on with the same tree while the decision goes on.

    The budget is a number of iterations or of rivals' replies (the same choice every time) or, with
    `ms`, of milliseconds. An iteration goes once round the table, so of `replies` each takes as
    many as there are rivals. `rollout` choices are played after leaving the tree before the policy
    evaluates; 0 evaluates at once. With `soft` above 0 the choice is drawn among the actions by
    visits ** (100 / soft), so a larger number errs more.
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
    ) -> None:
        self.game = game
        self.policy = make_policy(game)
        self.iterations = iterations
        self.replies = replies
        self.ms = ms
        self.rollout = rollout
        self.worlds = worlds
        self.explore = explore / 100
        self.soft = soft
        self.rounds = rounds
        self.keen = keen
        self._search: Search | None = None
        self._expected: tuple[int, Hashable] | None = None
        """The seat and what it will know when the decision just made goes on."""

    def choose(self, info: InfoSet, rng: Rng) -> int:
        """The legal action that was visited most."""
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
        """The search of this decision, with its budget spent."""
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
        """Keep the tree if this seat goes on deciding and learns nothing new; then the action."""
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
