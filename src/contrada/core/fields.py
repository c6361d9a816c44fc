"""Declarations of the fields of a game's state, listed once per game.

A game's `fields.py` contains a tuple of `StateField`. From it `contrada.authoring.states` generates
the constructor, `copy`, `dump`, `restore` and the initial state in the game's `state.py`, and the
observations of `contrada.adapters` derive their columns. The order of the tuple is the order of
`dump`, so stored snapshots and fingerprints depend on it.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Any

import msgspec


class FieldKind(Enum):
    """How a field is stored."""

    NUMBER = "number"
    """An `i64`."""
    ARRAY = "array"
    """A `vec[i64]`; each copy of the state has its own."""
    SHARED = "shared"
    """A `vec[i64]` shared between copies: rules replace it and never modify it in place."""


class Feature(msgspec.Struct, frozen=True):
    """How the encoding `features` of an observation shows the items of a field.

    Made by `scaled`, `one_of`, `whose`, `digits` and `unchanging`. A field that declares none is
    scaled by 1 / 10, a bit set has a column for each bit.
    """

    how: str
    most: int = 10
    """What a number or a count is divided by."""
    values: tuple[int, ...] = ()
    """The values with a column each; any other value is zeros."""
    low: int = 0
    """The value that is shown as zeros, subtracted before digits are taken."""
    count: int = 0
    """The number of digits."""
    radix: int = 2
    highest: int = 1
    """The highest digit."""
    first: int = 0
    """Above 0: only so many items, of each seat or in all, have columns."""
    owner: int = 0
    """Above 0: each item of a counted list is kind × owner + seat."""
    needs: str = ""
    """A field with an option: while it is 0 at the start of the game, this one has no columns."""


def scaled(most: int, *, owner: int = 0, needs: str = "") -> Feature:
    """Numbers or counts from -most to most, divided by `most`; beyond it they are cut off."""
    return Feature("scaled", most, owner=owner, needs=needs)


def one_of(*values: int, below: int = 0, needs: str = "") -> Feature:
    """One-hot columns for these values, or for 0 to below - 1; any other value is zeros."""
    return Feature("one-hot", values=values or tuple(range(below)), needs=needs)


def whose() -> Feature:
    """One-hot columns for the seats, the observing seat first; nobody is zeros."""
    return Feature("whose")


def digits(
    count: int,
    radix: int = 2,
    highest: int = 1,
    *,
    low: int = 0,
    first: int = 0,
    needs: str = "",
) -> Feature:
    """One-hot columns for each digit, the lowest digit first; the digit 0 is zeros.

    With radix 2 a column for each bit. `first` is the number of items of a seat with columns.
    """
    return Feature("digits", 1, (), low, count, radix, highest, first, 0, needs)


def unchanging() -> Feature:
    """No columns: the field has one value wherever a seat of one table decides."""
    return Feature("unchanging")


class StateField(msgspec.Struct, frozen=True):
    """One field of a state."""

    name: str
    kind: FieldKind
    about: str = ""
    """What it contains, if the name does not make that clear."""
    first: str | None = None
    """The initial value as an expression in `state.py`; None: an argument of `fresh`."""
    size: str = ""
    """An array's initial length as an expression in `state.py`; "": initially empty."""
    bits: int = 0
    """Above 0: each number is a bit set of this size; an observation has a column for each bit."""
    counted: int = 0
    """Above 0: all items are below this number, and an observation has a count for each value."""
    derived: bool = False
    """Whether it follows from the other fields, so that observations omit it."""
    feature: Feature | None = None
    """How the encoding `features` shows it."""


def given(name: str, about: str = "", *, feature: Feature | None = None) -> StateField:
    """A number that the caller of `fresh` passes, such as the number of seats or an option."""
    return StateField(name, FieldKind.NUMBER, about, feature=feature or unchanging())


def number(
    name: str,
    first: str = "0",
    about: str = "",
    *,
    bits: int = 0,
    feature: Feature | None = None,
) -> StateField:
    """A number."""
    return StateField(name, FieldKind.NUMBER, about, first, bits=bits, feature=feature)


def array(
    name: str,
    size: str = "",
    about: str = "",
    *,
    first: str = "0",
    shared: bool = False,
    bits: int = 0,
    counted: int = 0,
    derived: bool = False,
    feature: Feature | None = None,
) -> StateField:
    """An array of `size` numbers, all `first`; empty without a size."""
    kind = FieldKind.SHARED if shared else FieldKind.ARRAY
    return StateField(name, kind, about, first, size, bits, counted, derived, feature)


def named_contents(state: object, values: Sequence[Any]) -> str:
    """The text of a state: `Class(name=value, …)`, with the constructor's names of arguments."""
    import inspect  # here, because it is slow to import

    kind = type(state)
    try:
        names = list(inspect.signature(kind).parameters)
    except (TypeError, ValueError):
        names = []
    if len(names) != len(values):
        return f"{kind.__name__}({', '.join(map(repr, values))})"
    parts = [f"{name}={value!r}" for name, value in zip(names, values, strict=True)]
    return f"{kind.__name__}({', '.join(parts)})"
