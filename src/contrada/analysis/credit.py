"""How much of a draw's change of value lasts: the credit of a game's value function at draws.

`games/<game>/bots/luck.toml`, written by `bench.analysis.credits`, has the measured slopes. Weights
are kept apart: a new `value.toml` leaves the credits as they are until they are measured again.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from contrada.core.registry import entry_of

FULL: Final = 1.0
"""The credit without a measurement."""
CERTAIN: Final = 3.0
"""Standard errors that a slope must exceed 0 by: so many are measured that at two of them one would
pass by chance."""


class Slope(msgspec.Struct, frozen=True):
    """What was measured for one number of seats and one variant."""

    seats: int
    variant: str
    games: int
    slope: float
    """The mean change of value two turns after a draw, per change by the draw."""
    error: float
    """Its standard error."""

    @property
    def credit(self) -> float:
        """The slope, at most 1; 0 if it is not surely above 0."""
        return min(FULL, self.slope) if self.slope > CERTAIN * self.error else 0.0


class SlopeFile(msgspec.Struct, frozen=True):
    """A file of measured slopes."""

    command: str
    """The command that made it."""
    seed: int
    date: str
    rules_version: int
    slopes: list[Slope]


def luck_file(game_id: str) -> Path | None:
    """The file of a game: beside its weights."""
    values = entry_of(game_id).values
    return None if values is None else values.with_name("luck.toml")


@cache
def read_slopes(path: Path) -> SlopeFile | None:
    """The slopes of a file; None if there is no such file."""
    if not path.exists():
        return None
    return msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), SlopeFile)


def credit_of(game_id: str, seats: int, variant: str) -> float:
    """The part of a draw's change of value that counts as luck."""
    path = luck_file(game_id)
    file = None if path is None else read_slopes(path)
    for each in [] if file is None else file.slopes:
        if (each.seats, each.variant) == (seats, variant):
            return each.credit
    return FULL
