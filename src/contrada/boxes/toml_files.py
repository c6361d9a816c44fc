"""Boxes as TOML files: reading with limits, and writing."""

from __future__ import annotations

import re
import tomllib
from typing import Any, Final

from contrada.boxes.content import check_values, marked_tables
from contrada.core.errors import BadComponents
from contrada.core.messages import Json

MAX_BYTES: Final = 65_536
"""Maximum size of a box as a file."""
WIDTH: Final = 96
"""Longer lists are written with one item per line."""

_BARE: Final = re.compile(r"[A-Za-z0-9_-]+")
_DEEP: Final = re.compile(r"(?<![\w\"'-])(?:[\w\"'-]++[ \t]*+\.[ \t]*+){40}")
"""A dotted key of so many parts, which takes the parser quadratic time."""
_LINE: Final = re.compile(r"\(at line (\d+), column \d+\)")


def read_toml(text: str) -> Json:
    """The components in a TOML file; raises BadComponents with the place (`line 3`)."""
    if len(text.encode(errors="replace")) > MAX_BYTES:
        raise BadComponents(f"A box has up to {MAX_BYTES} bytes.")
    if _DEEP.search(text):
        raise BadComponents("A key has too many parts.")
    try:
        components = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        line = _LINE.search(str(error))
        raise BadComponents(f"This is not TOML: {error}.", f"line {line[1]}" if line else "") from (
            None
        )
    except RecursionError:
        raise BadComponents("Lists are nested too deep.") from None
    except ValueError:  # a number with thousands of digits, or an impossible date
        raise BadComponents("A number has too many digits, or a date does not exist.") from None
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
        lines = [f"{_key(k)} = {_value(v, len(k))}" for k, v in table.items() if k not in inner]
        if path and (lines or not inner):
            lines.insert(0, f"[{'.'.join(map(_key, path))}]")
        if lines:
            parts.append("\n".join(lines))
        for key, value in inner.items():
            write((*path, key), value)

    write((), components)
    return "\n\n".join(parts) + "\n"


def _join(path: str, key: str) -> str:
    return f"{path}.{key}" if path else key


def _key(key: str) -> str:
    return key if _BARE.fullmatch(key) else _string(key)


def _string(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return f'"{escaped}"'


def _value(value: Any, used: int = 0) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return _string(value)
    if isinstance(value, dict):
        if not value:
            return "{}"
        return "{ " + ", ".join(f"{_key(k)} = {_value(v)}" for k, v in value.items()) + " }"
    if isinstance(value, list):
        items = [_value(item) for item in value]
        line = "[" + ", ".join(items) + "]"
        if used and used + 3 + len(line) > WIDTH:
            return "[\n" + "".join(f"    {item},\n" for item in items) + "]"
        return line
    return repr(value)
