"""Calibration of the win rates in hints.

The evaluation in a search is more, or less, certain than actual results justify. A game's slope
corrects that: 1 leaves a win rate unchanged, a lower value moves it towards an even game.
`bench/calibration.py` fits the slopes on games of journeymen and tests them on others
(docs/evidence/calibration-*.txt); each is part of its game's registry entry.
"""

from __future__ import annotations

from math import exp, log
from typing import Final

from contrada.core.registry import entry_of

SUREST: Final = 0.999
"""The minimum distance of a win rate from 0 and 1 before it is corrected."""


def calibrated(game_id: str, win: float, seats: int) -> float:
    """The calibrated probability of winning for a win rate of the search."""
    return straightened(entry_of(game_id).slope, win, seats)


def straightened(slope: float, win: float, seats: int) -> float:
    """A probability moved towards an even game, or away from it."""
    even = odds(1.0 / seats)
    return 1.0 / (1.0 + exp(-(even + slope * (odds(win) - even))))


def odds(chance: float) -> float:
    """The log-odds of a probability."""
    kept = min(max(chance, 1.0 - SUREST), SUREST)
    return log(kept / (1.0 - kept))
