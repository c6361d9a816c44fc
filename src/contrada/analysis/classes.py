"""Classes of decisions and the accuracy of a player, by stated thresholds."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from contrada.analysis.results import KINDS, Kind

THRESHOLDS: Final = (0.02, 0.05, 0.10)
"""The least loss of chance to win of an inaccuracy, a mistake and a blunder."""
SHARPNESS: Final = 0.04
"""The loss in chance to win at which a decision's accuracy falls to 1 / e."""


def kind_of(loss: float, error: float) -> Kind:
    """The class of a decision.

    A loss counts only if it exceeds its standard error, and a class only if the loss minus its
    standard error still reaches half of the class's threshold.
    """
    found = 0
    for i, threshold in enumerate(THRESHOLDS):
        if loss >= threshold and loss > error and loss - error >= threshold / 2:
            found = i + 1
    return KINDS[found]


def accuracy_of(losses: Sequence[float]) -> float:
    """The accuracy from 0 to 100: the mean of 100 exp(-loss / SHARPNESS); 100 without decisions."""
    if not losses:
        return 100.0
    return 100.0 * sum(exp(-loss / SHARPNESS) for loss in losses) / len(losses)
