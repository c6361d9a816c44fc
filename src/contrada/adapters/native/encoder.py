"""Writes observations: a program of one instruction per field, run over a flattened state.

Cells are 32-bit patterns of floats, so that NumPy reads the buffer without a copy.
`contrada.adapters.columns` writes the programs and documents the columns.
"""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i32, i64

from contrada.core.arrays import zeros
from contrada.core.game import Game, State

ONE: Final = 0x3F800000
"""The bit pattern of 1.0."""
SLACK: Final = 4096
"""Space in the buffer for arrays that grow during a game."""

# The kinds of instructions.
SCALED: Final = 0
ONE_HOT: Final = 1
WHOSE: Final = 2
DIGITS: Final = 3
COUNTED: Final = 4
SKIP: Final = 5

# The numbers of an instruction.
KIND: Final = 0
START: Final = 1
"""The first column."""
WIDTH: Final = 2
"""The number of columns of an item."""
BLOCK: Final = 3
"""The number of items of a seat; 0 if the items do not belong to seats."""
KEEP: Final = 4
"""The number of items, of a seat or in all, that have columns."""
LOW: Final = 5
"""Subtracted from each value."""
BASE: Final = 6
"""Where the instruction's table begins."""
HIGH: Final = 7
"""The highest index of the table, or the highest digit."""
RADIX: Final = 8
"""The base of digits; for COUNTED the number that divides an item into kind and seat, or 1."""
LENGTH: Final = 9
"""The number of numbers of an instruction."""


@final
class Encoder:
    """Writes what a seat knows into rows of cells."""

    def __init__(
        self,
        game: Game[Any],
        seats: int,
        numbers: int,
        program: list[int],
        table: list[int],
        marks_seat: bool,
        from_key: list[int] | None,
    ) -> None:
        """`program` has the instructions of the numbers, then those of the arrays. `from_key` lists
        the places of the fields in that order; it is given for games without compiled states.
        """
        self.game = game
        self.seats: i64 = seats
        self.numbers: i64 = numbers
        self.program = vec[i64](program)
        self.table = vec[i64](table)
        self.marks_seat = marks_seat
        self.from_key = from_key
        self.flat = zeros(SLACK * 4)
        self.counts = zeros(SLACK)
        self.me: i64 = 0
        """The observing seat, from which seats are counted."""

    def write(self, s: State, seat: i64, row: Row) -> None:
        """Write the observation of `seat` (or SPECTATOR)."""
        row.clear()
        if self.marks_seat and seat >= 0:
            row.put(seat, ONE)
        if self.from_key is None:
            self.game.known(s, seat).flatten(self.flat)
        else:
            self.flatten_key(s, seat)
        # Features of a spectator are seen from seat 0.
        self.me = 0 if seat < 0 or self.marks_seat else seat
        program, flat = self.program, self.flat
        numbers: i64 = self.numbers * LENGTH
        end: i64 = len(program)
        here: i64 = 0
        place: i64 = 0
        while place < end:
            kind = program[place]
            length: i64 = 1
            if place >= numbers:
                length = flat[here]
                here += 1
            if kind == SCALED:
                self.scaled(place, here, length, row)
            elif kind == DIGITS:
                self.digits(place, here, length, row)
            elif kind == ONE_HOT:
                self.one_hot(place, here, length, row)
            elif kind == COUNTED:
                self.count(place, here, length, row)
            elif kind == WHOSE:
                self.whose(place, here, length, row)
            here += length
            place += LENGTH

    def flatten_key(self, s: State, seat: i64) -> None:
        """Fill the buffer from the information key."""
        key: Any = self.game.info_key(s, seat)
        places = self.from_key
        assert places is not None
        flat = self.flat
        at: i64 = 0
        for place in places:
            part = key[place]
            if isinstance(part, tuple):
                flat[at] = len(part)
                at += 1
                for item in part:
                    flat[at] = item
                    at += 1
            else:
                flat[at] = part
                at += 1

    def owners(self, place: i64, length: i64) -> i64:
        """How many seats the items of a field belong to; 1 if they belong to none."""
        block = self.program[place + BLOCK]
        return length // block if block > 0 else i64(1)

    def first_column(self, place: i64, owner: i64, owners: i64) -> i64:
        """The first column of a seat's items; the observing seat comes first."""
        program = self.program
        start = program[place + START]
        if owners > 1:
            turned = (owner - self.me + owners) % owners
            start += turned * program[place + KEEP] * program[place + WIDTH]
        return start

    def scaled(self, place: i64, here: i64, length: i64, row: Row) -> None:
        """Write numbers divided by a constant, which the table contains."""
        program, table, flat = self.program, self.table, self.flat
        base, high = program[place + BASE], program[place + HIGH]
        owners = self.owners(place, length)
        items = length // owners
        shown = program[place + KEEP] if program[place + KEEP] < items else items
        for owner in range(owners):
            column = self.first_column(place, owner, owners)
            for i in range(shown):
                value = flat[here + i]
                if value > 0:
                    row.put(column + i, i32(table[base + (value if value < high else high)]))
                elif value < 0:
                    value = -value if -value < high else high
                    row.put(column + i, i32(table[base + value] - 2147483648))
            here += items

    def one_hot(self, place: i64, here: i64, length: i64, row: Row) -> None:
        """Write a 1 in the column of each value."""
        program, table, flat = self.program, self.table, self.flat
        base, high, width = program[place + BASE], program[place + HIGH], program[place + WIDTH]
        low = program[place + LOW]
        owners = self.owners(place, length)
        items = length // owners
        shown = program[place + KEEP] if program[place + KEEP] < items else items
        for owner in range(owners):
            column = self.first_column(place, owner, owners)
            for i in range(shown):
                value = flat[here + i] - low
                if 0 <= value <= high:
                    found = table[base + value]
                    if found >= 0:
                        row.put(column + i * width + found, ONE)
            here += items

    def whose(self, place: i64, here: i64, length: i64, row: Row) -> None:
        """Write a 1 in the column of the seat that each item names."""
        flat, seats, me = self.flat, self.seats, self.me
        owners = self.owners(place, length)
        items = length // owners
        for owner in range(owners):
            column = self.first_column(place, owner, owners)
            for i in range(items):
                value = flat[here + i]
                if value >= 0:
                    row.put(column + i * seats + (value - me + seats) % seats, ONE)
            here += items

    def digits(self, place: i64, here: i64, length: i64, row: Row) -> None:
        """Write a 1 for each digit that is not 0."""
        program, flat = self.program, self.flat
        low, high, width = program[place + LOW], program[place + HIGH], program[place + WIDTH]
        radix = program[place + RADIX]
        owners = self.owners(place, length)
        items = length // owners
        shown = program[place + KEEP] if program[place + KEEP] < items else items
        for owner in range(owners):
            first = self.first_column(place, owner, owners)
            for i in range(shown):
                value = flat[here + i] - low
                column = first + i * width
                end = column + width
                if radix == 2:
                    while value > 0 and column < end:
                        if value & 1 != 0:
                            row.put(column, ONE)
                        value >>= 1
                        column += 1
                    continue
                while value > 0 and column < end:
                    digit = value % radix
                    if 0 < digit <= high:
                        row.put(column + digit - 1, ONE)
                    value = value // radix
                    column += high
            here += items

    def count(self, place: i64, here: i64, length: i64, row: Row) -> None:
        """Write how often each item occurs in a list."""
        program = self.program
        start, base, high = program[place + START], program[place + BASE], program[place + HIGH]
        flat, counts, table = self.flat, self.counts, self.table
        radix, width, seats = program[place + RADIX], program[place + WIDTH], self.seats
        for i in range(length):
            item = flat[here + i]
            if radix > 1:
                item = ((item % radix - self.me + seats) % seats) * width + item // radix
                flat[here + i] = item
            counts[item] += 1
            number = counts[item] if counts[item] < high else high
            row.put(start + item, i32(table[base + number]))
        for i in range(length):
            counts[flat[here + i]] = 0


@final
class Row:
    """The cells of one observation: a part of a buffer."""

    def __init__(self, cells: vec[i32], start: int, size: int) -> None:
        self.cells = cells
        self.start: i64 = start
        self.written = vec[i32]([0] * (2 * size + 64))
        """The cells that are not 0; a cell may be listed twice."""
        self.number: i64 = 0

    def clear(self) -> None:
        """Set all cells to 0."""
        cells, written = self.cells, self.written
        for i in range(self.number):
            cells[i64(written[i])] = 0
        self.number = 0

    def put(self, column: i64, bits: i32) -> None:
        """Set a cell."""
        at = self.start + column
        self.cells[at] = bits
        self.written[self.number] = i32(at)
        self.number += 1


def rows(count: int, size: int) -> list[Row]:
    """Rows of one buffer, one after the other."""
    cells = vec[i32]([0] * (count * size))
    return [Row(cells, i * size, size) for i in range(count)]
