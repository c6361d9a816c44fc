"""`contrada export` and `contrada import`: tables of a server as match files."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from contrada.cli.common import FileArg, LangOpt, out, words_for
from contrada.cli.saving import check_writable, write_atomically
from contrada.core.errors import BadMatchFile, ContradaError

if TYPE_CHECKING:
    from contrada.server.settings import Settings

DataOpt = Annotated[
    Path | None, typer.Option("--data", help="The folder of the server's database.")
]
TableArg = Annotated[str, typer.Argument(help="The table's id: the last part of its link.")]


def settings_for(data: Path | None) -> Settings:
    """The settings for the selected database; a folder overrides CONTRADA_DATABASE_URL."""
    from contrada.server.settings import read_settings

    environment = dict(os.environ)
    if data is not None:
        environment.pop("CONTRADA_DATABASE_URL", None)
    return read_settings(environment, data=str(data) if data is not None else None)


def export(
    table: TableArg,
    data: DataOpt = None,
    file: Annotated[
        Path | None, typer.Option("--out", help="The file to write; by default stdout.")
    ] = None,
) -> None:
    """Write a table's match file, which contains the seed; works while the server runs."""
    # Imported here: the other commands start faster without the server's libraries.
    from contrada.server.archive.tables import export as export_from
    from contrada.server.archive.tables import open_reading

    if file is not None:
        check_writable(file)
    store = open_reading(settings_for(data))
    try:
        text = export_from(store, table)
    finally:
        store.close()
    if file is None:
        typer.echo(text.decode(), nl=False)
    else:
        write_atomically(file, text)


def import_(file: FileArg, data: DataOpt = None, lang: LangOpt = None) -> None:
    """Create a table from a match file that passes the audit; works while the server runs."""
    from contrada.server.archive.tables import import_match, open_writing
    from contrada.server.bots.registered import register_operator_bots

    words = words_for(lang)
    try:
        text = file.read_bytes()
    except OSError as error:
        raise BadMatchFile(f"{file} cannot be read: {error.strerror}.") from None
    settings = settings_for(data)
    register_operator_bots(settings.bots)
    store = open_writing(settings)
    try:
        made = import_match(store, text)
    except ContradaError as error:
        raise BadMatchFile(f"{file}: {error}") from None
    finally:
        store.close()
    console = out()
    console.print(words.text("cli-imported", table=made.id), soft_wrap=True)
    for secret in made.secrets:
        seat = int(secret.split(".")[0])
        console.print(words.text("cli-seat-link", seat=seat, secret=secret), soft_wrap=True)
