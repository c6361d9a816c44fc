"""The shape of the region boards: which fields a map has, and which of them touch.

A box describes a board by the heights of its fields, column by column, in hexagons from the top
(`columns`), and how far a board can lie lower or higher than its left neighbour (`shifts`). Half a
turn does not change a board's outline (TUS-C6), so the neighbours of a field depend on the two
shifts of a map only. Inside, heights are counted in half hexagons.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

BOARDS: Final = 3
"""Boards of a map: one of each letter."""
FIELDS_PER_BOARD: Final = 10
FIELDS: Final = 30
SHIFTS: Final = 3
OFFSETS: Final = 9
"""Pairs of shifts: the middle board's times 3, and the right board's."""
SHIFT_NAMES: Final = ("up", "level", "down")
"""The shift of a board relative to its left neighbour."""
NO_SHIFT: Final = 99
"""The height of a shift that the boards of a box do not allow."""

STEPS: Final = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
"""From a field to its neighbours in axial coordinates (q, r)."""


@final
class Shape:
    """The fields of all maps of a box."""

    def __init__(self, columns: list[list[int]], shifts: list[int]) -> None:
        """`columns` and `shifts` in half hexagons."""
        self.columns = columns
        heights = [NO_SHIFT] * SHIFTS
        for height in shifts:
            heights[shift_index(height)] = height
        self.shifts = heights
        """The height of each shift in half hexagons, or NO_SHIFT."""
        self.offsets = vec[i64]([o for o in range(OFFSETS) if self.allows(o)])
        """The allowed pairs of shifts."""
        self.names = self._names()
        """Columns a, b, … from the left, rows from the top: `a1`, `a2`, …"""
        self.near = self._neighbours()
        """For each pair of shifts and each field, the adjacent fields as bits."""

    def allows(self, offsets: int) -> bool:
        """Whether the boards can lie with these shifts."""
        return NO_SHIFT not in (self.shifts[offsets // SHIFTS], self.shifts[offsets % SHIFTS])

    def cells(self, offsets: int) -> list[tuple[int, int]]:
        """The axial coordinates (q, r) of all thirty fields; a field's height is r + q / 2."""
        first = self.columns[0][0] & 1
        down = 0
        result: list[tuple[int, int]] = []
        for place in range(BOARDS):
            if place > 0:
                down += self.shifts[offsets // SHIFTS if place == 1 else offsets % SHIFTS]
            for x, heights in enumerate(self.columns):
                q = place * len(self.columns) + x
                result.extend((q, (height - first + down - q) // 2) for height in heights)
        return result

    def board(self) -> list[tuple[int, int]]:
        """The axial coordinates of the ten fields of a board."""
        first = self.columns[0][0] & 1
        return [
            (q, (height - first - q) // 2)
            for q, heights in enumerate(self.columns)
            for height in heights
        ]

    def _names(self) -> list[str]:
        return [
            "abcdefghijklmnopqrstuvwxyz"[place * len(self.columns) + x] + str(row + 1)
            for place in range(BOARDS)
            for x, heights in enumerate(self.columns)
            for row in range(len(heights))
        ]

    def _neighbours(self) -> vec[i64]:
        table = vec[i64]()
        for offsets in range(OFFSETS):
            where = self.cells(offsets) if self.allows(offsets) else []
            index = {cell: field for field, cell in enumerate(where)}
            for field in range(FIELDS):
                touching = 0
                for dq, dr in STEPS if where else ():
                    q, r = where[field]
                    other = index.get((q + dq, r + dr))
                    if other is not None:
                        touching |= 1 << other
                table = append(table, touching)
        return table


def shift_index(height: int) -> int:
    """The number of a shift: up, level or down."""
    return 1 if height == 0 else 0 if height < 0 else 2


def connected(cells: list[tuple[int, int]]) -> bool:
    """Whether the cells are one piece."""
    rest = set(cells)
    edge = [cells[0]]
    rest.discard(cells[0])
    while edge:
        q, r = edge.pop()
        for dq, dr in STEPS:
            if (q + dq, r + dr) in rest:
                rest.discard((q + dq, r + dr))
                edge.append((q + dq, r + dr))
    return not rest
