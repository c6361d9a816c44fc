"""What golden games of Tuscany must cover besides verbs: effects, bonus tiles, yields, ends."""

from __future__ import annotations

from contrada.core.game import CHANCE
from contrada.core.match import Match
from contrada.games.tuscany import actions as act
from contrada.games.tuscany import state as st
from contrada.games.tuscany.phases.effects import field_colour
from contrada.games.tuscany.pieces import BONUS_NAMES, COLOUR_NAMES, GIFT_NAMES, HEXAGON

WANTED = {
    *(f"placed on {name}" for name in COLOUR_NAMES),
    *(f"bonus {name}" for name in BONUS_NAMES),
    *(f"yield {name}" for name in GIFT_NAMES[:6]),
    *(f"scoring {number}" for number in (1, 2, 3)),
    *("hexagon placed", "five of a colour", "castle declined", "castle placed", "extra round"),
}


def seen_in(match: Match) -> set[str]:
    """The marks that a match covers."""
    found: set[str] = set()
    for _, entry, s in match.states():
        a = entry.action
        if entry.actor == CHANCE:
            if s.phase == st.YIELDING:
                found.add(f"yield {GIFT_NAMES[a - act.YIELD]}")
            elif s.phase == st.CLEARING:
                found.add("five of a colour")
            elif s.phase == st.SCORING:
                found.add(f"scoring {s.scorings + 1}")
                if s.last_round == 1:
                    found.add("extra round")
        elif act.is_pay(a):
            found.add(f"placed on {COLOUR_NAMES[field_colour(s, s.turn, s.draft_field)]}")
            if s.draft_item == HEXAGON:
                found.add("hexagon placed")
        elif a >= act.CASTLE_PLACE:
            found.add("castle placed")
        elif a == act.SKIP_CASTLE:
            found.add("castle declined")
        elif act.BONUS <= a < act.TAKE:
            found.add(f"bonus {BONUS_NAMES[a - act.BONUS]}")
    return found
