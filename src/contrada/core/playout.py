"""Random play to the end, as fast as the build allows."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from contrada.core.game import CHANCE, Game, S
from contrada.core.rng import Rng


@final
class Tally:
    """What a number of playouts did."""

    def __init__(self) -> None:
        self.games: i64 = 0
        self.actions: i64 = 0
        self.decisions: i64 = 0
        self.unfinished: i64 = 0


def play_random(game: Game[S], s: S, rng: Rng, limit: i64, tally: Tally) -> None:
    """Play uniformly random legal actions until the game ends or `limit` actions are played."""
    actions: i64 = 0
    decisions: i64 = 0
    while actions < limit:
        seat = game.to_move(s)
        if seat >= 0:
            legal = game.legal(s, seat)
            n: i64 = len(legal)
            if n > 1:
                decisions += 1
                game.apply(s, seat, legal[rng.below(n)])
            else:
                game.apply(s, seat, legal[0])
        elif seat == CHANCE:
            game.apply(s, seat, game.sample(s, rng))
        else:
            break
        actions += 1
    tally.games += 1
    tally.actions += actions
    tally.decisions += decisions
    if actions >= limit:
        tally.unfinished += 1


def copies(s: S, number: i64) -> None:
    """Copy a state many times, for measuring."""
    for _ in range(number):
        s.copy()
