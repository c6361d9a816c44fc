"""`contrada games`: lists the games."""

from __future__ import annotations

from typing import Any

from rich.table import Table

from contrada.cli.common import JsonOpt, LangOpt, out, print_json, words_for
from contrada.core.registry import entry_of, game_ids


def games(as_json: JsonOpt = False, lang: LangOpt = None) -> None:
    """List the games with their player counts, options and reconstructed components."""
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
            }
            for spec in specs
        ]
        print_json({"games": listed})
        return
    words = words_for(lang)
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for column in ("id", "title", "seats", "options", "reconstructed"):
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
            ", ".join(spec.reconstructed) or "–",
        )
    out().print(table)
