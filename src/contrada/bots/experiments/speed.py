"""Search speed: iterations per second, measured at decisions throughout a game."""

from __future__ import annotations

import time
from typing import Any, Final

from contrada.bots.search import Search
from contrada.core.game import CHANCE, TERMINAL, Game, Policy, State
from contrada.core.registry import make_game, make_policy
from contrada.core.rng import Rng, rng_for_run
from contrada.core.spec import Options

ROLLOUT: Final = 10
"""Decisions per rollout, as in the published figures of other engines."""
BATCH: Final = 25
LONGEST: Final = 500
"""The maximum number of iterations per decision."""
EVERY: Final = 12
"""Plies between searched decisions."""


def measure_search(
    game_id: str, seats: int, seconds: float, seed: int, options: Options | None = None
) -> float:
    """Search iterations per second, including preparation, at decisions of random games.

    Returns 0 if a complete random game has no decision to search.
    """
    game = make_game(game_id)
    policy = make_policy(game)
    chosen = game.spec.check_options(options or {})
    rng = rng_for_run(seed, seats)
    done = 0
    passed = 0.0
    while passed < seconds:
        before = done
        state = game.initial(seats, chosen)
        next_search = 0
        for ply in range(game.spec.max_plies):
            seat = game.to_move(state)
            if seat == TERMINAL or passed >= seconds:
                break
            if seat == CHANCE:
                game.apply(state, seat, game.sample(state, rng))
                continue
            legal = game.legal(state, seat)
            if len(legal) > 1 and ply >= next_search:
                # Count from the previous search: at fixed plies there might never be a decision.
                next_search = ply + EVERY
                start = time.perf_counter()
                done += _search(game, policy, state, seat, rng, start + seconds - passed)
                passed += time.perf_counter() - start
            game.apply(state, seat, legal[rng.below(len(legal))])
        if done == before:
            return 0.0
    return done / passed


def _search(
    game: Game[Any], policy: Policy[Any], state: State, seat: int, rng: Rng, until: float
) -> int:
    """Search one decision up to the maximum or the deadline; returns the number of iterations."""
    world = game.determinize(state, seat, rng)
    search = Search(game, policy, seat, ROLLOUT, 0.2, 1)
    search.prepare(world, rng)
    done = 0
    while done < LONGEST:
        search.run(world, BATCH, rng)
        done += BATCH
        if time.perf_counter() >= until:
            break
    return done
