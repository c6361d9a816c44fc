"""Search speed: iterations per second, measured at decisions throughout a game."""

from __future__ import annotations

import time
from typing import Any, Final

from contrada.bots.ismcts import IsmctsBot
from contrada.bots.names import make_bot
from contrada.bots.search import Search
from contrada.core.game import CHANCE, TERMINAL, Game, State
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
    game_id: str,
    seats: int,
    seconds: float,
    seed: int,
    options: Options | None = None,
    level: str = "",
) -> float:
    """Search iterations per second, including preparation, at decisions of random games.

    With `level` it is the search of that level, otherwise a plain one with rollouts. Returns 0 if a
    complete random game has no decision to search.
    """
    game = make_game(game_id)
    bot = make_bot(level, game) if level else None
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
                if isinstance(bot, IsmctsBot):
                    search = bot.new_search(seat)
                else:
                    search = Search(game, policy, seat, ROLLOUT, 0.2, 1)
                done += _search(search, game, state, rng, start + seconds - passed)
                passed += time.perf_counter() - start
            game.apply(state, seat, legal[rng.below(len(legal))])
        if done == before:
            return 0.0
    return done / passed


def _search(search: Search, game: Game[Any], state: State, rng: Rng, until: float) -> int:
    """Search one decision up to the maximum or the deadline; returns the number of iterations."""
    world = game.determinize(state, search.seat, rng)
    search.prepare(world, rng)
    done = 0
    while done < LONGEST:
        search.run(world, BATCH, rng)
        done += BATCH
        if time.perf_counter() >= until:
            break
    return done
