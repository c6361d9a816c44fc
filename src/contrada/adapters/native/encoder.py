"""Writes observations: a program of one instruction per field, run over a flattened state.

Cells are 32-bit patterns of floats, so that NumPy reads the buffer without a copy. A row keeps the
flattened state that it shows, so that the next observation of the same seat at the same table only
writes the items that have changed. `contrada.adapters.columns` writes the programs and documents
the columns.
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
NOBODY: Final = -100
"""No seat, and not SPECTATOR: nothing is shown yet."""

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
        columns: list[int],
        marks_seat: bool,
        from_key: list[int] | None,
    ) -> None:
        """`program` has the instructions of the numbers, then those of the arrays. `columns` has
        the cell of each of their columns, -1 for a column that is left out. `from_key` lists the
        places of the fields in the order of the program; it is given for games without compiled
        states.
        """
        self.game = game
        self.seats: i64 = seats
        self.numbers: i64 = numbers
        self.program = vec[i64](program)
        self.table = vec[i64](table)
        self.columns = vec[i64](columns)
        self.marks_seat = marks_seat
        self.from_key = from_key
        self.flat = zeros(SLACK * 4)
        self.counts = zeros(SLACK)
        self.me: i64 = 0
        """The observing seat, from which seats are counted."""

    def write(self, s: State, seat: i64, row: Row) -> None:
        """Write the observation of `seat` (or SPECTATOR)."""
        if self.from_key is None:
            size = self.game.known(s, seat).flatten(self.flat)
        else:
            size = self.flatten_key(s, seat)
        fresh = row.seat != seat
        resized = fresh
        """Whether the items that the row keeps are not in the same places."""
        if fresh:
            row.clear()
            if self.marks_seat and seat >= 0:
                row.cells[row.start + self.columns[seat]] = ONE
        # Features of a spectator are seen from seat 0.
        self.me = 0 if seat < 0 or self.marks_seat else seat
        program, flat, before = self.program, self.flat, row.before
        numbers: i64 = self.numbers * LENGTH
        end: i64 = len(program)
        here: i64 = 0
        there: i64 = 0
        place: i64 = 0
        while place < end:
            length: i64 = 1
            old: i64 = 0 if fresh else 1
            if place >= numbers:
                length = flat[here]
                here += 1
                if not fresh:
                    old = before[there]
                    there += 1
            if length != old:
                resized = True
                if program[place + KIND] != SKIP:
                    self.change(place, here, length, there, old, 0, row)
            elif program[place + KIND] != SKIP:
                at: i64 = here
                other: i64 = there
                until: i64 = here + length
                while at < until:
                    if flat[at] != before[other]:
                        self.change(place, here, length, there, old, at - here, row)
                        break
                    at += 1
                    other += 1
            here += length
            there += old
            place += LENGTH
        if resized:
            row.before = flat[:size]
        row.seat = seat

    def flatten_key(self, s: State, seat: i64) -> i64:
        """Fill the buffer from the information key; returns the end."""
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
        return at

    def change(
        self, place: i64, here: i64, length: i64, there: i64, old: i64, first: i64, row: Row
    ) -> None:
        """Write the items of a field in place of those that the row shows: `old` items, which begin
        at `there` and are the same before `first`. If there are as many as before, the row keeps
        them in the same places.
        """
        if self.program[place + KIND] == COUNTED:
            self.count(place, row.before, there, old, row, False)
            self.count(place, self.flat, here, length, row, True)
            if length == old:
                for i in range(first, length):
                    row.before[there + i] = self.flat[here + i]
        elif length == old:
            self.update(place, here, length, there, first, row)
        else:
            self.fill(place, row.before, there, old, row, False)
            self.fill(place, self.flat, here, length, row, True)

    def first_column(self, place: i64, owner: i64, owners: i64) -> i64:
        """The first column of a seat's items; the observing seat comes first."""
        program = self.program
        start = program[place + START]
        if owners > 1:
            turned = (owner - self.me + owners) % owners
            start += turned * program[place + KEEP] * program[place + WIDTH]
        return start

    def update(self, place: i64, here: i64, length: i64, there: i64, first: i64, row: Row) -> None:
        """Write the items from `first` on that have changed, of a field with as many as before."""
        program, flat, before = self.program, self.flat, row.before
        block, keep, width = program[place + BLOCK], program[place + KEEP], program[place + WIDTH]
        owners = length // block if block > 0 else i64(1)
        items = length // owners
        for i in range(first, length):
            value, old = flat[here + i], before[there + i]
            if value == old:
                continue
            before[there + i] = value
            if i % items < keep:
                column = self.first_column(place, i // items, owners) + i % items * width
                self.show(place, column, old, row, False)
                self.show(place, column, value, row, True)

    def fill(
        self, place: i64, source: vec[i64], here: i64, length: i64, row: Row, on: bool
    ) -> None:
        """Show all items of a field, or erase them."""
        if length == 0:
            return
        program = self.program
        block, keep, width = program[place + BLOCK], program[place + KEEP], program[place + WIDTH]
        owners = length // block if block > 0 else i64(1)
        items = length // owners
        shown = keep if keep < items else items
        for owner in range(owners):
            column = self.first_column(place, owner, owners)
            for i in range(shown):
                self.show(place, column + i * width, source[here + i], row, on)
            here += items

    def show(self, place: i64, column: i64, value: i64, row: Row, on: bool) -> None:
        """Show the value of an item in its columns, or erase it."""
        program, table = self.program, self.table
        kind, high, low = program[place + KIND], program[place + HIGH], program[place + LOW]
        if kind == SCALED:
            if not on or value == 0:
                self.put(row, column, 0)
            elif value > 0:
                found = table[program[place + BASE] + (value if value < high else high)]
                self.put(row, column, i32(found))
            else:
                value = -value if -value < high else high
                self.put(row, column, i32(table[program[place + BASE] + value] - 2147483648))
            return
        bits: i32 = ONE if on else 0
        if kind == DIGITS:
            self.digits(place, column, value - low, row, bits)
        elif kind == ONE_HOT:
            value -= low
            if 0 <= value <= high:
                found = table[program[place + BASE] + value]
                if found >= 0:
                    self.put(row, column + found, bits)
        elif value >= 0:  # WHOSE
            self.put(row, column + (value - self.me + self.seats) % self.seats, bits)

    def put(self, row: Row, column: i64, bits: i32) -> None:
        """Set a cell, unless its column is left out."""
        cell = self.columns[column]
        if cell >= 0:
            row.cells[row.start + cell] = bits

    def digits(self, place: i64, column: i64, value: i64, row: Row, bits: i32) -> None:
        """Set the cell of each digit that is not 0."""
        program = self.program
        high, radix = program[place + HIGH], program[place + RADIX]
        end = column + program[place + WIDTH]
        if radix == 2:
            while value > 0 and column < end:
                if value & 1 != 0:
                    self.put(row, column, bits)
                value >>= 1
                column += 1
            return
        while value > 0 and column < end:
            digit = value % radix
            if 0 < digit <= high:
                self.put(row, column + digit - 1, bits)
            value = value // radix
            column += high

    def count(
        self, place: i64, source: vec[i64], here: i64, length: i64, row: Row, on: bool
    ) -> None:
        """Show how often each item occurs in a list, or erase it."""
        program = self.program
        start, base, high = program[place + START], program[place + BASE], program[place + HIGH]
        counts, table = self.counts, self.table
        radix, width, seats = program[place + RADIX], program[place + WIDTH], self.seats
        for i in range(length):
            item = source[here + i]
            counts[item] += 1
            number = counts[item] if counts[item] < high else high
            column = item
            if radix > 1:
                column = ((item % radix - self.me + seats) % seats) * width + item // radix
            self.put(row, start + column, i32(table[base + number]) if on else i32(0))
        for i in range(length):
            counts[source[here + i]] = 0


@final
class Row:
    """The cells of one observation: a part of a buffer."""

    def __init__(self, cells: vec[i32], start: int, size: int) -> None:
        self.cells = cells
        self.start: i64 = start
        self.size: i64 = size
        self.seat: i64 = NOBODY
        """Whose observation it is."""
        self.before = vec[i64]()
        """The flattened state that the cells show."""

    def clear(self) -> None:
        """Set all cells to 0."""
        cells = self.cells
        for i in range(self.start, self.start + self.size):
            cells[i] = 0


def rows(count: int, size: int) -> list[Row]:
    """Rows of one buffer, one after the other."""
    cells = vec[i32]([0] * (count * size))
    return [Row(cells, i * size, size) for i in range(count)]
