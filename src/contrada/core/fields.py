"""How a game declares the fields of its state: the one list of them.

A game's `fields.py` holds a tuple of `StateField`. `contrada.authoring.states` writes from it the
constructor, `copy`, `dump`, `restore` and the first state into the game's `state.py`, and the
observations of `contrada.adapters` take their columns from it. The order of the tuple is the order
of `dump`, so stored snapshots and fingerprints depend on it.
"""

from __future__ import annotations

from enum import Enum

import msgspec


class Kind(Enum):
    """How a field is stored."""

    NUMBER = "number"
    """An `i64`."""
    ARRAY = "array"
    """A `vec[i64]`; each copy of the state has its own."""
    SHARED = "shared"
    """A `vec[i64]` that copies share: rules replace it and never change it in place."""


class StateField(msgspec.Struct, frozen=True):
    """One field of a state."""

    name: str
    kind: Kind
    about: str = ""
    """What it holds, where the name does not say it."""
    first: str | None = None
    """The first value as an expression of `state.py`; None: an argument of `fresh`."""
    size: str = ""
    """Of an array, its first length as an expression of `state.py`; "": it is empty at first."""
    bits: int = 0
    """Above 0: each number is a set of this many members; an observation has a column for each."""
    counted: int = 0
    """Above 0: the items of the array are below this number, and an observation counts each."""
    derived: bool = False
    """Whether it follows from the other fields, so that observations leave it out."""


def given(name: str, about: str = "") -> StateField:
    """A number that the caller of `fresh` gives, such as the number of seats or an option."""
    return StateField(name, Kind.NUMBER, about)


def number(name: str, first: str = "0", about: str = "", *, bits: int = 0) -> StateField:
    """A number."""
    return StateField(name, Kind.NUMBER, about, first, bits=bits)


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
    """An array of `size` numbers, all `first`; empty where no size is given."""
    kind = Kind.SHARED if shared else Kind.ARRAY
    return StateField(name, kind, about, first, size, bits, counted, derived)
