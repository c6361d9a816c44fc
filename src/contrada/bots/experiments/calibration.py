"""Calibration of the win rates that hints show.

The evaluation behind a search is more, or less, certain than the results of games justify. The
slope of a game corrects that: 1 leaves a win rate as it is, less moves it towards an even game.
`bench/calibration.py` fits the slopes on games of journeymen and tests them on others
(docs/evidence/calibration-*.txt); each is part of its game's registry entry.
"""

from __future__ import annotations

from math import exp, log
from typing import Final

from contrada.core.registry import entry_of

SUREST: Final = 0.999
"""No win rate is nearer to certainty than this before it is corrected."""


def calibrated(game_id: str, win: float, seats: int) -> float:
    """How often a seat wins that the search gives this chance."""
    return straightened(entry_of(game_id).slope, win, seats)


def straightened(slope: float, win: float, seats: int) -> float:
    """A chance drawn towards an even game, or away from it."""
    even = odds(1.0 / seats)
    return 1.0 / (1.0 + exp(-(even + slope * (odds(win) - even))))


def odds(chance: float) -> float:
    """The logarithm of a chance's odds."""
    kept = min(max(chance, 1.0 - SUREST), SUREST)
    return log(kept / (1.0 - kept))
