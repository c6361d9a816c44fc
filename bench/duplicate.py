"""How many games duplicate play saves, from the kept games of the ladder: nothing is played.

    python -m bench.duplicate [--titles palazzo,…]

Every deal of the ladder is played in every rotation of the seats. For each pairing of enough deals
the table shows the share of games saved in the first bot's win rate, its lead over the best rival
and its score, with the standard error of a ratio of variances over so many deals.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from math import sqrt
from statistics import fmean
from typing import Final

import msgspec

from bench.arguments import measurement
from bench.kept import STORED
from bench.ladder import PlayedGame, pairings
from contrada.bots.experiments.arena import LEAST_DEALS, pairing, shares
from contrada.bots.experiments.runs import Run

CLOSE: Final = 0.95
"""A bot that wins more of its games leaves nothing to pair."""


class Head(msgspec.Struct, frozen=True):
    """The part of a kept file's first line that is needed."""

    run: Run


def measured(title: str) -> list[str]:
    """The lines of one title."""
    lines = []
    for played in pairings(title):
        path = STORED / f"{title}-{played.name}.jsonl"
        if not path.exists():
            continue
        kept = path.read_bytes().splitlines(keepends=True)
        # The last line may be incomplete after a crash.
        first, *rest = [line for line in kept if line.endswith(b"\n")]
        run = msgspec.json.decode(first, type=Head).run
        games = [msgspec.json.decode(line, type=PlayedGame).result for line in rest]
        deals = [run.deal(game.number) for game in games]
        number = len(set(deals))
        bot = run.bots[0]
        seats = [game.bots.index(bot) for game in games]
        pairs = list(zip(games, seats, strict=True))
        wins = [shares(game.places)[0][seat] for game, seat in pairs]
        if number < LEAST_DEALS or not 1 - CLOSE <= fmean(wins) <= CLOSE:
            continue
        scores = [game.scores[seat] for game, seat in pairs]
        leads = [
            game.scores[seat] - max(x for i, x in enumerate(game.scores) if i != seat)
            for game, seat in pairs
        ]
        saved = [1 - pairing(each, deals) for each in (wins, leads, scores)]
        lines.append(
            f"{title}: {played.name}, {len(games)} games on {number} deals: saved in wins "
            f"{saved[0]:+.0%}, in lead {saved[1]:+.0%}, in score {saved[2]:+.0%} "
            f"(± {sqrt(2 / number):.0%})"
        )
    return lines


def main(arguments: Sequence[str]) -> int:
    """Print the table; returns the exit code."""
    parser = measurement("bench.duplicate", workers=None)
    given = parser.parse_args(arguments)
    for title in given.titles:
        print("\n".join(measured(title)))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
