"""A bot that searches one decision ahead."""

from __future__ import annotations

from typing import Any, final

from contrada.bots.copying import remade
from contrada.bots.lookahead import after, candidate_list, weights
from contrada.core.game import Game
from contrada.core.info import InfoSet
from contrada.core.registry import make_policy
from contrada.core.rng import Rng


@final
class GreedyBot:
    """Chooses the action with the largest lead over the best rival, by the game's evaluation.

    All actions are tried in the same few sampled states with the same chance outcomes, which
    reduces variance. Ties are broken by the policy's prior, then by order.
    """

    def __init__(self, game: Game[Any], worlds: int = 4) -> None:
        self.game = game
        self.policy = make_policy(game)
        self.worlds = worlds

    def __repr__(self) -> str:
        return f"GreedyBot({self.game.spec.id}, worlds={self.worlds})"

    def __reduce__(self) -> tuple[object, ...]:
        return remade, (GreedyBot, self.game, {"worlds": self.worlds})

    def choose(self, info: InfoSet, rng: Rng) -> int:
        """The legal action with the best mean lead over the sampled states."""
        game, seat = self.game, info.seat
        here = info.sample(rng)
        legal = candidate_list(game, self.policy, here, seat, here)
        if len(legal) == 1:
            return legal[0]
        totals = [0.0] * len(legal)
        prior = [0.0] * len(legal)
        for number in range(self.worlds):
            world = info.sample(rng)
            if number == 0:
                prior = weights(game, self.policy, world, seat)
            a, b, c, counter = rng.next32(), rng.next32(), rng.next32(), rng.next32()
            for i, action in enumerate(legal):
                luck = Rng(a, b, c, counter)
                totals[i] += after(game, self.policy, world.copy(), seat, action, luck, world)
        best = max(range(len(legal)), key=lambda i: (round(totals[i], 9), prior[i], -i))
        return legal[best]
