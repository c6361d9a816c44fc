"""What golden games of Carrara must cover in addition to verbs: every field, both end triggers."""

from __future__ import annotations

from contrada.core.match import Match
from contrada.games.carrara.pieces import FIELD_NAMES
from contrada.games.carrara.state import NOBODY

BY_STONE = "ended by a scoring stone"
BY_BUILDING = "ended by the last building"


WANTED = {*(f"field {name}" for name in FIELD_NAMES), BY_STONE, BY_BUILDING}
"""Every scoring field, and both triggers of the end (CAR-E1)."""


def seen_in(match: Match) -> set[str]:
    """The fields scored in a match and what triggered its end."""
    found = set()
    last = ""
    for _, entry, state in match.states():
        form = match.game.encode(entry.actor, entry.action)
        if form["do"] == "field":
            found.add(f"field {form['field']['name']}")
        if state.trigger == NOBODY:
            last = {"field": BY_STONE, "lay": BY_BUILDING}.get(form["do"], last)
    found.add(last)
    return found
