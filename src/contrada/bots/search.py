"""Information-set Monte Carlo tree search: one sampled world per iteration, one tree for all.

Every iteration samples the hidden information (a "world"), descends the tree by prior, value and
how often an action was available, optionally plays a rollout, and has the policy evaluate the
resulting state. Chance outcomes are drawn with their true probabilities. Each seat maximizes its
own value (max^n). The prior of an action is the policy's, sharpened by the action's immediate gain,
so that decisions with many actions are searched selectively and rivals play reasonably from the
first iteration.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from contrada.bots.lookahead import after, best_at_once, candidates, lead, likely, squash
from contrada.bots.tree import NOTHING, Tree, empty
from contrada.bots.value import Value, shares
from contrada.core.game import CHANCE, TERMINAL, Game, Policy, State
from contrada.core.rng import Rng

DEEPEST: Final = 120
"""The maximum depth of an iteration, in decisions."""
PROBES: Final = 16
"""The number of playouts that measure the spread of the seats' points."""
PROBE_STEPS: Final = 24
"""The number of decisions in such a playout."""
ROUND_STEPS: Final = 60
"""The maximum number of decisions played to complete a round."""
END_STEPS: Final = 400
"""The maximum number of decisions in a playout to the end; then the policy evaluates."""
NARROWEST: Final = 0.5
"""The minimum spread in points; with a smaller one every difference would seem decisive."""
SOFTNESS: Final = 0.35
"""The deficit, as a share of the spread, at which an action's prior falls to 1 / e."""
LEAST: Final = 0.01
"""The minimum factor on an action's prior."""
UNTRIED: Final = 0.05
"""The initial value of an untried action, relative to its node."""
OWN_TURN: Final = 0
"""Leaves are evaluated at the next turn of the searching seat."""
ANY_TURN: Final = 1
"""Leaves are evaluated at the next turn of any seat."""
AT_ONCE: Final = 2
"""Leaves are evaluated where they are, after chance."""
LOGISTIC: Final = 0.55
"""The scale of the logistic distribution that approximates a standard normal one."""


@final
class Search:
    """A search of one seat's decision, and of the further steps of the same decision."""

    def __init__(
        self,
        game: Game[Any],
        policy: Policy[Any],
        seat: i64,
        rollout: i64,
        explore: float,
        worlds: i64,
        rounds: i64 = 0,
        keen: i64 = 1,
    ) -> None:
        self.game = game
        self.policy = policy
        self.seat = seat
        self.rollout = rollout
        """The number of rollout decisions between leaving the tree and the evaluation."""
        self.explore = explore
        self.worlds = worlds
        """The number of worlds in which every root action is tried for its prior; 0: the policy's
        prior.
        """
        self.rounds = rounds
        """Rounds after the first that are played greedily."""
        self.keen = keen
        """The exponent of the prior with which rollout decisions are drawn."""
        self.spread = 0.0
        """The scale, in points, at which a lead is likely to last; 0 until it is measured."""
        self.end_spread = 0.0
        """Like `spread`, for the end of the game; win rates are computed only if it is above 0."""
        self.tree = Tree(seat)
        self.start: State | None = None
        """The state in which the search of this decision began; see `Policy.narrow`."""
        self.value: Value | None = None
        """The value function at the leaves; None: the policy's evaluation."""
        self.early: i64 = 0
        """Where leaves are evaluated: OWN_TURN, ANY_TURN or AT_ONCE."""
        self.plain = False
        """Whether only root actions are tried for their prior; below it is the policy's."""
        self.only: i64 = NOTHING
        """The only root action that is searched, or NOTHING."""
        self._path = empty(DEEPEST)
        self._nodes = empty(DEEPEST)
        self._points: list[float] = []
        self._utility: list[float] = []
        self._chance = 0.0

    # -- from outside ------------------------------------------------------------------------

    def prepare(self, world: State, rng: Rng) -> None:
        """Measure the spread and compute the priors of the root actions, before the first
        iteration.
        """
        if self.spread == 0.0:
            self.spread = self._measure_spread(world, PROBE_STEPS, rng)
        tree = self.tree
        if self.start is None:
            self.start = world.copy()
        if tree.first[tree.root] == NOTHING:
            legal = candidates(self.game, self.policy, world, self.seat, self.start)
            tree.expand(tree.root, legal, self._root_prior(world, legal, rng))

    def expect_wins(self, world: State, rng: Rng) -> None:
        """Enable win rates: measure the spread of the seats' points at the end of the game."""
        self.end_spread = self._measure_spread(world, END_STEPS, rng)

    def run(self, world: State, iterations: i64, rng: Rng) -> None:
        """Run iterations from worlds that the seat cannot distinguish from this one."""
        for _ in range(iterations):
            self._iterate(self.game.determinize(world, self.seat, rng), rng)

    def search_only(self, world: State, action: int, spread: float) -> None:
        """Search only this root action of worlds like this one, with a spread known before."""
        self.start = world.copy()
        self.spread = spread
        self.only = action

    def judge_world(self, s: State, rng: Rng) -> None:
        """Run one iteration from a state, which is modified; `value` then holds its leaf's."""
        self._iterate(s, rng)

    def step(self, action: i64) -> bool:
        """Move the root to the node after an action of the same seat; False if there is none."""
        tree = self.tree
        edge = tree.edge_of(tree.root, action, 0)
        node = tree.known_after(edge, self.seat) if edge != NOTHING else NOTHING
        if node == NOTHING or tree.first[node] == NOTHING:
            return False
        tree.root = node
        return True

    @property
    def visits(self) -> int:
        """The number of iterations through the root."""
        return self.tree.visits[self.tree.root]

    # Lists rather than arrays, and no arguments: see `contrada.core.arrays`.

    def root_actions(self) -> list[int]:
        """The legal actions at the root."""
        return self.tree.root_actions()

    def root_visits(self) -> list[int]:
        """The visits of each root action."""
        return self.tree.root_visits()

    def is_settled(self, iterations: i64) -> bool:
        """Whether no other root action can become the most visited in this many iterations."""
        return self.tree.root_lead() > iterations

    def root_values(self) -> list[float]:
        """The mean utility of each root action; 0 for an unvisited one."""
        return self.tree.root_means(self.tree.edge_value)

    def root_points(self) -> list[float]:
        """The mean expected final points of each root action."""
        return self.tree.root_means(self.tree.edge_points)

    def root_wins(self) -> list[float]:
        """The mean win rate of each root action, with a fitted value or after `expect_wins`."""
        return self.tree.root_means(self.tree.edge_wins)

    # -- before the first iteration ----------------------------------------------------------

    def _measure_spread(self, world: State, steps: i64, rng: Rng) -> float:
        total = 0.0
        squares = 0.0
        for _ in range(PROBES):
            s = self.game.determinize(world, self.seat, rng)
            self._play_on(s, steps, rng, world)
            ahead = lead(self.game, self.policy, s, self.seat)
            total += ahead
            squares += ahead * ahead
        mean = total / float(PROBES)
        variance = squares / float(PROBES) - mean * mean
        spread = sqrt(variance) if variance > 0.0 else 0.0
        return spread if spread > NARROWEST else NARROWEST

    def _root_prior(self, world: State, legal: vec[i64], rng: Rng) -> list[float]:
        """The prior of the root actions, each played to the end of the decision in worlds."""
        game, seat = self.game, self.seat
        if self.worlds == 0 or len(legal) == 1:
            return self._prior(world, seat, legal)
        leads: list[float] = []
        for _ in range(len(legal)):
            leads.append(0.0)
        for _ in range(self.worlds):
            sampled = game.determinize(world, seat, rng)
            a, b, c, counter = rng.next32(), rng.next32(), rng.next32(), rng.next32()
            for i in range(len(legal)):
                luck = Rng(a, b, c, counter)
                found = after(game, self.policy, sampled.copy(), seat, legal[i], luck, sampled)
                leads[i] += found / float(self.worlds)
        return self._sharpened(self.policy.prior(world, seat, legal), leads)

    def _prior(self, s: State, mover: i64, legal: vec[i64]) -> list[float]:
        """The policy's prior, sharpened by the immediate lead after each action."""
        game, policy = self.game, self.policy
        prior = policy.prior(s, mover, legal)
        if len(legal) == 1 or self.plain:
            return prior
        leads: list[float] = []
        for i in range(len(legal)):
            trial = s.copy()
            game.apply(trial, mover, legal[i])
            leads.append(lead(game, policy, trial, mover))
        return self._sharpened(prior, leads)

    def _sharpened(self, prior: list[float], leads: list[float]) -> list[float]:
        best = leads[0]
        for each in leads:
            if each > best:
                best = each
        scale = SOFTNESS * self.spread
        for i in range(len(prior)):
            prior[i] = sqrt(prior[i]) * (exp((leads[i] - best) / scale) + LEAST)
        return prior

    # -- one iteration -----------------------------------------------------------------------

    def _iterate(self, s: State, rng: Rng) -> None:
        game, tree = self.game, self.tree
        node = tree.root
        mover = self.seat
        depth: i64 = 0
        start = self.start
        while depth < DEEPEST:
            if depth == 0 and self.only != NOTHING:
                edge = self._only_edge(node)
            else:
                edge = self._select(node, s, mover, start)
            self._nodes[depth] = node
            self._path[depth] = edge
            depth += 1
            game.apply(s, mover, tree.edge_action[edge])
            mover = game.to_move(s)
            if mover != self.seat:
                start = None
            node = tree.after_edge(edge, mover)
            while mover == CHANCE:
                tree.visits[node] += 1
                outcome = game.sample(s, rng)
                game.apply(s, CHANCE, outcome)
                mover = game.to_move(s)
                node = tree.after_outcome(node, outcome, mover)
            if mover == TERMINAL:
                break
            if tree.visits[node] == 0:
                self._play_on(s, self.rollout, rng, start)
                if game.to_move(s) != self.seat:
                    start = None
                break
        self._finish_round(s, rng, start)
        for _ in range(self.rounds):
            self._play_round(s, rng)
        self._judge(s)
        self._back_up(depth, node)

    def _only_edge(self, root: i64) -> i64:
        """The edge of the only root action."""
        edge = self.tree.edge_of(root, self.only, 0)
        return self.tree.add_further(root, self.only, 1.0) if edge == NOTHING else edge

    def _select(self, node: i64, s: State, mover: i64, start: State | None) -> i64:
        """The edge to follow: a high value for the mover, or a high prior with few visits."""
        tree = self.tree
        legal = candidates(self.game, self.policy, s, mover, start)
        count: i64 = len(legal)
        if tree.first[node] == NOTHING:
            tree.expand(node, legal, self._prior(s, mover, legal))
        first = tree.first[node]
        if count == 1:
            only = tree.edge_of(node, legal[0], 0)
            if only == NOTHING:
                only = tree.add_further(node, legal[0], 1.0)
            tree.edge_available[only] += 1
            return only
        known = self._edges_of(node, first, s, mover, legal)
        weights = 0.0
        for i in range(count):
            weights += tree.edge_prior[known[i]]
        visits = tree.visits[node]
        mean = tree.value[node] / float(visits) if visits > 0 else 0.5
        best = -1e18
        chosen: i64 = known[0]
        for i in range(count):
            edge = known[i]
            tree.edge_available[edge] += 1
            n = tree.edge_visits[edge]
            q = tree.edge_value[edge] / float(n) if n > 0 else mean - UNTRIED
            share = tree.edge_prior[edge] / weights
            u = self.explore * share * sqrt(float(tree.edge_available[edge])) / float(1 + n)
            if q + u > best:
                best = q + u
                chosen = edge
        return chosen

    def _edges_of(self, node: i64, first: i64, s: State, mover: i64, legal: vec[i64]) -> vec[i64]:
        """The edges of all legal actions; missing ones are added."""
        tree = self.tree
        known = legal[:]
        prior: list[float] = []
        guess: i64 = 0
        for i in range(len(legal)):
            edge = tree.edge_of(node, legal[i], guess)
            if edge == NOTHING:
                if len(prior) == 0:
                    prior = self._prior(s, mover, legal)
                edge = tree.add_further(node, legal[i], prior[i])
            elif edge - first < tree.listed[node]:
                guess = edge - first + 1
            known[i] = edge
        return known

    def _play_on(self, s: State, steps: i64, rng: Rng, start: State | None) -> None:
        """Play a rollout of decisions drawn by the policy's prior, and resolve chance.

        `start` is the state in which the searching seat's decision began, if it is still open.
        """
        game, policy = self.game, self.policy
        done: i64 = 0
        while True:
            mover = game.to_move(s)
            if mover == CHANCE:
                game.apply(s, CHANCE, game.sample(s, rng))
            elif mover == TERMINAL or done >= steps:
                return
            else:
                if mover != self.seat:
                    start = None
                legal = candidates(game, policy, s, mover, start)
                choice: i64 = legal[0]
                if len(legal) > 1:
                    done += 1
                    choice = likely(policy.prior(s, mover, legal), legal, self.keen, rng)
                game.apply(s, mover, choice)

    def _finish_round(self, s: State, rng: Rng, start: State | None) -> None:
        """Play greedily up to the next turn of the searching seat; for `start` see `_play_on`.

        States are evaluated only at that point: in the middle of a turn or round some seats have
        had more turns than others, and the comparison of actions would depend on the depth of the
        search.
        """
        game, policy = self.game, self.policy
        for _ in range(ROUND_STEPS):
            mover = game.to_move(s)
            while mover == CHANCE:
                game.apply(s, CHANCE, game.sample(s, rng))
                mover = game.to_move(s)
            if mover == TERMINAL or self.early == AT_ONCE:
                return
            if (mover == self.seat or self.early == ANY_TURN) and policy.begins(s, mover):
                return
            if mover != self.seat:
                start = None
            game.apply(s, mover, best_at_once(game, policy, s, mover, start))

    def _play_round(self, s: State, rng: Rng) -> None:
        """Play from a turn of the searching seat to its next one."""
        if self.game.to_move(s) == self.seat:
            choice = best_at_once(self.game, self.policy, s, self.seat, None)
            self.game.apply(s, self.seat, choice)
            self._finish_round(s, rng, None)

    def _judge(self, s: State) -> None:
        """Evaluate a state for each seat: expected points, utility and win rate."""
        game = self.game
        over = game.to_move(s) == TERMINAL
        points: list[float] = []
        value = self.value
        if value is not None:
            value.judge(s)
            points = value.points
        elif over:
            for score in game.scores(s):
                points.append(float(score))
        else:
            points = self.policy.evaluate(s)
        utility: list[float] = []
        seats: i64 = len(points)
        for seat in range(seats):
            ahead = 0.0
            for other in range(seats):
                if other != seat:
                    ahead += squash(points[seat] - points[other], self.spread)
            utility.append(ahead / float(seats - 1))
        if over:
            returns = game.returns(s)
            for seat in range(seats):
                utility[seat] = 0.5 * (utility[seat] + returns[seat])
        self._points = points
        self._utility = utility
        if value is not None:
            self._chance = value.wins[self.seat]
        elif self.end_spread > 0.0:
            self._chance = self._won(s) if over else self._may_win()

    def _won(self, s: State) -> float:
        """The seat's share of the first place at the end of the game."""
        return shares(self.game.ranking(s))[self.seat]

    def _may_win(self) -> float:
        """The seat's win rate, estimated from all seats' expected points."""
        points = self._points
        rivals = 0.0
        for each in points:
            x = (each - points[self.seat]) / (LOGISTIC * self.end_spread)
            rivals += exp(x if x < 30.0 else 30.0)
        return 1.0 / rivals

    def _back_up(self, depth: i64, leaf: i64) -> None:
        """Add the result of the iteration to every node and edge on its path."""
        tree, utility, seat = self.tree, self._utility, self.seat
        for i in range(depth):
            node = self._nodes[i]
            edge = self._path[i]
            mover = tree.mover[node]
            worth = utility[mover]
            tree.visits[node] += 1
            tree.value[node] += worth
            tree.edge_visits[edge] += 1
            tree.edge_value[edge] += worth
            if mover == seat:
                tree.edge_points[edge] += self._points[mover]
                tree.edge_wins[edge] += self._chance
        tree.visits[leaf] += 1
        if tree.mover[leaf] >= 0:
            tree.value[leaf] += utility[tree.mover[leaf]]
