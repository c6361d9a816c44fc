"""Laws about views over time: scenes give the same views, and a view never changes afterwards.

A server keeps views to compare them with later ones.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from contrada.core.game import Game, State
from contrada.testing.broken import LawBroken, encoded

Shown = tuple[int, Any, bytes]
"""A viewer, a view that was shown, and its JSON at that time."""


def scene(
    game: Game[Any], s: State, seats: int, viewers: Sequence[int], earlier: Any, ply: int
) -> tuple[Any, list[Shown]]:
    """Views and breakdowns are the same with a scene, made from an earlier one, and without.

    Returns the scene, and the views.
    """
    made = game.scene(s, earlier)
    views: list[Shown] = []
    for viewer in viewers:
        alone, shared = game.view(s, viewer), game.view_in(s, viewer, made)
        true, got = _compared(f"view of {viewer}", alone, shared, ply)
        views += ((viewer, alone, true), (viewer, shared, got))
        for of in range(seats):
            one, other = game.breakdown(s, of, viewer), game.breakdown_in(s, of, viewer, made)
            _compared(f"breakdown of {of} for {viewer}", one, other, ply)
    return made, views


def _compared(what: str, alone: Any, shared: Any, ply: int) -> tuple[bytes, bytes]:
    """Both values as JSON, which must be equal."""
    true = encoded("scene", ply, f"the {what}", alone)
    got = encoded("scene", ply, f"the {what}", shared)
    if got != true:
        raise LawBroken("scene", ply, f"the {what}: {_apart(true, got)}")
    return true, got


def lasting(shown: Any, before: bytes, viewer: int, ply: int) -> None:
    """A view is the same after a later action: it contains no list of the state itself."""
    now = encoded("lasting", ply, f"the view of {viewer}", shown)
    if now != before:
        text = f"the view of {viewer} changed with the state: {_apart(before, now)}"
        raise LawBroken("lasting", ply, text)


class SceneWatch:
    """Checks both laws from state to state."""

    def __init__(self, game: Game[Any], seats: int) -> None:
        self.game = game
        self.seats = seats
        self._scene: Any = None
        self._shown: list[Shown] = []

    def look(self, s: State, viewers: Sequence[int], ply: int) -> None:
        """Check a state, and what was shown in the state before."""
        for viewer, shown, before in self._shown:
            lasting(shown, before, viewer, ply)
        self._scene, self._shown = scene(self.game, s, self.seats, viewers, self._scene, ply)


def _apart(true: bytes, got: bytes) -> str:
    """The places from which on two texts differ."""
    same = next((i for i, (a, b) in enumerate(zip(true, got, strict=False)) if a != b), 0)
    start = max(0, same - 40)
    return f"{true[start : same + 60]!r} against {got[start : same + 60]!r}"
