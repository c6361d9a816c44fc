"""What a seat knows as a vector of fixed length, for learning.

The vector is the seat's information key, laid out flat: exactly what a perfect memory knows and
nothing else, which the law of secrecy watches. In front of it stands the seat itself, one column
for each seat. Numbers stay as they are (not scaled), sets become a column for each member, lists
of changing length the number of each item.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from contrada.adapters.layouts import BITS, COUNTED, DERIVED, NAMES
from contrada.core.errors import BadSetup
from contrada.core.game import Game
from contrada.core.spec import Options

LOWEST: Final = -1000.0
HIGHEST: Final = 10000.0
"""Bounds of every column."""

Vector = NDArray[np.float32]


class Observer:
    """Turns what a seat of one kind of match knows into vectors."""

    def __init__(self, game: Game[Any], seats: int, options: Options | None = None) -> None:
        self.game = game
        self.seats = seats
        which = game.spec.id
        if which not in NAMES:
            raise BadSetup(f"There is no layout of observations for {game.spec.title}.")
        self._bits = BITS[which]
        self._counted = COUNTED[which]
        self._fields = NAMES[which].split()
        state = game.initial(seats, game.spec.check_options(options or {}))
        self.names: list[str] = [f"is_seat_{seat}" for seat in range(seats)]
        """What each column is."""
        self._starts: list[int] = []
        """The first column of each field; -1 for one that is left out."""
        for name, part in zip(self._fields, _key(game, state, 0), strict=True):
            left_out = name in DERIVED[which]
            self._starts.append(-1 if left_out else len(self.names))
            if not left_out:
                self.names += self._columns(name, part)
        self.size = len(self.names)

    def _columns(self, name: str, part: Any) -> list[str]:
        if name in self._counted:
            return [f"{name}#{item}" for item in range(self._counted[name])]
        places = [name] if not isinstance(part, tuple) else [f"{name}{i}" for i in range(len(part))]
        if name in self._bits:
            return [f"{place}/{bit}" for place in places for bit in range(self._bits[name])]
        return places

    def vector(self, state: Any, seat: int) -> Vector:
        """What `seat` knows in `state`."""
        row = np.zeros(self.size, dtype=np.float32)
        row[seat] = 1.0
        key = _key(self.game, state, seat)
        for name, start, part in zip(self._fields, self._starts, key, strict=True):
            if start < 0:
                continue
            values = part if isinstance(part, tuple) else (part,)
            if name in self._counted:
                for item in values:
                    row[start + item] += 1.0
            elif name in self._bits:
                width = self._bits[name]
                for place, word in enumerate(values):
                    at = start + place * width
                    while word > 0:
                        lowest = word & -word
                        row[at + lowest.bit_length() - 1] = 1.0
                        word ^= lowest
            else:
                row[start : start + len(values)] = values
        return row

    def mask(self, state: Any, seat: int) -> NDArray[np.int8]:
        """1 for each action that `seat` may choose in `state`, 0 for the others."""
        allowed = np.zeros(self.game.spec.num_actions, dtype=np.int8)
        if seat in self.game.actors(state):
            allowed[list(self.game.legal(state, seat))] = 1
        return allowed


def _key(game: Game[Any], state: Any, seat: int) -> tuple[Any, ...]:
    key: Any = game.info_key(state, seat)
    return tuple(key)
