"""The preview: what an action would give at once."""

from __future__ import annotations

from contrada.core.messages import Json
from raccolta.actions import LAY, SELL
from raccolta.scoring import sale_points
from raccolta.state import RaccoltaState


def preview(s: RaccoltaState, a: int) -> Json:
    """The points of the sale, with the card that is about to be laid."""
    if a == SELL:
        return {"points": int(sale_points(s))}
    if a < LAY:
        return {}
    after = s.copy()
    after.draft[a - LAY] += 1
    points = int(sale_points(after))
    return {"points": points} if points else {}
