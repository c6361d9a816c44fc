"""What the search's chances to win are worth, measured: `bench/calibration.py` fits the slopes.

A search judges by an evaluation that is surer, or less sure, than the course of games bears out.
The slope straightens that: 1 leaves a chance as it is, less draws it towards an even game. It was
fitted on games of journeymen and is tested on others (docs/evidence/calibration-*.txt).
"""

from __future__ import annotations

from math import exp, log
from typing import Final

SLOPES: Final[dict[str, float]] = {
    "palazzo": 1.08,
    "carrara": 0.66,
    "carpe-diem": 0.85,
    "tuscany": 0.98,
}
"""By game; 1 where none has been measured."""
SUREST: Final = 0.999
"""No chance is nearer to certainty than this before it is straightened."""


def calibrated(game_id: str, win: float, seats: int) -> float:
    """How often a seat wins that the search gives this chance."""
    return straightened(SLOPES.get(game_id, 1.0), win, seats)


def straightened(slope: float, win: float, seats: int) -> float:
    """A chance drawn towards an even game, or away from it."""
    even = odds(1.0 / seats)
    return 1.0 / (1.0 + exp(-(even + slope * (odds(win) - even))))


def odds(chance: float) -> float:
    """The logarithm of a chance's odds."""
    kept = min(max(chance, 1.0 - SUREST), SUREST)
    return log(kept / (1.0 - kept))
