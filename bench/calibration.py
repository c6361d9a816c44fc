"""Calibration of hint win rates: fits the slopes on some games and tests them on others.

    python -m bench.calibration [--titles palazzo,…] [--games 200] [--workers 2] [--fit] [--check]
    python -m bench.calibration --report

Journeymen play each other; at a few decisions of every game a hint is computed, and its win rate is
stored with the result of the game. Without `--fit` the win rates are calibrated, on games that were
not used for fitting: in each of five bins the share of wins should be within seven percentage
points of the mean win rate. With `--fit` the raw win rates of other games are used, and the slope
with the best fit is printed, for the game's registry entry. Completed games are stored
(docs/evidence/games) until the journeyman's settings, the bots' play (see `bench.kept.taste`) or
the version of the rules change. `--report` only writes the table of docs/bots.md.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from math import exp
from statistics import fmean
from typing import Final

import msgspec

from bench.arguments import measurement
from bench.calibration_table import DOC, Checked, evidence_of, read, with_table
from bench.kept import TITLES, stored_lines, taste, version
from contrada.bots.experiments.arena import shares
from contrada.bots.experiments.calibration import calibrated, odds
from contrada.bots.hints import raw_hints
from contrada.bots.names import LEVELS_VERSION, level_settings, make_bot
from contrada.core.info import InfoSet
from contrada.core.match import Match
from contrada.core.registry import make_game
from contrada.core.rng import rng_for_run, seed_for_run

FIT_SEED: Final = 301
CHECK_SEED: Final = 302
ONE_IN: Final = 50
"""A hint is computed at one in this many decisions."""
BINS: Final = 5
FEWEST: Final = 15
"""The minimum number of hints in a bin that is checked."""
NEAR: Final = 0.07


class Sample(msgspec.Struct, frozen=True):
    """A hint's raw win rate and its seat's share of the win."""

    raw: float
    won: float


class Game(msgspec.Struct, frozen=True):
    """The hints of one game."""

    number: int
    told: list[Sample]


def play(title: str, seed: int, number: int) -> Game:
    """Play a game of journeymen and compute some hints."""
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
    return Game(number, [Sample(raw, wins[seat]) for seat, raw in asked])


def games_of(title: str, seed: int, games: int, workers: int) -> list[Game]:
    """The given number of games of a title, including stored ones."""
    levels = {name: level_settings(name, TITLES[title][0]) for name in ("journeyman", "master")}
    stamp = {**levels, "taste": taste(title), "rules_version": version(title)}
    path, lines = stored_lines(f"calibration-{title}-{seed}", stamp)
    stored = [msgspec.json.decode(line, type=Game) for line in lines][:games]
    with path.open("ab") as file, ProcessPoolExecutor(workers) as pool:
        tasks = [pool.submit(play, title, seed, n) for n in range(len(stored), games)]
        try:
            for task in tasks:
                stored.append(task.result())
                file.write(msgspec.json.encode(stored[-1]) + b"\n")
                file.flush()
        finally:
            pool.shutdown(cancel_futures=True)
    return stored


def slope_of(samples: Sequence[Sample]) -> float:
    """The maximum-likelihood slope (Newton's method)."""
    slope = 1.0
    for _ in range(50):
        gradient = curve = 0.0
        for each in samples:
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
    """The bins of a title as lines, and whether all win rates are calibrated."""
    game_id = TITLES[title][0]
    samples = [each for game in games for each in game.told]
    bots = f"bots {taste(title)}, rules version {version(title)}, levels version {LEVELS_VERSION}"
    lines = [f"{title}: {len(games)} games, {len(samples)} hints, {bots}"]
    good = len(games) > 0
    for number in range(BINS):
        low, high = number / BINS, (number + 1) / BINS
        chances, won = [], []
        for each in samples:
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


def main(arguments: Sequence[str]) -> int:
    """Fit or check; returns the exit code."""
    parser = measurement("bench.calibration", games=200, check=True)
    parser.add_argument("--fit", action="store_true")
    parser.add_argument("--report", action="store_true", help="write the table, play nothing")
    given = parser.parse_args(arguments)
    if given.report:
        report()
        return 0
    all_good = True
    by_game: dict[str, list[Sample]] = {}
    for title in given.titles:
        seed = FIT_SEED if given.fit else CHECK_SEED
        games = games_of(title, seed, given.games, given.workers)
        by_game.setdefault(TITLES[title][0], []).extend(t for game in games for t in game.told)
        lines, good = table(title, games)
        all_good = all_good and good
        print("\n".join(lines), flush=True)
        if not given.fit:
            evidence_of(title).write_text("\n".join(lines) + "\n", encoding="utf-8")
    if given.fit:
        for game_id, samples in by_game.items():
            print(f'    "{game_id}": {slope_of(samples):.2f},')
    else:
        report()
    return 1 if given.check and not all_good else 0


def report() -> None:
    """Write the table of docs/bots.md from the stored evidence."""
    checked: dict[str, Checked] = {title: read(title) for title in TITLES}
    DOC.write_text(with_table(DOC.read_text(encoding="utf-8"), checked), encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
