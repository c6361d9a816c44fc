"""Fits the value function of each game on games of equal bots, and writes its weights.

    python -m bench.values [--titles palazzo,…] [--seats 2,3,4] [--greedy 2000] [--search 300]

Each game's `bots/features.py` says what the value function sees; `contrada.bots.value` evaluates
it. All bots of a game have the same strength, so no feature can stand in for the stronger bot. A
part of the decisions is played at random, so that the weights know positions off the bots' path.
The states are those in which a seat decides, after chance. Weights are fitted by ridge regression
on the final points, the spread of the win chances by likelihood; a fifth of the games is held out
and reported. Needs numpy (extra `train`).
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from datetime import UTC, datetime
from typing import Any, Final

import numpy as np

from bench.kept import ROOT, TITLES
from contrada.bots.names import make_bot
from contrada.bots.value import POWERS, shares
from contrada.core.info import InfoSet
from contrada.core.match import Match
from contrada.core.registry import entry_of, make_game
from contrada.core.rng import rng_for_run, seed_for_run

SEED: Final = 23
GREEDY: Final = "greedy:worlds=1"
SEARCH: Final = "journeyman:iterations=20"
KNOTS: Final = 6
RIDGE: Final = 30.0
"""The penalty on standardized weights, in games."""
STRAYING: Final = 25
"""In a game of `greedy`, one in so many decisions is random."""
DIGITS: Final = 6

Rows = tuple[Any, Any, Any, Any]
"""Features (row, seat, feature), progress, points and shares of the win of one game."""


def rows_of(title: str, seats: int, bot: str, number: int) -> tuple[str, Rows]:
    """The states of one game; also its variant."""
    game_id, options = TITLES[title]
    game = make_game(game_id)
    features = entry_of(game_id).features
    assert features is not None
    seen = features(game)
    match = Match(game, seats, options, seed_for_run(SEED, seats, number))
    players = [make_bot(bot, game) for _ in range(seats)]
    found, progress = [], []
    while not match.over and match.ply < game.spec.max_plies:
        seat = match.to_move
        rng = rng_for_run(SEED, seats, number, match.ply)
        found.append(seen.of(match.state))
        progress.append(seen.progress(match.state))
        legal = match.legal(seat)
        if bot == GREEDY and len(legal) > 1 and rng.below(STRAYING) == 0:
            match.play(seat, legal[rng.below(len(legal))])
        else:
            match.play(seat, players[seat].choose(InfoSet.of(game, match.state, seat, rng), rng))
    points = np.array(game.scores(match.state), dtype=float)
    wins = np.array(shares(game.ranking(match.state)))
    variant = seen.variant(match.state)
    number_of = len(found)
    return variant, (
        np.array(found, dtype=np.float32),
        np.array(progress),
        np.tile(points, (number_of, 1)),
        np.tile(wins, (number_of, 1)),
    )


def powers(x: Any, progress: Any) -> Any:
    """Columns of x times 1, p and p²."""
    p = np.clip(progress, 0.0, 1.0)[:, None]
    return np.concatenate([x, x * p, x * p * p], axis=1)


def ridge(x: Any, y: Any, weight: Any, penalty: float) -> Any:
    """Weighted ridge regression with standardized columns."""
    scale = np.sqrt((weight[:, None] * x * x).sum(0) / weight.sum()) + 1e-9
    z = x / scale
    normal = (z * weight[:, None]).T @ z + penalty * np.eye(z.shape[1])
    return np.linalg.solve(normal, (z * weight[:, None]).T @ y) / scale


class Fitted:
    """The weights of one title and number of seats."""

    def __init__(self, games: list[Rows]) -> None:
        self.games = len(games)
        f = np.concatenate([g[0] for g in games]).astype(float)
        p = np.concatenate([g[1] for g in games])
        y = np.concatenate([g[2] for g in games])
        # Every game has the same weight, however many decisions it has.
        weight = np.concatenate([np.full(len(g[1]), 1.0 / len(g[1])) for g in games])
        number = f.shape[2]
        mean = f.mean(1)
        level = powers(np.concatenate([mean, np.ones((len(mean), 1))], axis=1), p)
        found = ridge(level, y.mean(1), weight, RIDGE).reshape(POWERS, number + 1)
        self.level, self.base = found[:, :number], found[:, number]
        seats = f.shape[1]
        away = np.concatenate([powers(f[:, i] - mean, p) for i in range(seats)])
        lead = np.concatenate([y[:, i] - y.mean(1) for i in range(seats)])
        found = ridge(away, lead, np.tile(weight, seats) / seats, RIDGE)
        self.lead = found.reshape(POWERS, number)
        self.spread = np.full(KNOTS, 8.0)
        self.fit_spread(games)

    def points(self, f: Any, p: Any) -> Any:
        """The expected points of each state and seat."""
        p = np.clip(p, 0.0, 1.0)
        basis = np.stack([np.ones_like(p), p, p * p])
        mean = f.mean(1)
        common = (basis * (self.base[:, None] + self.level @ mean.T)).sum(0)
        slopes = basis.T @ self.lead
        return common[:, None] + np.einsum("rsk,rk->rs", f - mean[:, None, :], slopes)

    def chances(self, f: Any, p: Any) -> Any:
        """The chance to win of each state and seat."""
        spread = np.interp(np.clip(p, 0, 1), np.linspace(0, 1, KNOTS), self.spread)
        z = self.points(f, p) / spread[:, None]
        e = np.exp(z - z.max(1, keepdims=True))
        return e / e.sum(1, keepdims=True)

    def fit_spread(self, games: list[Rows]) -> None:
        """The spread of each knot by likelihood, one knot after the other."""
        f = np.concatenate([g[0][::3] for g in games]).astype(float)
        p = np.clip(np.concatenate([g[1][::3] for g in games]), 0.0, 1.0)
        w = np.concatenate([g[3][::3] for g in games])
        points = self.points(f, p)
        points -= points.max(1, keepdims=True)
        knots = np.linspace(0, 1, KNOTS)

        def loss(spread: Any) -> float:
            z = points / np.interp(p, knots, spread)[:, None]
            return float((np.log(np.exp(z).sum(1)) - (w * z).sum(1)).mean())

        for _ in range(4):
            for k in range(KNOTS):
                best = (loss(self.spread), self.spread[k])
                for factor in (0.5, 0.7, 0.8, 0.9, 0.95, 1.05, 1.1, 1.2, 1.4, 2.0):
                    tried = self.spread.copy()
                    tried[k] = min(max(best[1] * factor, 0.3), 60.0)
                    best = min(best, (loss(tried), tried[k]))
                self.spread[k] = best[1]

    def report(self, held: list[Rows]) -> str:
        """R² of the lead, and the calibration in five bins, on games that were not fitted."""
        f = np.concatenate([g[0] for g in held]).astype(float)
        p = np.concatenate([g[1] for g in held])
        y = np.concatenate([g[2] for g in held])
        w = np.concatenate([g[3] for g in held])
        lead = y - y.mean(1, keepdims=True)
        guess = self.points(f, p)
        guess -= guess.mean(1, keepdims=True)
        r2 = 1 - ((lead - guess) ** 2).sum() / (lead**2).sum()
        plain = f[:, :, 0] - f[:, :, 0].mean(1, keepdims=True)
        old = 1 - ((lead - plain) ** 2).sum() / (lead**2).sum()
        c, w = self.chances(f, p).ravel(), w.ravel()
        bins = np.minimum((c * 5).astype(int), 4)
        gaps = [f"{100 * (w[bins == b].mean() - c[bins == b].mean()):+.1f}" for b in range(5)]
        return f"R² of the lead {r2:.3f} (estimate alone {old:.3f}); bins {' '.join(gaps)} points"

    def written(self, seats: int, variant: str) -> str:
        """The table of a value file."""

        def row(items: Any) -> str:
            return "[" + ", ".join(f"{float(x):.{DIGITS}g}" for x in items) + "]"

        def table(name: str, block: Any) -> str:
            inside = "".join(f"  {row(column)},\n" for column in block.T)
            return f"{name} = [\n{inside}]\n"

        head = f'[[fits]]\nseats = {seats}\nvariant = "{variant}"\ngames = {self.games}\n'
        body = f"base = {row(self.base)}\nspread = {row(self.spread)}\n"
        return head + body + table("level", self.level) + table("lead", self.lead)


def gather(
    title: str, seats: int, greedy: int, search: int, pool: ProcessPoolExecutor
) -> tuple[str, list[Rows]]:
    """Play the games of one title and number of seats."""
    tasks = [pool.submit(rows_of, title, seats, GREEDY, n) for n in range(greedy)]
    tasks += [pool.submit(rows_of, title, seats, SEARCH, n + 100_000) for n in range(search)]
    found = [task.result() for task in tasks]
    return found[0][0], [rows for _, rows in found]


def main(arguments: Sequence[str]) -> int:
    """Fit and write; returns the exit code."""
    parser = argparse.ArgumentParser(prog="bench.values")
    parser.add_argument("--titles", default=",".join(TITLES))
    parser.add_argument("--seats", default="2,3,4")
    parser.add_argument("--greedy", type=int, default=2000)
    parser.add_argument("--search", type=int, default=300)
    parser.add_argument("--workers", type=int, default=2)
    given = parser.parse_args(arguments)
    chosen = given.titles.split(",")
    for game_id in dict.fromkeys(TITLES[title][0] for title in chosen):
        parts = []
        with ProcessPoolExecutor(given.workers) as pool:
            for title in (t for t in TITLES if TITLES[t][0] == game_id):
                for seats in (int(n) for n in given.seats.split(",")):
                    share = 1 if seats == 2 else 3
                    variant, games = gather(
                        title, seats, given.greedy // share, given.search // share, pool
                    )
                    held = games[::5]
                    test = Fitted([g for i, g in enumerate(games) if i % 5])
                    print(f"{title}, {seats} seats: {test.report(held)}", flush=True)
                    parts.append(Fitted(games).written(seats, variant))
        entry = entry_of(game_id)
        assert entry.values is not None
        assert entry.features is not None
        names = ", ".join(f'"{name}"' for name in entry.features(make_game(game_id)).names())
        head = (
            f'command = "python -m bench.values {" ".join(arguments)}"\n'.replace(' "\n', '"\n')
            + f'seed = {SEED}\ndate = "{datetime.now(UTC):%Y-%m-%d}"\n'
            f"rules_version = {entry.spec.rules_version}\nfeatures = [{names}]\n\n"
        )
        path = ROOT / "src" / "contrada" / "games" / entry.values.parents[1].name / "bots"
        (path / "value.toml").write_text(head + "\n".join(parts), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
