"""The interface of bots."""

from __future__ import annotations

from typing import Protocol

from contrada.core.info import InfoSet
from contrada.core.rng import Rng


class Bot(Protocol):
    """A player that decides with the information of its seat only.

    A bot is created for one match and can play any of its seats. All its randomness comes from the
    stream passed to it, so the same stream gives the same choice.
    """

    def choose(self, info: InfoSet, rng: Rng) -> int:
        """Choose one of `info.legal`."""
        ...
