"""Positions of random games as the browser receives them, for developing and testing boards.

python -m tools.positions GAME [--count 300] [--seed 1] [--seats N] [--option name=value] > FILE
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from typing import Any

import msgspec

import contrada.games  # noqa: F401  # registers the games
from contrada.authoring.positions import position
from contrada.core.game import CHANCE, SPECTATOR, TERMINAL, Game
from contrada.core.match import Match
from contrada.core.messages import Json
from contrada.core.registry import make_game
from contrada.core.rng import rng_for_run

LONGEST = 20_000


def walk(game: Game[Any], seats: int, options: Json, seed: int) -> Iterator[Match]:
    """One random game, yielded before every decision and once at its end."""
    match = Match(game, seats, options, seed=seed.to_bytes(32, "big"))
    rng = rng_for_run(seed, 0)
    for _ in range(LONGEST):
        yield match
        mover = game.to_move(match.state)
        if mover in (TERMINAL, CHANCE):
            return
        legal = list(game.legal(match.state, mover))
        match.play(mover, legal[rng.below(len(legal))])


def sampled(game: Game[Any], count: int, seed: int, seats: int | None, options: Json) -> list[Json]:
    """Positions spread over whole games, with alternating set-ups and viewers."""
    setups = [
        (n, dict(values))
        for n, values in game.spec.setups()
        if seats in (None, n) and all(values[name] == options[name] for name in options)
    ]
    found: list[Json] = []
    number = 0
    while len(found) < count:
        n, values = setups[number % len(setups)]
        length = sum(1 for _ in walk(game, n, values, seed + number))
        wanted = min(count - len(found), max(4, count // max(8, len(setups))))
        picked = {round(i * (length - 1) / max(1, wanted - 1)) for i in range(wanted)}
        for i, match in enumerate(walk(game, n, values, seed + number)):
            if i in picked:
                mover = game.to_move(match.state)
                other = SPECTATOR if i % 7 == 3 else (i % n)
                found.append(position(match, mover if mover >= 0 and i % 5 else other))
        number += 1
    return found[:count]


def main() -> None:
    """Print positions as JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--count", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seats", type=int)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    given = parser.parse_args()
    game = make_game(given.game)
    options = game.spec.parse_options(dict(text.split("=", 1) for text in given.option))
    named = {text.split("=", 1)[0] for text in given.option}
    wanted = {name: options[name] for name in named}
    positions = sampled(game, given.count, given.seed, given.seats, wanted)
    sys.stdout.buffer.write(msgspec.json.encode(positions))


if __name__ == "__main__":
    main()
