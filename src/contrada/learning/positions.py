"""Self-play: games of equal bots, and the features of the states in which they decide.

All bots of a game have the same strength, so no feature can stand in for the stronger bot. A part
of the decisions is played at random, so that the weights know positions off the bots' path.
"""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np

import contrada.games  # noqa: F401  # worker processes import this module, and need the games
from contrada.bots.ismcts import IsmctsBot
from contrada.bots.names import make_bot
from contrada.bots.protocol import Bot
from contrada.bots.value import shares
from contrada.core.errors import BadSetup
from contrada.core.game import Features, Game
from contrada.core.info import InfoSet
from contrada.core.match import Match
from contrada.core.registry import entry_of, make_game
from contrada.core.rng import rng_for_run, seed_for_run
from contrada.core.spec import OptionValue


class SelfPlay(msgspec.Struct, frozen=True):
    """Games of equal bots."""

    game: str
    options: dict[str, OptionValue]
    seats: int
    bot: str
    """A registered bot, or the settings of a search with `weights`."""
    seed: int
    straying: int = 0
    """One in so many decisions is random; 0: none."""
    weights: str = ""
    """A file of weights, with which `bot` searches; "" for a bot without weights of its own."""


class Positions(msgspec.Struct):
    """The states of one game in which a seat decided."""

    variant: str
    features: Any
    """By state, seat and feature."""
    progress: Any
    points: Any
    """The final points of each seat."""
    wins: Any
    """Each seat's share of the win."""


def features_of(game: Game[Any]) -> Features[Any]:
    """The features of a game; raises BadSetup if it has none."""
    make = entry_of(game.spec.id).features
    if make is None:
        raise BadSetup(f"The game {game.spec.id!r} has no features to train with.")
    return make(game)


def play(plan: SelfPlay, number: int) -> Positions:
    """Play game `number` and record its states."""
    game = make_game(plan.game)
    features = features_of(game)
    match = Match(game, plan.seats, plan.options, seed_for_run(plan.seed, plan.seats, number))
    bots = [_bot(plan, game) for _ in range(plan.seats)]
    seen, progress = [], []
    while not match.over and match.ply < game.spec.max_plies:
        seat = match.to_move
        rng = rng_for_run(plan.seed, plan.seats, number, match.ply)
        legal = match.legal(seat)
        if len(legal) > 1:
            seen.append(features.of(match.state))
            progress.append(features.progress(match.state))
        if plan.straying and len(legal) > 1 and rng.below(plan.straying) == 0:
            match.play(seat, legal[rng.below(len(legal))])
        else:
            match.play(seat, bots[seat].choose(InfoSet.of(game, match.state, seat, rng), rng))
    return Positions(
        variant=features.variant(match.state),
        features=np.array(seen, dtype=np.float32),
        progress=np.array(progress, dtype=np.float32),
        points=np.array(game.scores(match.state), dtype=np.float32),
        wins=np.array(shares(game.ranking(match.state)), dtype=np.float32),
    )


def _bot(plan: SelfPlay, game: Game[Any]) -> Bot:
    if not plan.weights:
        return make_bot(plan.bot, game)
    settings: dict[str, Any] = {
        key: int(value) for key, _, value in (part.partition("=") for part in plan.bot.split(","))
    }
    return IsmctsBot(game, **settings, weights=plan.weights)
