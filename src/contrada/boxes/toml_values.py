"""Values as they stand in a TOML file."""

from __future__ import annotations

import re
from typing import Any, Final

WIDTH: Final = 96
"""Longer lists are written with one item per line."""

_BARE: Final = re.compile(r"[A-Za-z0-9_-]+")


def write_key(key: str) -> str:
    """A key, in quotation marks if it needs them."""
    return key if _BARE.fullmatch(key) else _string(key)


def _string(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return f'"{escaped}"'


def write_value(value: Any, used: int = 0) -> str:
    """A value after a key of `used` characters; 0: on one line."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return _string(value)
    if isinstance(value, dict):
        if not value:
            return "{}"
        fields = [f"{write_key(str(k))} = {write_value(v)}" for k, v in value.items()]
        return "{ " + ", ".join(fields) + " }"
    if isinstance(value, list):
        items = [write_value(item) for item in value]
        line = "[" + ", ".join(items) + "]"
        if used and used + 3 + len(line) > WIDTH:
            return "[\n" + "".join(f"    {item},\n" for item in items) + "]"
        return line
    return repr(value)
