"""`contrada fuzz`: random games with every law checked."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

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
from contrada.core.registry import entry_of
from contrada.testing.fuzz import Report
from contrada.testing.fuzz import fuzz as run_fuzzer
from contrada.words import Words


def fuzz(
    game: GameArg,
    games: Annotated[int, typer.Option("--games", min=1, help="How many games.")] = 200,
    seats: Annotated[
        int | None, typer.Option("--seats", help="How many players; by default every number.")
    ] = None,
    option: OptionOpt = None,
    seed: SeedOpt = 1,
    workers: WorkersOpt = None,
    folder: Annotated[
        Path, typer.Option("--out", help="The folder that findings are written to.")
    ] = Path("fuzz-failures"),
    components: ComponentsOpt = None,
    lang: LangOpt = None,
) -> None:
    """Play random games over all players and options, hunting for faults and broken laws."""
    words = words_for(lang)
    entry_of(game)
    if seats is not None:
        read_seats(game, seats)
    given = option_names(option)
    options = {k: v for k, v in read_options(game, option).items() if k in given}
    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=err(),
        transient=True,
        disable=not err().is_terminal,
    ) as progress:
        task = progress.add_task(game, total=games)
        try:
            report = run_fuzzer(
                game,
                games=games,
                seed=seed,
                seats=seats,
                options=options,
                workers=worker_count(workers),
                folder=folder,
                components=read_components(game, components),
                progress=lambda done, _all: progress.update(task, completed=done),
            )
        except KeyboardInterrupt:
            err().print(words.text("cli-interrupted"))
            raise typer.Exit(130) from None
    _print(report, words)
    if not report.ok:
        raise typer.Exit(1)


def _print(report: Report, words: Words) -> None:
    console = out()
    counts = report.counts
    console.print(
        words.text(
            "cli-fuzz-played",
            games=counts.games,
            finished=counts.finished,
            endless=report.endless,
        ),
        soft_wrap=True,
    )
    console.print(
        words.text(
            "cli-fuzz-checked",
            states=counts.states,
            actions=counts.actions,
            secrecy=counts.secrecy_checks,
            undos=counts.undos,
        ),
        soft_wrap=True,
    )
    console.print(
        words.text(
            "cli-fuzz-found",
            dead_ends=report.dead_ends,
            broken_laws=report.broken_laws,
            exceptions=report.exceptions,
        ),
        soft_wrap=True,
    )
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
