"""Arrays of numbers."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

ROOM: Final = 64
"""The numbers that a row has room for at first."""


@final
class Row:
    """Numbers with a fraction, added one after the other; compiled code makes no object of each."""

    def __init__(self) -> None:
        self.items = vec[float](capacity=ROOM)

    def append(self, number: float) -> None:
        """Add a number at the end."""
        self.items = append(self.items, number)


def listed(rows: list[Row]) -> list[list[float]]:
    """Rows for interpreted code."""
    found: list[list[float]] = []
    for row in rows:
        items = row.items
        found.append([items[i] for i in range(len(items))])
    return found


def row_of(numbers: list[float]) -> Row:
    """A row of these numbers."""
    row = Row()
    for number in numbers:
        row.append(number)
    return row


def vec_of(numbers: list[int]) -> vec[i64]:
    """The numbers as an array, created in compiled code.

    mypyc 2.4 loses a reference whenever interpreted code passes an array that it created to
    compiled code, so states are restored from lists.
    """
    out = vec[i64](capacity=len(numbers))
    for number in numbers:
        out = append(out, number)
    return out


def filled(n: i64, value: i64) -> vec[i64]:
    """An array of n equal numbers. Building it from a list is six times as fast as appending."""
    return vec[i64]([value] * n)


def zeros(n: i64) -> vec[i64]:
    """An array of n zeros."""
    return filled(n, 0)


def same_part(one: vec[i64], other: vec[i64], start: i64, count: i64) -> bool:
    """Whether two arrays have the same numbers in these places."""
    for i in range(start, start + count):
        if one[i] != other[i]:
            return False
    return True


def same(one: vec[i64], other: vec[i64]) -> bool:
    """Whether two arrays have the same numbers."""
    size: i64 = len(one)
    return size == len(other) and same_part(one, other, 0, size)


def put(out: vec[i64], at: i64, part: vec[i64]) -> i64:
    """Write the length and the items of an array into another, from `at` on; returns the end."""
    out[at] = len(part)
    at += 1
    for item in part:
        out[at] = item
        at += 1
    return at
