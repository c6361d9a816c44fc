"""The chance outcomes of a match, derived from its seed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from contrada.core.game import NO_SOURCE, Game
from contrada.core.play.deck import drawn
from contrada.core.rng import Rng, rng_for_ply


class SeedUntil(Protocol):
    """The seed of the plies before `until`."""

    @property
    def until(self) -> int: ...
    @property
    def seed(self) -> bytes: ...


class Dealer:
    """Draws chance outcomes and counts the draws from each source.

    An outcome of a source (`Game.source`) depends on the seed, the source and the number of earlier
    draws from it; any other outcome on the seed and the ply.
    """

    def __init__(
        self,
        seed: bytes,
        roots: Sequence[SeedUntil] = (),
        draws: Mapping[int, int] | None = None,
    ) -> None:
        self._seed = seed
        self._roots = tuple(roots)
        self.draws: dict[int, int] = dict(draws or {})
        """The number of draws from each source so far."""

    def __reduce__(self) -> tuple[object, ...]:
        return Dealer, (self._seed, self._roots, dict(self.draws))

    def outcome(self, game: Game[Any], state: Any, ply: int) -> int:
        """The chance outcome in this state; `count` must follow when it is applied."""
        source = int(game.source(state))
        seed = self._seed_of(ply)
        if source == NO_SOURCE:
            return int(game.sample(state, self.stream(ply)))
        pool = game.pool(state)
        pieces = [(game.piece(a), copies) for a, copies in pool]
        piece = drawn(seed, source, self.draws.get(source, 0), pieces)
        for number, (own, _) in enumerate(pieces):
            if own == piece:
                return pool[number][0]
        raise AssertionError("a piece of the pool is drawn")

    def count(self, game: Game[Any], state: Any) -> None:
        """Count the draw that is about to be applied to a chance state."""
        source = int(game.source(state))
        if source != NO_SOURCE:
            self.draws[source] = self.draws.get(source, 0) + 1

    def stream(self, ply: int) -> Rng:
        """The random stream of a ply."""
        return rng_for_ply(self._seed_of(ply), ply)

    def _seed_of(self, ply: int) -> bytes:
        for root in self._roots:
            if ply < root.until:
                return root.seed
        return self._seed
