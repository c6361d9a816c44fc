"""Hints: the best few actions of a decision, with the expected result of each."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from contrada.bots.experiments.calibration import calibrated
from contrada.bots.names import level_settings
from contrada.bots.search import Search
from contrada.core.game import Game
from contrada.core.info import InfoSet
from contrada.core.registry import make_policy
from contrada.core.rng import Rng

ITERATIONS: Final = 2000
"""The default search budget of a hint; the other settings are the Master's."""
EXPLORE: Final = 20
WORLDS: Final = 2


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
    level = level_settings("master", game.spec.id)
    search = Search(
        game,
        make_policy(game),
        info.seat,
        level.get("rollout", 0),
        level.get("explore", EXPLORE) / 100,
        level.get("worlds", WORLDS),
        level.get("rounds", 0),
        level.get("keen", 1),
    )
    world = info.sample(rng)
    search.prepare(world, rng)
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
