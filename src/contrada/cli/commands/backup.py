"""`contrada backup` and `contrada restore`: a server's database as one file."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from contrada.cli.commands.data import DataOpt, settings_for


def backup(
    file: Annotated[Path, typer.Argument(help="The file to write.")],
    data: DataOpt = None,
    force: Annotated[bool, typer.Option("--force", help="Replace an existing file.")] = False,
) -> None:
    """Write a server's database to a file; works while the server runs."""
    # Imported here: the other commands start faster without the server's libraries.
    from contrada.server.archive.backup import back_up
    from contrada.server.archive.tables import open_any_version

    store = open_any_version(settings_for(data))
    try:
        rows = back_up(store.engine, file, force=force)
    finally:
        store.close()
    typer.echo(f"{file}: {rows} rows. It contains secrets: protect it like the server.")


def restore(
    file: Annotated[Path, typer.Argument(help="A file that `contrada backup` wrote.")],
    data: DataOpt = None,
) -> None:
    """Fill an empty database from a backup, SQLite or PostgreSQL."""
    from contrada.server.archive.restore import restore as restore_into

    rows = restore_into(settings_for(data), file)
    typer.echo(f"{rows} rows restored. Start the server with `contrada serve`.")
