"""Any view, read out field by field."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from contrada.core.game import Game
from contrada.words import Words


def draw(
    game: Game[Any], view: Any, _seat: int, words: Words, names: Sequence[str]
) -> RenderableType:
    """A panel with every field of the view."""
    lines = _lines(game.spec.id, msgspec.to_builtins(view), words, names)
    return Panel(Group(*[Text(line) for line in lines]), title=game.spec.title, title_align="left")


def _lines(
    game_id: str, value: Any, words: Words, names: Sequence[str], indent: str = ""
) -> list[str]:
    """The fields of an object, one per line, objects inside it indented below their name."""
    found: list[str] = []
    for key, item in value.items():
        name = key.replace("_", " ")
        short = _short(game_id, item, words, names)
        if short is not None:
            found.append(f"{indent}{name}: {short}")
        elif isinstance(item, Mapping):
            found.append(f"{indent}{name}:")
            found += _lines(game_id, item, words, names, indent + "  ")
        else:
            for number, part in enumerate(item):
                told = _short(game_id, part, words, names)
                found.append(f"{indent}{name} {number}:{'' if told is None else f' {told}'}")
                if told is None:
                    inner = part if isinstance(part, Mapping) else dict(enumerate(part))
                    fields = {str(k): v for k, v in inner.items() if k != "is"}
                    found += _lines(game_id, fields, words, names, indent + "  ")
    return found


def _short(game_id: str, value: Any, words: Words, names: Sequence[str]) -> str | None:
    """A value that fits into a line, or None."""
    if isinstance(value, Mapping):
        tag = value.get("is")
        if tag == "seat" or (tag and words.has(f"{game_id}-{tag}".replace("_", "-"))):
            return str(words.value(game_id, value, names))
        return None
    if isinstance(value, list):
        parts = [_short(game_id, item, words, names) for item in value]
        told = [part for part in parts if part is not None]
        return ", ".join(told) or "–" if len(told) == len(parts) else None
    return str(words.value(game_id, value, names))
