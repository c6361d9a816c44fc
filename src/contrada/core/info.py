"""Information sets: the input of a bot, with everything its seat may know and nothing else."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from contrada.core.game import Game, State
from contrada.core.play.arguments import within
from contrada.core.rng import Rng


class InfoSet:
    """The states that a seat cannot distinguish at its decision.

    It stores one sampled state, never the true one: `determinize` depends on the seat's knowledge
    only, so sampling from a sample is equivalent to sampling from the true state.
    """

    def __init__(self, game: Game[Any], sampled: State, seat: int) -> None:
        self.game = game
        self.seat = _checked(game, sampled, seat)
        self._sampled = sampled

    @staticmethod
    def of(game: Game[Any], state: State, seat: int, rng: Rng) -> InfoSet:
        """The information set of `seat` in `state`."""
        seat = _checked(game, state, seat)
        return InfoSet(game, game.determinize(state, seat, rng), seat)

    @property
    def legal(self) -> vec[i64]:
        """The legal actions."""
        return self.game.legal(self._sampled, self.seat)

    @property
    def key(self) -> Hashable:
        """Equal for equal knowledge."""
        return self.game.info_key(self._sampled, self.seat)

    @property
    def world(self) -> State:
        """One state consistent with the seat's knowledge, always the same; do not modify it."""
        return self._sampled

    def view(self) -> Any:
        """What the seat sees."""
        return self.game.view(self._sampled, self.seat)

    def sample(self, rng: Rng) -> State:
        """A full state consistent with the seat's knowledge; the caller may modify it."""
        sampled: State = self.game.determinize(self._sampled, self.seat, rng)
        return sampled


def _checked(game: Game[Any], state: State, seat: int) -> int:
    """The seat as a number; raises TypeError, and BadSetup for a seat that the game never has."""
    if not isinstance(game, Game) or not isinstance(state, State):
        raise TypeError(f"An InfoSet is of a game object and a state, not {game!r} and {state!r}.")
    if type(seat) is int and 0 <= seat < game.spec.max_seats:
        return seat
    return within("A seat", seat, 0, game.spec.max_seats - 1)
