"""How fast the search runs: iterations per second at decisions all through a game."""

from __future__ import annotations

import time
from typing import Any, Final

from contrada.bots.search import Search
from contrada.core.game import CHANCE, TERMINAL, Game, Policy, State
from contrada.core.registry import make_game, make_policy
from contrada.core.rng import Rng, rng_for_run
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
    """Iterations per second of searches spread over random games, their preparation included.

    Returns 0 for a game in which a whole random game offers no choice to search.
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
                # Counted from the search before: fixed plies might never meet a choice.
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
    """Search one decision until its tree is large enough or the time is up; the iterations."""
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
