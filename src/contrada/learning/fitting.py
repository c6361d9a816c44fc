"""Fits the weights of a value function: ridge regression for points, likelihood for the spread.

The model is that of `contrada.bots.value`. Every game has the same weight, however many decisions
it has. The arithmetic is numpy's in double precision, so equal games give equal weights on one
machine.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec
import numpy as np

from contrada.bots.learned import Fit
from contrada.bots.value import POWERS
from contrada.learning.positions import Positions

KNOTS: Final = 6
RIDGE: Final = 30.0
"""The penalty on standardized weights, in games."""
TRUST: Final = 0.98
"""How much of a later state's target reaches the state before it: the lambda of TD(lambda)."""
FIRST_SPREAD: Final = 8.0
THINNING: Final = 3
"""One in so many states is used to fit the spread."""
FACTORS: Final = (0.5, 0.7, 0.8, 0.9, 0.95, 1.05, 1.1, 1.2, 1.4, 2.0)
PASSES: Final = 4
NARROWEST: Final = 0.3
WIDEST: Final = 60.0
BINS: Final = 5


class Quality(msgspec.Struct, frozen=True):
    """How well weights predict games that they were not fitted on.

    A better prediction is no proof of better play: see `contrada.learning.duels`.
    """

    games: int
    explained: float
    """The share of the lead's variance that is explained."""
    calibration: list[float]
    """By bin of the predicted chance to win: real minus predicted chance."""


class Model:
    """The weights for one number of seats and one variant.

    `targets` are the points that each state of each game is fitted to; by default the final ones.
    """

    def __init__(self, games: Sequence[Positions], targets: Sequence[Any] | None = None) -> None:
        self.games = len(games)
        self.variant = games[0].variant
        self.seats = int(games[0].features.shape[1])
        features, progress, points, _ = _joined(games)
        if targets is not None:
            points = np.concatenate(targets)
        each = np.concatenate([np.full(len(g.progress), 1.0 / len(g.progress)) for g in games])
        number = features.shape[2]
        mean = features.mean(1)
        constant = np.ones((len(mean), 1))
        level = _powers(np.concatenate([mean, constant], axis=1), progress)
        found = _ridge(level, points.mean(1), each).reshape(POWERS, number + 1)
        self.level, self.base = found[:, :number], found[:, number]
        seats = range(self.seats)
        away = np.concatenate([_powers(features[:, i] - mean, progress) for i in seats])
        lead = np.concatenate([points[:, i] - points.mean(1) for i in seats])
        found = _ridge(away, lead, np.tile(each, self.seats) / self.seats)
        self.lead = found.reshape(POWERS, number)
        self.spread = np.full(KNOTS, FIRST_SPREAD)
        self._fit_spread(games)

    def points(self, features: Any, progress: Any) -> Any:
        """The expected points of each state and seat."""
        p = np.clip(progress, 0.0, 1.0)
        basis = np.stack([np.ones_like(p), p, p * p])
        mean = features.mean(1)
        common = (basis * (self.base[:, None] + self.level @ mean.T)).sum(0)
        slopes = basis.T @ self.lead
        return common[:, None] + np.einsum("rsk,rk->rs", features - mean[:, None, :], slopes)

    def chances(self, features: Any, progress: Any) -> Any:
        """The chance to win of each state and seat."""
        z = self.points(features, progress) / _at(self.spread, progress)[:, None]
        e = np.exp(z - z.max(1, keepdims=True))
        return e / e.sum(1, keepdims=True)

    def quality(self, games: Sequence[Positions]) -> Quality:
        """How well the weights predict other games."""
        features, progress, points, wins = _joined(games)
        lead = points - points.mean(1, keepdims=True)
        guess = self.points(features, progress)
        guess -= guess.mean(1, keepdims=True)
        explained = 1 - ((lead - guess) ** 2).sum() / max(1e-9, (lead**2).sum())
        chance, won = self.chances(features, progress).ravel(), wins.ravel()
        bins = np.minimum((chance * BINS).astype(int), BINS - 1)
        gaps = [
            float(won[bins == b].mean() - chance[bins == b].mean()) if (bins == b).any() else 0.0
            for b in range(BINS)
        ]
        return Quality(len(games), float(explained), gaps)

    def fit(self) -> Fit:
        """The weights as they are stored."""
        return Fit(
            seats=self.seats,
            variant=self.variant,
            games=self.games,
            base=self.base.tolist(),
            level=self.level.T.tolist(),
            lead=self.lead.T.tolist(),
            spread=self.spread.tolist(),
        )

    def _fit_spread(self, games: Sequence[Positions]) -> None:
        """Fit the knots of the spread by likelihood, one after the other."""
        features, progress, _, wins = _joined(games, THINNING)
        points = self.points(features, progress)
        points -= points.max(1, keepdims=True)

        def loss(spread: Any) -> float:
            z = points / _at(spread, progress)[:, None]
            return float((np.log(np.exp(z).sum(1)) - (wins * z).sum(1)).mean())

        for _ in range(PASSES):
            for k in range(KNOTS):
                start = self.spread[k]
                best = (loss(self.spread), start)
                for factor in FACTORS:
                    tried = self.spread.copy()
                    tried[k] = min(max(start * factor, NARROWEST), WIDEST)
                    best = min(best, (loss(tried), tried[k]))
                self.spread[k] = best[1]


def fitted(games: Sequence[Positions]) -> Model:
    """Fit twice: to the final points, then to their expectation as the first fit sees it."""
    first = Model(games)
    return Model(games, [expected_points(first, game) for game in games])


def expected_points(model: Model, game: Positions) -> Any:
    """For each state the points that it leads to: TD(lambda) returns.

    The target of a state is TRUST times that of the next one plus the rest times the value of the
    next one, so luck late in a game weighs less in its early states. The last one leads to the
    final points.
    """
    values = model.points(game.features.astype(float), game.progress.astype(float))
    targets = np.empty_like(values)
    coming = game.points.astype(float)
    for row in range(len(values) - 1, -1, -1):
        targets[row] = coming
        coming = TRUST * coming + (1.0 - TRUST) * values[row]
    return targets


def _joined(games: Sequence[Positions], step: int = 1) -> tuple[Any, Any, Any, Any]:
    """All states of the games: features, progress, final points and shares of the win."""
    features = np.concatenate([g.features[::step] for g in games]).astype(float)
    progress = np.concatenate([g.progress[::step] for g in games]).astype(float)
    rows = [len(g.progress[::step]) for g in games]
    points = np.concatenate([np.tile(g.points, (n, 1)) for g, n in zip(games, rows, strict=True)])
    wins = np.concatenate([np.tile(g.wins, (n, 1)) for g, n in zip(games, rows, strict=True)])
    return features, progress, points.astype(float), wins.astype(float)


def _powers(x: Any, progress: Any) -> Any:
    """Columns of x times 1, p and p²."""
    p = np.clip(progress, 0.0, 1.0)[:, None]
    return np.concatenate([x, x * p, x * p * p], axis=1)


def _ridge(x: Any, y: Any, weight: Any) -> Any:
    """Weighted ridge regression with standardized columns."""
    scale = np.sqrt((weight[:, None] * x * x).sum(0) / weight.sum()) + 1e-9
    z = x / scale
    normal = (z * weight[:, None]).T @ z + RIDGE * np.eye(z.shape[1])
    return np.linalg.solve(normal, (z * weight[:, None]).T @ y) / scale


def _at(knots: Any, progress: Any) -> Any:
    """The spread at a progress, interpolated between the knots."""
    return np.interp(np.clip(progress, 0, 1), np.linspace(0, 1, KNOTS), knots)
