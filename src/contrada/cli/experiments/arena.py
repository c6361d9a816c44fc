"""`contrada arena`: compares bots, with confidence intervals."""

from __future__ import annotations

import csv
import io
import time
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.table import Table

import contrada
from contrada.bots.experiments.arena import (
    BotStanding,
    Contest,
    Verdict,
    hold,
    saved,
    standings,
)
from contrada.bots.experiments.crosstable import crosstable
from contrada.bots.experiments.timing import Stopwatch
from contrada.cli.common import (
    ComponentsOpt,
    FromOpt,
    GameArg,
    JsonOpt,
    LangOpt,
    MetricOpt,
    OptionOpt,
    RayOpt,
    SaveOpt,
    SeedOpt,
    StartOpt,
    WorkersOpt,
    err,
    out,
    play_on,
    print_json,
    read_components,
    read_options,
    read_start,
    save_folder,
    words_for,
    worker_count,
)
from contrada.cli.experiments.plots import check_plot, plot
from contrada.cli.experiments.simulate import mean_metrics
from contrada.cli.progress import progress_bar
from contrada.cli.saving import check_writable, write_atomically
from contrada.core.registry import entry_of
from contrada.core.rng import seed_for_run
from contrada.words import Words

WIDE: Final = 200
"""Width in columns of output to a file or a pipe; bot names may be long."""

LEAST_SAVED: Final = 0.01
"""The least share of saved games that is told."""


def arena(
    game: GameArg,
    bot: Annotated[list[str], typer.Argument(help="The bots, at least two.")],
    games: Annotated[
        int, typer.Option("--games", min=1, help="Number of games of each line-up.")
    ] = 200,
    seats: Annotated[
        int | None,
        typer.Option("--seats", help="Players at a table; by default as many as bots, or fewer."),
    ] = None,
    seed: SeedOpt = 1,
    workers: WorkersOpt = None,
    ray: RayOpt = None,
    option: OptionOpt = None,
    components: ComponentsOpt = None,
    timeout: Annotated[
        float, typer.Option("--timeout", min=0.01, help="Seconds a bot may take for a decision.")
    ] = 60.0,
    save: SaveOpt = None,
    start: StartOpt = None,
    ply: FromOpt = None,
    metric: MetricOpt = None,
    as_json: JsonOpt = False,
    table: Annotated[
        Path | None, typer.Option("--csv", help="Write every game and seat to this file.")
    ] = None,
    picture: Annotated[
        Path | None, typer.Option("--plot", help="Draw wins and scores: a .svg, .png or .pdf file.")
    ] = None,
    lang: LangOpt = None,
) -> None:
    """Play bots against each other in all seats and print win rates with confidence intervals."""
    words = words_for(lang)
    spec = entry_of(game).spec
    begun = read_start(game, start, ply)
    if seats is None:
        usual = max(spec.min_seats, min(len(bot), spec.max_seats))
        seats = begun.seats if begun else usual
    contest = Contest(
        game=game,
        bots=tuple(bot),
        seats=seats,
        games=games,
        seed=seed,
        options=read_options(game, option) if begun is None or option else begun.options,
        components=read_components(game, components, lang) if begun is None else begun.components,
        timeout=timeout,
        start=begun.file if begun else "",
        start_ply=ply,
        metrics=tuple(metric or ()),
        save=save_folder(save, ray),
    )
    contest.check()
    if table is not None:
        check_writable(table)
    if picture is not None:
        check_plot(picture)
    stopwatch = Stopwatch()
    begin = time.perf_counter()
    with progress_bar(game, games * len(contest.lineups())) as bar, play_on(ray) as play:
        verdict = hold(contest, worker_count(workers), bar.advance, stopwatch, play)
    seconds = time.perf_counter() - begin
    if verdict.games:
        table_of = standings(contest.bots, verdict.games, contest.deal_of())
        if as_json:
            print_json(_json(verdict, table_of, stopwatch, seconds, worker_count(workers)))
        else:
            _print(verdict, table_of, stopwatch, words)
        if table is not None:
            write_atomically(table, _csv(verdict))
            err().print(words.text("cli-arena-wrote", file=str(table)), soft_wrap=True)
        if picture is not None:
            plot(verdict, table_of, picture, words)
            err().print(words.text("cli-arena-wrote", file=str(picture)), soft_wrap=True)
    elif verdict.interrupted:
        err().print(words.text("cli-simulate-nothing"))
    if verdict.faults:
        _print_faults(verdict, words)
    if verdict.interrupted:
        raise typer.Exit(130)
    if verdict.faults:
        raise typer.Exit(1)


def _print_faults(verdict: Verdict, words: Words) -> None:
    console = err()
    console.print(words.text("cli-arena-faults", faults=len(verdict.faults)), soft_wrap=True)
    for fault in verdict.faults:
        console.print(f"  {fault}", soft_wrap=True)
    if verdict.closed:
        console.print(words.text("cli-arena-closed"), soft_wrap=True)


def _json(
    verdict: Verdict, table: list[BotStanding], stopwatch: Stopwatch, seconds: float, workers: int
) -> dict[str, object]:
    contest = verdict.contest
    return {
        "contest": contest,
        "lineups": contest.lineups(),
        "reproducible": contest.reproducible,
        "build": contrada.build(),
        "games": len(verdict.games),
        "unfinished": sum(not game.finished for game in verdict.games),
        "standings": table,
        "crosstable": crosstable(contest.bots, verdict.games),
        "metrics": mean_metrics(verdict.games),
        "saved": saved(table),
        "faults": verdict.faults,
        "interrupted": verdict.interrupted,
        "timing": {"seconds": seconds, "workers": workers, "bots": stopwatch.bots},
    }


def _csv(verdict: Verdict) -> bytes:
    """CSV with one row for every seat of every game.

    `seed` is the seed of the match, so that `contrada.make(game, seats, seed=bytes.fromhex(seed))`
    deals the same game. The games of a deal have the same seed.
    """
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    columns = ("lineup", "game", "deal", "seed", "seat", "bot", "score", "place", "plies")
    metrics = list(dict.fromkeys(name for game in verdict.games for name in game.metrics))
    writer.writerow((*columns, "decisions", "finished", *metrics))
    contest = verdict.contest
    lineups = {tuple(sorted(lineup)): i for i, lineup in enumerate(contest.lineups())}
    for game in verdict.games:
        lineup = lineups[tuple(sorted(game.bots))]
        deal = contest.deal(game.number)
        dealt = (deal, seed_for_run(contest.seed, deal).hex())
        for seat, bot in enumerate(game.bots):
            ends = (game.plies, game.decisions, int(game.finished))
            places = (game.scores[seat], game.places[seat])
            measured = [game.metrics.get(name, "") for name in metrics]
            writer.writerow((lineup, game.number, *dealt, seat, bot, *places, *ends, *measured))
    return text.getvalue().encode()


def _print_pairings(verdict: Verdict, words: Words) -> None:
    """The crosstable: how often the bot of a row placed ahead of the bot of a column."""
    bots = verdict.contest.bots
    met = {(p.bot, p.rival): p for p in crosstable(bots, verdict.games)}
    shown = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    shown.add_column(words.text("cli-arena-ahead"), overflow="fold")
    for number in range(len(bots)):
        shown.add_column(str(number + 1), justify="right")
    for number, bot in enumerate(bots):
        cells = [f"{met[bot, rival].ahead:.1%}" if (bot, rival) in met else "" for rival in bots]
        shown.add_row(f"{number + 1} {bot}", *cells)
    console = out()
    if not console.is_terminal:
        console.width = WIDE
    console.print(shown)


def _print(verdict: Verdict, table: list[BotStanding], stopwatch: Stopwatch, words: Words) -> None:
    shown = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    columns = ("bot", "won", "interval", "place", "score", "rating", "speed", "slowest")
    for column in columns:
        heading = words.text(f"cli-arena-{column}")
        name = column == "bot"
        shown.add_column(heading, justify="left" if name else "right", overflow="fold")
    for each in table:
        thought = stopwatch.bots[each.bot]
        shown.add_row(
            each.bot,
            f"{each.win_rate:.1%}",
            f"{each.win_low:.1%}–{each.win_high:.1%}",
            f"{each.place_share:.3f}",
            f"{each.score:.2f} ± {each.score_error:.2f}",
            f"{each.rating:.1f} ± {each.rating_error:.1f}",
            f"{thought.decisions / thought.seconds:,.0f}" if thought.seconds else "",
            f"{thought.slowest:.2f} s",
        )
    console = out()
    if not console.is_terminal:
        console.width = WIDE
    console.print(
        words.text(
            "cli-arena-games",
            games=len(verdict.games),
            seats=verdict.contest.seats,
            lineups=len(verdict.contest.lineups()),
            build=words.text(f"cli-{contrada.build()}"),
        )
    )
    console.print(shown)
    if len(table) > 2:
        _print_pairings(verdict, words)
    for metric, value in mean_metrics(verdict.games).items():
        console.print(f"{metric}: {value:.2f}")
    share = saved(table)
    if abs(share) >= LEAST_SAVED:
        key = "cli-arena-saved" if share > 0 else "cli-arena-not-saved"
        games = round(len(verdict.games) / (1 - share))
        console.print(words.text(key, games=games, share=f"{abs(share):.0%}"), soft_wrap=True)
    unfinished = sum(not game.finished for game in verdict.games)
    if unfinished:
        console.print(words.text("cli-simulate-unfinished", games=unfinished))
    if not verdict.contest.reproducible:
        console.print(words.text("cli-arena-timed"), soft_wrap=True)
    if verdict.interrupted:
        console.print(words.text("cli-simulate-interrupted"))
