"""Generates the TypeScript types of all messages to the browser from the Python definitions.

python -m tools.typescript            write web/src/gen
python -m tools.typescript --check    list stale files and fail
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any, get_type_hints

import msgspec
from msgspec import inspect

import contrada.games  # registers the games
import contrada.server.app  # noqa: F401  # registers the routes with their types
from contrada.core.registry import entry_of, game_ids, make_game
from contrada.server.http.openapi import types
from contrada.server.tables import messages

GEN = Path(__file__).parent.parent / "web" / "src" / "gen"
HEADING = "// Made by tools/typescript.py from the Python definitions; not to be edited by hand.\n"


class Writer:
    """One file of types, which declares all types it refers to."""

    def __init__(self) -> None:
        self.declared: dict[str, str] = {}
        self._names: dict[Any, str] = {}

    def name(self, kind: Any) -> str:
        """The TypeScript type of a msgspec type."""
        if isinstance(kind, inspect.StructType):
            return self._struct(kind)
        if isinstance(kind, inspect.UnionType):
            return " | ".join(dict.fromkeys(self.name(one) for one in kind.types))
        if isinstance(kind, (inspect.ListType, inspect.VarTupleType, inspect.SetType)):
            item = self.name(kind.item_type)
            return f"({item})[]" if " | " in item else f"{item}[]"
        if isinstance(kind, inspect.TupleType):
            return f"[{', '.join(self.name(item) for item in kind.item_types)}]"
        if isinstance(kind, inspect.DictType):
            return f"{{ [key: string]: {self.name(kind.value_type)} }}"
        if isinstance(kind, inspect.LiteralType):
            return " | ".join(msgspec.json.encode(value).decode() for value in kind.values)
        if isinstance(kind, inspect.Metadata):
            return self.name(kind.type)
        plain: dict[type, str] = {
            inspect.StrType: "string",
            inspect.IntType: "number",
            inspect.FloatType: "number",
            inspect.BoolType: "boolean",
            inspect.NoneType: "null",
            inspect.AnyType: "any",
        }
        return plain[type(kind)]

    def _struct(self, kind: inspect.StructType) -> str:
        known = self._names.get(kind.cls)
        if known is not None:
            return known
        name = kind.cls.__name__
        if name in self.declared:
            raise SystemExit(f"two types are called {name}: {kind.cls.__module__}")
        self._names[kind.cls] = name
        self.declared[name] = ""
        hints = get_type_hints(kind.cls)
        lines = [f"  {kind.tag_field}: {kind.tag!r};".replace("'", '"')] if kind.tag_field else []
        omitted = kind.cls.__struct_config__.omit_defaults
        for field in kind.fields:
            assert field.name in hints
            optional = "?" if omitted and not field.required else ""
            lines.append(f"  {field.encode_name}{optional}: {self.name(field.type)};")
        doc = (kind.cls.__doc__ or "").strip().splitlines()
        heading = f"/** {doc[0]} */\n" if doc else ""
        self.declared[name] = f"{heading}export type {name} = {{\n" + "\n".join(lines) + "\n};\n"
        return name

    def text(self, more: Iterable[str] = ()) -> str:
        """The whole file."""
        return "\n".join([HEADING, *self.declared.values(), *more])


def of_value(values: Iterable[Any]) -> str:
    """The type of a field, derived from its possible values."""
    kinds: dict[str, None] = {}
    for value in values:
        if isinstance(value, bool):
            kinds["boolean"] = None
        elif isinstance(value, (int, float)):
            kinds["number"] = None
        elif isinstance(value, str):
            kinds[f'"{value}"'] = None
        elif value is None:
            kinds["null"] = None
        elif isinstance(value, list):
            kinds[f"({of_value(value) or 'never'})[]"] = None
        else:
            fields = "; ".join(
                f"{key}: {'string' if isinstance(item, str) and key != 'is' else of_value([item])}"
                for key, item in value.items()
            )
            kinds[f"{{ {fields} }}"] = None
    return " | ".join(kinds) if len(kinds) <= 24 else "string"


def forms(game_id: str) -> str:
    """A union of the JSON forms of all player actions of a game."""
    game = make_game(game_id)
    verbs: dict[str, dict[str, list[Any]]] = {}
    for action in range(game.spec.num_actions):
        form = game.encode(0, action)
        fields = verbs.setdefault(form["do"], {key: [] for key in form if key != "do"})
        for key, values in fields.items():
            values.append(form[key])
    kinds = []
    for verb, fields in verbs.items():
        members = "".join(f"; {key}: {of_value(values)}" for key, values in fields.items())
        kinds.append(f'  | {{ do: "{verb}"{members} }}')
    return "export type Action =\n" + "\n".join(kinds) + ";\n"


def files() -> dict[str, str]:
    """Every file's name and text."""
    made: dict[str, str] = {}
    server = Writer()
    structs = [
        kind
        for kind in vars(messages).values()
        if isinstance(kind, type)
        and issubclass(kind, msgspec.Struct)
        and kind.__module__ == messages.__name__
        and kind not in (messages.Command, messages.Out)
    ]
    # Sorted by name, because the order of registration depends on imports.
    for kind in (*structs, *sorted(types(), key=str)):
        server.name(inspect.type_info(kind))
    commands = " | ".join(kind.__name__ for kind in messages.AnyCommand.__args__)
    outs = " | ".join(kind.__name__ for kind in structs if issubclass(kind, messages.Out))
    more = [f"export type AnyCommand = {commands};\n", f"export type AnyMessage = {outs};\n"]
    made["server.ts"] = server.text(more)
    for game_id in game_ids():
        writer = Writer()
        view = entry_of(game_id).view
        assert view is not None, "each built-in game declares the type of its views"
        writer.name(inspect.type_info(view))
        made[f"{game_id}.ts"] = writer.text([forms(game_id)])
    return made


def stale() -> list[str]:
    """The files that differ from the Python definitions."""
    return [
        name
        for name, text in files().items()
        if not (GEN / name).is_file() or (GEN / name).read_text(encoding="utf-8") != text
    ]


def main() -> None:
    """Write the types, or check them."""
    if "--check" in sys.argv[1:]:
        old = stale()
        if old:
            sys.exit(f"stale: {', '.join(old)}; run `python -m tools.typescript`")
        return
    GEN.mkdir(parents=True, exist_ok=True)
    for name, text in files().items():
        (GEN / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
