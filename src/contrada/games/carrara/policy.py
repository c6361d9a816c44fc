"""Taste: how good a position is, and which moves a sensible player looks at first."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from contrada.core.game import Policy
from contrada.games.carrara.scoring import score
from contrada.games.carrara.state import CarraraState
from contrada.games.carrara.tables import Tables


@final
class CarraraPolicy(Policy[CarraraState]):
    """Evaluation and move ordering for Carrara."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    def evaluate(self, s: CarraraState) -> list[float]:
        return [float(score(self.tables, s, seat)) for seat in range(s.seats)]

    def prior(self, s: CarraraState, seat: i64, legal: vec[i64]) -> list[float]:
        return [1.0 for _ in legal]
