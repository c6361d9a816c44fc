"""The components of Raccolta: one fixed deck."""

from __future__ import annotations

from contrada.core.errors import BadComponents
from contrada.core.messages import Json
from raccolta.pieces import COPIES, FRUIT_NAMES, VALUES


def published() -> Json:
    """The deck as data; matches store it, so that they can be replayed."""
    return {"deck": {"fruits": FRUIT_NAMES, "values": list(range(1, VALUES + 1)), "copies": COPIES}}


def checked(given: Json | None) -> Json:
    """The components to play with; raises BadComponents for any but the published ones."""
    if given is not None and given != published():
        raise BadComponents("Raccolta has one fixed deck, and these are not its components.")
    return published()
