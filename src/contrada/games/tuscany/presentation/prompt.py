"""The prompt: the decision of a player, or what they wait for."""

from __future__ import annotations

from contrada.core.game import CHANCE, is_turn_of
from contrada.core.messages import Json, Message, seat_form
from contrada.games.tuscany import actions as act
from contrada.games.tuscany import state as st
from contrada.games.tuscany.infer import public_phase
from contrada.games.tuscany.phases.effects import (
    field_colour,
)
from contrada.games.tuscany.phases.maps import FIELD_NAMES
from contrada.games.tuscany.pieces import (
    COLOUR_NAMES,
)
from contrada.games.tuscany.presentation.view import PHASES, counts_times
from contrada.games.tuscany.state import TuscanyState


def prompt(s: TuscanyState, viewer: int) -> Message:
    """The viewer's decision, or what they wait for."""
    if s.phase == st.OVER:
        return Message("over")
    if s.phase == st.ARRANGING:
        if viewer >= 0 and s.stage[viewer] != st.ARRANGED:
            return Message(("arrange-order", "arrange-shift", "arrange-castle")[s.stage[viewer]])
        return Message("wait-arranging")
    if not is_turn_of(s.seat, viewer):
        if s.seat == CHANCE:
            return Message("chance")
        phase = PHASES[public_phase(s.phase)].replace("_", "-")
        return Message("wait", {"who": seat_form(s.seat), "phase": phase})
    return Message(PHASES[s.phase].replace("_", "-"), _prompt_values(s))


def _prompt_values(s: TuscanyState) -> Json:
    if s.phase == st.ACTION:
        ending = "last" if s.last_round else "ending" if s.triggered else "no"
        extra = "yes" if s.marble_used else "no"
        cards = "some" if s.deck_size + s.discards_size > 0 else "none"
        return {"extra": extra, "ending": ending, "cards": cards, "counts": counts_times(s)}
    if s.phase == st.PAYING:
        colour = COLOUR_NAMES[field_colour(s, s.seat, s.draft_field)]
        item = act.item_form(s.draft_item)
        return {"item": item, "field": FIELD_NAMES[s.draft_field], "colour": colour}
    if s.phase == st.CASTLE_PLACING:
        return {"item": act.item_form(s.castle_tile)}
    if s.phase == st.AFTER:
        return {"marble": s.marble[s.seat]}
    return {}
