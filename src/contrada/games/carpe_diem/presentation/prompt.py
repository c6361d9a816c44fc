"""The prompt: the decision of a player, or what they wait for."""

from __future__ import annotations

from contrada.core.game import is_turn_of
from contrada.core.messages import Json, Message, seat_form
from contrada.games.carpe_diem import state as st
from contrada.games.carpe_diem.actions import CELLS
from contrada.games.carpe_diem.infer import public_stage
from contrada.games.carpe_diem.phases.score import due
from contrada.games.carpe_diem.presentation.shapes import Forms
from contrada.games.carpe_diem.presentation.uses import missed_cards
from contrada.games.carpe_diem.presentation.view import STAGES
from contrada.games.carpe_diem.state import CarpeDiemState
from contrada.games.carpe_diem.tables import Tables


def prompt(tables: Tables, forms: Forms, s: CarpeDiemState, viewer: int) -> Message:
    """The viewer's decision, or what they wait for."""
    if s.stage == st.OVER:
        return Message("over")
    if s.stage <= st.DRAW_FOUNTAIN:
        return Message("chance")
    if not is_turn_of(s.seat, viewer):
        stage = STAGES[public_stage(s)].replace("_", "-")
        return Message("wait", {"who": seat_form(s.seat), "stage": stage})
    values: Json = {}
    if s.stage == st.BUILDING:
        first = s.cells[s.seat * CELLS + tables.shovel] < 0
        values = {"tile": forms.tile(s.tile), "first": bool(first)}
    elif s.stage == st.TAKING:
        values = {"field": s.to_field + 1}
    elif s.stage in (st.MOVING, st.CHOOSING_CIRCLE):
        values = {"phase": s.phase, "round": s.turn // s.seats + 1}
    elif s.stage == st.SPENDING:
        missed = missed_cards(tables, forms, s)
        values = {"missed": missed or None, "penalty": int(due(tables, s, s.seat))}
    return Message(STAGES[s.stage], values)
