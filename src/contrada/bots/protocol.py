"""What a bot is."""

from __future__ import annotations

from typing import Protocol

from contrada.core.info import InfoSet
from contrada.core.rng import Rng


class Bot(Protocol):
    """A player that decides by what its seat may know.

    A bot is made for one match and plays any seat of it. All its randomness comes from the stream
    it is given, so the same stream gives the same choice.
    """

    def choose(self, info: InfoSet, rng: Rng) -> int:
        """One of `info.legal`."""
        ...
