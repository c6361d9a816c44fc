"""A failing bot in a module that other processes can import."""

from __future__ import annotations

from typing import Any


class Raises:
    """Raises an exception at its first decision."""

    def __init__(self, game: Any) -> None:
        pass

    def choose(self, info: Any, rng: Any) -> int:
        """Raise an exception."""
        raise ZeroDivisionError("on purpose")
