"""The preview of an action: its immediate effects, displayed with it."""

from __future__ import annotations

from contrada.core.messages import Json
from contrada.games.palazzo import actions as act
from contrada.games.palazzo.presentation.forecast import (
    auctioned,
    goal_of,
    laid_preview,
    lot_points,
    points_gained,
)
from contrada.games.palazzo.state import PalazzoState


def preview(s: PalazzoState, seat: int, a: int) -> Json:
    """The immediate effects of an action: points for tiles, sums for payments."""
    if a in (act.AUCTION, act.SHARE_OUT):
        return auctioned(s, seat)
    if a == act.PASS:
        return {"lot": lot_points(s, seat)}
    if a == act.CONFIRM:
        return {"total": s.draft_value, "more": s.draft_value - goal_of(s)}
    if act.LAY_TRIPLE <= a < act.DISCARD_CARD:
        return laid_preview(s, seat, a)
    points = points_gained(s, seat, a)
    if points is None:
        return {}
    if act.BUY <= a < act.TAKE_TILE:
        return {"price": s.price if a < act.BUY_TWO else 2 * s.price, "points": points}
    return {"points": points}
