"""Three ways to write a bot, played against each other.

    python three_bots.py [--games 12]

A function is enough. A class is created once per match and can remember. A search can use your own
evaluation: `IsmctsBot(game, policy=…)`.
"""

from __future__ import annotations

import argparse
import random
from typing import Any

import contrada
from contrada.bots import IsmctsBot


def hasty(info: contrada.InfoSet, _rng: contrada.Rng) -> int:
    """Play the first legal action: the simplest one, by the order of the rules."""
    return int(info.legal[0])


class Stubborn:
    """Repeats the kind of action it chose most often, among sensible ones."""

    def __init__(self, game: contrada.Game[Any]) -> None:
        self.game = game
        self.chosen: dict[str, int] = {}

    def choose(self, info: contrada.InfoSet, rng: contrada.Rng) -> int:
        """Prefer verbs that were chosen before; chance decides between equal ones."""

        def liking(action: int) -> tuple[int, float]:
            return self.chosen.get(self._verb(info, action), 0), rng.uniform()

        best = max((int(action) for action in info.legal), key=liking)
        self.chosen[self._verb(info, best)] = self.chosen.get(self._verb(info, best), 0) + 1
        return best

    def _verb(self, info: contrada.InfoSet, action: int) -> str:
        return str(self.game.encode(info.seat, action)["do"])


class Searcher:
    """A short search with the game's own evaluation; replace the policy to use yours."""

    def __init__(self, game: contrada.Game[Any]) -> None:
        self.bot = IsmctsBot(game, iterations=30)

    def choose(self, info: contrada.InfoSet, rng: contrada.Rng) -> int:
        """Search from what the seat knows."""
        return self.bot.choose(info, rng)


def main() -> None:
    """Play every bot in every seat and print the mean points."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=12)
    games = parser.parse_args().games
    bots: dict[str, Any] = {"hasty": hasty, "stubborn": Stubborn, "searcher": Searcher}
    points: dict[str, list[int]] = {name: [] for name in bots}
    for number in range(games):
        names = random.Random(number).sample(sorted(bots), len(bots))
        match = contrada.play("palazzo", [bots[name] for name in names], seed=number)
        for name, score in zip(names, match.game.scores(match.state), strict=True):
            points[name].append(score)
    for name, scores in sorted(points.items(), key=lambda item: -sum(item[1])):
        print(f"{name:10} {sum(scores) / len(scores):6.1f} points")


if __name__ == "__main__":
    main()
