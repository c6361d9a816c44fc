"""Fits the value function of each game on games of equal bots, without duels.

    python -m bench.values [--titles palazzo,…] [--seats 2,3,4] [--greedy 2000] [--search 300]

The analysis needs values that predict well, not ones that a search plays best with, so these
weights are not accepted by duels as those of `contrada train` are. A fifth of the games is held out
and reported. Needs numpy (extra `train`).
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Final

from bench.arguments import measurement
from bench.kept import ROOT, TITLES
from contrada.bots.learned import FitFile
from contrada.core.registry import entry_of, make_game
from contrada.learning import positions
from contrada.learning.fitting import Model
from contrada.learning.folder import store_fits
from contrada.learning.positions import Positions, SelfPlay, features_of
from contrada.learning.training import GREEDY, HELD_OUT, STRAYING
from contrada.learning.workers import in_processes

SEED: Final = 23
SEARCH: Final = "journeyman:iterations=20"
SEARCH_GAMES: Final = 100_000
"""The number of the first game of the search bots."""


def gather(title: str, seats: int, greedy: int, search: int, workers: int) -> list[Positions]:
    """Play the games of one title and number of seats."""
    game, options = TITLES[title]
    often = SelfPlay(game, options, seats, GREEDY, SEED, straying=STRAYING)
    rare = SelfPlay(game, options, seats, SEARCH, SEED)
    tasks = [(often, n) for n in range(greedy)]
    tasks += [(rare, SEARCH_GAMES + n) for n in range(search)]
    return list(in_processes(workers)(positions.play, tasks))


def main(arguments: Sequence[str]) -> int:
    """Fit and write; returns the exit code."""
    parser = measurement("bench.values")
    parser.add_argument("--seats", default="2,3,4")
    parser.add_argument("--greedy", type=int, default=2000)
    parser.add_argument("--search", type=int, default=300)
    given = parser.parse_args(arguments)
    chosen = given.titles
    for game_id in dict.fromkeys(TITLES[title][0] for title in chosen):
        fits = []
        for title in (t for t in TITLES if TITLES[t][0] == game_id):
            for seats in (int(n) for n in given.seats.split(",")):
                share = 1 if seats == 2 else 3
                greedy, search = given.greedy // share, given.search // share
                games = gather(title, seats, greedy, search, given.workers)
                test = Model([g for i, g in enumerate(games) if i % HELD_OUT])
                found = test.quality(games[::HELD_OUT])
                gaps = " ".join(f"{100 * gap:+.1f}" for gap in found.calibration)
                print(f"{title}, {seats} seats: R² of the lead {found.explained:.3f}; bins {gaps}")
                fits.append(Model(games).fit())
        entry = entry_of(game_id)
        assert entry.values is not None
        file = FitFile(
            command=" ".join(["python -m bench.values", *arguments]),
            seed=SEED,
            date=f"{datetime.now(UTC):%Y-%m-%d}",
            rules_version=entry.spec.rules_version,
            features=features_of(make_game(game_id)).names(),
            fits=fits,
        )
        folder = ROOT / "src" / "contrada" / "games" / entry.values.parents[1].name / "bots"
        store_fits(folder / "value.toml", file)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
