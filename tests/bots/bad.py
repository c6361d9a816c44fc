"""A bot that fails, where other processes can import it."""

from __future__ import annotations

from typing import Any


class Raises:
    """Breaks down at its first decision."""

    def __init__(self, game: Any) -> None:
        pass

    def choose(self, info: Any, rng: Any) -> int:
        """Never."""
        raise ZeroDivisionError("on purpose")
