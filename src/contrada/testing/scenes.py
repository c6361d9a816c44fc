"""Laws about views over time: scenes give the same views, and a view never changes afterwards.

A server keeps views to compare them with later ones.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from contrada.testing.broken import LawBroken, encoded
from contrada.testing.position import Eyes

Shown = tuple[int, Any, bytes]
"""A viewer, a view that was shown, and its JSON at that time."""


def scene(eyes: Eyes, viewers: Sequence[int], earlier: Any) -> tuple[Any, list[Shown]]:
    """Views and breakdowns are the same with a scene, made from an earlier one, and without.

    Returns the scene, and the views.
    """
    game, s = eyes.game, eyes.state
    made = game.scene(s, earlier)
    views: list[Shown] = []
    for viewer in viewers:
        shared = game.view_in(s, viewer, made)
        text = _compared(eyes, "view", viewer, shared)
        views += ((viewer, eyes.view(viewer), text), (viewer, shared, text))
        found = [game.breakdown_in(s, of, viewer, made) for of in range(eyes.seats)]
        _compared(eyes, "breakdowns", viewer, found)
    return made, views


def _compared(eyes: Eyes, part: str, viewer: int, shared: Any) -> bytes:
    """The JSON of a part of what a viewer sees, which must be the same with the scene."""
    what = f"the {part} of {viewer}"
    true = eyes.text(part, viewer, "scene")
    got = encoded("scene", eyes.ply, what, shared)
    if got != true:
        raise LawBroken("scene", eyes.ply, f"{what}: {_apart(true, got)}")
    return true


def lasting(shown: Any, before: bytes, viewer: int, ply: int) -> None:
    """A view is the same after a later action: it contains no list of the state itself."""
    now = encoded("lasting", ply, f"the view of {viewer}", shown)
    if now != before:
        text = f"the view of {viewer} changed with the state: {_apart(before, now)}"
        raise LawBroken("lasting", ply, text)


class SceneWatch:
    """Checks both laws from state to state."""

    def __init__(self) -> None:
        self._scene: Any = None
        self._shown: list[Shown] = []

    def look(self, eyes: Eyes, viewers: Sequence[int]) -> None:
        """Check a state, and what was shown in the state before."""
        for viewer, shown, before in self._shown:
            lasting(shown, before, viewer, eyes.ply)
        self._scene, self._shown = scene(eyes, viewers, self._scene)


def _apart(true: bytes, got: bytes) -> str:
    """The places from which on two texts differ."""
    same = next((i for i, (a, b) in enumerate(zip(true, got, strict=False)) if a != b), 0)
    start = max(0, same - 40)
    return f"{true[start : same + 60]!r} against {got[start : same + 60]!r}"
