"""A bot that chooses uniformly at random."""

from __future__ import annotations

from typing import final

from contrada.core.info import InfoSet
from contrada.core.rng import Rng


@final
class RandomBot:
    """Plays at random: the baseline for other bots."""

    def __repr__(self) -> str:
        return "RandomBot()"

    def choose(self, info: InfoSet, rng: Rng) -> int:
        """A uniformly random legal action."""
        legal = info.legal
        return int(legal[rng.below(len(legal))])
