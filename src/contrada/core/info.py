"""What a bot is given: everything its seat may know, and nothing else."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from contrada.core.game import Game, State
from contrada.core.rng import Rng


class InfoSet:
    """All states that a seat cannot tell apart, seen from that seat at its decision.

    It keeps one sampled state, never the true one: `determinize` depends on the seat's knowledge
    alone, so sampling from a sample is the same as sampling from the truth.
    """

    def __init__(self, game: Game[Any], sampled: State, seat: int) -> None:
        self.game = game
        self.seat = seat
        self._sampled = sampled

    @staticmethod
    def of(game: Game[Any], state: State, seat: int, rng: Rng) -> InfoSet:
        """The information set of `seat` in `state`."""
        return InfoSet(game, game.determinize(state, seat, rng), seat)

    @property
    def legal(self) -> vec[i64]:
        """The actions to choose from."""
        return self.game.legal(self._sampled, self.seat)

    @property
    def key(self) -> Hashable:
        """Equal for equal knowledge."""
        return self.game.info_key(self._sampled, self.seat)

    def view(self) -> Any:
        """What the seat sees."""
        return self.game.view(self._sampled, self.seat)

    def sample(self, rng: Rng) -> State:
        """A full state that agrees with all the seat knows; the caller may change it."""
        sampled: State = self.game.determinize(self._sampled, self.seat, rng)
        return sampled
