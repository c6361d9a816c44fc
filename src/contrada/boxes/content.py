"""The tables of any components: found by their mark `source`, limited, shown on the box page."""

from __future__ import annotations

import logging
import math
import unicodedata
from collections.abc import Iterator
from typing import Any, Final

from contrada.boxes.refusal import Refuser
from contrada.core.box import SOURCES, BoxRow, BoxTable
from contrada.core.messages import Json
from contrada.core.registry import GameEntry, entry_of

log = logging.getLogger(__name__)
refuse: Final = Refuser()

MAX_DEPTH: Final = 8
MAX_VALUES: Final = 5000
MAX_NUMBER: Final = 1_000_000
MAX_TEXT: Final = 500
MAX_KEY: Final = 80
ENTRY: Final = "entry"
"""The tag of rows of tables that a game does not describe itself: `key` and `value` as in the
file. Clients draw them as text."""


def check_values(components: Json) -> None:
    """Refuse components that no program should have to read; raises BadComponents.

    The loop has no recursion, so the depth of the components does not matter.
    """
    waiting: list[tuple[str, int, Any]] = [("", 0, components)]
    seen = 0
    while waiting:
        at, depth, value = waiting.pop()
        seen += 1
        if seen > MAX_VALUES:
            raise refuse.bad("values", at, most=MAX_VALUES)
        if isinstance(value, dict | list) and depth >= MAX_DEPTH:
            raise refuse.bad("deep", at, most=MAX_DEPTH)
        if isinstance(value, dict):
            for key, inner in value.items():
                _check_text(str(key), at, MAX_KEY)
                waiting.append((f"{at}.{key}" if at else str(key), depth + 1, inner))
        elif isinstance(value, list):
            waiting += [(f"{at}.{i}", depth + 1, inner) for i, inner in enumerate(value)]
        else:
            _check_scalar(value, at)


def _check_scalar(value: Any, at: str) -> None:
    if isinstance(value, str):
        _check_text(value, at, MAX_TEXT)
    elif isinstance(value, bool):
        return
    elif isinstance(value, int | float):
        if not (math.isfinite(value) and abs(value) <= MAX_NUMBER):
            raise refuse.bad("number-size", at, most=MAX_NUMBER)
    else:
        raise refuse.bad("value-kind", at)


def _check_text(text: str, at: str, most: int) -> None:
    if len(text) > most:
        raise refuse.bad("text-long", at, most=most)
    if any(unicodedata.category(c).startswith("C") and c != "\n" for c in text):
        raise refuse.bad("text-invisible", at)


def marked_tables(components: Json) -> Iterator[tuple[str, Json]]:
    """The tables that name their source, with their path in the file (`stack.1`)."""

    def walk(path: str, table: Json) -> Iterator[tuple[str, Json]]:
        if isinstance(table.get("source"), str):
            yield path, table
            return
        for key, inner in table.items():
            if isinstance(inner, dict):
                yield from walk(f"{path}.{key}" if path else str(key), inner)

    yield from walk("", components)


def check_sources(components: Json, published: Json) -> None:
    """Refuse a box whose tables do not name their source as the published ones do; otherwise
    they would be missing on the box page. Raises BadComponents.
    """
    for path, source in sources(components).items():
        if source not in SOURCES:
            raise refuse.bad("source", f"{path}.source", known=list(SOURCES))
    for path, _ in marked_tables(published):
        found: Any = components
        for key in path.split("."):
            found = found.get(key) if isinstance(found, dict) else None
        if isinstance(found, dict) and found.get("source") not in SOURCES:
            raise refuse.bad("no-source", path, known=list(SOURCES))


def table_id(path: str) -> str:
    """The id of a table on the box page: its path with hyphens."""
    return path.replace(".", "-").replace("_", "-")


def sources(components: Json) -> dict[str, str]:
    """The source of every marked table, by path."""
    return {path: table["source"] for path, table in marked_tables(components)}


def box_of(game_id: str, components: Json) -> list[BoxTable]:
    """The tables of a box for the box page, in the order of the file.

    A table that the game does not describe is listed as its entries stand in the file; what no
    table with a source contains, as a table without one.
    """
    entry = entry_of(game_id)
    own = {table.id: table for table in _own(entry, components)}
    found = []
    for key, value in components.items():
        marked = list(marked_tables({key: value}))
        for path, table in marked or [(key, value if isinstance(value, dict) else {key: value})]:
            mine = own.pop(table_id(path), None)
            found.append(mine if mine is not None else _plain(path, table))
    return [*found, *own.values()]


def _own(entry: GameEntry, components: Json) -> list[BoxTable]:
    """The tables as the game describes them; none if it cannot."""
    try:
        return [] if entry.box is None else entry.box(components)
    except Exception:  # the code of an installed game
        log.exception("a game cannot describe its box: %s", entry.spec.id)
        return []


def _plain(path: str, table: Json) -> BoxTable:
    source = table.get("source", "")
    rows = [
        BoxRow({"is": ENTRY, "key": key, "value": _text(part)}, _size(part))
        for key, value in table.items()
        if key != "source"
        for part in _parts(value)
    ]
    return BoxTable(table_id(path), source if source in (*SOURCES, "") else SOURCES[-1], rows)


def _parts(value: Any) -> list[Any]:
    """The rows of an entry: a list of tables or lists has one for each of them."""
    nested = isinstance(value, list) and any(isinstance(item, dict | list) for item in value)
    return list(value) if nested else [value]


def _size(value: Any) -> int:
    """How many pieces an entry stands for: its number, or the length of its list."""
    if isinstance(value, bool):
        return 1
    if isinstance(value, int):
        return value
    if isinstance(value, dict):
        count = value.get("count", 1)
        return count if isinstance(count, int) else 1
    return len(value) if isinstance(value, list) else 1


def _text(value: Any) -> str:
    """An entry as one line of text."""
    if isinstance(value, list):
        return ", ".join(_text(inner) for inner in value)
    if isinstance(value, dict):
        return " · ".join(f"{key} {_text(inner)}" for key, inner in value.items())
    return str(value)
