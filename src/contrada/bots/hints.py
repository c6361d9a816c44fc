"""Hints: the best few actions of a decision, with the expected result of each."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from contrada.bots.experiments.calibration import calibrated
from contrada.bots.ismcts import IsmctsBot
from contrada.bots.names import level_settings
from contrada.core.game import Game
from contrada.core.info import InfoSet
from contrada.core.rng import Rng

ITERATIONS: Final = 2000
"""The default search budget of a hint; the other settings are the Master's."""


class Hint(msgspec.Struct, frozen=True):
    """One action worth considering."""

    action: int
    score: float
    """The expected final points."""
    win: float
    """The probability of winning, from 0 to 1."""
    visits: float
    """This action's share of the search's visits, from 0 to 1."""


def hints(
    game: Game[Any], info: InfoSet, rng: Rng, iterations: int = ITERATIONS, most: int = 3
) -> list[Hint]:
    """The actions with the most visits in a search, best first; at most `most` of them."""
    seats = len(game.scores(info.sample(rng)))
    return [
        msgspec.structs.replace(hint, win=calibrated(game.spec.id, hint.win, seats))
        for hint in raw_hints(game, info, rng, iterations, most)
    ]


def raw_hints(
    game: Game[Any], info: InfoSet, rng: Rng, iterations: int = ITERATIONS, most: int = 3
) -> list[Hint]:
    """Like `hints`, with the uncalibrated win rates of the search."""
    settings: dict[str, Any] = {**level_settings("master", game.spec.id)}
    bot = IsmctsBot(game, **settings)
    search = bot.new_search(info.seat)
    world = info.sample(rng)
    search.prepare(world, rng)
    if not bot.knows:
        search.expect_wins(world, rng)
    search.run(world, iterations, rng)
    legal = search.root_actions()
    visits = search.root_visits()
    points = search.root_points()
    wins = search.root_wins()
    values = search.root_values()
    order = sorted(range(len(legal)), key=lambda i: (-visits[i], -values[i], i))
    return [
        Hint(legal[i], points[i], wins[i], visits[i] / iterations)
        for i in order[:most]
        if visits[i] > 0
    ]
