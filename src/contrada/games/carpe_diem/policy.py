"""Taste: how good a position is, and which moves a sensible player looks at first."""

from __future__ import annotations

from typing import Any, final

from librt.vecs import vec
from mypy_extensions import i64

from contrada.core.game import Game, Policy
from contrada.games.carpe_diem import scoring
from contrada.games.carpe_diem.game import CarpeDiem
from contrada.games.carpe_diem.state import CarpeDiemState


@final
class CarpeDiemPolicy(Policy[CarpeDiemState]):
    """Evaluation and move ordering for Carpe Diem."""

    def __init__(self, game: Game[Any]) -> None:
        assert isinstance(game, CarpeDiem)
        self.box = game.box

    def evaluate(self, s: CarpeDiemState) -> list[float]:
        return [float(n) for n in scoring.scores(self.box, s)]

    def prior(self, s: CarpeDiemState, seat: i64, legal: vec[i64]) -> list[float]:
        return [1.0 for _ in legal]
