"""The breakdown of a player's points, as far as a viewer may know them."""

from __future__ import annotations

from contrada.core.messages import Breakdown, ScoreLine
from contrada.games.tuscany import scoring
from contrada.games.tuscany.state import TuscanyState


def breakdown(s: TuscanyState, of: int) -> Breakdown:
    """Where the points of seat `of` come from; this is public."""
    points = scoring.by_source(s, of)
    lines = [
        ScoreLine(name, int(points[source])) for source, name in enumerate(scoring.SOURCE_NAMES)
    ]
    return Breakdown(sum(line.points for line in lines), lines)
