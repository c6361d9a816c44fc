"""Our bots as OpenSpiel bots, for `pyspiel.evaluate_bots` and matches against its own."""

from __future__ import annotations

from typing import Any

import pyspiel

from contrada.core.info import InfoSet
from contrada.core.rng import rng_for_run
from contrada.library import Player, chooser_of


class SeatBot(pyspiel.Bot):  # type: ignore[misc]  # pyspiel has no types
    """A bot in one seat: a name, a bot, a class of bots or a function `choose(info, rng)`.

    It decides from its seat's information set, never from the state. Its random stream depends on
    `seed`, the seat and the ply.
    """

    def __init__(self, game: Any, seat: int, bot: Player, seed: int = 0) -> None:
        super().__init__()
        self._engine = game.engine
        self._seat = seat
        self._bot = bot
        self._seed = seed
        self._choose = chooser_of(bot, game.engine)

    def restart(self) -> None:
        """Forget the previous game."""
        self._choose = chooser_of(self._bot, self._engine)

    def restart_at(self, _state: Any) -> None:
        """Forget the previous game; a bot needs nothing but the information of its decisions."""
        self.restart()

    def step(self, state: Any) -> int:
        """The action in a state of this seat."""
        rng = rng_for_run(self._seed, self._seat, state.held.plies)
        info = InfoSet.of(self._engine, state.held.state, self._seat, rng)
        return int(self._choose(info, rng))
