"""`contrada fuzz`: random games in which every law is checked."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from contrada.cli.common import (
    ComponentsOpt,
    GameArg,
    LangOpt,
    OptionOpt,
    SeedOpt,
    WorkersOpt,
    err,
    option_names,
    out,
    read_components,
    read_options,
    read_seats,
    words_for,
    worker_count,
)
from contrada.cli.progress import progress_bar
from contrada.core.registry import entry_of
from contrada.testing.fuzz import FuzzReport
from contrada.testing.fuzz import fuzz as run_fuzzer
from contrada.words import Words


def fuzz(
    game: GameArg,
    games: Annotated[int, typer.Option("--games", min=1, help="Number of games.")] = 200,
    seats: Annotated[
        int | None,
        typer.Option("--seats", help="Number of players; by default all possible numbers."),
    ] = None,
    option: OptionOpt = None,
    seed: SeedOpt = 1,
    workers: WorkersOpt = None,
    folder: Annotated[
        Path, typer.Option("--out", help="The folder for the match files of findings.")
    ] = Path("fuzz-failures"),
    components: ComponentsOpt = None,
    lang: LangOpt = None,
) -> None:
    """Play random games with all player counts and options, and report errors and broken laws."""
    words = words_for(lang)
    entry_of(game)
    if seats is not None:
        read_seats(game, seats)
    given = option_names(option)
    options = {k: v for k, v in read_options(game, option).items() if k in given}
    with progress_bar(game, games) as bar:
        try:
            report = run_fuzzer(
                game,
                games=games,
                seed=seed,
                seats=seats,
                options=options,
                workers=worker_count(workers),
                folder=folder,
                components=read_components(game, components, lang),
                progress=bar.reach,
            )
        except KeyboardInterrupt:
            err().print(words.text("cli-interrupted"))
            raise typer.Exit(130) from None
    _print(report, words)
    if not report.ok:
        raise typer.Exit(1)


def report_lines(report: FuzzReport, words: Words) -> list[str]:
    """What was played and checked, in words."""
    counts = report.counts
    return [
        words.text(
            "cli-fuzz-rules",
            game=report.game,
            version=str(entry_of(report.game).spec.rules_version),
        ),
        words.text(
            "cli-fuzz-played",
            games=counts.games,
            finished=counts.finished,
            endless=report.endless,
        ),
        words.text(
            "cli-fuzz-checked",
            states=counts.states,
            actions=counts.actions,
            secrecy=counts.secrecy_checks,
            undos=counts.undos,
        ),
        words.text(
            "cli-fuzz-drafts",
            trees=counts.trees,
            too_large=counts.too_large,
            runs=counts.runs,
            withdrawn=counts.withdrawn,
        ),
        words.text(
            "cli-fuzz-found",
            dead_ends=report.dead_ends,
            broken_laws=report.broken_laws,
            exceptions=report.exceptions,
        ),
    ]


def _print(report: FuzzReport, words: Words) -> None:
    console = out()
    for line in report_lines(report, words):
        console.print(line, soft_wrap=True)
    for finding in [*report.findings, *report.stalled]:
        text = words.text(
            "cli-fuzz-finding",
            number=finding.number,
            kind=finding.kind,
            law=finding.law,
            ply=finding.ply,
            text=finding.text,
        )
        console.print(text, soft_wrap=True)
        if finding.file is not None:
            console.print(f"  {finding.file}", soft_wrap=True)
