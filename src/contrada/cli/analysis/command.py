"""`contrada analyse`: where a finished match was won and lost, and how much of it was luck."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from contrada.analysis.results import Depth, to_json
from contrada.analysis.run import analyse as run_analysis
from contrada.analysis.run import default_resume
from contrada.cli.analysis.page import page
from contrada.cli.analysis.story import Story
from contrada.cli.analysis.terminal import print_report
from contrada.cli.common import (
    FileArg,
    LangOpt,
    WorkersOpt,
    err,
    names_for,
    out,
    read_match,
    words_for,
    worker_count,
)
from contrada.cli.progress import progress_bar
from contrada.cli.saving import CannotSave, check_writable, write_atomically


def analyse(
    file: FileArg,
    depth: Annotated[
        str, typer.Option("--depth", help="Effort: quick, normal or deep.")
    ] = "normal",
    seat: Annotated[
        int | None, typer.Option("--seat", min=0, help="Judge the decisions of one seat only.")
    ] = None,
    seed: Annotated[int, typer.Option("--seed", help="Seed of the sampled worlds.")] = 0,
    data: Annotated[
        Path | None, typer.Option("--json", help="Write the result as JSON to this file.")
    ] = None,
    html: Annotated[
        Path | None, typer.Option("--html", help="Write the report as a page to this file.")
    ] = None,
    workers: WorkersOpt = None,
    lang: LangOpt = None,
) -> None:
    """Judge every decision of a finished match, measure its luck, and print a report.

    An interrupted analysis goes on where it stopped when the same command is given again.
    """
    words = words_for(lang)
    match, _ = read_match(file)
    for target in (data, html):
        if target is not None:
            check_writable(target)
    chosen: Depth = depth  # type: ignore[assignment]  # `Analyser` refuses any other
    resume = _resumable(default_resume(match, depth, seed))
    try:
        with progress_bar(words.text("cli-analysis-progress"), 1) as bar:
            found = run_analysis(
                match,
                chosen,
                seat=seat,
                seed=seed,
                workers=worker_count(workers),
                progress=bar.of,
                resume=resume,
            )
    except KeyboardInterrupt:
        err().print(words.text("cli-analysis-interrupted"), soft_wrap=True)
        raise typer.Exit(130) from None
    story = Story(match, found, words, names_for(match.seats))
    if data is not None:
        write_atomically(data, to_json(found) + b"\n")
    if html is not None:
        write_atomically(html, page(story).encode())
    print_report(story, out())
    for target in (data, html):
        if target is not None:
            err().print(words.text("cli-arena-wrote", file=str(target)), soft_wrap=True)


def _resumable(path: Path) -> Path | None:
    """The file of an interrupted run; None where the cache folder cannot be written."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        check_writable(path)
    except (OSError, CannotSave):
        return None
    return path
