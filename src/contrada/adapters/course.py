"""A game in progress for frameworks that request one seat's action at a time."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any

from contrada.core.game import CHANCE, TERMINAL, Game
from contrada.core.messages import Json
from contrada.core.registry import make_game
from contrada.core.rng import Rng, rng_for_run
from contrada.core.spec import Options


class Course:
    """A game in progress, always at a decision of a seat or at its end.

    Chance outcomes and publicly forced moves are played automatically, as in a match.
    """

    def __init__(
        self,
        game_id: str,
        seats: int | None = None,
        options: Options | None = None,
        components: Json | None = None,
    ) -> None:
        self.game: Game[Any] = make_game(game_id, components)
        self.seats = self.game.spec.min_seats if seats is None else seats
        self.game.spec.check_seats(self.seats)
        self.options = self.game.spec.check_options(options or {})
        self.rng: Rng | None = None
        self.state: Any = None
        self.plies = 0

    def begin(self, seed: int | None = None) -> None:
        """Start a new game; without a seed it continues the previous game's random stream."""
        if seed is not None or self.rng is None:
            self.rng = rng_for_run(secrets.randbits(62) if seed is None else seed)
        self.state = self.game.initial(self.seats, self.options)
        self.plies = 0
        self._settle()

    @property
    def to_move(self) -> int:
        """The seat to move, or TERMINAL."""
        return int(self.game.to_move(self.state))

    @property
    def over(self) -> bool:
        """Whether the game has ended by its rules."""
        return self.to_move == TERMINAL

    @property
    def cut_off(self) -> bool:
        """Whether the game has reached the maximum number of plies and is truncated."""
        return not self.over and self.plies >= self.game.spec.max_plies

    def legal(self) -> Sequence[int]:
        """The legal actions of the seat to move."""
        return [int(a) for a in self.game.legal(self.state, self.to_move)]

    def play(self, action: int) -> None:
        """Play a legal action of the seat to move."""
        self.game.apply(self.state, self.to_move, action)
        self.plies += 1
        self._settle()

    def results(self) -> list[float]:
        """From -1 for the last to 1 for the first place, with sum 0; 0 until the end."""
        if not self.over:
            return [0.0] * self.seats
        return [2.0 * share - 1.0 for share in self.game.returns(self.state)]

    def _settle(self) -> None:
        game, state = self.game, self.state
        assert self.rng is not None
        while True:
            seat = game.to_move(state)
            if seat == CHANCE:
                game.apply(state, CHANCE, game.sample(state, self.rng))
            elif seat != TERMINAL and game.forced(state, seat):
                game.apply(state, seat, game.legal(state, seat)[0])
            else:
                return
            self.plies += 1
