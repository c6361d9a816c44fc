"""`contrada backup`, `contrada restore` and `contrada prune`: a server's database as a whole."""

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


def prune(
    data: DataOpt = None,
    days: Annotated[
        float | None,
        typer.Option("--days", min=0.0, help="Delete games finished longer ago; 0 deletes none."),
    ] = None,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only count; change nothing.")] = False,
) -> None:
    """Delete games that finished long ago, and pack the logs of the others."""
    # Imported here: the other commands start faster without the server's libraries.
    from contrada.server.archive.packer import count_unpacked, pack_all
    from contrada.server.archive.pruning import DAY_MS, prunable
    from contrada.server.archive.pruning import prune as delete_finished
    from contrada.server.archive.tables import open_reading
    from contrada.server.common.server_clock import now_ms

    settings = settings_for(data)
    kept = settings.finished_days if days is None else days
    before = now_ms() - int(kept * DAY_MS) if kept else 0
    store = open_reading(settings)
    try:
        if dry_run:
            old, large = prunable(store, before), count_unpacked(store)
            typer.echo(f"{old} finished tables would be deleted, {large} logs would be packed.")
            return
        old = delete_finished(store, before) if before else 0
        typer.echo(f"{old} finished tables deleted, {pack_all(store)} logs packed.")
    finally:
        store.close()
