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


def given(name: str, about: str = "") -> StateField:
    """A number that the caller of `fresh` passes, such as the number of seats or an option."""
    return StateField(name, FieldKind.NUMBER, about)


def number(name: str, first: str = "0", about: str = "", *, bits: int = 0) -> StateField:
    """A number."""
    return StateField(name, FieldKind.NUMBER, about, first, bits=bits)


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
) -> StateField:
    """An array of `size` numbers, all `first`; empty without a size."""
    kind = FieldKind.SHARED if shared else FieldKind.ARRAY
    return StateField(name, kind, about, first, size, bits, counted, derived)


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
