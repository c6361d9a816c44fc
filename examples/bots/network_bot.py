"""A bot that plays on a server with a bot account.

    python network_bot.py --server http://127.0.0.1:8420 --token contrada-bot-… [--games 1]

The class plays in the arena too, and `contrada bot --bot network_bot.Cautious` runs it without any
further code. The script shows the client class: it plays until some games are over.
"""

from __future__ import annotations

import argparse
from typing import Any

import contrada
from contrada.client import BotRunner, Client

WORLDS = 2


class Cautious:
    """Plays the action after which it leads by most now, in a few worlds it thinks possible."""

    def __init__(self, game: contrada.Game[Any]) -> None:
        self.game = game

    def choose(self, info: contrada.InfoSet, rng: contrada.Rng) -> int:
        """Compare all legal actions in the same worlds; chance decides between equal ones."""
        worlds = [info.sample(rng) for _ in range(WORLDS)]

        def promise(action: int) -> tuple[int, float]:
            return sum(self._lead(world, info.seat, action) for world in worlds), rng.uniform()

        return max((int(action) for action in info.legal), key=promise)

    def _lead(self, world: contrada.State, seat: int, action: int) -> int:
        after = world.copy()
        self.game.apply(after, seat, action)
        points = self.game.scores(after)
        return int(points[seat] - max(p for i, p in enumerate(points) if i != seat))


def main() -> None:
    """Accept challenges and join tables that ask for bots, until some games are over."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--server", required=True)
    parser.add_argument("--token", required=True)
    parser.add_argument("--games", type=int, default=1)
    given = parser.parse_args()
    over: list[str] = []

    def report(line: str) -> None:
        print(line, flush=True)
        if ": over" in line:
            over.append(line)

    runner = BotRunner(Client(given.server, given.token), Cautious, report=report)
    runner.run(until=lambda: len(over) >= given.games)


if __name__ == "__main__":
    main()
