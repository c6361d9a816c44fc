"""Are the hints' chances to win true? Fit the slopes on some games and test them on others.

    python -m bench.calibration [--titles palazzo,…] [--games 200] [--workers 2] [--fit] [--check]

Journeymen play each other; at a few decisions of every game a hint is asked for, and its chance to
win is kept beside who won in the end. Without `--fit` the chances are those that players are told,
on games that nothing was fitted on: in each of five bins the share of wins should lie within ten
points of the mean chance. With `--fit` the raw chances of other games are taken, and the slope that
explains them best is printed, for the game's entry. Games done are kept (build/ladder)
until the journeyman gets other settings or the bots play otherwise (see `bench.kept.taste`).
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from math import exp
from pathlib import Path
from statistics import fmean
from typing import Final

import msgspec

from bench.kept import EVIDENCE, TITLES, kept_lines, taste
from contrada.bots.experiments.arena import shares
from contrada.bots.experiments.calibration import calibrated, odds
from contrada.bots.hints import raw_hints
from contrada.bots.names import level_settings, make_bot
from contrada.core.info import InfoSet
from contrada.core.match import Match
from contrada.core.registry import make_game
from contrada.core.rng import rng_for_run, seed_for_run

FIT_SEED: Final = 301
CHECK_SEED: Final = 302
ONE_IN: Final = 50
"""A hint is asked for at one decision in so many."""
BINS: Final = 5
FEWEST: Final = 15
"""A bin with fewer hints says nothing."""
NEAR: Final = 0.10


class Told(msgspec.Struct, frozen=True):
    """A hint's raw chance and what came of the game for its seat."""

    raw: float
    won: float


class Game(msgspec.Struct, frozen=True):
    """The hints of one game."""

    number: int
    told: list[Told]


def play(title: str, seed: int, number: int) -> Game:
    """A game of journeymen with some hints asked for on the way."""
    game_id, options = TITLES[title]
    game = make_game(game_id)
    match = Match(game, 2, options, seed_for_run(seed, number))
    bots = [make_bot("journeyman", game) for _ in range(2)]
    luck = rng_for_run(seed, number)
    asked: list[tuple[int, float]] = []
    while not match.over and match.ply < game.spec.max_plies:
        seat = match.to_move
        rng = rng_for_run(seed, number, match.ply)
        info = InfoSet.of(game, match.state, seat, rng)
        if len(info.legal) > 1 and luck.below(ONE_IN) == 0:
            best = raw_hints(game, info, rng, most=1)[0]
            asked.append((seat, best.win))
        match.play(seat, bots[seat].choose(info, rng))
    wins, _ = shares(game.ranking(match.state))
    return Game(number, [Told(raw, wins[seat]) for seat, raw in asked])


def games_of(title: str, seed: int, games: int, workers: int) -> list[Game]:
    """So many games of a title, those done before included."""
    levels = {name: level_settings(name, TITLES[title][0]) for name in ("journeyman", "master")}
    path, lines = kept_lines(f"calibration-{title}-{seed}", {**levels, "taste": taste(title)})
    kept = [msgspec.json.decode(line, type=Game) for line in lines][:games]
    with path.open("ab") as file, ProcessPoolExecutor(workers) as pool:
        tasks = [pool.submit(play, title, seed, n) for n in range(len(kept), games)]
        try:
            for task in tasks:
                kept.append(task.result())
                file.write(msgspec.json.encode(kept[-1]) + b"\n")
                file.flush()
        finally:
            pool.shutdown(cancel_futures=True)
    return kept


def slope_of(told: Sequence[Told]) -> float:
    """The slope under which what happened was likeliest (Newton's method)."""
    slope = 1.0
    for _ in range(50):
        gradient = curve = 0.0
        for each in told:
            x = odds(each.raw)
            p = 1.0 / (1.0 + exp(-slope * x))
            gradient += (each.won - p) * x
            curve += p * (1.0 - p) * x * x
        step = gradient / curve if curve else 0.0
        slope = max(0.05, slope + step)
        if abs(step) < 1e-6:
            break
    return slope


def table(title: str, games: Sequence[Game]) -> tuple[list[str], bool]:
    """The bins of a title as lines, and whether all are near the truth."""
    game_id = TITLES[title][0]
    told = [each for game in games for each in game.told]
    lines = [f"{title}: {len(games)} games, {len(told)} hints, bots {taste(title)}"]
    good = len(games) > 0
    for number in range(BINS):
        low, high = number / BINS, (number + 1) / BINS
        chances, won = [], []
        for each in told:
            chance = calibrated(game_id, each.raw, 2)
            if low <= chance < high or (number == BINS - 1 and chance == 1.0):
                chances.append(chance)
                won.append(each.won)
        if not chances:
            lines.append(f"  {low:.1f}–{high:.1f}: no hint")
            continue
        told_mean, truth = fmean(chances), fmean(won)
        near = abs(told_mean - truth) <= NEAR or len(chances) < FEWEST
        good = good and near
        mark = "" if near else "  TOO FAR"
        lines.append(
            f"  {low:.1f}–{high:.1f}: {len(chances):4} hints, told {told_mean:.3f},"
            f" won {truth:.3f}{mark}"
        )
    return lines, good


def evidence_of(title: str) -> Path:
    """Where the last check of a title is told."""
    return EVIDENCE / f"calibration-{title}.txt"


def main(arguments: Sequence[str]) -> int:
    """Fit or check; the exit code."""
    parser = argparse.ArgumentParser(prog="bench.calibration")
    parser.add_argument("--titles", default=",".join(TITLES))
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--fit", action="store_true")
    parser.add_argument("--check", action="store_true")
    given = parser.parse_args(arguments)
    all_good = True
    by_game: dict[str, list[Told]] = {}
    for title in given.titles.split(","):
        seed = FIT_SEED if given.fit else CHECK_SEED
        games = games_of(title, seed, given.games, given.workers)
        by_game.setdefault(TITLES[title][0], []).extend(t for game in games for t in game.told)
        lines, good = table(title, games)
        all_good = all_good and good
        print("\n".join(lines), flush=True)
        if not given.fit:
            evidence_of(title).write_text("\n".join(lines) + "\n", encoding="utf-8")
    if given.fit:
        for game_id, told in by_game.items():
            print(f'    "{game_id}": {slope_of(told):.2f},')
    return 1 if given.check and not all_good else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
