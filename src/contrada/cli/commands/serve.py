"""`contrada serve`: tables for the browser."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer


def serve(
    host: Annotated[str | None, typer.Option("--host", help="The address to listen at.")] = None,
    port: Annotated[
        int | None, typer.Option("--port", help="The port; 0 takes a free one.")
    ] = None,
    data: Annotated[
        Path | None, typer.Option("--data", help="The folder for the database.")
    ] = None,
    workers: Annotated[
        int | None, typer.Option("--workers", help="Server processes; PostgreSQL only.")
    ] = None,
    components: Annotated[
        Path | None,
        typer.Option("--components", help="A folder with GAME.toml files: your own boxes."),
    ] = None,
    lan: Annotated[
        bool, typer.Option("--lan", help="Let others in this network play; prints a QR code.")
    ] = False,
) -> None:
    """Serve tables over HTTP and WebSocket until Ctrl-C."""
    # The other commands start faster without the server's libraries.
    from contrada.server.bots.registered import register_operator_bots
    from contrada.server.run import serve as run
    from contrada.server.settings import read_settings
    from contrada.server.tables.boxes import read_boxes

    if lan and host is None:
        host = "0.0.0.0"
    settings = read_settings(
        os.environ,
        host=host,
        port=port,
        data=str(data) if data else None,
        workers=workers,
        components=str(components) if components else None,
    )
    read_boxes(settings.components)  # a wrong box is said before anything is begun
    register_operator_bots(settings.bots)
    run(settings, lan=lan)
