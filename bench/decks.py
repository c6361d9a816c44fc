"""How much the deal decides: two games of one deal, by the same bots with other dice.

    python -m bench.decks [--titles palazzo,…] [--bots greedy,greedy] [--deals 300] [--label after]

If decks keep their order, both games meet the same cards, and their results are correlated. The
correlations are of the final points (of all seats, each against its own mean) and of the lead of
the first seat, with the standard error of Fisher's z. docs/evidence/decks-before.txt was measured
with the last build that settled chance by the ply; `make long-decks` writes both measurements.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from statistics import fmean
from typing import Final

from bench.arguments import measurement
from bench.kept import TITLES
from contrada.bots.names import make_bot
from contrada.core.info import InfoSet
from contrada.core.match import Match
from contrada.core.registry import make_game
from contrada.core.rng import rng_for_run, seed_for_run

SEED: Final = 401
Pair = tuple[tuple[int, ...], tuple[int, ...]]
"""The final points of two games of one deal."""


def points(title: str, bots: Sequence[str], deal: int, dice: int) -> tuple[int, ...]:
    """The final points of one game of a deal; `dice` numbers the bots' random streams."""
    game_id, options = TITLES[title]
    game = make_game(game_id)
    match = Match(game, len(bots), options, seed_for_run(SEED, deal))
    players = [make_bot(name, game) for name in bots]
    while not match.over and match.ply < game.spec.max_plies:
        seat = match.to_move
        rng = rng_for_run(SEED + 1, deal, dice, match.ply, seat)
        match.play(seat, players[seat].choose(InfoSet.of(game, match.state, seat, rng), rng))
    return tuple(int(score) for score in game.scores(match.state))


def pair(title: str, bots: Sequence[str], deal: int) -> Pair:
    """Two games of one deal."""
    return points(title, bots, deal, 0), points(title, bots, deal, 1)


def correlation(xs: Sequence[float], ys: Sequence[float]) -> float:
    """Pearson's correlation; 0 if one of the two does not vary."""
    x, y = fmean(xs), fmean(ys)
    both = sum((a - x) * (b - y) for a, b in zip(xs, ys, strict=True))
    spread = sqrt(sum((a - x) ** 2 for a in xs) * sum((b - y) ** 2 for b in ys))
    return both / spread if spread else 0.0


def of_points(pairs: Sequence[Pair]) -> float:
    """The correlation of the final points, each seat against its own mean."""
    xs: list[float] = []
    ys: list[float] = []
    for seat in range(len(pairs[0][0])):
        one = [float(first[seat]) for first, _ in pairs]
        two = [float(second[seat]) for _, second in pairs]
        mean = (fmean(one) + fmean(two)) / 2
        xs += [each - mean for each in one]
        ys += [each - mean for each in two]
    return correlation(xs, ys)


def of_leads(pairs: Sequence[Pair]) -> float:
    """The correlation of the lead of seat 0 over its best rival."""

    def lead(scores: Sequence[int]) -> float:
        return float(scores[0] - max(scores[1:]))

    return correlation([lead(a) for a, _ in pairs], [lead(b) for _, b in pairs])


def measure(title: str, bots: Sequence[str], deals: int, workers: int) -> list[Pair]:
    """Two games of each deal."""
    if workers == 1:
        return [pair(title, bots, deal) for deal in range(deals)]
    with ProcessPoolExecutor(workers) as pool:
        tasks = [pool.submit(pair, title, bots, deal) for deal in range(deals)]
        return [task.result() for task in tasks]


def tell(title: str, label: str, pairs: Sequence[Pair]) -> str:
    """The result as one line."""
    version = make_game(TITLES[title][0]).spec.rules_version
    error = 1 / sqrt(max(1, len(pairs) - 3))
    return (
        f"{title:17} {label:7} rules version {version}  points {of_points(pairs):.2f}"
        f"  lead {of_leads(pairs):.2f}  (± {error:.2f}, {len(pairs)} deals)"
    )


def main(arguments: Sequence[str]) -> int:
    """Play and report; returns the exit code."""
    parser = measurement("bench.decks")
    parser.add_argument("--bots", default="greedy,greedy")
    parser.add_argument("--deals", type=int, default=300)
    parser.add_argument("--label", default="after")
    given = parser.parse_args(arguments)
    bots = given.bots.split(",")
    print(f"{given.label}: bots {', '.join(bots)}, seed {SEED}")
    for title in given.titles:
        print(
            tell(title, given.label, measure(title, bots, given.deals, given.workers)), flush=True
        )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
