"""Checks of arguments at the public doors; the messages name what is wrong."""

from __future__ import annotations

import operator
from typing import Any

from contrada.core.errors import BadSetup


def whole(what: str, number: Any) -> int:
    """A whole number as a Python int, also that of another library; raises TypeError."""
    if not isinstance(number, bool):
        try:
            return operator.index(number)
        except TypeError:
            pass
    raise TypeError(f"{what} is a whole number, not {number!r}.")


def within(what: str, number: Any, first: int, last: int) -> int:
    """A whole number from `first` to `last`; raises TypeError or BadSetup."""
    found = whole(what, number)
    if not first <= found <= last:
        raise BadSetup(f"{what} is a number from {first} to {last} here, not {found}.")
    return found


def from_zero(what: str, number: Any) -> int:
    """A whole number that is not negative; raises TypeError or BadSetup."""
    found = whole(what, number)
    if found < 0:
        raise BadSetup(f"{what} is a number from 0 on, not {found}.")
    return found
