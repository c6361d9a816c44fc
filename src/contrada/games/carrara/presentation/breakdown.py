"""The breakdown of a player's points, as far as a viewer may know them."""

from __future__ import annotations

from contrada.core.messages import Breakdown, ScoreLine
from contrada.games.carrara import scoring
from contrada.games.carrara.presentation.view import Scene, sees_screen
from contrada.games.carrara.state import CarraraState
from contrada.games.carrara.tables import Tables


def breakdown(t: Tables, s: CarraraState, of: int, viewer: int) -> Breakdown:
    """Where the points of seat `of` come from; money only for viewers who see behind the screen."""
    found = scoring.breakdown(t, s, of, sees_screen(s, of, viewer))
    lines = [ScoreLine(source, points) for source, points in found]
    return Breakdown(sum(line.points for line in lines), lines)


def breakdown_in(t: Tables, s: CarraraState, of: int, viewer: int, scene: Scene) -> Breakdown:
    """The same, with the scene of this state."""
    known = scene.own_scores if sees_screen(s, of, viewer) else scene.open_scores
    found = known[of]
    if found is None:
        found = known[of] = breakdown(t, s, of, viewer)
    return found
