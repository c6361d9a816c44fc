"""Steps per second of the environments, and games per second of `contrada simulate` and the engine.

python -m bench.environments [--seconds 1] [--tables 64] [GAME…]

Two players, the other one `random`; the actions are random, too. Seconds are processor time, so
that a busy machine counts less. The script runs with older versions that have fewer environments.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np

from contrada.adapters.gymnasium import SeatEnv
from contrada.adapters.pettingzoo import env
from contrada.bots.experiments.runs import Run, play_run
from contrada.core.play.playout import measure
from contrada.core.rng import rng_for_run

GAMES = ("palazzo", "carrara", "carpe-diem", "tuscany")


def drawn(mask: Any, rng: Any) -> int:
    """A random legal action."""
    legal = mask.view(np.bool_).nonzero()[0]
    return int(legal[rng.below(len(legal))])


def single(game: str, seconds: float) -> float:
    """Gymnasium, one table."""
    table, rng, steps = SeatEnv(game, ["random"], seat=0), rng_for_run(1), 0
    seen, _ = table.reset(seed=1)
    begin = time.process_time()
    while time.process_time() - begin < seconds:
        seen, _, over, cut, _ = table.step(drawn(seen["action_mask"], rng))
        steps += 1
        if over or cut:
            seen, _ = table.reset()
    return steps / (time.process_time() - begin)


def pettingzoo(game: str, seconds: float) -> float:
    """PettingZoo, one table."""
    table, rng, steps, number = env(game, seats=2), rng_for_run(1), 0, 0
    begin = time.process_time()
    while time.process_time() - begin < seconds:
        table.reset(seed=number)
        number += 1
        for _agent in table.agent_iter():
            seen, _, over, cut, _ = table.last()
            if over or cut or seen is None:
                table.step(None)
                continue
            table.step(drawn(seen["action_mask"], rng))
            steps += 1
    return steps / (time.process_time() - begin)


def vector(game: str, seconds: float, tables: int, encoding: str) -> float:
    """Gymnasium, many tables; all steps of all tables count."""
    from contrada.adapters.vector import TableVectorEnv

    made = TableVectorEnv(game, tables, ["random"], encoding=encoding, copy=False)
    made.reset(seed=1)
    steps = 0
    begin = time.process_time()
    while time.process_time() - begin < seconds:
        made.step([int(legal[steps % len(legal)]) for legal in made.batch.legal])
        steps += tables
    return steps / (time.process_time() - begin)


def simulate(game: str, games: int) -> float:
    """Games per second of a run of `random`, in this process."""
    settings: dict[str, Any] = {"quick": True} if "quick" in Run.__struct_fields__ else {}
    run = Run(game=game, bots=("random", "random"), games=games, seed=1, **settings)
    begin = time.process_time()
    play_run(run)
    return games / (time.process_time() - begin)


def engine(game: str, seconds: float) -> float:
    """Games per second of random playouts."""
    begin = time.process_time()
    done = measure(game, 2, seconds, 1)
    return done.games / (time.process_time() - begin)


def main() -> None:
    """Measure and print one line per game."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--tables", type=int, default=64)
    parser.add_argument("games", nargs="*", default=GAMES)
    given = parser.parse_args()
    for game in given.games:
        rates: dict[str, Callable[[], float]] = {
            "gymnasium": partial(single, game, given.seconds),
            "pettingzoo": partial(pettingzoo, game, given.seconds),
            "simulate": partial(simulate, game, 200),
            "engine": partial(engine, game, given.seconds),
        }
        try:
            import contrada.adapters.vector  # noqa: F401  # older versions do not have it
        except ImportError:
            pass
        else:
            for encoding in ("raw", "features"):
                rates[f"vector {encoding}"] = partial(
                    vector, game, given.seconds, given.tables, encoding
                )
            rates["simulate"] = partial(simulate, game, 3000)
        found = ", ".join(f"{name} {rate():,.0f}" for name, rate in rates.items())
        print(f"{game}: {found}", flush=True)


if __name__ == "__main__":
    main()
