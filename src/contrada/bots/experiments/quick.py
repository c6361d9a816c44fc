"""Games of `random` and `greedy` in compiled code, for `contrada simulate`.

They follow the rules and the seed of the run, but they are not matches: chance comes from one
stream per game, so that nothing can be saved or audited.
"""

from __future__ import annotations

from typing import Any

from contrada.bots.experiments.driver import Driver
from contrada.bots.names import parse_bot
from contrada.core.game import Game
from contrada.core.registry import make_policy
from contrada.core.rng import rng_for_run
from contrada.core.spec import Options

BOTS = 1
"""Separates the bots' random stream from chance's."""
GREEDY_WORLDS = 4


def worlds_of(bot: str) -> int | None:
    """0 for `random`, the number of worlds for `greedy`, None for any other bot."""
    if "." in bot.partition(":")[0]:
        return None
    name, settings = parse_bot(bot)
    if name == "random":
        return 0
    return settings.get("worlds", GREEDY_WORLDS) if name == "greedy" else None


def is_quick(bots: tuple[str, ...]) -> bool:
    """Whether all bots can be played in compiled code."""
    return all(worlds_of(bot) is not None for bot in bots)


class QuickTable:
    """Plays the games of a run; the deals depend on the seed and the number of the game."""

    def __init__(
        self, game: Game[Any], bots: tuple[str, ...], options: Options, start: Any = None
    ) -> None:
        worlds = [worlds_of(bot) or 0 for bot in bots]
        self.game = game
        self.seats = len(bots)
        self.options = game.spec.check_options(options)
        self.start = start
        """The state in which the games begin; None: a new game."""
        self.driver = Driver(game, make_policy(game) if any(worlds) else None, worlds)

    def play(self, seed: int, number: int) -> tuple[list[int], list[int], int, int, bool]:
        """The scores, places, plies, decisions of a game, and whether it ended by its rules."""
        game = self.game
        state = game.initial(self.seats, self.options) if self.start is None else self.start.copy()
        driver = self.driver
        over = driver.play(state, rng_for_run(seed, number), rng_for_run(seed, number, BOTS))
        plies, decisions = int(driver.plies), int(driver.decisions)
        return game.scores(state), game.ranking(state), plies, decisions, over
