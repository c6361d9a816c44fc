"""The prompt: the decision of a player, or what they wait for."""

from __future__ import annotations

from contrada.core.game import CHANCE, is_turn_of
from contrada.core.messages import Json, Message, seat_form
from contrada.games.tuscany import state as st
from contrada.games.tuscany.infer import public_phase
from contrada.games.tuscany.phases.effects import field_colour
from contrada.games.tuscany.phases.payment import open_units
from contrada.games.tuscany.pieces import COLOUR_NAMES, SCORINGS
from contrada.games.tuscany.presentation.gains import counts_times
from contrada.games.tuscany.presentation.log import the_item
from contrada.games.tuscany.presentation.view import PHASES
from contrada.games.tuscany.state import TuscanyState
from contrada.games.tuscany.tables import Tables


def prompt(t: Tables, s: TuscanyState, viewer: int) -> Message:
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
    return Message(PHASES[s.phase].replace("_", "-"), _prompt_values(t, s))


def ending(s: TuscanyState) -> str:
    """What comes after this round: `no` scoring, a scoring (`ending`), one more round before the
    last scoring (`third`), or in that round the last scoring (`last`) (TUS-E1, TUS-E2).
    """
    if s.last_round == 1:
        return "last"
    if s.triggered == 0:
        return "no"
    return "third" if s.scorings == SCORINGS - 1 else "ending"


def _prompt_values(t: Tables, s: TuscanyState) -> Json:
    if s.phase == st.ACTION:
        extra = "yes" if s.marble_used else "no"
        cards = "some" if s.deck_size + s.discards_size > 0 else "none"
        return {"extra": extra, "ending": ending(s), "cards": cards, "counts": counts_times(s)}
    if s.phase == st.PAYING:
        colour = field_colour(s, s.seat, s.draft_field)
        field = t.shape.names[s.draft_field]
        begun = "no" if open_units(s, colour) == 2 else "yes"
        item = the_item(t, s.draft_item)
        return {"item": item, "field": field, "colour": COLOUR_NAMES[colour], "begun": begun}
    if s.phase == st.CASTLE_PLACING:
        return {"item": the_item(t, s.castle_tile)}
    if s.phase == st.AFTER:
        return {"marble": s.marble[s.seat]}
    return {}
