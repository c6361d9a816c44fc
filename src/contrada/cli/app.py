"""The Typer application with all commands."""

from __future__ import annotations

from typing import Annotated

import typer

import contrada
import contrada.games  # registers the games
from contrada.cli.analysis import command as analysis
from contrada.cli.commands import (
    admin,
    audit,
    box,
    data,
    database,
    games,
    new_game,
    play,
    replay,
    serve,
)
from contrada.cli.experiments import arena, bench, fuzz, simulate, tables, train
from contrada.cli.network import bot
from contrada.cli.puzzles import command as puzzles
from contrada.games.discovery import problems

app = typer.Typer(
    name="contrada",
    help="Play, simulate, measure and audit Italian building games.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    add_completion=False,
    rich_markup_mode=None,
)


def version_line() -> str:
    """The version and the build; for an interpreted build also the reason."""
    return f"contrada {contrada.__version__} ({contrada.build_note()})"


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(version_line())
        raise typer.Exit


@app.callback()
def _contrada(
    context: typer.Context,
    _version_wanted: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Print the version.")
    ] = False,
) -> None:
    """Play, simulate, measure and audit Italian building games."""
    if context.invoked_subcommand != "serve":  # the server logs them
        for problem in problems():
            typer.echo(f"contrada: warning: {problem}", err=True)


app.command("play")(play.play)
app.command("games")(games.games)
app.command("box")(box.box)
app.command("simulate")(simulate.simulate)
app.command("arena")(arena.arena)
app.command("dataset")(tables.dataset)
app.command("tune")(tables.tune_bot)
app.command("bench")(bench.bench)
app.command("replay")(replay.replay)
app.command("audit")(audit.audit)
app.command("analyse")(analysis.analyse)
app.add_typer(puzzles.app, name="puzzles")
app.command("fuzz")(fuzz.fuzz)
app.command("train")(train.train)
app.command("serve")(serve.serve)
app.command("bot")(bot.bot)
app.command("export")(data.export)
app.command("import")(data.import_)
app.command("backup")(database.backup)
app.command("restore")(database.restore)
app.command("prune")(database.prune)
app.add_typer(admin.app, name="admin")
app.command("new-game")(new_game.new_game)
