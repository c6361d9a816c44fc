"""`contrada simulate`: plays many games between bots."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean
from typing import Annotated

import msgspec
import typer
from rich.table import Table

import contrada
from contrada.bots.experiments.quick import is_quick
from contrada.bots.experiments.runs import GameResult, Run, RunResult, play_run
from contrada.cli.common import (
    BotOpt,
    ComponentsOpt,
    FromOpt,
    GameArg,
    JsonOpt,
    LangOpt,
    MetricOpt,
    OptionOpt,
    RayOpt,
    SaveOpt,
    SeatsOpt,
    SeedOpt,
    StartOpt,
    WorkersOpt,
    err,
    names_for,
    out,
    play_on,
    print_json,
    read_bots,
    read_components,
    read_options,
    read_seats,
    read_start,
    save_folder,
    words_for,
    worker_count,
)
from contrada.cli.progress import progress_bar
from contrada.core.spec import OptionValue
from contrada.words import Words


class Summary(msgspec.Struct, frozen=True):
    """Statistics of a run; lists have one item per seat."""

    game: str
    seats: int
    bots: tuple[str, ...]
    options: dict[str, OptionValue]
    seed: int
    games: int
    build: str
    scores: list[float]
    """Mean points."""
    places: list[list[int]]
    """Number of games per place, first place first."""
    wins: list[int]
    """Number of games won, alone or jointly."""
    plies: float
    decisions: float
    shortest: int
    longest: int
    unfinished: int
    interrupted: bool
    quick: bool = False
    """Whether the games were played in compiled code and are no matches."""
    metrics: dict[str, float] = {}
    """The mean of each metric over the games that have it."""


def summarise(run: Run, done: RunResult) -> Summary:
    """The statistics of a run with at least one game."""
    games = done.games
    seats = range(run.seats)
    places = [[sum(g.places[s] == p + 1 for g in games) for p in seats] for s in seats]
    return Summary(
        game=run.game,
        seats=run.seats,
        bots=run.bots,
        options=run.options,
        seed=run.seed,
        games=len(games),
        build=contrada.build(),
        scores=[fmean(g.scores[s] for g in games) for s in seats],
        places=places,
        wins=[row[0] for row in places],
        plies=fmean(g.plies for g in games),
        decisions=fmean(g.decisions for g in games),
        shortest=min(g.plies for g in games),
        longest=max(g.plies for g in games),
        unfinished=sum(not g.finished for g in games),
        interrupted=done.interrupted,
        quick=run.quick,
        metrics=mean_metrics(games),
    )


def mean_metrics(games: Sequence[GameResult]) -> dict[str, float]:
    """The mean of each metric over the games that have it."""
    names = dict.fromkeys(name for game in games for name in game.metrics)
    return {name: fmean(g.metrics[name] for g in games if name in g.metrics) for name in names}


def simulate(
    game: GameArg,
    seats: SeatsOpt = None,
    bot: BotOpt = None,
    games: Annotated[int, typer.Option("--games", min=1, help="Number of games.")] = 200,
    seed: SeedOpt = 1,
    workers: WorkersOpt = None,
    ray: RayOpt = None,
    option: OptionOpt = None,
    components: ComponentsOpt = None,
    save: SaveOpt = None,
    start: StartOpt = None,
    ply: FromOpt = None,
    metric: MetricOpt = None,
    as_json: JsonOpt = False,
    lang: LangOpt = None,
) -> None:
    """Play many games between bots and print mean scores, places and lengths."""
    words = words_for(lang)
    begun = read_start(game, start, ply)
    number = read_seats(game, begun.seats if begun and seats is None else seats)
    bots = read_bots(bot, number)
    folder = save_folder(save, ray)
    run = Run(
        game=game,
        bots=bots,
        games=games,
        seed=seed,
        options=read_options(game, option) if begun is None or option else begun.options,
        components=read_components(game, components, lang) if begun is None else begun.components,
        quick=is_quick(bots) and not folder and not metric,
        start=begun.file if begun else "",
        start_ply=ply,
        metrics=tuple(metric or ()),
        save=folder,
    )
    run.check()
    with progress_bar(game, games) as bar, play_on(ray) as play:
        done = play_run(run, worker_count(workers), bar.advance, play=play)
    if not done.games:
        err().print(words.text("cli-simulate-nothing"))
        raise typer.Exit(130)
    summary = summarise(run, done)
    if as_json:
        print_json(summary)
    else:
        _print(summary, words)
    if done.interrupted:
        raise typer.Exit(130)


def _print(summary: Summary, words: Words) -> None:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for column in ("seat", "bot", "score", "wins", "places"):
        right = column in ("score", "wins", "places")
        heading = words.text(f"cli-simulate-{column}")
        table.add_column(heading, justify="right" if right else "left")
    for seat, name in enumerate(names_for(summary.seats)):
        places = " ".join(str(n) for n in summary.places[seat])
        score = f"{summary.scores[seat]:.2f}"
        wins = str(summary.wins[seat])
        table.add_row(f"{seat} {name}", summary.bots[seat], score, wins, places)
    console = out()
    console.print(
        words.text(
            "cli-simulate-games", games=summary.games, build=words.text(f"cli-{summary.build}")
        )
    )
    console.print(table)
    console.print(
        words.text(
            "cli-simulate-lengths",
            plies=f"{summary.plies:.1f}",
            shortest=summary.shortest,
            longest=summary.longest,
            decisions=f"{summary.decisions:.1f}",
        )
    )
    for name, value in summary.metrics.items():
        console.print(f"{name}: {value:.2f}")
    if summary.unfinished:
        console.print(words.text("cli-simulate-unfinished", games=summary.unfinished))
    if summary.interrupted:
        console.print(words.text("cli-simulate-interrupted"))
