"""Taste."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from contrada.core.game import Policy
from contrada.games.tuscany.scoring import score
from contrada.games.tuscany.state import TuscanyState


@final
class TuscanyPolicy(Policy[TuscanyState]):
    """Evaluation and move ordering for The Castles of Tuscany."""

    def evaluate(self, s: TuscanyState) -> list[float]:
        return [float(score(s, seat)) for seat in range(s.seats)]

    def prior(self, s: TuscanyState, seat: i64, legal: vec[i64]) -> list[float]:
        return [1.0 for _ in legal]
