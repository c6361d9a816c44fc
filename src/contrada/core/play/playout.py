"""Random playouts, for speed measurements and tests."""

from __future__ import annotations

import time
from typing import final

from mypy_extensions import i64

from contrada.core.game import CHANCE, Game, S
from contrada.core.registry import make_game
from contrada.core.rng import Rng, rng_for_run
from contrada.core.spec import Options


@final
class Tally:
    """Totals over several playouts."""

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


@final
class Measured:
    """The result of a speed measurement."""

    def __init__(self, games: int, actions: int, decisions: int, seconds: float) -> None:
        self.games = games
        self.actions = actions
        self.decisions = decisions
        """Decisions with at least two legal actions."""
        self.seconds = seconds


def measure(
    game_id: str, seats: int, seconds: float, seed: int, options: Options | None = None
) -> Measured:
    """Play complete random games for about this many seconds."""
    game = make_game(game_id)
    chosen = game.spec.check_options(options or {})
    limit = game.spec.max_plies
    rng = rng_for_run(seed, seats)
    play_random(game, game.initial(seats, chosen), rng, limit, Tally())
    tally = Tally()
    start = time.perf_counter()
    passed = 0.0
    while passed < seconds:
        play_random(game, game.initial(seats, chosen), rng, limit, tally)
        passed = time.perf_counter() - start
    return Measured(tally.games, tally.actions, tally.decisions, passed)


def measure_copies(
    game_id: str, seats: int, seconds: float, seed: int, options: Options | None = None
) -> float:
    """Copies per second of a state from the middle of a game."""
    game = make_game(game_id)
    rng = rng_for_run(seed, seats)
    chosen = game.spec.check_options(options or {})
    whole = Tally()
    play_random(game, game.initial(seats, chosen), rng, game.spec.max_plies, whole)
    state = game.initial(seats, chosen)
    rng = rng_for_run(seed, seats)
    play_random(game, state, rng, whole.actions // 2, Tally())
    number = 0
    start = time.perf_counter()
    passed = 0.0
    while passed < seconds:
        copies(state, 500)
        number += 500
        passed = time.perf_counter() - start
    return number / passed
