"""A seat's knowledge as a vector of fixed length, for machine learning.

The vector is the seat's information key, flattened: exactly what a player with perfect recall
knows, which the law of secrecy checks. `contrada.adapters.columns` describes the two encodings.
"""

from __future__ import annotations

from types import FunctionType
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from contrada.adapters.columns import LARGEST, Layout, layout_of
from contrada.adapters.native.encoder import Encoder, rows
from contrada.core.game import Game
from contrada.core.spec import Options

LOWEST: Final = -1000.0
HIGHEST: Final = float(LARGEST)
"""Bounds of every column of the encoding `raw`; those of `features` are -1 and 1."""

Vector = NDArray[np.float32]


class Observer:
    """Converts a seat's knowledge into vectors, for a game with given seats and options."""

    def __init__(
        self,
        game: Game[Any],
        seats: int,
        options: Options | None = None,
        encoding: str = "raw",
    ) -> None:
        self.game = game
        self.seats = seats
        self.encoding = encoding
        self.layout: Layout = layout_of(game, seats, options, encoding)
        self.size = self.layout.size
        self.encoder = encoder_of(game, seats, self.layout, encoding)
        self._row = rows(1, self.size)[0]
        self._cells: Vector = np.frombuffer(memoryview(self._row.cells), np.float32)

    @property
    def names(self) -> list[str]:
        """The name of each column."""
        return self.layout.names

    @property
    def bounds(self) -> tuple[float, float]:
        """The lowest and the highest value of any column."""
        return (-1.0, 1.0) if self.encoding == "features" else (LOWEST, HIGHEST)

    def vector(self, state: Any, seat: int) -> Vector:
        """The observation of `seat` in `state`; for SPECTATOR what is public."""
        self.encoder.write(state, seat, self._row)
        return self._cells.copy()

    def mask(self, state: Any, seat: int) -> NDArray[np.int8]:
        """1 for each legal action of `seat` in `state`, 0 for the others."""
        allowed = np.zeros(self.game.spec.num_actions, dtype=np.int8)
        if seat in self.game.actors(state):
            allowed[list(self.game.legal(state, seat))] = 1
        return allowed


def encoder_of(game: Game[Any], seats: int, layout: Layout, encoding: str) -> Encoder:
    """The encoder of a layout. Games whose states are not compiled are read from their key."""
    known = type(game).known
    compiled = known is not Game.known and not isinstance(known, FunctionType)
    return Encoder(
        game,
        seats,
        layout.numbers,
        layout.program,
        layout.table,
        layout.columns,
        encoding == "raw",
        None if compiled else layout.places,
    )
