"""Measures how much of a draw's change of value lasts, and writes each game's `luck.toml`.

    python -m bench.analysis.credits [--titles palazzo,…] [--games 240] [--workers 2]

The slope is that of the change of value until two turns after a draw, on the change by the draw
itself, in points of lead over all pairs of seats; its standard error is over games. The deals serve
for nothing else. With three and four players a fourth of the games is played. Measured slopes are
kept in docs/evidence/games, and a title that is not named keeps what its file has.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from datetime import UTC, datetime
from math import sqrt
from typing import Final

import msgspec

from bench.analysis.luck import BOT, SAMPLES, effect, stamp
from bench.arguments import measurement
from bench.kept import ROOT, TITLES, stored_lines
from contrada.analysis.credit import Slope, SlopeFile, luck_file, read_slopes
from contrada.analysis.luck import course_of
from contrada.analysis.parts import parts_of
from contrada.bots.experiments.runs import Run, play_match
from contrada.bots.learned import make_value
from contrada.core.registry import entry_of

SEED: Final = 2310
SEATS: Final = (2, 3, 4)
SHARE: Final = 4


class Follow(msgspec.Struct, frozen=True):
    """What one game adds to the slope."""

    number: int
    seats: int
    variant: str
    xx: float
    xy: float


def follow(title: str, seats: int, number: int) -> Follow:
    """Play one game and follow its draws."""
    game, options = TITLES[title]
    run = Run(game=game, bots=(BOT,) * seats, games=number + 1, seed=SEED, options=options)
    match, _ = play_match(run, number)
    parts, value = parts_of(match), make_value(match.game)
    xx, xy = effect(course_of(match, value, parts, SAMPLES, 0), parts)
    variant = "" if value.features is None else value.features.variant(match.state)
    return Follow(number, seats, variant, round(xx, 5), round(xy, 5))


def measured(title: str, games: int, workers: int) -> list[Slope]:
    """The slopes of a title; missing games are played and kept."""
    marks = {**stamp(title), "outcomes": SAMPLES, "seed": SEED}
    path, lines = stored_lines(f"credits-{title}", marks)
    kept = [msgspec.json.decode(line, type=Follow) for line in lines]
    done = {(each.seats, each.number) for each in kept}
    wanted = [(s, n) for s in SEATS for n in range(games if s == 2 else games // SHARE)]
    missing = [each for each in wanted if each not in done]
    kept = [each for each in kept if (each.seats, each.number) in set(wanted)]
    with ProcessPoolExecutor(workers) as pool, path.open("ab") as file:
        seats, numbers = [s for s, _ in missing], [n for _, n in missing]
        for each in pool.map(follow, [title] * len(missing), seats, numbers, chunksize=10):
            kept.append(each)
            file.write(msgspec.json.encode(each) + b"\n")
            file.flush()
    return [slope_of([each for each in kept if each.seats == s]) for s in SEATS]


def slope_of(games: Sequence[Follow]) -> Slope:
    """The slope over these games."""
    xx, xy = sum(each.xx for each in games), sum(each.xy for each in games)
    slope = xy / xx if xx else 0.0
    rest = sum((each.xy - slope * each.xx) ** 2 for each in games)
    return Slope(
        seats=games[0].seats,
        variant=games[0].variant,
        games=len(games),
        slope=round(slope, 3),
        error=round(sqrt(rest) / xx, 3) if xx else 0.0,
    )


def text_of(file: SlopeFile) -> str:
    """The file as TOML."""
    lines = [
        f'command = "{file.command}"',
        f"seed = {file.seed}",
        f'date = "{file.date}"',
        f"rules_version = {file.rules_version}",
    ]
    for each in file.slopes:
        lines += ["", "[[slopes]]", f"seats = {each.seats}", f'variant = "{each.variant}"']
        lines += [f"games = {each.games}", f"slope = {each.slope}", f"error = {each.error}"]
    return "\n".join(lines) + "\n"


def main(arguments: Sequence[str]) -> int:
    """Measure and write; returns the exit code."""
    given = measurement("bench.analysis.credits", games=240).parse_args(arguments)
    for title in given.titles:
        game_id = TITLES[title][0]
        slopes = measured(title, given.games, given.workers)
        for each in slopes:
            print(
                f"{title}, {each.seats} players, {each.games} games: slope {each.slope:.2f} ± "
                f"{each.error:.2f}, credit {each.credit:.2f}",
                flush=True,
            )
        installed = luck_file(game_id)
        assert installed is not None
        path = ROOT.joinpath("src", "contrada", "games", *installed.parts[-3:])
        read_slopes.cache_clear()
        before = read_slopes(path)
        new = {(each.seats, each.variant) for each in slopes}
        rest = before.slopes if before is not None else []
        file = SlopeFile(
            command=" ".join(["python -m bench.analysis.credits", *arguments]),
            seed=SEED,
            date=f"{datetime.now(UTC):%Y-%m-%d}",
            rules_version=entry_of(game_id).spec.rules_version,
            slopes=sorted(
                [*slopes, *(each for each in rest if (each.seats, each.variant) not in new)],
                key=lambda each: (each.variant, each.seats),
            ),
        )
        path.write_text(text_of(file), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
