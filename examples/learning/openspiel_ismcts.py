"""OpenSpiel's information-set search plays ours.

    pip install 'contrada[adapters]'
    python openspiel_ismcts.py [--games 2] [--simulations 20]

OpenSpiel's search needs two things from a game: explicit chance and resampling of hidden
information. Its rollouts are random; ours judges by the game's evaluation.
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import contrada.adapters.openspiel  # noqa: F401  # registers the games
from contrada.adapters.openspiel_bots import SeatBot


def searcher(game: Any, simulations: int, seed: int) -> Any:
    """OpenSpiel's information-set Monte-Carlo tree search with random rollouts."""
    return ismcts.ISMCTSBot(
        game=game,
        evaluator=mcts.RandomRolloutEvaluator(1, np.random.RandomState(seed)),
        uct_c=2.0,
        max_simulations=simulations,
        random_state=np.random.RandomState(seed),
    )


def main() -> None:
    """Play both in both seats and print the returns."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=2)
    parser.add_argument("--simulations", type=int, default=20)
    given = parser.parse_args()
    game = pyspiel.load_game("contrada_palazzo(players=2)")
    totals = {"open_spiel": 0.0, "contrada": 0.0}
    for number in range(given.games):
        names = ["open_spiel", "contrada"] if number % 2 == 0 else ["contrada", "open_spiel"]
        bots = [
            searcher(game, given.simulations, number)
            if name == "open_spiel"
            else SeatBot(game, seat, "journeyman", seed=number)
            for seat, name in enumerate(names)
        ]
        rng = np.random.RandomState(number)
        returns = pyspiel.evaluate_bots(game.new_initial_state(), bots, int(rng.randint(1 << 30)))
        for name, value in zip(names, returns, strict=True):
            totals[name] += value
    for name, value in totals.items():
        print(f"{name:12} {value / given.games:+.2f} per game (1 is a win, -1 a defeat)")


if __name__ == "__main__":
    main()
