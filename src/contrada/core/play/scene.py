"""Parts of views that are kept from one state to the next (`Game.scene`)."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


def kept(new: T, old: T) -> T:
    """The old part if it equals the new one, so that both states show the same object."""
    return old if old == new else new
