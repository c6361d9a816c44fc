"""A seat's knowledge as a vector of fixed length, for machine learning.

The vector is the seat's flattened information key: exactly what a player with perfect recall knows,
which the law of secrecy checks. The first columns are the seat, one-hot encoded. Then follow the
fields of the game's state in their declared order (`core.fields`). Numbers are not scaled; bit sets
have a column per member, arrays of varying length a column with the count of each item.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from contrada.core.errors import BadSetup
from contrada.core.fields import StateField
from contrada.core.game import SPECTATOR, Game
from contrada.core.registry import entry_of
from contrada.core.spec import Options

LOWEST: Final = -1000.0
HIGHEST: Final = 10000.0
"""Bounds of every column."""

Vector = NDArray[np.float32]


class Observer:
    """Converts a seat's knowledge into vectors, for a game with given seats and options."""

    def __init__(self, game: Game[Any], seats: int, options: Options | None = None) -> None:
        self.game = game
        self.seats = seats
        self._fields = entry_of(game.spec.id).fields
        if not self._fields:
            raise BadSetup(f"{game.spec.title} does not declare the fields of its state.")
        state = game.initial(seats, game.spec.check_options(options or {}))
        self.names: list[str] = [f"is_seat_{seat}" for seat in range(seats)]
        """The name of each column."""
        self._starts: list[int] = []
        """The first column of each field; -1 for an omitted field."""
        for field, part in zip(self._fields, _key(game, state, 0), strict=True):
            self._starts.append(-1 if field.derived else len(self.names))
            if not field.derived:
                self.names += _columns(field, part)
        self.size = len(self.names)

    def vector(self, state: Any, seat: int) -> Vector:
        """The observation of `seat` in `state`; for SPECTATOR what is public."""
        row = np.zeros(self.size, dtype=np.float32)
        if seat != SPECTATOR:
            row[seat] = 1.0
        key = _key(self.game, state, seat)
        for field, start, part in zip(self._fields, self._starts, key, strict=True):
            if start < 0:
                continue
            values = part if isinstance(part, tuple) else (part,)
            if field.counted:
                for item in values:
                    row[start + item] += 1.0
            elif field.bits:
                for place, word in enumerate(values):
                    at = start + place * field.bits
                    while word > 0:
                        lowest = word & -word
                        row[at + lowest.bit_length() - 1] = 1.0
                        word ^= lowest
            else:
                row[start : start + len(values)] = values
        return row

    def mask(self, state: Any, seat: int) -> NDArray[np.int8]:
        """1 for each legal action of `seat` in `state`, 0 for the others."""
        allowed = np.zeros(self.game.spec.num_actions, dtype=np.int8)
        if seat in self.game.actors(state):
            allowed[list(self.game.legal(state, seat))] = 1
        return allowed


def _columns(field: StateField, part: Any) -> list[str]:
    """The names of a field's columns, derived from its value in the initial state."""
    name = field.name
    if field.counted:
        return [f"{name}#{item}" for item in range(field.counted)]
    places = [f"{name}{i}" for i in range(len(part))] if isinstance(part, tuple) else [name]
    if field.bits:
        return [f"{place}/{bit}" for place in places for bit in range(field.bits)]
    return places


def _key(game: Game[Any], state: Any, seat: int) -> tuple[Any, ...]:
    key: Any = game.info_key(state, seat)
    return tuple(key)
