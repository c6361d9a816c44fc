"""How fast the search runs: iterations per second at decisions all through a game."""

from __future__ import annotations

import time
from typing import Final

from contrada.bots.search import Search
from contrada.core.game import CHANCE, TERMINAL
from contrada.core.registry import make_game, make_policy
from contrada.core.rng import rng_for_run
from contrada.core.spec import Options

ROLLOUT: Final = 10
"""Choices played after leaving the tree: the measure that other engines' figures are given for."""
BATCH: Final = 25
LONGEST: Final = 500
"""Iterations of one decision's tree."""
EVERY: Final = 12
"""Plies from one decision searched to the next."""


def measure_search(
    game_id: str, seats: int, seconds: float, seed: int, options: Options | None = None
) -> float:
    """Iterations per second of searches spread over random games; their preparation counts."""
    game = make_game(game_id)
    policy = make_policy(game)
    chosen = game.spec.check_options(options or {})
    rng = rng_for_run(seed, seats)
    state = game.initial(seats, chosen)
    done = 0
    passed = 0.0
    ply = 0
    while passed < seconds:
        seat = game.to_move(state)
        if seat == TERMINAL or ply >= game.spec.max_plies:
            state = game.initial(seats, chosen)
            ply = 0
            continue
        if seat == CHANCE:
            game.apply(state, seat, game.sample(state, rng))
            ply += 1
            continue
        legal = game.legal(state, seat)
        if len(legal) > 1 and ply % EVERY == 0:
            start = time.perf_counter()
            world = game.determinize(state, seat, rng)
            search = Search(game, policy, seat, ROLLOUT, 0.2, 1)
            search.prepare(world, rng)
            of_this = 0
            while of_this < LONGEST:
                search.run(world, BATCH, rng)
                of_this += BATCH
                if passed + time.perf_counter() - start >= seconds:
                    break
            done += of_this
            passed += time.perf_counter() - start
        game.apply(state, seat, legal[rng.below(len(legal))])
        ply += 1
    return done / passed
