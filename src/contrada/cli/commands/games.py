"""`contrada games`: lists the games."""

from __future__ import annotations

from typing import Any

from rich.table import Table

from contrada.boxes.content import sources
from contrada.boxes.shipped import published, shipped_files
from contrada.cli.common import JsonOpt, LangOpt, out, print_json, words_for
from contrada.core.box import SOURCES
from contrada.core.registry import entry_of, game_ids
from contrada.words import Words


def _marks(game_id: str, words: Words) -> list[str]:
    """The component tables of a game by their source."""
    marked = sources(published(game_id))
    lines = []
    for source in SOURCES:
        tables = [path for path, mark in marked.items() if mark == source]
        if tables:
            lines.append(f"{words.text(f'cli-box-source-{source}')}: {', '.join(tables)}")
    return lines


def games(as_json: JsonOpt = False, lang: LangOpt = None) -> None:
    """List the games with their player counts, options, and where their components come from."""
    specs = [entry_of(game_id).spec for game_id in game_ids()]
    if as_json:
        listed: list[dict[str, Any]] = [
            {
                "id": spec.id,
                "title": spec.title,
                "min_seats": spec.min_seats,
                "max_seats": spec.max_seats,
                "options": {option.name: list(option.values) for option in spec.options},
                "rules_version": spec.rules_version,
                "reconstructed": list(spec.reconstructed),
                "tables": sources(published(spec.id)),
                "boxes": list(shipped_files(spec.id)),
            }
            for spec in specs
        ]
        print_json({"games": listed})
        return
    words = words_for(lang)
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for column in ("id", "title", "seats", "options", "box"):
        table.add_column(words.text(f"cli-games-{column}"), overflow="fold")
    for spec in specs:
        options = [
            f"{option.name}: {', '.join(str(value) for value in option.values)}"
            for option in spec.options
        ]
        table.add_row(
            spec.id,
            words.title(spec.id, spec.title),
            f"{spec.min_seats}–{spec.max_seats}",
            "\n".join(options) or "–",
            "\n".join(_marks(spec.id, words)) or "–",
        )
    out().print(table)
