"""The bot that plays any legal action, each equally likely."""

from __future__ import annotations

from typing import final

from contrada.core.info import InfoSet
from contrada.core.rng import Rng


@final
class RandomBot:
    """Plays at random: the measure that every other bot is held against."""

    def choose(self, info: InfoSet, rng: Rng) -> int:
        """Any legal action, each equally likely."""
        legal = info.legal
        return int(legal[rng.below(len(legal))])
