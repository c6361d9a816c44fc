"""The contents of a state by name, for error messages and interactive use."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any


def named_contents(state: object, values: Sequence[Any]) -> str:
    """A state as `Class(name=value, …)`; the names are those of its constructor's arguments."""
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
