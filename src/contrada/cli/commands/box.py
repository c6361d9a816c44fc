"""`contrada box`: shows what is in a game's box, or checks a box."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table

from contrada.boxes.content import ENTRY, box_of
from contrada.boxes.difference import Change, differences
from contrada.boxes.shipped import published, published_toml
from contrada.boxes.toml_files import write_toml
from contrada.cli.common import (
    ComponentsOpt,
    GameArg,
    JsonOpt,
    LangOpt,
    out,
    print_json,
    read_components,
    words_for,
)
from contrada.core.box import BoxRow
from contrada.core.messages import Json
from contrada.core.registry import entry_of
from contrada.words import Words


def box(
    game: GameArg,
    components: ComponentsOpt = None,
    check: Annotated[
        Path | None, typer.Option("--check", help="Only check this TOML file, and name its error.")
    ] = None,
    toml: Annotated[
        bool, typer.Option("--toml", help="Print the box as a TOML file, to correct it.")
    ] = False,
    as_json: JsonOpt = False,
    lang: LangOpt = None,
) -> None:
    """Show every table of a game's box, where its data comes from, and what was corrected."""
    entry_of(game)
    words = words_for(lang)
    if check is not None:
        read_components(game, check, lang)
        out().print(words.text("cli-box-good", file=str(check)))
        return
    given = read_components(game, components, lang)
    shown = published(game) if given is None else given
    if toml:
        typer.echo(published_toml(game) if given is None else write_toml(given), nl=False)
        return
    tables = box_of(game, shown)
    changes = differences(published(game), shown)
    if as_json:
        print_json({"game": game, "tables": tables, "changes": changes})
        return
    screen = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for column in ("table", "source", "pieces"):
        screen.add_column(words.text(f"cli-box-{column}"), overflow="fold")
    for table in tables:
        title = _title(words, game, table.id)
        source = words.text(f"cli-box-source-{table.source}") if table.source else ""
        screen.add_row(title, source, "\n".join(_row(words, game, row) for row in table.rows))
    out().print(screen)
    if given is not None:
        _print_changes(words, changes)


def _title(words: Words, game: str, table: str) -> str:
    name = f"{game}-box-{table}"
    return words.text(name) if words.has(name) else table


def _row(words: Words, game: str, row: BoxRow) -> str:
    if row.piece.get("is") == ENTRY:
        return f"{row.piece['key']}: {row.piece['value']}"
    return f"{row.count} × {words.value(game, row.piece, [])}"


def _print_changes(words: Words, changes: list[Change]) -> None:
    out().print()
    out().print(words.text("cli-box-differs" if changes else "cli-box-same"))
    for change in changes:
        before, after = _text(words, change.before), _text(words, change.after)
        out().print(
            f"  {change.at}: {words.text('cli-box-before')} {before}, "
            f"{words.text('cli-box-after')} {after}"
        )


def _text(words: Words, value: Any) -> str:
    if value is None or value == []:
        return words.text("cli-box-nothing")
    if isinstance(value, list):
        return ", ".join(_text(words, item) for item in value)
    if isinstance(value, dict):
        return _fields(words, value)
    return str(value)


def _fields(words: Words, value: Json) -> str:
    return " ".join(f"{key} {_text(words, inner)}" for key, inner in value.items())
