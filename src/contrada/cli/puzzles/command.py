"""`contrada puzzles mine` and `contrada puzzles check`."""

from __future__ import annotations

import shlex
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

import typer

from contrada.analysis.puzzles.collection import check as check_puzzle
from contrada.analysis.puzzles.collection import encode, puzzle_files, read
from contrada.analysis.puzzles.mining import Settings, collection_of
from contrada.analysis.puzzles.mining import mine as mine_puzzles
from contrada.cli.common import (
    GameArg,
    LangOpt,
    OptionOpt,
    SeedOpt,
    WorkersOpt,
    err,
    out,
    read_options,
    words_for,
    worker_count,
)
from contrada.cli.progress import progress_bar
from contrada.cli.saving import check_writable, write_atomically
from contrada.core.registry import entry_of

app = typer.Typer(
    help="Find positions with one best move, and check the shipped ones.",
    no_args_is_help=True,
    rich_markup_mode=None,
)


@app.command("mine")
def mine(
    game: GameArg,
    puzzles: Annotated[
        int, typer.Option("--puzzles", min=1, max=1000, help="The number of puzzles to find.")
    ] = 30,
    games: Annotated[
        int, typer.Option("--games", min=1, help="The most games that are searched.")
    ] = 400,
    seats: Annotated[int, typer.Option("--seats", help="Number of players.")] = 2,
    option: OptionOpt = None,
    seed: SeedOpt = 1,
    file: Annotated[
        Path | None,
        typer.Option("--out", help="The file to write; by default puzzles-GAME.json."),
    ] = None,
    workers: WorkersOpt = None,
    lang: LangOpt = None,
) -> None:
    """Find positions in games of bots where one option stands out and the first look is wrong.

    Searched games are kept in FILE.games; the same command goes on from there, also for more
    puzzles.
    """
    words = words_for(lang)
    spec = entry_of(game).spec
    spec.check_seats(seats)
    options = read_options(game, option)
    target = file or Path(f"puzzles-{game}.json")
    kept = target.with_name(target.name + ".games")
    for path in (target, kept):
        check_writable(path)
    settings = Settings(game, options, seats, seed)
    try:
        with progress_bar(words.text("cli-puzzles-progress"), puzzles) as bar:
            found, searched = mine_puzzles(
                settings,
                puzzles,
                workers=worker_count(workers),
                resume=kept,
                progress=lambda done, of, _games: bar.of(done, of),
                most_games=games,
            )
    except KeyboardInterrupt:
        err().print(words.text("cli-puzzles-interrupted"), soft_wrap=True)
        raise typer.Exit(130) from None
    command = _command(game, puzzles, seats, option, seed)
    date = f"{datetime.now(UTC):%Y-%m-%d}"
    write_atomically(target, encode(collection_of(settings, found, searched, command, date)))
    out().print(
        words.text("cli-puzzles-wrote", count=len(found), games=searched, file=str(target)),
        soft_wrap=True,
    )
    if len(found) < puzzles:
        raise typer.Exit(1)


@app.command("check")
def check(
    game: GameArg,
    lang: LangOpt = None,
) -> None:
    """Check a game's shipped puzzles by the rules: positions, options, rules version."""
    words = words_for(lang)
    for path in puzzle_files(entry_of(game)):
        collection = read(path)
        for puzzle in collection.puzzles:
            check_puzzle(collection, puzzle)
        count = len(collection.puzzles)
        out().print(words.text("cli-puzzles-checked", count=count, file=path.name), soft_wrap=True)


def _command(game: str, puzzles: int, seats: int, option: list[str] | None, seed: int) -> str:
    """The command that finds the same puzzles."""
    words = ["contrada", "puzzles", "mine", game, "--puzzles", str(puzzles)]
    words += ["--seats", str(seats), "--seed", str(seed)]
    for text in option or []:
        words += ["--option", text]
    return shlex.join(words)
