"""`contrada bench`: measures the speed of the engine."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer
from rich.table import Table

from contrada import bench as machinery
from contrada.bench import BUILDS, BenchResult, Check
from contrada.cli.common import (
    JsonOpt,
    LangOpt,
    SeatsOpt,
    SeedOpt,
    out,
    print_json,
    read_seats,
    words_for,
)
from contrada.cli.progress import progress_bar
from contrada.core.registry import entry_of, game_ids
from contrada.words import Words


def bench(
    game: Annotated[list[str] | None, typer.Argument(help="The games; by default all.")] = None,
    seats: SeatsOpt = None,
    rounds: Annotated[
        int, typer.Option("--rounds", min=1, help="Number of rounds; medians are printed.")
    ] = 7,
    seconds: Annotated[
        float, typer.Option("--seconds", min=0.01, help="Seconds per game, build and round.")
    ] = 0.5,
    seed: SeedOpt = 1,
    check: Annotated[
        bool,
        typer.Option("--check", help="Fail (exit code 1) below the ratios in the floors file."),
    ] = False,
    floors: Annotated[Path, typer.Option("--floors", help="The floors file for --check.")] = Path(
        "bench/floors.toml"
    ),
    as_json: JsonOpt = False,
    lang: LangOpt = None,
) -> None:
    """Play random games as fast as possible, alternating compiled and interpreted."""
    words = words_for(lang)
    wanted = list(dict.fromkeys(game or game_ids()))
    for game_id in wanted:
        entry_of(game_id)
    limits = machinery.read_floors(floors) if check else None
    if limits is not None and limits.reference not in wanted and len(wanted) > 0:
        wanted.insert(0, entry_of(limits.reference).spec.id)
    games = [(game_id, read_seats(game_id, seats)) for game_id in wanted]
    with progress_bar("bench", rounds * len(games)) as bar:
        results = machinery.run(games, rounds, seconds, seed, bar.advance)
    found = list(machinery.checks(results, limits)) if limits is not None else []
    if as_json:
        print_json(_json(results, found, rounds, seconds, seed))
    else:
        _print(results, found, words)
    if not all(each.held for each in found):
        raise typer.Exit(1)


def _json(
    results: list[BenchResult], found: list[Check], rounds: int, seconds: float, seed: int
) -> dict[str, object]:
    return {
        "rounds": rounds,
        "seconds": seconds,
        "seed": seed,
        "results": [
            {
                "game": r.game,
                "seats": r.seats,
                "builds": r.builds,
                "ratio": r.ratio,
                "search_ratio": r.search_ratio,
            }
            for r in results
        ],
        "checks": [
            {
                "game": c.game,
                "name": c.name,
                "measured": c.measured,
                "floor": c.floor,
                "held": c.held,
            }
            for c in found
        ],
    }


PLAYING: Final = ("games", "actions", "decisions", "copies")
SEARCHING: Final = ("iterations", "master", "master-before")


def _print(results: list[BenchResult], found: list[Check], words: Words) -> None:
    console = out()
    console.print(_table(results, PLAYING, words))
    console.print()
    console.print(_table(results, SEARCHING, words))
    if any(result.ratio is None for result in results):
        console.print(words.text("cli-bench-one-build"), soft_wrap=True)
    for each in found:
        console.print(
            words.text(
                "cli-bench-held" if each.held else "cli-bench-broken",
                game=each.game,
                name=each.name,
                measured=f"{each.measured:.2f}",
                floor=f"{each.floor:.2f}",
            ),
            soft_wrap=True,
        )


def _table(results: list[BenchResult], rates: tuple[str, ...], words: Words) -> Table:
    """These rates of every game and build, and how many times the interpreted build's they are."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for column in ("game", "seats", "build", *rates, "ratio"):
        left = column in ("game", "build")
        heading = words.text(f"cli-bench-{column}")
        table.add_column(heading, justify="left" if left else "right", no_wrap=True)
    for result in results:
        ratio = result.ratio if rates == PLAYING else result.search_ratio
        for build in BUILDS:
            figures = result.builds.get(build)
            if figures is None:
                continue
            table.add_row(
                result.game,
                str(result.seats),
                words.text(f"cli-{build}"),
                *(f"{getattr(figures, rate.replace('-', '_')):,.0f}" for rate in rates),
                f"{ratio:.1f}" if build == "compiled" and ratio is not None else "",
            )
    return table
