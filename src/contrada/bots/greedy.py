"""A bot that searches one decision ahead."""

from __future__ import annotations

from typing import Any, final

from contrada.bots.copying import remade
from contrada.bots.lookahead import greedy_of
from contrada.core.game import Game, Policy
from contrada.core.info import InfoSet
from contrada.core.registry import make_policy
from contrada.core.rng import Rng


@final
class GreedyBot:
    """Chooses the action with the largest lead over the best rival, by the game's evaluation.

    All actions are tried in the same few sampled states with the same chance outcomes, which
    reduces variance. Ties are broken by the policy's prior, then by order.
    """

    def __init__(
        self, game: Game[Any], worlds: int = 4, *, policy: Policy[Any] | None = None
    ) -> None:
        self.game = game
        self.own_policy = policy
        self.policy = policy or make_policy(game)
        self.worlds = worlds

    def __repr__(self) -> str:
        return f"GreedyBot({self.game.spec.id}, worlds={self.worlds})"

    def __reduce__(self) -> tuple[object, ...]:
        settings: dict[str, Any] = {"worlds": self.worlds}
        if self.own_policy is not None:
            settings["policy"] = self.own_policy
        return remade, (GreedyBot, self.game, settings)

    def choose(self, info: InfoSet, rng: Rng) -> int:
        """The legal action with the best mean lead over the sampled states."""
        return greedy_of(self.game, self.policy, info.world, info.seat, self.worlds, rng)
