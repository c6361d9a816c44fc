"""Whether the analysis is true: losses order the bots, and two runs agree on blunders.

    python -m bench.analysis [--titles palazzo,…] [--games 3,8,10,4] [--luck 1000] [--check]

`--games` are those of random, apprentice, journeyman and master; 0 for none of them.

(a) The mean loss orders random > apprentice > journeyman > master, with 95 % intervals that do not
overlap. (c) Two runs with different seeds agree on the class of at least 85 % of the blunders.
Both are at quick depth; `bench.analysis.luck` measures (b), (d) and (e). Judged games are kept in
docs/evidence/games, so that a run goes on where it stopped.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from typing import Final

import msgspec

from bench.analysis.luck import figures, games_of, stamp, tell
from bench.arguments import measurement
from bench.kept import TITLES, stored_lines
from contrada.analysis.analyser import DEPTHS, Analyser
from contrada.bots.experiments.runs import Run, play_match
from contrada.bots.names import level_settings

SEED: Final = 2302
LEVELS: Final = ("random", "apprentice", "journeyman", "master")
GAMES: Final = "3,8,10,4"
"""The number of games of each level: the closer two levels are, the more they need."""
AGREEMENT: Final = 0.85
MORE: Final = {"tuscany": 5000}
"""Titles that 1,000 games left open: so many were decided on then (docs/analysis.md tells why)."""


class Judged(msgspec.Struct, frozen=True):
    """The judged decisions of one game."""

    bot: str
    number: int
    losses: list[float]
    """In chance to win."""
    points: list[float]
    again: list[bool]
    """For each blunder: whether a run with another seed calls it a blunder too."""


def judge(title: str, bot: str, number: int) -> Judged:
    """Play one game of equal bots and judge its decisions."""
    game, options = TITLES[title]
    run = Run(game=game, bots=(bot, bot), games=number + 1, seed=SEED, options=options)
    match, _ = play_match(run, number)
    first, second = Analyser(match, "quick", seed=1), Analyser(match, "quick", seed=2)
    losses, points, again = [], [], []
    for task in first.tasks:
        found = first.judge(task)
        if found is None:
            continue
        losses.append(found.loss)
        points.append(found.loss_points)
        if found.kind == "blunder":
            other = second.judge(task)
            again.append(other is not None and other.kind == "blunder")
    return Judged(bot, number, losses, points, again)


def judged_games(title: str, wanted: dict[str, int], workers: int) -> list[Judged]:
    """The judged games of a title; missing ones are played and kept."""
    levels = {bot: level_settings(bot, TITLES[title][0]) for bot in LEVELS if bot != "random"}
    marks = {**stamp(title), "bot": levels, "seed": SEED, "budget": DEPTHS["quick"]}
    path, lines = stored_lines(f"analysis-{title}", marks)
    found = [msgspec.json.decode(line, type=Judged) for line in lines]
    done = {(each.bot, each.number) for each in found}
    missing = [(b, n) for b, games in wanted.items() for n in range(games) if (b, n) not in done]
    with ProcessPoolExecutor(workers) as pool, path.open("ab") as file:
        bots, numbers = [b for b, _ in missing], [n for _, n in missing]
        for each in pool.map(judge, [title] * len(missing), bots, numbers):
            found.append(each)
            file.write(msgspec.json.encode(each) + b"\n")
            file.flush()
    return found


def interval(items: Sequence[float]) -> tuple[float, float, float]:
    """The mean with its 95 % interval."""
    n = len(items)
    mean = sum(items) / n
    half = 1.96 * sqrt(sum((x - mean) ** 2 for x in items) / max(1, n - 1) / n)
    return mean, mean - half, mean + half


def tell_losses(games: Sequence[Judged]) -> list[str]:
    """Print the losses of the levels in one title; returns its faults."""
    faults = []
    lowest = float("inf")
    for bot in LEVELS:
        own = [game for game in games if game.bot == bot]
        losses = [loss for game in own for loss in game.losses]
        if not losses:
            continue
        mean, low, high = (100 * x for x in interval(losses))
        points = interval([p for game in own for p in game.points])
        if high >= lowest:
            faults.append(f"{bot} overlaps")
        lowest = low
        print(
            f"  {bot:11} {len(own):3} games {len(losses):5} decisions  loss {mean:5.2f} % "
            f"({low:.2f}–{high:.2f})  {points[0]:.2f} points ({points[1]:.2f}–{points[2]:.2f})"
        )
    again = [each for game in games for each in game.again]
    if again:
        share = sum(again) / len(again)
        print(f"  blunders called so by another seed: {share:.0%} of {len(again)}")
        if share < AGREEMENT:
            faults.append("agreement on blunders")
    print(f"  faults: {', '.join(faults) or 'none'}", flush=True)
    return faults


def main(arguments: Sequence[str]) -> int:
    """Measure and report; returns the exit code."""
    parser = measurement("bench.analysis", check=True)
    parser.add_argument("--games", default=GAMES)
    parser.add_argument("--luck", type=int, default=1000)
    given = parser.parse_args(arguments)
    faults = []
    for title in given.titles:
        if given.luck:
            number = max(given.luck, MORE.get(title, 0))
            found = figures(games_of(title, number, given.workers))
            print(tell(title, found), flush=True)
            faults += found.faults()
        wanted = dict(zip(LEVELS, map(int, given.games.split(",")), strict=True))
        if any(wanted.values()):
            faults += tell_losses(judged_games(title, wanted, given.workers))
    return 1 if given.check and faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
