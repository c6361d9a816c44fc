"""Fits the value function of one title on generations of games of ever stronger searches.

    python -m bench.generations TITLE [--seats 2] [--games 900,400,500] [--seeds 71,501,502]

The first generation is played by `greedy`, every later one by a short search with weights that were
fitted on the search's games before it (those of the second on the greedy ones). The result is
fitted on all games of the search. It replaces the weights of this number of seats and variant in
the game's file; `bench.duel` with `weights=FILE` shows whether it should. Games are kept in
build/generations, so that a run goes on where it stopped. Needs numpy (extra `train`).
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

import msgspec

from bench.arguments import WORKERS
from bench.kept import ROOT, TITLES
from contrada.bots.learned import Fit, FitFile, read_fits
from contrada.bots.value import key_of
from contrada.core.registry import entry_of, make_game
from contrada.learning import positions
from contrada.learning.fitting import fitted
from contrada.learning.folder import load_positions, store_fits, store_positions
from contrada.learning.positions import Positions, SelfPlay, features_of
from contrada.learning.training import GREEDY, HELD_OUT, STRAYING
from contrada.learning.workers import in_processes

SEARCH: Final = "iterations=200,fitted=1,early=1,plain=1"
KEPT: Final = ROOT / "build" / "generations"


class Plan(msgspec.Struct, frozen=True):
    """What is played: the number and seed of the games of each generation."""

    title: str
    seats: int
    games: list[int]
    seeds: list[int]

    def file(self, generation: int, ending: str) -> Path:
        """A file of one generation; its name has everything that it depends on."""
        pairs = zip(self.games, self.seeds, strict=True)
        played = "-".join(f"{n}x{seed}" for n, seed in list(pairs)[: generation + 1])
        return KEPT / f"{self.title}-{self.seats}-{played}{ending}"


def generation_of(plan: Plan, generation: int, workers: int) -> list[Positions]:
    """The games of one generation; they are played if they are not kept."""
    kept = plan.file(generation, ".npz")
    if not kept.exists():
        game, options = TITLES[plan.title]
        weights = str(plan.file(generation - 1, ".toml")) if generation else ""
        play = SelfPlay(
            game,
            options,
            plan.seats,
            SEARCH if generation else GREEDY,
            plan.seeds[generation],
            straying=STRAYING,
            weights=weights,
        )
        tasks = [(play, n) for n in range(plan.games[generation])]
        store_positions(kept, list(in_processes(workers)(positions.play, tasks)))
    return load_positions(kept)


def fit_of(plan: Plan, workers: int, command: str, date: str) -> Fit:
    """Play all generations; the weights fitted after the last one."""
    KEPT.mkdir(parents=True, exist_ok=True)
    found: list[Positions] = []
    fit: Fit | None = None
    for generation in range(len(plan.games)):
        games = generation_of(plan, generation, workers)
        found = games if generation <= 1 else [*found, *games]
        quality = fitted([g for i, g in enumerate(found) if i % HELD_OUT]).quality(
            found[::HELD_OUT]
        )
        gaps = " ".join(f"{100 * gap:+.1f}" for gap in quality.calibration)
        print(
            f"{plan.title}, {plan.seats} seats, generation {generation}: R² of the lead "
            f"{quality.explained:.3f}; bins {gaps}",
            flush=True,
        )
        fit = msgspec.structs.replace(fitted(found).fit(), command=command, date=date)
        store_fits(plan.file(generation, ".toml"), file_of(plan, [fit]))
    assert fit is not None
    return fit


def file_of(plan: Plan, fits: list[Fit]) -> FitFile:
    """A file of weights; the newest of them gives its command, seed and date."""
    game_id = TITLES[plan.title][0]
    newest = max(fits, key=lambda fit: fit.date)
    return FitFile(
        command=newest.command,
        seed=plan.seeds[0],
        date=newest.date,
        rules_version=entry_of(game_id).spec.rules_version,
        features=features_of(make_game(game_id)).names(),
        fits=fits,
    )


def numbers(text: str) -> list[int]:
    """Whole numbers separated by commas."""
    return [int(part) for part in text.split(",")]


def main(arguments: Sequence[str]) -> int:
    """Play, fit and write; returns the exit code."""
    parser = argparse.ArgumentParser(prog="bench.generations")
    parser.add_argument("title", choices=list(TITLES))
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=numbers, default=[900, 400, 500])
    parser.add_argument("--seeds", type=numbers, default=[71, 501, 502])
    parser.add_argument("--workers", type=int, default=WORKERS)
    given = parser.parse_args(arguments)
    if len(given.games) != len(given.seeds):
        parser.error("every generation needs a number of games and a seed")
    plan = Plan(given.title, given.seats, given.games, given.seeds)
    command = (
        f"python -m bench.generations {plan.title} --seats {plan.seats} "
        f"--games {','.join(map(str, plan.games))} --seeds {','.join(map(str, plan.seeds))}"
    )
    fit = fit_of(plan, given.workers, command, f"{datetime.now(UTC):%Y-%m-%d}")
    entry = entry_of(TITLES[plan.title][0])
    assert entry.values is not None
    path = ROOT / "src" / "contrada" / "games" / entry.values.parents[1].name / "bots/value.toml"
    before = read_fits(path)
    names = features_of(make_game(entry.spec.id)).names()
    others = before.fits if before is not None and before.features == names else []
    key = key_of(fit.seats, fit.variant)
    fits = [each for each in others if key_of(each.seats, each.variant) != key] + [fit]
    store_fits(path, file_of(plan, sorted(fits, key=lambda each: (each.variant, each.seats))))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
