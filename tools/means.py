"""Means over many games: points by source, length, and the contents of Carpe Diem's final
districts.

    python -m tools.means GAME --bot greedy [--games 100] [--seed 1] [--option name=value]

Prints a column for each number of players, ready for docs/rules.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Iterator
from typing import Any

import msgspec

import contrada.games  # noqa: F401  # registers the games
from contrada.bots.experiments.runs import Run, play_match
from contrada.core.match import Match
from contrada.core.registry import entry_of


def figures(match: Match) -> Iterator[tuple[str, float]]:
    """The values of one game for the means, by seat."""
    game, state = match.game, match.state
    seats = range(match.seats)
    yield "plies", match.ply
    for seat in seats:
        breakdown = game.breakdown(state, seat, seat)
        yield "score", breakdown.total / match.seats
        for line in breakdown.lines:
            yield f"points: {line.source}", line.points / match.seats
    players: list[Any] = msgspec.to_builtins(game.view(state, 0)).get("players", [])
    for player in players:
        if "features" not in player:
            continue
        yield "tiles stored", len(player["stored"]) / match.seats
        finished = sum(feature["finished"] for feature in player["features"])
        yield "features finished", finished / match.seats


def means(run: Run) -> dict[str, float]:
    """The means of a run, by name."""
    sums: defaultdict[str, float] = defaultdict(float)
    for number in range(run.games):
        match, _ = play_match(run, number)
        for name, value in figures(match):
            sums[name] += value / run.games
    return sums


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    given = parser.parse_args()
    spec = entry_of(given.game).spec
    options = spec.parse_options(dict(text.split("=", 1) for text in given.option))
    counts = range(spec.min_seats, spec.max_seats + 1)
    columns = [
        means(Run(given.game, (given.bot,) * n, given.games, given.seed, options)) for n in counts
    ]
    print(f"| {given.bot} | " + " | ".join(f"{n} players" for n in counts) + " |")
    print("|---|" + "---|" * len(columns))
    for name in columns[-1]:
        print(f"| {name} | " + " | ".join(f"{column[name]:.1f}" for column in columns) + " |")


if __name__ == "__main__":
    main()
