"""Checks the laws about the steps of decisions while a game is played."""

from __future__ import annotations

from typing import Any

from contrada.core.game import Game, Policy, State
from contrada.core.rng import Rng
from contrada.testing import orders
from contrada.testing.broken import LawBroken
from contrada.testing.counts import Counts


class DraftWatch:
    """Explores the tree of some decisions, and plays runs of unordered steps in other orders."""

    def __init__(
        self, game: Game[Any], policy: Policy[Any] | None, every: int, rng: Rng, counts: Counts
    ) -> None:
        self.game = game
        self.policy = policy if policy is not None else orders.policy_of(game)
        """None: the game is not registered, so the law `complete` is not checked."""
        self.every = every
        """One in this many decisions is explored."""
        self.rng = rng
        self.counts = counts
        self.runs: dict[int, tuple[State, list[int]]] = {}
        """By seat: the unordered steps that it has just played, and the state before them."""
        self.drafting: set[int] = set()
        """The seats that are in the middle of a decision."""

    def before(self, s: State, actor: int, ply: int) -> None:
        """Check the laws about the tree of some decisions, at their start."""
        rng = self.rng
        if actor < 0 or actor in self.drafting or rng.below(self.every) > 0:
            return
        tree = orders.explore(self.game, s, actor)
        if tree is None:
            self.counts.too_large += 1
            return
        self.counts.trees += 1
        orders.same_states(tree, ply)
        orders.kept(tree, rng, ply)
        orders.ends(tree, rng, ply)
        if self.policy is not None:
            self._complete(tree, self.policy, ply)

    def _complete(self, tree: orders.Tree, policy: Policy[Any], ply: int) -> None:
        """Check the law `complete`; where a step that is told can be taken in the middle of a
        draft, by what can be reached in the end.
        """
        try:
            orders.complete(tree, policy, self.rng, ply)
        except LawBroken:
            start = tree.start.state
            whole = orders.explore(self.game, start, tree.seat, 4 * orders.EDGES, whole=True)
            if whole is None:
                self.counts.too_large += 1
            elif len(whole.drafts) == len(tree.drafts):
                raise
            else:
                orders.complete(whole, policy, self.rng, ply)

    def after(
        self, s: State, actor: int, action: int, after: State, ply: int, *, forced: bool
    ) -> None:
        """Collect runs of unordered steps; at the end of a run, play it in other orders."""
        done = orders.completes(self.game, s, actor, action, after)
        if done:
            self.drafting.discard(actor)
        else:
            self.drafting.add(actor)
        if forced:
            return
        unordered = self.game.unordered(action)
        if unordered:
            self.runs.setdefault(actor, (s, []))[1].append(action)
        if done or not unordered:
            start, steps = self.runs.pop(actor, (s, []))
            if len(steps) > 1:
                self.counts.runs += 1
                orders.free_order(self.game, start, actor, steps, self.rng, ply)
