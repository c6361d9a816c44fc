"""The breakdown of a player's points, as far as a viewer may know them."""

from __future__ import annotations

from contrada.core.messages import Breakdown, ScoreLine
from contrada.games.palazzo import scoring
from contrada.games.palazzo.state import PalazzoState


def breakdown(s: PalazzoState, of: int) -> Breakdown:
    """Where the points of seat `of` come from; this is public."""
    lines = [ScoreLine(source, points) for source, points in scoring.breakdown(s, of)]
    return Breakdown(sum(line.points for line in lines), lines)
