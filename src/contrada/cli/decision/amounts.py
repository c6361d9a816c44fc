"""Amounts in rules texts, taken from the box of the table.

A paragraph `{{ yields }}` becomes the list of the pieces of that table of the box, with their
numbers; `{{ yields.count }}` within a sentence becomes the number of all its pieces. The browser
does the same (`web/src/pages/table/amounts.ts`).
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from contrada.boxes.content import ENTRY
from contrada.core.box import BoxTable
from contrada.words import Words

PLACE: Final = re.compile(r"\{\{ ([a-z0-9-]+)(\.count)? \}\}")
"""A placeholder: the id of a table of the box, and whether its pieces are only counted."""


def filled(text: str, game_id: str, tables: Sequence[BoxTable], words: Words) -> str:
    """A rules text with the amounts of a box; nothing stands for a table the box does not have."""
    by_id = {table.id: table for table in tables}

    def amount(place: re.Match[str]) -> str:
        table = by_id.get(place[1])
        if table is None:
            return ""
        if place[2]:
            return str(sum(row.count for row in table.rows))
        return "\n".join(f"- {line}" for line in listed(game_id, table, words))

    return PLACE.sub(amount, text)


def listed(game_id: str, table: BoxTable, words: Words) -> list[str]:
    """A line for every kind of piece of a table; numbers only where any piece is there twice."""
    several = any(row.count != 1 for row in table.rows)
    lines = []
    for row in table.rows:
        if row.piece.get("is") == ENTRY:
            lines.append(f"{row.piece['key']}: {row.piece['value']}")
            continue
        item = str(words.value(game_id, row.piece, []))
        lines.append(words.text("common-times", count=row.count, item=item) if several else item)
    return lines
