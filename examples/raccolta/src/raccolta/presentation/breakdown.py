"""The breakdown of a player's points, as far as a viewer may know them."""

from __future__ import annotations

from contrada.core.messages import Breakdown, ScoreLine
from raccolta.scoring import favourite_points
from raccolta.state import OVER, RaccoltaState


def breakdown(s: RaccoltaState, of: int, viewer: int) -> Breakdown:
    """Where the points of seat `of` come from; its favourite is secret until the end."""
    lines = [
        ScoreLine("cards", s.card_points[of]),
        ScoreLine("sets", s.set_points[of]),
        ScoreLine("market", s.market_points[of]),
    ]
    if of == viewer or s.phase == OVER:
        lines.append(ScoreLine("favourite", int(favourite_points(s, of))))
    return Breakdown(sum(line.points for line in lines), lines)
