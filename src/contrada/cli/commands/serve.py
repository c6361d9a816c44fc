"""`contrada serve`: runs the server."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Annotated

import typer

from contrada.cli.browser import at_terminal, open_in_background, should_open


def serve(
    host: Annotated[str | None, typer.Option("--host", help="The address to listen at.")] = None,
    port: Annotated[
        int | None, typer.Option("--port", help="The port; 0 chooses a free one.")
    ] = None,
    data: Annotated[
        Path | None, typer.Option("--data", help="The folder for the database.")
    ] = None,
    workers: Annotated[
        int | None, typer.Option("--workers", help="Server processes; PostgreSQL only.")
    ] = None,
    components: Annotated[
        Path | None,
        typer.Option("--components", help="A folder of GAME.toml files with your own components."),
    ] = None,
    lan: Annotated[
        bool, typer.Option("--lan", help="Accept players in this network; prints a QR code.")
    ] = False,
    no_open: Annotated[
        bool, typer.Option("--no-open", help="Do not open the page in the browser.")
    ] = False,
) -> None:
    """Serve tables over HTTP and WebSocket until Ctrl-C."""
    # Imported here: the other commands start faster without the server's libraries.
    from contrada.server.bots.registered import register_operator_bots
    from contrada.server.run import serve as run
    from contrada.server.runtime.operator_boxes import read_boxes
    from contrada.server.settings import read_settings

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
    read_boxes(settings.components)  # reports invalid components before the server starts
    register_operator_bots(settings.bots)
    service = lan or settings.workers > 1 or bool(settings.public_url)
    opens = not (no_open or service) and should_open(
        os.environ, sys.platform, terminal=at_terminal()
    )
    run(settings, lan=lan, on_listening=open_in_background if opens else None)
