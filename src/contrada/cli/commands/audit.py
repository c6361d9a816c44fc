"""`contrada audit`: checks that a match file or a table follows from its seed and the rules."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from contrada.cli.commands.data import DataOpt, settings_for
from contrada.cli.common import LangOpt, names_for, out, read_match, say, words_for
from contrada.cli.telling import result_lines
from contrada.core.match import Match

WhatArg = Annotated[str, typer.Argument(help="A match file, or a table's id.")]


def audit(what: WhatArg, data: DataOpt = None, lang: LangOpt = None) -> None:
    """Re-derive a match from its seed and its players' actions, and print the verdict."""
    words = words_for(lang)
    match, show_seed = _match(what, data)
    names = names_for(match.seats)
    title = words.title(match.game.spec.id, match.game.spec.title)
    lines = [
        words.text("cli-audit-sound", plies=match.ply),
        words.text("cli-game", title=title, seats=match.seats),
        words.text("cli-commitment", commitment=match.commitment),
    ]
    if match.roots:
        lines.append(words.text("cli-audit-fork", ply=match.own_from))
    if show_seed:
        lines.append(words.text("cli-seed", seed=match._seed.hex()))
    console = out()
    if match.over or not show_seed:  # a table may end before its game does
        lines += result_lines(match, words, names)
    for line in lines:
        say(console, line)


def _match(what: str, data: Path | None) -> tuple[Match, bool]:
    """Load and audit the match of a file or a table; also returns whether its seed may be shown."""
    path = Path(what)
    if data is None and (path.exists() or path.suffix or path.name != what):
        match, _ = read_match(path)
        return match, match.over
    # Imported here: the other commands start faster without the server's libraries.
    from contrada.server.archive.tables import begun, open_reading, read_table

    store = open_reading(settings_for(data))
    try:
        table = read_table(store, what)
    finally:
        store.close()
    match = begun(table)
    match.audit()
    return match, table.data.phase == "over"
