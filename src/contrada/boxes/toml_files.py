"""Boxes as TOML files: reading with limits, and writing."""

from __future__ import annotations

import re
import tomllib
from typing import Final

from contrada.boxes.content import check_values, marked_tables
from contrada.boxes.refusal import Refuser
from contrada.boxes.toml_values import write_key, write_value
from contrada.core.messages import Json

MAX_BYTES: Final = 65_536
"""Maximum size of a box as a file."""
_DEEP: Final = re.compile(r"(?<![\w\"'-])(?:[\w\"'-]++[ \t]*+\.[ \t]*+){40}")
"""A dotted key of so many parts, which takes the parser quadratic time."""
_LINE: Final = re.compile(r"\(at line (\d+), column \d+\)")
_FAULTS: Final = {
    "Expected '='": "equals",
    "Invalid value": "value",
    "Invalid initial character for a key": "key",
    "Invalid statement": "key",
    "Expected newline or end": "statement",
    "Unterminated string": "string",
    'Expected "': "string",
    "Expected '\"": "string",
    "Expected ']": "heading",
    "Unescaped": "escape",
    "Unclosed array": "list",
    "Unclosed inline table": "table",
    "Cannot overwrite a value": "twice",
    "Cannot declare": "twice",
    "Cannot redefine": "twice",
    "Duplicate inline table key": "twice",
    "Cannot mutate immutable namespace": "twice",
    "Illegal character": "character",
    "Found invalid character": "character",
}
"""How the messages of the parser begin, and the variants of ours."""

refuse: Final = Refuser()


def _fault(message: str) -> str:
    return next((fault for begin, fault in _FAULTS.items() if message.startswith(begin)), "other")


def read_toml(text: str) -> Json:
    """The components in a TOML file; raises BadComponents with the place (`line 3`)."""
    if len(text.encode(errors="replace")) > MAX_BYTES:
        raise refuse.bad("too-large", most=MAX_BYTES)
    if _DEEP.search(text):
        raise refuse.bad("key-parts")
    try:
        components = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        found = _LINE.search(str(error))
        line = int(found[1]) if found else text.rstrip().count("\n") + 1  # at the end
        raise refuse.bad("not-toml", f"line {line}", fault=_fault(str(error))) from None
    except RecursionError:
        raise refuse.bad("nested") from None
    except ValueError:  # a number with thousands of digits, or an impossible date
        raise refuse.bad("digits") from None
    check_values(components)
    return components


def write_toml(components: Json) -> str:
    """Components as a TOML file: a heading for each marked table, the rest inline."""
    headings = {path for path, _ in marked_tables(components)}
    parts: list[str] = []

    def write(path: tuple[str, ...], table: Json) -> None:
        name = ".".join(path)
        inner = {
            key: value
            for key, value in table.items()
            if isinstance(value, dict)
            and any(h == _join(name, key) or h.startswith(_join(name, key) + ".") for h in headings)
        }
        lines = [
            f"{write_key(k)} = {write_value(v, len(k))}" for k, v in table.items() if k not in inner
        ]
        if path and (lines or not inner):
            lines.insert(0, f"[{'.'.join(map(write_key, path))}]")
        if lines:
            parts.append("\n".join(lines))
        for key, value in inner.items():
            write((*path, key), value)

    write((), components)
    return "\n\n".join(parts) + "\n"


def _join(path: str, key: str) -> str:
    return f"{path}.{key}" if path else key
