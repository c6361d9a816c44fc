"""The columns of observations: their names, and the programs that write them.

There are two encodings. `raw` has the numbers of the state as they are. `features` is for networks:
one-hot and scaled to -1 … 1, the observing seat first, without columns that never change. Both are
derived from the fields that a game declares (`core.fields`) and hold what the seat knows.
"""

from __future__ import annotations

import fnmatch
import re
import struct
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from contrada.adapters.native.encoder import (
    COUNTED,
    DIGITS,
    ONE_HOT,
    SCALED,
    SKIP,
    WHOSE,
)
from contrada.core.errors import BadSetup
from contrada.core.fields import Feature, FieldKind, StateField, digits, scaled
from contrada.core.game import Game
from contrada.core.registry import entry_of
from contrada.core.spec import Options

ENCODINGS: Final = ("raw", "features")
LARGEST: Final = 10000
"""The largest number that the encoding `raw` shows."""


class ColumnGroup(msgspec.Struct, frozen=True):
    """The columns of one field."""

    field: str
    start: int
    """The first column."""
    names: tuple[str, ...]
    meaning: str
    about: str = ""


class Layout(msgspec.Struct, frozen=True):
    """The columns of an encoding, and the program that writes them."""

    groups: tuple[ColumnGroup, ...]
    size: int
    numbers: int
    """The number of fields that are not arrays; they come first in the program."""
    program: list[int]
    table: list[int]
    columns: list[int]
    """The cell of each column of the program, -1 for a column that is left out."""
    places: list[int]
    """The places of the fields in the information key, in the order of the program."""

    @property
    def names(self) -> list[str]:
        """The name of each column."""
        return [name for group in self.groups for name in group.names]


def check_encoding(encoding: str) -> None:
    """Raise BadSetup for an encoding that does not exist."""
    if encoding not in ENCODINGS:
        raise BadSetup(f"The encoding is one of {', '.join(ENCODINGS)}, not {encoding!r}.")


def layout_of(game: Game[Any], seats: int, options: Options | None, encoding: str) -> Layout:
    """The columns of a game's observations with this number of seats and these options."""
    check_encoding(encoding)
    fields = entry_of(game.spec.id).fields
    if not fields:
        raise BadSetup(f"{game.spec.title} does not declare the fields of its state.")
    options = game.spec.check_options(options or {})
    state: Any = game.initial(seats, options)
    key: Any = game.info_key(state, 0)
    if len(key) != len(fields):
        raise BadSetup(f"The fields of {game.spec.title} are not those of its information key.")
    values = {field.name: part for field, part in zip(fields, key, strict=True)}
    plan = _Plan(seats, values, encoding == "features")
    order = sorted(range(len(fields)), key=lambda i: fields[i].kind is not FieldKind.NUMBER)
    instructions = {fields[i].name: plan.add(fields[i]) for i in range(len(fields))}
    program = [number for i in order for number in instructions[fields[i].name]]
    numbers = sum(field.kind is FieldKind.NUMBER for field in fields)
    constant = _constant(game, seats, options) if plan.features else None
    groups, columns = _without(plan.groups, constant)
    size = sum(len(group.names) for group in groups)
    return Layout(groups, size, numbers, program, plan.table, columns, order)


def _constant(game: Game[Any], seats: int, options: Options) -> re.Pattern[str] | None:
    """Matches the names of columns that never change at such a table."""
    patterns = entry_of(game.spec.id).constant
    if patterns is None:
        return None
    found = "|".join(fnmatch.translate(each) for each in patterns(game, seats, options))
    return re.compile(found) if found else None


def _without(
    groups: Sequence[ColumnGroup], constant: re.Pattern[str] | None
) -> tuple[tuple[ColumnGroup, ...], list[int]]:
    """The groups without constant columns, and the cell of each column."""
    kept: list[ColumnGroup] = []
    cells: list[int] = []
    size = 0
    for group in groups:
        names: list[str] = []
        for name in group.names:
            left_out = constant is not None and constant.match(name) is not None
            cells.append(-1 if left_out else size + len(names))
            if not left_out:
                names.append(name)
        if names:
            kept.append(msgspec.structs.replace(group, start=size, names=tuple(names)))
            size += len(names)
    return tuple(kept), cells


class _Plan:
    """Collects columns and instructions, field by field."""

    def __init__(self, seats: int, values: dict[str, Any], features: bool) -> None:
        self.seats = seats
        self.values = values
        self.features = features
        self.size = 0
        self.groups: list[ColumnGroup] = []
        self.table: list[int] = []
        self._bases: dict[tuple[int, ...], int] = {}
        if not features:
            marks = tuple(f"is_seat_{seat}" for seat in range(seats))
            self._group("", marks, "1 for the observing seat", "")

    def add(self, field: StateField) -> list[int]:
        """The instruction of a field; adds its columns."""
        feature = self._feature(field)
        if field.derived or feature.how == "unchanging":
            return _instruction(SKIP)
        if feature.needs and not self.values[feature.needs]:
            return _instruction(SKIP)
        if field.counted:
            return self._add_counted(field, feature)
        value = self.values[field.name]
        items = len(value) if isinstance(value, tuple) else 1
        own = self.features and field.size.startswith("seats")
        block = items // self.seats if own else 0
        keep = feature.first or (block if own else items)
        start, width, meaning = self.size, *self._item(feature)
        kind = {"scaled": SCALED, "one-hot": ONE_HOT, "whose": WHOSE, "digits": DIGITS}[feature.how]
        low, base, high = feature.low, 0, 0
        if kind == SCALED:
            most = feature.most if self.features else 1
            base, high = self._scale(most, most if self.features else LARGEST)
        elif kind == ONE_HOT:
            low = min(feature.values)
            base, high = self._lookup(feature.values, low)
        elif kind == DIGITS:
            high = feature.highest
        cells = self._cell_names(feature)
        owners = self.seats if own else 1
        names = tuple(
            f"{field.name}{_owner(owner) if own else ''}{_place(i, keep, value, own)}{cell}"
            for owner in range(owners)
            for i in range(keep)
            for cell in cells
        )
        self._group(field.name, names, meaning, field.about)
        return _instruction(kind, start, width, block, keep, low, base, high, feature.radix)

    def _feature(self, field: StateField) -> Feature:
        if field.bits and (field.feature is None or not self.features):
            return digits(field.bits)
        if not self.features:
            return scaled(LARGEST)
        return field.feature or scaled(10)

    def _add_counted(self, field: StateField, feature: Feature) -> list[int]:
        most = feature.most if self.features else 1
        base, high = self._scale(most, most if self.features else LARGEST)
        start = self.size
        meaning = "count" if not self.features else f"count / {most}"
        if self.features and feature.owner:
            kinds = field.counted // feature.owner
            names = tuple(
                f"{field.name}{_owner(owner)}#{item}"
                for owner in range(self.seats)
                for item in range(kinds)
            )
            self._group(field.name, names, meaning, field.about)
            return _instruction(COUNTED, start, kinds, 0, 0, 0, base, high, feature.owner)
        names = tuple(f"{field.name}#{item}" for item in range(field.counted))
        self._group(field.name, names, meaning, field.about)
        return _instruction(COUNTED, start, field.counted, 0, 0, 0, base, high, 1)

    def _item(self, feature: Feature) -> tuple[int, str]:
        """The number of columns of an item, and what they mean."""
        if feature.how == "scaled":
            return 1, f"number / {feature.most}" if self.features else "number"
        if feature.how == "one-hot":
            return len(feature.values), "1 for the value"
        if feature.how == "whose":
            return self.seats, "1 for the seat"
        if feature.radix == 2:
            return feature.count, "1 for each bit" + (" of the number + 1" if feature.low else "")
        return feature.count * feature.highest, "1 for the value of each digit"

    def _cell_names(self, feature: Feature) -> list[str]:
        if feature.how == "scaled":
            return [""]
        if feature.how == "one-hot":
            return [f"={value}" for value in feature.values]
        if feature.how == "whose":
            return [f"={_owner(seat).strip('.')}" for seat in range(self.seats)]
        if feature.radix == 2:
            return [f"/{bit}" for bit in range(feature.count)]
        every = range(1, feature.highest + 1)
        return [f"/{digit}={value}" for digit in range(feature.count) for value in every]

    def _group(self, field: str, names: tuple[str, ...], meaning: str, about: str) -> None:
        self.groups.append(ColumnGroup(field, self.size, names, meaning, about))
        self.size += len(names)

    def _scale(self, most: int, highest: int) -> tuple[int, int]:
        """The bit patterns of 0 / most, 1 / most, …: where they begin, and the last number."""
        return self._kept([_bits(number / most) for number in range(highest + 1)])

    def _lookup(self, values: Sequence[int], low: int) -> tuple[int, int]:
        """The column of each value from `low` on, -1 for values without one."""
        columns = [-1] * (max(values) - low + 1)
        for column, value in enumerate(values):
            columns[value - low] = column
        return self._kept(columns)

    def _kept(self, part: list[int]) -> tuple[int, int]:
        found = tuple(part)
        if found not in self._bases:
            self._bases[found] = len(self.table)
            self.table += part
        return self._bases[found], len(part) - 1


def _owner(seat: int) -> str:
    """Whose items these are: mine, or those of the n-th seat after mine."""
    return ".me" if seat == 0 else f".next{seat}"


def _place(i: int, keep: int, value: Any, own: bool) -> str:
    if not isinstance(value, tuple):
        return ""
    return "" if own and keep == 1 else f"{'.' if own else ''}{i}"


def _bits(number: float) -> int:
    """The bit pattern of a 32-bit float."""
    pattern: int = struct.unpack("<i", struct.pack("<f", number))[0]
    return pattern


def _instruction(
    kind: int,
    start: int = 0,
    width: int = 0,
    block: int = 0,
    keep: int = 0,
    low: int = 0,
    base: int = 0,
    high: int = 0,
    radix: int = 1,
) -> list[int]:
    return [kind, start, width, block, keep, low, base, high, radix]
