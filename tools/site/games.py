"""Pages of the games: rules for players, the box, and a reference of actions, view and prompts."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final

import msgspec
from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import serialize_pattern
from msgspec import inspect

import contrada.games  # noqa: F401  # registers the games
from contrada.boxes.content import box_of
from contrada.boxes.shipped import published
from contrada.cli.decision.amounts import filled, listed
from contrada.cli.decision.rules import sections
from contrada.core.box import BoxTable
from contrada.core.game import CHANCE, Game
from contrada.core.registry import GameEntry, make_game
from contrada.core.resources import rulings
from contrada.words import Words, catalogue_files
from tools.rulings import ABOUT, told
from tools.typescript import Writer

SOURCES: Final = {
    "rulebook": "from the rulebook",
    "example": "from an example in the rulebook",
    "first-edition": "from the first edition",
    "reconstructed": "reconstructed",
}
MOST_VALUES: Final = 12
"""The number of a field's values that the reference lists."""


def rules_page(entry: GameEntry) -> str:
    """The rules for players in English, with the amounts of the published box, and the rulings."""
    spec, words = entry.spec, Words("en")
    tables = box_of(spec.id, published(spec.id))
    lines = [
        f"# {spec.title}: the rules",
        "",
        f"{spec.min_seats} to {spec.max_seats} players. This is the text that the table shows in "
        "English, German and Dutch.",
        f"[What is in the box]({spec.id}-box.md) lists the components, "
        f"[the rules by id](../rules/{spec.id}.md) the tests of each rule.",
        "",
    ]
    for part in sections(entry, "en"):
        text = filled(part.text, spec.id, tables, words)
        text = text.replace(f"(/box/{spec.id})", f"({spec.id}-box.md)")
        lines += [f"## {part.title}", "", text, ""]
    lines += ["## Rulings", "", ABOUT.replace("\n", " "), ""]
    lines += [line for one in rulings(entry) for line in told(entry, one, words)]
    return "\n".join(lines) + "\n"


def box_page(entry: GameEntry) -> str:
    """Every table of the published box, its source and its pieces."""
    spec, words = entry.spec, Words("en")
    lines = [
        f"# {spec.title}: the box",
        "",
        "Each table says where its data comes from. Owners of a box can correct what is "
        "reconstructed: see [boxes](../boxes.md).",
        "",
    ]
    for table in box_of(spec.id, published(spec.id)):
        lines += _table(spec.id, table, words)
    return "\n".join(lines) + "\n"


def _table(game_id: str, table: BoxTable, words: Words) -> list[str]:
    name = f"{game_id}-box-{table.id}"
    title = words.text(name) if words.has(name) else table.id
    source = f"*{SOURCES[table.source]}*" if table.source else ""
    why = words.text(f"{name}-why") if words.has(f"{name}-why") else ""
    said = ". ".join(each for each in (source, why) if each)
    pieces = [f"- {line}" for line in listed(game_id, table, words)]
    return [f"## {title}", "", said, "", *pieces, ""]


def reference_page(entry: GameEntry) -> str:
    """The options, actions, chance outcomes, view and prompts of a game."""
    spec = entry.spec
    game = make_game(spec.id)
    lines = [
        f"# {spec.title}: reference",
        "",
        f"Id `{spec.id}`, rules version {spec.rules_version}, {spec.min_seats} to "
        f"{spec.max_seats} players, {spec.num_actions} actions, {spec.num_chance} chance outcomes.",
        "",
        "## Options",
        "",
        "| option | values, the default first |",
        "|---|---|",
    ]
    for option in spec.options:
        values = ", ".join(f"`{str(value).lower()}`" for value in option.values)
        lines.append(f"| `{option.name}` | {values} |")
    lines += ["", "## Actions", "", *_verbs(game, 0, spec.num_actions)]
    lines += ["", "## Chance outcomes", "", *_verbs(game, CHANCE, spec.num_chance)]
    lines += ["", "## Prompts", "", *_prompts(spec.id)]
    if entry.view is not None:
        lines += ["", "## View", "", *_view(entry.view)]
    return "\n".join(lines) + "\n"


def _verbs(game: Game[Any], actor: int, number: int) -> Iterator[str]:
    """Every verb with the number of its first action, its fields and their values."""
    first: dict[str, int] = {}
    fields: dict[str, dict[str, dict[bytes, Any]]] = {}
    for action in range(number):
        form = game.encode(actor, action)
        verb = str(form["do"])
        first.setdefault(verb, action)
        for name, value in form.items():
            if name != "do":
                seen = fields.setdefault(verb, {}).setdefault(name, {})
                seen.setdefault(msgspec.json.encode(value), value)
    yield "| verb | first number | fields and their values |"
    yield "|---|---|---|"
    for verb, base in first.items():
        said = [
            f"`{name}`: {_values(list(values.values()))}"
            for name, values in fields.get(verb, {}).items()
        ]
        yield f"| `{verb}` | {base} | {'; '.join(said) or 'none'} |"


def _values(values: list[Any]) -> str:
    if all(isinstance(value, int) for value in values) and len(values) > 2:
        return f"{min(values)} to {max(values)}"
    shown = [_shown(value) for value in values[:MOST_VALUES]]
    more = len(values) - len(shown)
    return ", ".join(shown) + (f" and {more} more" if more else "")


def _shown(value: Any) -> str:
    if not isinstance(value, dict):
        return f"`{str(value).lower() if isinstance(value, bool) else value}`"
    parts = [f"{key} {part}" for key, part in value.items() if key != "is"]
    return f"`{' '.join([str(value.get('is', '')), ', '.join(parts)]).strip()}`"


def _prompts(game_id: str) -> Iterator[str]:
    yield "| id | English text |"
    yield "|---|---|"
    for file in catalogue_files("en"):
        for message in FluentParser().parse(file.read_text("utf-8")).body:
            if not isinstance(message, ast.Message) or message.value is None:
                continue
            if message.id.name.startswith(f"{game_id}-prompt-"):
                text = re.sub(r"\s+", " ", serialize_pattern(message.value)).strip()
                yield f"| `{message.id.name}` | `` {text.replace('|', chr(92) + '|')} `` |"


def _view(kind: type) -> Iterator[str]:
    yield "What the browser and bots receive, as TypeScript types."
    yield ""
    yield "```ts"
    writer = Writer()
    writer.name(inspect.type_info(kind))
    yield from "\n".join(writer.declared.values()).splitlines()
    yield "```"
