"""Any view at the terminal: its fields by their labels, without knowing the game.

The browser's generic board follows the same conventions (docs/adding-a-game.md): the message
`<game>-view-<field>` is the label of a field, `<game>-view-<field>-<word>` says a word in it, the
items of `players` or `seats` have the players' names, and what the prompt tells is left out.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from contrada.core.game import Game
from contrada.words import Words

TOLD: Final = frozenset({"phase", "stage", "turn", "to_move", "version"})
"""Fields that the prompt tells in words."""
BY_SEAT: Final = frozenset({"players", "seats"})


def draw(
    game: Game[Any], view: Any, _seat: int, words: Words, names: Sequence[str]
) -> RenderableType:
    """A panel with every field of the view that says something."""
    reader = _Reader(game.spec.id, words, names)
    lines = reader.lines(msgspec.to_builtins(view))
    title = words.title(game.spec.id, game.spec.title)
    return Panel(Group(*[Text(line) for line in lines]), title=title, title_align="left")


class _Reader:
    """Puts the parts of one view into words."""

    def __init__(self, game_id: str, words: Words, names: Sequence[str]) -> None:
        self.game_id = game_id
        self.words = words
        self.names = names

    def lines(self, fields: Mapping[str, Any], indent: str = "") -> list[str]:
        """The fields of an object, one per line; objects inside it are indented below a label."""
        found: list[str] = []
        for key, item in fields.items():
            if key in ("is", *TOLD) or item is None or item is False or item in ([], {}):
                continue
            label = self.label(key)
            short = self.short(key, item)
            if item is True:
                found.append(f"{indent}{label}")
            elif short is not None:
                found.append(f"{indent}{label}: {short}")
            elif isinstance(item, Mapping):
                found += [f"{indent}{label}:", *self.lines(item, indent + "  ")]
            else:
                found += self._items(key, label, item, indent)
        return found

    def _items(self, key: str, label: str, items: Sequence[Any], indent: str) -> list[str]:
        """A list that does not fit into a line: each item below its number, or its player."""
        found: list[str] = []
        seats = key in BY_SEAT and len(items) == len(self.names)
        for number, part in enumerate(items):
            head = self.names[number] if seats else f"{label} {number + 1}"
            told = self.short(key, part)
            found.append(f"{indent}{head}:{'' if told is None else f' {told}'}")
            if told is None:
                inner = (
                    part if isinstance(part, Mapping) else {str(i): v for i, v in enumerate(part)}
                )
                found += self.lines(inner, indent + "  ")
        return found

    def label(self, field: str) -> str:
        """The name of a field in the reader's language, else the field's own."""
        for message in (f"{self.game_id}-view-{field}", f"web-view-{field}"):
            if self.words.has(message.replace("_", "-")):
                return self.words.text(message.replace("_", "-"))
        return field.replace("_", " ")

    def short(self, field: str, value: Any) -> str | None:
        """A value that fits into a line, or None."""
        if isinstance(value, Mapping):
            return self._short_object(field, value)
        if isinstance(value, list):
            parts = [self.short(field, item) for item in value]
            told = [part for part in parts if part is not None]
            return ", ".join(told) or "–" if len(told) == len(parts) else None
        if isinstance(value, str):
            message = f"{self.game_id}-view-{field}-{value}".lower().replace("_", "-")
            return self.words.text(message) if self.words.has(message) else value
        return str(self.words.value(self.game_id, value, self.names))

    def _short_object(self, field: str, value: Mapping[str, Any]) -> str | None:
        """A piece in its words, or a word with a number such as `{"fruit": "fig", "bonus": 3}`."""
        tag = value.get("is")
        if tag == "seat" or (tag and self.words.has(f"{self.game_id}-{tag}".replace("_", "-"))):
            return str(self.words.value(self.game_id, value, self.names))
        if [type(item) for item in value.values()] == [str, int]:
            word, number = value.values()
            return f"{self.short(field, word)} {number}"
        return None
