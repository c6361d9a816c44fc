"""A fitted value of states: each seat's expected final points and chance to win.

The points are linear in the game's features, with weights that change with the progress of the
game. For seat i with features f(i), their mean over the seats m, and progress p:

    points(i) = base(p) + level(p) · m + lead(p) · (f(i) - m)

Each of base, level and lead is a polynomial a + b p + c p². The chance to win is proportional to
exp(points(i) / spread(p)); the spread is interpolated between fitted knots. All arithmetic is in a
fixed order, so both builds compute the same values.
"""

from __future__ import annotations

from math import exp
from typing import Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from contrada.core.arrays import Row
from contrada.core.game import TERMINAL, Features, Game, Policy, State

POWERS: Final = 3
"""The number of coefficients of a polynomial in the progress."""
UNFITTED_SPREAD: Final = 8.0
"""The spread in points without fitted weights."""
STEEPEST: Final = 30.0
"""The maximum difference of points in spreads; beyond it the chance is practically 0."""


@final
class Weights:
    """The fitted weights for one number of seats and one variant of a game."""

    def __init__(
        self, base: list[float], level: list[float], lead: list[float], spread: list[float]
    ) -> None:
        self.base = floats(base)
        self.level = floats(level)
        """The coefficients of the features' means: all constants, all of p, all of p²."""
        self.lead = floats(lead)
        """The coefficients of the distances from the mean, in the same order."""
        self.spread = floats(spread)
        """The spread at equally distant progress from 0 to 1."""


@final
class Value:
    """The value function of a game; without fitted weights it is the policy's evaluation."""

    def __init__(
        self, game: Game[Any], policy: Policy[Any], features: Features[Any] | None
    ) -> None:
        self.game = game
        self.policy = policy
        self.features = features
        self.fitted: dict[str, Weights] = {}
        """Weights by number of seats and variant, as `2` or `2 advanced`."""
        self.points: list[float] = []
        """Each seat's expected points in the state judged last."""
        self.wins: list[float] = []
        """Each seat's chance to win in the state judged last."""
        self.spread = UNFITTED_SPREAD
        """The lead, in points, that the win chances of that state are scaled by."""
        self._seats = 0
        self._variant = ""
        self._weights: Weights | None = None
        """The weights looked up last, for this number of seats and variant."""

    def judge(self, s: State) -> None:
        """Evaluate a state into `points` and `wins`; at the end of the game they are the result."""
        game = self.game
        if game.to_move(s) == TERMINAL:
            self.points = [float(score) for score in game.scores(s)]
            self.wins = shares(game.ranking(s))
            return
        features = self.features
        if features is not None and self.fitted:
            rows = features.rows(s)
            weights = self._weights_of(len(rows), features.variant(s))
            if weights is not None:
                progress = clipped(features.progress(s))
                self.points = linear(weights, rows, progress)
                self.spread = interpolated(weights.spread, progress)
                self.wins = chances(self.points, self.spread)
                return
        self.points = self.policy.evaluate(s)
        self.spread = UNFITTED_SPREAD
        self.wins = chances(self.points, UNFITTED_SPREAD)

    def _weights_of(self, seats: int, variant: str) -> Weights | None:
        if seats != self._seats or variant != self._variant:
            self._seats, self._variant = seats, variant
            self._weights = self.fitted.get(key_of(seats, variant))
        return self._weights


@final
class FittedPolicy(Policy[Any]):
    """A game's policy without wasteful steps; `evaluates` puts the fitted value in the place of its
    evaluation, too.
    """

    def __init__(self, value: Value, evaluates: bool) -> None:
        self.value = value
        self.policy = value.policy
        self.evaluates = evaluates

    def evaluate(self, s: State) -> list[float]:
        if not self.evaluates:
            return self.policy.evaluate(s)
        value = self.value
        value.judge(s)
        return value.points

    def prior(self, s: State, seat: i64, legal: vec[i64]) -> list[float]:
        return self.policy.prior(s, seat, legal)

    def narrow(self, s: State, seat: i64, legal: vec[i64], root: State | None) -> vec[i64]:
        return self.policy.thrift(s, seat, legal, root)

    def begins(self, s: State, seat: i64) -> bool:
        return self.policy.begins(s, seat)


def key_of(seats: int, variant: str) -> str:
    """The key of a set of weights."""
    return f"{seats} {variant}" if variant else str(seats)


def floats(items: list[float]) -> vec[float]:
    """A list as an array."""
    out = vec[float]([], capacity=len(items))
    for item in items:
        out = append(out, item)
    return out


def clipped(progress: float) -> float:
    """A progress within 0 and 1."""
    if progress < 0.0:
        return 0.0
    return 1.0 if progress > 1.0 else progress


def linear(weights: Weights, rows: list[Row], progress: float) -> list[float]:
    """Each seat's expected points."""
    seats: i64 = len(rows)
    number: i64 = len(rows[0].items)
    features = vec[float](capacity=seats * number)
    for row in rows:
        items = row.items
        for k in range(number):
            features = append(features, items[k])
    square = progress * progress
    base, level, lead = weights.base, weights.level, weights.lead
    common = base[0] + base[1] * progress + base[2] * square
    points = vec[float](capacity=seats)
    for _i in range(seats):
        points = append(points, 0.0)
    for k in range(number):
        total = 0.0
        for i in range(seats):
            total += features[i * number + k]
        mean = total / float(seats)
        common += mean * (level[k] + level[number + k] * progress + level[2 * number + k] * square)
        slope = lead[k] + lead[number + k] * progress + lead[2 * number + k] * square
        for i in range(seats):
            points[i] += (features[i * number + k] - mean) * slope
    found: list[float] = []
    for i in range(seats):
        found.append(points[i] + common)
    return found


def interpolated(knots: vec[float], progress: float) -> float:
    """The value at a progress between equally distant knots."""
    last: i64 = len(knots) - 1
    place = progress * float(last)
    left: i64 = 0
    while left < last - 1 and float(left + 1) <= place:
        left += 1
    part = place - float(left)
    return knots[left] * (1.0 - part) + knots[left + 1] * part


def chances(points: list[float], spread: float) -> list[float]:
    """Each seat's chance to win, from expected points."""
    best = points[0]
    for each in points:
        if each > best:
            best = each
    weights: list[float] = []
    total = 0.0
    for each in points:
        x = (each - best) / spread
        weight = exp(x) if x > -STEEPEST else 0.0
        weights.append(weight)
        total += weight
    return [weight / total for weight in weights]


def shares(places: list[int]) -> list[float]:
    """Each seat's share of the first place."""
    firsts = 0.0
    for place in places:
        if place == 1:
            firsts += 1.0
    return [1.0 / firsts if place == 1 else 0.0 for place in places]
