"""How long whole analyses of two-player games take.

    python -m bench.analysis.timed [--titles palazzo,…] [--depths quick,normal] [--check]

One game of Journeyman against Apprentice a title, analysed as `contrada analyse` does, on two
processes: seconds by the clock, and of processor time.
"""

from __future__ import annotations

import resource
import sys
import time
from collections.abc import Sequence
from typing import Final

from bench.arguments import measurement
from bench.kept import TITLES
from contrada.analysis import analyse
from contrada.bots.experiments.runs import Run, play_match

SEED: Final = 2304
MOST: Final = {"quick": 60.0, "normal": 360.0}
"""The longest time of each depth, in seconds."""


def used() -> float:
    """Processor time of this process and of those it has waited for."""
    kinds = (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)
    found = [resource.getrusage(kind) for kind in kinds]
    return sum(each.ru_utime + each.ru_stime for each in found)


def main(arguments: Sequence[str]) -> int:
    """Measure and report; returns the exit code."""
    parser = measurement("bench.analysis.timed", check=True)
    parser.add_argument("--depths", default="quick,normal")
    given = parser.parse_args(arguments)
    late = False
    for title in given.titles:
        game, options = TITLES[title]
        bots = ("journeyman", "apprentice")
        match, _ = play_match(Run(game=game, bots=bots, games=1, seed=SEED, options=options), 0)
        for depth in given.depths.split(","):
            begun, cpu = time.monotonic(), used()
            found = analyse(match, depth, workers=given.workers)
            seconds = time.monotonic() - begun
            print(
                f"{title}, {depth}: {len(found.decisions)} decisions judged in {seconds:.1f} s, "
                f"{used() - cpu:.1f} s of processor time, {given.workers} processes",
                flush=True,
            )
            late = late or seconds > MOST[depth]
    return 1 if given.check and late else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
