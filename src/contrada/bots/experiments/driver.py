"""Plays whole games of `random` and `greedy` without a call of interpreted code per action.

The games are those of the rules, but not of a match: chance is drawn from one stream per game
instead of decks that keep their order, which takes most of a match's time.
"""

from __future__ import annotations

from typing import Any, final

from mypy_extensions import i64

from contrada.bots.lookahead import greedy_choice
from contrada.core.game import CHANCE, Game, Policy, State
from contrada.core.rng import Rng


@final
class Driver:
    """Plays games with the same bots."""

    def __init__(self, game: Game[Any], policy: Policy[Any] | None, worlds: list[int]) -> None:
        """`worlds` has a number for each seat: 0 for `random`, otherwise of `greedy`."""
        self.game = game
        self.policy = policy
        self.worlds = worlds
        self.plies: i64 = 0
        """The actions of the last game, chance included."""
        self.decisions: i64 = 0
        """Its decisions with at least two legal actions."""

    def play(self, s: State, chance: Rng, rng: Rng) -> bool:
        """Play a game from this state to its end; returns whether it ended by its rules."""
        game, policy, worlds = self.game, self.policy, self.worlds
        limit: i64 = game.spec.max_plies
        plies: i64 = 0
        decisions: i64 = 0
        over = False
        while plies < limit:
            seat = game.to_move(s)
            if seat >= 0:
                legal = game.legal(s, seat)
                n: i64 = len(legal)
                action: i64 = legal[0]
                if n > 1:
                    decisions += 1
                    tried: i64 = worlds[seat]
                    if tried == 0 or policy is None:
                        action = legal[rng.below(n)]
                    else:
                        action = greedy_choice(game, policy, s, seat, tried, rng)
                game.apply(s, seat, action)
            elif seat == CHANCE:
                game.apply(s, seat, game.sample(s, chance))
            else:
                over = True
                break
            plies += 1
        self.plies = plies
        self.decisions = decisions
        return over
